import { STEPS, type Step } from '$lib/setup/plan';

const ADDRESSES = {
	names: '/new/',
	sheet: '/new/sheet/',
	deck: '/new/deck/',
	options: '/new/options/',
	start: '/new/start/',
} as const satisfies Record<Step, string>;
type Address = (typeof ADDRESSES)[Step] | '/';

/** Where a step of the set-up is, for `resolve`. */
export const addressOf = (step: Step): Address => ADDRESSES[step];

/** Where the step before it is; before the first, the home screen. */
export function addressBefore(step: Step): Address {
	const before = STEPS[STEPS.indexOf(step) - 1];
	return before ? addressOf(before) : '/';
}

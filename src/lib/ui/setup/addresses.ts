import { resolve } from '$app/paths';
import { STEPS, type Step } from '$lib/setup/plan';

const ADDRESSES = {
	names: '/new/',
	sheet: '/new/sheet/',
	deck: '/new/deck/',
	options: '/new/options/',
	start: '/new/start/',
} as const satisfies Record<Step, string>;

/** Where a step of the set-up is. */
export const addressOf = (step: Step): string => resolve(ADDRESSES[step]);

/** Where the step before it is; before the first, the home screen. */
export function addressBefore(step: Step): string {
	const before = STEPS[STEPS.indexOf(step) - 1];
	return before ? addressOf(before) : resolve('/');
}

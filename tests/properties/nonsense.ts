// Answers that no request takes, or not this one.
import type { Request } from '../../src/lib/engine';

/** Answers that never make sense, whatever is asked. */
export const NONSENSE: readonly unknown[] = [
	undefined,
	null,
	'',
	'yes',
	7,
	NaN,
	[],
	[0],
	() => 'seen',
	{ left: -1 },
	{ left: 99 },
	{ left: '0' },
	{ voter: 0 },
	{ target: 0 },
	{ voter: '0', target: '1' },
	{ maul: 3 },
	{ see: { names: '0' } },
	{ see: { names: [0.5] } },
	{ suspect: { names: [0, 1, 2, 3, 4, 5, 6] } },
	{ suspect: { names: [99] } },
	{ nothing: null },
];

/** Of the answers that go on without a choice, those that belong to another request. */
export function foreign(kind: Request['kind']): readonly string[] {
	const own: Partial<Record<Request['kind'], readonly string[]>> = {
		card: ['seen', 'redeal'],
		turn: ['left'],
		read: ['read'],
		announce: ['heard'],
		discuss: ['vote'],
		count: ['confirmed'],
		defence: ['spoken'],
		lots: ['drawn'],
		poll: ['close'],
		appeal: ['silence'],
		judge: ['kept', 'failed'],
	};
	const all = Object.values(own).flat();
	return all.filter((answer) => !own[kind]?.includes(answer));
}

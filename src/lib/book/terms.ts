// Which words of the rules are explained, and in which sheets they mean anything.
import type { SheetId } from '../engine/index';

const EVERYWHERE = ['classic', 'e-notte', 'licantropi', 'teatro'] as const;
const TWO_BALLOTS = ['classic', 'e-notte'] as const;

/** In the order of an evening. */
export const TERMS = {
	wolves: EVERYWHERE,
	night: EVERYWHERE,
	dawn: EVERYWHERE,
	day: EVERYWHERE,
	ballot: TWO_BALLOTS,
	nominee: TWO_BALLOTS,
	defence: TWO_BALLOTS,
	final: TWO_BALLOTS,
	tie: EVERYWHERE,
	lots: TWO_BALLOTS,
	stake: ['licantropi', 'teatro'],
	verdict: ['classic', 'e-notte', 'licantropi'],
	pyre: EVERYWHERE,
	covered: EVERYWHERE,
	ghost: ['e-notte'],
	will: ['e-notte'],
	curse: TWO_BALLOTS,
	appeal: ['licantropi'],
	judgement: ['licantropi'],
	melody: ['teatro'],
} as const satisfies Readonly<Record<string, readonly SheetId[]>>;

export type TermId = keyof typeof TERMS;

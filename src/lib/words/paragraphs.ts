// The paragraphs of docs/rules.md that have a text for players, in the order in which they are read.
import type { OptionId, SheetId } from '../engine/index';

/** The rules of a sheet as a player reads them: a few sections, one short text for each paragraph. */
export const SECTIONS = {
	classic: {
		aim: ['C1', 'G6', 'C2'],
		deal: ['C3', 'C4', 'C5', 'P5', 'G3'],
		night: ['P1', 'P3', 'C7', 'P8', 'C8', 'C9', 'C11', 'C12', 'C18'],
		odd: ['C10', 'C13', 'C14', 'C16'],
		day: ['C19', 'G4', 'C20', 'C21', 'C22', 'C25'],
		tie: ['C23', 'C24'],
		end: ['C26', 'C27', 'C28'],
		table: ['G2', 'P9', 'P13', 'P15'],
	},
} as const satisfies Readonly<Record<SheetId, Readonly<Record<string, readonly string[]>>>>;

type Sections = (typeof SECTIONS)[SheetId];
export type SectionId = keyof Sections;
export type ParagraphId = Sections[SectionId][number];

/** Where the sheets are silent: the rulings that hold for every sheet, then those of each sheet. */
export const RULINGS = {
	common: [
		'GR1',
		'GR2',
		'GR3',
		'GR4',
		'GR5',
		'GR6',
		'GR7',
		'GR8',
		'GR9',
		'GR10',
		'GR11',
		'GR12',
		'GR13',
		'GR14',
	],
	classic: [
		'CR1',
		'CR2',
		'CR3',
		'CR4',
		'CR5',
		'CR6',
		'CR7',
		'CR8',
		'CR9',
		'CR10',
		'CR11',
		'CR12',
		'CR13',
		'CR14',
		'CR15',
		'CR16',
		'CR17',
		'CR18',
		'CR19',
		'CR20',
		'CR21',
		'CR22',
		'CR23',
	],
} as const satisfies Readonly<Record<'common' | SheetId, readonly string[]>>;

export type RulingId = (typeof RULINGS)['common' | SheetId][number];

/** The paragraphs an option rests on (rules.md section 8). */
export const OPTION_PARAGRAPHS: Readonly<Record<OptionId, ParagraphId | RulingId>> = {
	customDeck: 'GR11',
	sheet: 'C4',
	firstNightVictim: 'CR15',
	wolvesWinAt: 'CR21',
	curseFirstNight: 'CR17',
	mythomaniacCopies: 'CR18',
	discussionSeconds: 'C19',
};

/** The reasons behind "Why?", and the paragraph each of them rests on. */
export const REASONS = {
	prey: 'GR9',
	gaze: 'C14',
	together: 'GR9',
	silence: 'G4',
	calm: 'GR9',
	guarded: 'C11',
	tough: 'C13',
	moderator: 'CR15',
	opens: 'CR9',
	opensByLot: 'CR9',
	mostVoted: 'C21',
	evilEye: 'CR17',
	noEvilEye: 'CR17',
	voteAgain: 'C23',
	tiedAgain: 'C24',
	oneADay: 'C25',
	covered: 'C22',
	byLot: 'C24',
	left: 'G4',
	noWolves: 'C26',
	parity: 'C27',
	strictParity: 'CR21',
	hamster: 'C16',
	whole: 'G6',
	possessed: 'C10',
} as const satisfies Readonly<Record<string, ParagraphId | RulingId>>;

export type ReasonId = keyof typeof REASONS;

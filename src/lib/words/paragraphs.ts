// The paragraphs of docs/rules.md that have a text for players, in the order in which they are read.
import type { OptionId, SheetId } from '../engine/index';

/** The rules of a sheet as a player reads them: a few sections, one short text for each paragraph. */
const SECTIONS = {
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
	'e-notte': {
		aim: ['C1', 'G6', 'N2'],
		deal: ['N1', 'C5', 'P5', 'G3'],
		night: ['P1', 'P3', 'N6', 'N7', 'P8', 'C8', 'N4', 'C11', 'N3', 'N8'],
		odd: ['C10', 'C13', 'C14', 'C16'],
		curse: ['N17', 'N18', 'N24'],
		day: ['N10', 'N11', 'N12', 'G4', 'N13', 'N14', 'N15', 'N16', 'N19'],
		wills: ['N20', 'N21', 'N22', 'N23', 'P12'],
		end: ['N25', 'N26', 'C28', 'N28'],
		table: ['G2', 'P9', 'P13', 'P15'],
	},
	licantropi: {
		aim: ['L1', 'G6'],
		deal: ['L2', 'L3', 'L4', 'G3'],
		first: ['L5', 'L6'],
		stake: ['L7', 'L8', 'L9', 'L10', 'L11', 'L12', 'L13', 'L14'],
		night: ['P1', 'P3', 'L15', 'L16', 'P8', 'L18', 'L19', 'L20', 'L23'],
		company: ['L17', 'L22', 'L21'],
		end: ['L24', 'L25', 'L26'],
		table: ['G2', 'G4', 'P9', 'P10', 'P13', 'P15'],
	},
	teatro: {
		aim: ['T1', 'G6'],
		deal: ['T2', 'T3', 'P5', 'P14', 'T22', 'G3'],
		night: ['T5', 'T6', 'P1', 'P3', 'P6', 'P7'],
		pack: ['T7', 'P8', 'T8', 'T9', 'T10'],
		gifts: ['T11', 'T12', 'T18', 'T16', 'T14', 'T15', 'T23', 'T17', 'T19'],
		strings: ['T20', 'T21', 'T26'],
		day: ['T27', 'T28', 'T13', 'T24', 'T25', 'P11', 'T29'],
		table: ['G2', 'G4', 'P9', 'P13', 'P15'],
	},
} as const satisfies Readonly<Record<SheetId, Readonly<Record<string, readonly string[]>>>>;

type Sections = (typeof SECTIONS)[SheetId];
type SectionOf<S> = S extends unknown ? keyof S : never;
export type SectionId = SectionOf<Sections>;
type Listed<S> = S extends Readonly<Record<string, readonly (infer P)[]>> ? P : never;
export type ParagraphId = Listed<Sections>;

/** The sections of a sheet in order, each with its paragraphs; their texts are those of `wordsOf(sheet, …).rules`. */
export const sectionsOf = (sheet: SheetId): readonly (readonly [SectionId, readonly ParagraphId[]])[] =>
	Object.entries(SECTIONS[sheet]) as [SectionId, readonly ParagraphId[]][];

/** Where the sheets are silent: the rulings that hold for every sheet, then those of each sheet. */
// prettier-ignore
export const RULINGS = {
	common: [
		'GR1', 'GR2', 'GR3', 'GR4', 'GR5', 'GR6', 'GR7', 'GR8', 'GR9', 'GR10', 'GR11', 'GR12', 'GR13', 'GR14',
	],
	classic: [
		'CR1', 'CR2', 'CR3', 'CR4', 'CR5', 'CR6', 'CR7', 'CR8', 'CR9', 'CR10', 'CR11', 'CR12', 'CR13', 'CR14',
		'CR15', 'CR16', 'CR17', 'CR18', 'CR19', 'CR20', 'CR21', 'CR22', 'CR23',
	],
	'e-notte': [
		'NR1', 'NR2', 'NR3', 'NR4', 'NR5', 'NR6', 'NR7', 'NR8', 'NR9', 'NR10', 'NR11', 'NR12', 'NR13', 'NR14',
		'NR15', 'NR16', 'NR17', 'NR18', 'NR19', 'NR20', 'NR21', 'NR22',
	],
	licantropi: [
		'LR1', 'LR2', 'LR3', 'LR4', 'LR5', 'LR6', 'LR7', 'LR8', 'LR9', 'LR10', 'LR11', 'LR12', 'LR13', 'LR14',
		'LR15', 'LR16', 'LR17', 'LR18', 'LR19', 'LR20', 'LR21', 'LR22', 'LR23', 'LR24', 'LR25', 'LR26', 'LR27',
	],
	teatro: [
		'TR1', 'TR2', 'TR3', 'TR4', 'TR5', 'TR6', 'TR7', 'TR8', 'TR9', 'TR10', 'TR11', 'TR12', 'TR13', 'TR14',
		'TR15', 'TR16', 'TR17', 'TR18', 'TR19', 'TR20', 'TR21', 'TR22', 'TR23', 'TR24', 'TR25', 'TR26', 'TR27',
		'TR28', 'TR29', 'TR30', 'TR31', 'TR32', 'TR33', 'TR34', 'TR35', 'TR36', 'TR37', 'TR38',
	],
} as const satisfies Readonly<Record<'common' | SheetId, readonly string[]>>;

export type RulingId = (typeof RULINGS)['common' | SheetId][number];
/** Anything of rules.md that has a text. */
export type Paragraph = ParagraphId | RulingId;

/** The paragraphs an option rests on (rules.md section 8). */
export const OPTION_PARAGRAPHS: Readonly<Record<OptionId, Paragraph>> = {
	customDeck: 'GR11',
	sheet: 'C4',
	firstNightVictim: 'CR15',
	wolvesWinAt: 'CR21',
	curseFirstNight: 'CR17',
	mythomaniacCopies: 'CR18',
	announceGuardSave: 'NR3',
	ghostsVoteFinal: 'NR7',
	finalTie: 'NR9',
	dontaReads: 'NR22',
	akelaAloud: 'NR21',
	declareDeck: 'LR23',
	abstention: 'LR3',
	revealRoleOnDeath: 'TR37',
	discussionSeconds: 'C19',
	appealSeconds: 'LR10',
};

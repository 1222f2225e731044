// The reasons behind "Why?", and the paragraph of rules.md each of them rests on.
import type { SheetId } from '../engine/index';
import type { Paragraph } from './paragraphs';

const REASONS = {
	// the night
	prey: 'GR9',
	gaze: 'C14',
	grief: 'LR22',
	duel: 'T14',
	association: 'T8',
	together: 'GR9',
	silence: 'G4',
	calm: 'GR9',
	guarded: 'C11',
	tough: 'C13',
	sheltered: 'T16',
	eve: 'T5',
	moderator: 'CR15',
	saved: 'N11',
	akela: 'NR21',
	redeemed: 'T23',
	melody: 'T20',
	noMelody: 'TR26',
	shown: 'TR37',
	prelude: 'L5',
	// the vote
	opens: 'CR9',
	opensByLot: 'CR9',
	ghosts: 'N13',
	mostVoted: 'C21',
	evilEye: 'CR17',
	noEvilEye: 'CR17',
	voteAgain: 'C23',
	tiedAgain: 'C24',
	nearest: 'NR9',
	secret: 'L7',
	threeBallots: 'L10',
	nobodyNamed: 'LR7',
	oneADay: 'C25',
	covered: 'C22',
	byLot: 'C24',
	left: 'G4',
	notary: 'N22',
	// the stake
	chosen: 'L8',
	lastWord: 'L11',
	mayorMay: 'L12',
	mayorSpoke: 'L14',
	mostVotes: 'TR2',
	goat: 'T13',
	firstToReach: 'T28',
	noVotes: 'TR3',
	inPlace: 'T16',
	idiot: 'T24',
	secondFire: 'T25',
	revenge: 'TR12',
	// the end
	noWolves: 'C26',
	parity: 'C27',
	strictParity: 'CR21',
	supremacy: 'L25',
	hung: 'L26',
	hamster: 'C16',
	allDance: 'T20',
	whole: 'G6',
	possessed: 'C10',
	traitor: 'L17',
	fool: 'LR20',
	blackAndWhite: 'T10',
	puppeteer: 'T21',
} as const satisfies Readonly<Record<string, Paragraph>>;

export type ReasonId = keyof typeof REASONS;

export const REASON_IDS = Object.keys(REASONS) as ReasonId[];

/** Where the same reason stands in another paragraph of another sheet. */
const ELSEWHERE: Readonly<Record<SheetId, Partial<Readonly<Record<ReasonId, Paragraph>>>>> = {
	classic: {},
	'e-notte': {
		moderator: 'N7',
		opens: 'NR6',
		opensByLot: 'NR6',
		mostVoted: 'N14',
		evilEye: 'N18',
		noEvilEye: 'NR10',
		voteAgain: 'NR9',
		tiedAgain: 'NR9',
		byLot: 'NR9',
		oneADay: 'N16',
		covered: 'G4',
		noWolves: 'N25',
		parity: 'N26',
		hamster: 'N28',
	},
	licantropi: {
		prey: 'L23',
		together: 'LR27',
		voteAgain: 'L9',
		covered: 'LR24',
		noWolves: 'L24',
		whole: 'LR26',
	},
	teatro: {
		prey: 'TR29',
		together: 'TR29',
		calm: 'TR29',
		covered: 'TR37',
		noWolves: 'TR34',
		parity: 'TR34',
		strictParity: 'TR34',
		whole: 'TR35',
	},
};

/** The paragraph a reason rests on. */
export const paragraphOf = (reason: ReasonId, sheet: SheetId): Paragraph =>
	ELSEWHERE[sheet][reason] ?? REASONS[reason];

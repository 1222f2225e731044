// "Why?": the rules behind what has just been said. A reason depends on the announcement and on what lies open on the
// table, never on what has really happened.
import {
	SHEETS,
	type Announcement,
	type Deck,
	type Options,
	type Recap,
	type RoleId,
	type SheetId,
} from '../engine/index';
import type { Paragraph } from './paragraphs';
import { paragraphOf, type ReasonId } from './reasons';

/** A rule behind something public, with the paragraph of rules.md it rests on. Its text stands in the rule book. */
export interface Reason {
	readonly id: ReasonId;
	readonly paragraph: Paragraph;
}

/** What a reason may depend on: only what lies open on the table (a `TableView` or a `Recap` will do). */
export interface OpenTable {
	readonly sheet: SheetId;
	/** `null` where the table keeps the deck to itself: then any role of the sheet could be there (LR23). */
	readonly deck: Deck | null;
	readonly options: Options;
}

/** Why it is so, for whoever touches "Why?". */
export function why(announcement: Announcement, table: OpenTable): readonly Reason[] {
	return reasons(whyIds(announcement, table), table);
}

/** Whether a role may be in play, as far as everybody knows. */
const could =
	({ deck, sheet }: OpenTable) =>
	(role: RoleId): boolean =>
		deck === null ? SHEETS[sheet].cards[role] !== undefined : (deck[role] ?? 0) > 0;

function whyIds(announcement: Announcement, table: OpenTable): readonly ReasonId[] {
	const has = could(table);
	switch (announcement.of) {
		case 'dawn':
			return [...nightIds(announcement, table), ...newsIds(announcement)];
		case 'prelude':
			return ['prelude'];
		case 'starter': {
			const ghosts = SHEETS[table.sheet].opener === 'anybody' ? (['ghosts'] as const) : [];
			return [announcement.drawn ? 'opensByLot' : 'opens', ...ghosts];
		}
		case 'nominees': {
			const { cursed } = announcement;
			if (cursed === undefined) return ['mostVoted'];
			return ['mostVoted', cursed === null ? 'noEvilEye' : 'evilEye'];
		}
		case 'tie':
			return TIES[announcement.next];
		case 'no-votes':
			return announcement.next === 'repeat' ? ['nobodyNamed'] : ['nobodyNamed', 'threeBallots'];
		case 'verdict':
			return [announcement.drawn ? 'byLot' : 'oneADay', 'covered', 'silence'];
		case 'condemned':
			if (announcement.condemned === null) return ['threeBallots'];
			return has('mayor') ? ['chosen', 'secret', 'lastWord', 'mayorMay'] : ['chosen', 'secret'];
		case 'burned': {
			const grief = announcement.dead.length > 1 ? (['grief'] as const) : [];
			return [
				...(announcement.mayor === undefined ? [] : (['mayorSpoke'] as const)),
				...grief,
				'covered',
				'silence',
			];
		}
		case 'pyre':
			return pyreIds(announcement);
		case 'wills':
			return ['notary'];
		case 'departure':
			return announcement.grief ? ['left', 'grief', 'silence'] : ['left', 'silence'];
	}
}

const TIES: Readonly<Record<Extract<Announcement, { of: 'tie' }>['next'], readonly ReasonId[]>> = {
	repeat: ['voteAgain'],
	lots: ['tiedAgain'],
	nearest: ['nearest'],
	nobody: ['threeBallots'],
};

/** Of a night, only what the deck makes possible is said, never what has happened. */
function nightIds(
	{ night, dead, moderatorMauled }: Extract<Announcement, { of: 'dawn' }>,
	table: OpenTable,
): readonly ReasonId[] {
	const has = could(table);
	const ids: ReasonId[] = [];
	if (moderatorMauled) ids.push('moderator');
	if (dead.length > 0) {
		if (!moderatorMauled) ids.push('prey');
		if (has('werehamster') && has('seer')) ids.push('gaze');
		if (has('knight')) ids.push('duel');
		if (has('black-wolf') && night >= 2) ids.push('association');
		if (has('lover') && dead.length > 1) ids.push('grief');
		if (dead.length > 1) ids.push('together');
		ids.push('silence');
	} else if (night < 1) {
		ids.push('eve');
	} else if (!moderatorMauled) {
		ids.push('calm');
		if (has('bodyguard') && night >= 2) ids.push('guarded');
		if (has('guardian')) ids.push('sheltered');
		if (has('werehamster')) ids.push('tough');
	}
	return ids;
}

/** What the dawn of some sheets says beside the dead. */
function newsIds(dawn: Extract<Announcement, { of: 'dawn' }>): readonly ReasonId[] {
	const { night, savedBy, akela, returned = [], melody, roles } = dawn;
	const ids: ReasonId[] = [];
	if (savedBy) ids.push('saved');
	if (akela) ids.push('akela');
	if (returned.length > 0) ids.push('redeemed');
	if (melody !== undefined && night >= 1) ids.push(melody ? 'melody' : 'noMelody');
	if (roles) ids.push('shown');
	return ids;
}

function pyreIds(pyre: Extract<Announcement, { of: 'pyre' }>): readonly ReasonId[] {
	const WHY = {
		'most-votes': 'mostVotes',
		scapegoat: 'goat',
		'first-to-reach': 'firstToReach',
		'no-votes': 'noVotes',
	} as const;
	const ids: ReasonId[] = [WHY[pyre.why]];
	if (pyre.insteadOf.length > 0) ids.push('inPlace');
	if (pyre.saved.length > 0) ids.push('idiot');
	if (pyre.secondFire !== undefined) ids.push('secondFire');
	if (pyre.revenge !== undefined) ids.push('revenge');
	if (pyre.dead.length > 0) ids.push(pyre.roles ? 'shown' : 'covered', 'silence');
	return ids;
}

/** Why the game ended there, and who wins apart from the others (C16, C26, C27, CR21, L24 to L26, TR34, TR35). */
export function whyEnded(
	side: Recap['side'],
	table: OpenTable & Partial<Pick<Recap, 'people'>>,
): readonly Reason[] {
	return side === null ? [] : reasons(endIds(side, table), table);
}

function endIds(
	side: Exclude<Recap['side'], null>,
	table: OpenTable & Partial<Pick<Recap, 'people'>>,
): readonly ReasonId[] {
	const has = could(table);
	const parity = table.options.wolvesWinAt === 'parity' ? 'strictParity' : 'parity';
	const also = (role: RoleId, id: ReasonId): readonly ReasonId[] => (has(role) ? [id] : []);
	switch (side) {
		case 'humans':
			return ['noWolves', 'whole'];
		case 'wolves':
			return [parity, 'whole', ...also('possessed', 'possessed')];
		case 'werehamster':
			return ['hamster'];
		case 'village':
			return ['noWolves', 'whole', ...also('traitor', 'traitor'), ...also('fool', 'fool')];
		case 'werewolves':
			return [hung(table) ? 'hung' : 'supremacy', 'whole', ...also('traitor', 'traitor')];
		case 'pack': {
			const apart = has('black-wolf') ? also('white-wolf', 'blackAndWhite') : [];
			return [parity, 'whole', ...apart, ...also('puppeteer', 'puppeteer')];
		}
		case 'piper':
			return ['allDance', ...also('puppeteer', 'puppeteer')];
	}
}

/** L26: the last werewolf and two of the good, whom three ballots could not decide between. */
function hung({ sheet, people = [] }: OpenTable & Partial<Pick<Recap, 'people'>>): boolean {
	const living = people.filter(({ alive }) => alive).map(({ role }) => SHEETS[sheet].cards[role]?.counts);
	return living.length === 3 && living.filter((counts) => counts === 'human').length === 2;
}

const reasons = (ids: readonly ReasonId[], { sheet }: OpenTable): readonly Reason[] =>
	ids.map((id) => ({ id, paragraph: paragraphOf(id, sheet) }));

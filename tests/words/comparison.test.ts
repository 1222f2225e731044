// What the book says of the sheets side by side, and on the page for the table, against what the engine does: every sheet is
// played, and what was seen must be said, and nothing else.
import { describe, expect, it } from 'vitest';
import {
	checkSetup,
	isRefusal,
	optionRange,
	optionsOf,
	Play,
	playersOf,
	SHEETS,
	suggestedDeck,
	type Announcement,
	type Options,
	type RoleId,
	type SheetId,
} from '../../src/lib/engine';
import { compared, ownRoles } from '../../src/lib/book/comparison';
import { BOOKS } from '../../src/lib/book/pages';
import { SUBJECTS, type SubjectId } from '../../src/lib/book/shape';
import { LANGUAGES, type LanguageId } from '../../src/lib/words';
import { wordsOf } from '../../src/lib/words/sheet';
import { step } from '../support/wander';
import { rolesOf, SHEET_IDS } from './fixtures';
import { BOTH } from './support';

/** What happened in a few evenings of a sheet, by its own defaults. */
type Seen =
	| 'open'
	| 'sealed'
	| 'secret'
	| 'shown at once'
	| 'second ballot'
	| 'third ballot'
	| 'ghosts vote'
	| 'may abstain'
	| 'defence'
	| 'appeal'
	| 'will'
	| 'tie repeats'
	| 'tie by lot'
	| 'tie by seat'
	| 'tie by scapegoat'
	| 'nobody burns'
	| 'wolves hunt first';

function seenIn(sheet: SheetId): ReadonlySet<Seen> {
	const seen = new Set<Seen>();
	const options = optionsOf(sheet);
	const { least, most } = playersOf(sheet, options);
	for (const players of [least, most]) {
		const names = Array.from({ length: players }, (_, seat) => `Seat ${seat}`);
		const setup = checkSetup({ sheet, options: {}, names, deck: suggestedDeck(sheet, players, options) });
		if (isRefusal(setup)) throw new Error(setup.refused);
		for (let game = 0; game < 12; game++) {
			const play = new Play(setup, `comparison/${game}`);
			while (play.request) {
				for (const what of lookedAt(play)) seen.add(what);
				step(play, `comparison/${game}`);
			}
		}
	}
	return seen;
}

/** The pieces of an evening that are there or not. */
function lookedAt({ request, table }: Play): Seen[] {
	if (!request) return [];
	const seen: (Seen | null)[] = [];
	const { kind } = request;
	if (kind === 'vote') {
		const dead = table.seats.filter(({ alive }) => !alive).map(({ seat }) => seat);
		seen.push(request.manner);
		seen.push(request.voters.some((voter) => dead.includes(voter)) ? 'ghosts vote' : null);
		seen.push(request.ballot === 'final' ? 'second ballot' : null);
		seen.push(request.ballot === 'stake-3' ? 'third ballot' : null);
	}
	if (kind === 'vote' || kind === 'poll') seen.push(request.abstain ? 'may abstain' : null);
	if (kind === 'poll') seen.push('shown at once');
	if (kind === 'defence' || kind === 'appeal' || kind === 'will') seen.push(kind);
	if (kind === 'announce') seen.push(...told(request.announcement));
	return seen.filter((what) => what !== null);
}

const TIES = { repeat: 'tie repeats', lots: 'tie by lot', nearest: 'tie by seat', nobody: null } as const;

function told(said: Announcement): (Seen | null)[] {
	if (said.of === 'dawn') return [said.night === 1 && !said.moderatorMauled ? 'wolves hunt first' : null];
	if (said.of === 'tie') return [TIES[said.next]];
	if (said.of === 'condemned') return [said.condemned === null ? 'nobody burns' : null];
	if (said.of !== 'pyre') return [];
	return [
		said.why === 'scapegoat' ? 'tie by scapegoat' : null,
		said.dead.length === 0 ? 'nobody burns' : null,
	];
}

/** Where the book says so, and how. */
const SAID: Readonly<Record<Seen, Readonly<Record<LanguageId, RegExp>> & { readonly on: SubjectId }>> = {
	open: { on: 'secrecy', it: /a voce/i, en: /aloud/i },
	sealed: { on: 'secrecy', it: /si scoprono tutti insieme/, en: /all votes are shown at once/ },
	secret: { on: 'secrecy', it: /per sempre/, en: /for ever/ },
	'shown at once': { on: 'secrecy', it: /voti scoperti/, en: /for all to see/i },
	'second ballot': { on: 'ballots', it: /^Due voti/, en: /^Two votes/ },
	'third ballot': { on: 'ballots', it: /fino a tre/, en: /up to three/ },
	appeal: { on: 'ballots', it: /appello/, en: /appeal/ },
	'ghosts vote': { on: 'voters', it: /anche i fantasmi/, en: /the ghosts too/ },
	'may abstain': { on: 'voters', it: /astenere/, en: /abstain/ },
	'tie repeats': { on: 'tie', it: /ripetono|rivota/, en: /vote again/ },
	'tie by lot': { on: 'tie', it: /la sorte/, en: /a lot/ },
	'tie by seat': { on: 'tie', it: /più vicino/, en: /nearest/ },
	'tie by scapegoat': { on: 'tie', it: /capro espiatorio/, en: /scapegoat/ },
	'nobody burns': { on: 'nobody', it: /^Sì/, en: /^Yes/ },
	will: { on: 'dead', it: /lascia un testamento/, en: /leave a will/ },
	'wolves hunt first': { on: 'prey', it: /già la prima notte|dalla prima notte/, en: /first night/ },
	// Said where there is none, and taken for granted where there is a trial.
	defence: { on: 'ballots', it: /^(?!.*(senza difese|appello))/, en: /^(?!.*(without pleading|appeal))/ },
};

const cell = (language: LanguageId, sheet: SheetId, subject: SubjectId): string => {
	const table = compared(language, BOOKS[language].comparison).find(({ id }) => id === subject);
	return table?.rows.find((row) => row.sheet === sheet)?.text ?? '';
};

it.each(BOTH)('every subject has a row for every sheet, in %s', (language) => {
	const tables = compared(language, BOOKS[language].comparison);
	expect(tables.map(({ id }) => id)).toEqual(SUBJECTS);
	for (const { rows, id } of tables) {
		expect(rows.map(({ sheet }) => sheet)).toEqual(SHEET_IDS);
		for (const { text } of rows) expect(text, id).toMatch(/^[\p{Lu}\d].*\.$/u);
	}
});

describe.each(SHEET_IDS)('the comparison says of %s what the engine does', (sheet) => {
	const seen = seenIn(sheet);
	const { cards, sees } = SHEETS[sheet];

	it.each(BOTH)('in the vote, and after it, in %s', (language) => {
		for (const [what, { on, [language]: words }] of Object.entries(SAID) as [Seen, (typeof SAID)[Seen]][])
			expect(words.test(cell(language, sheet, on)), `${what}: ${cell(language, sheet, on)}`).toBe(
				seen.has(what),
			);
	});

	it.each(BOTH)('of how many play and how long they talk, in %s', (language) => {
		const all = editions().map((options) => playersOf(sheet, options));
		const free = playersOf(sheet, optionsOf(sheet, { customDeck: true }));
		const [least, most] = [Math.min(...all.map((one) => one.least)), Math.max(...all.map((one) => one.most))];
		expect(cell(language, sheet, 'players').match(/\d+/g)?.map(Number)).toEqual([least, most, free.least]);
		const minutes = optionsOf(sheet).discussionSeconds / 60;
		expect(cell(language, sheet, 'talk')).toMatch(new RegExp(`^${minutes} min`));
	});

	it.each(BOTH)('of what the wolves need, and of who has a victory of their own, in %s', (language) => {
		expect(optionsOf(sheet).wolvesWinAt).toBe('parity-or-more');
		const { roles } = wordsOf(sheet, LANGUAGES[language]);
		const names = (role: RoleId, subject: SubjectId) =>
			cell(language, sheet, subject).toLowerCase().includes(roles[role].name.toLowerCase());
		const wolves = cell(language, sheet, 'wolves');
		expect(wolves).toMatch({ it: /almeno quanti/, en: /at least as many/ }[language]);
		for (const role of rolesOf(sheet)) {
			const card = cards[role];
			// Of those at the count who are neither wolf nor human there is word.
			if (card?.counts === 'evil') expect(names(role, 'wolves'), role).toBe(true);
			if (card?.counts === 'adversary') expect(wolves).toMatch({ it: /pifferaio/, en: /piper/ }[language]);
			const apart = card && card.counts !== 'wolf' && !['humans', 'village'].includes(card.side);
			if (role !== 'fool') expect(names(role, 'others'), role).toBe(Boolean(apart));
		}
	});

	it.each(BOTH)('of what a seer sees, and of the roles no other has, in %s', (language) => {
		const senses = { wolf: /lupi|werewolf/, aura: /aura/, shady: /losca|shady/, alignment: /§/, mystic: /§/ };
		expect(cell(language, sheet, 'seer')).toMatch(senses[sees]);
		const { roles } = wordsOf(sheet, LANGUAGES[language]);
		const text = cell(language, sheet, 'roles').toLowerCase();
		for (const role of rolesOf(sheet)) {
			const own = SHEET_IDS.filter((one) => rolesOf(one).includes(role)).length === 1;
			expect(ownRoles(sheet).includes(role), role).toBe(own);
			if (own) expect(text, role).toContain(roles[role].name.toLowerCase());
		}
	});

	/** The options as they may stand, where they say how many play. */
	function editions(): readonly Options[] {
		const range = optionRange('sheet');
		if (range?.kind !== 'values' || !('sheet' in SHEETS[sheet].options)) return [optionsOf(sheet)];
		return range.values.map((edition) => optionsOf(sheet, { sheet: edition === '002' ? '002' : '000' }));
	}

	it.each(BOTH)('and the page for the table agrees, in %s', (language) => {
		const { evening, vote, tie, end, questions } = BOOKS[language].menus.sheets[sheet];
		const { common } = LANGUAGES[language];
		const course = evening
			.map(({ text }) => text)
			.join(' ')
			.toLowerCase();
		const { discussionSeconds, appealSeconds } = optionsOf(sheet);
		expect(course).toContain(`${common.number(discussionSeconds / 60)} minut`);
		if (seen.has('appeal')) expect(course).toContain(`${common.number(appealSeconds)} second`);
		for (const what of ['tie repeats', 'tie by lot', 'tie by seat', 'tie by scapegoat'] as const)
			expect(SAID[what][language].test(tie), `${what}: ${tie}`).toBe(seen.has(what));
		const may = { it: /si può astenere|ci si può astenere|o nessuno/, en: /may abstain|or none/ }[language];
		expect(may.test(vote), vote).toBe(seen.has('may abstain'));
		expect(end.some(({ text }) => /almeno quanti|at least as many/.test(text))).toBe(true);
		expect(questions).toHaveLength(5);
	});
});

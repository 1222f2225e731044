// K11: whoever looks on must not tell a role from the length of what is read. Each kind of private line stays in a band,
// whatever the role and the news; the names used here have five letters.
import { describe, expect, it } from 'vitest';
import { SHEETS, type Action, type RefusalCode, type RoleId, type Told } from '../../src/lib/engine';
import { sheetMatter } from '../../src/lib/book/pages';
import { CARD_PARTS } from '../../src/lib/book/shape';
import { announced, refused } from '../../src/lib/words/tell';
import {
	answer,
	appeal,
	ballot,
	card,
	hear,
	omen,
	reminder,
	task,
	will,
	wish,
} from '../../src/lib/words/whisper';
import { ANNOUNCEMENTS, DAWN, KNOWN, NEWS, NOTES, rolesOf } from './fixtures';
import { asks, cardIn, hand, NAMES, ROLE_IDS, TONGUES } from './support';

/** The least and the most a line of its kind may have, in characters. */
const BANDS = {
	summary: [44, 80],
	are: [76, 92],
	know: [50, 72],
	night: [84, 104],
	win: [64, 82],
	advice: [180, 210],
	task: [62, 76],
	note: [22, 54],
	answer: [32, 48],
	refusal: [38, 66],
	notebook: [30, 66],
	will: [36, 82],
	omen: [3, 22],
} as const;

function keeps(kind: keyof typeof BANDS, lines: readonly (string | undefined)[]): void {
	const [least, most] = BANDS[kind];
	const out = lines.filter((line) => line === undefined || line.length < least || line.length > most);
	expect(
		out.map((line) => `${line?.length}: ${line}`),
		`${kind}: ${least} to ${most} characters`,
	).toEqual([]);
}

/** What a card may know at the deal, where the sheet lets it. */
const OWN: Partial<Record<RoleId, readonly Told[]>> = {
	werewolf: [{ pack: [] }, { pack: [1] }, { pack: [1, 2] }],
	mason: [{ masons: [1] }],
	drunkard: [{ drunkards: [1] }],
	guard: [{ guards: [] }, { guards: [1] }],
	lover: [{ lovers: [1] }],
	traitor: [{ pack: [1] }, { pack: [1, 2] }],
	thief: [{ offered: ['seer', 'fox'] }],
};
const TRAITORS: readonly Told[] = [[], [1], [1, 2]].map((pack) => ({ pack, traitor: [3] }));

describe.each(TONGUES)('K11 in %s, %s: private lines of one length', (language, id, words) => {
	const { sheet } = words;
	const roles = rolesOf(sheet);

	it('the card, page by page', () => {
		const known = (role: RoleId): readonly Told[] => {
			const own = SHEETS[sheet].recognition === 'deal' || role === 'thief' ? (OWN[role] ?? [{}]) : [{}];
			return role === 'werewolf' && sheet === 'licantropi' ? [...own, ...TRAITORS] : own;
		};
		const pages = roles.flatMap((role) =>
			known(role).map((told) => card(hand('card', { role, told }), NAMES, words, cardIn(words, role))),
		);
		const kinds = ['are', 'know', 'night', 'win'] as const;
		for (const [at, kind] of kinds.entries())
			keeps(
				kind,
				pages.map(({ lines }) => lines[at]),
			);
		keeps(
			'advice',
			pages.map(({ advice }) => advice),
		);
		expect(pages.every(({ lines }) => lines.length === kinds.length)).toBe(true);
	});

	it('the same four lines where the rules explain a role', () => {
		keeps(
			'summary',
			ROLE_IDS.map((role) => cardIn(words, role).summary),
		);
		for (const part of CARD_PARTS)
			keeps(
				part,
				ROLE_IDS.map((role) => cardIn(words, role)[part]),
			);
	});

	it('the omen: two cards for the thief, two omens for the others, in one form', () => {
		const pages = [{}, ...roles.map((role) => ({ offered: [role, role] }))].map((told) =>
			omen(hand('omen', { told }), words),
		);
		keeps(
			'task',
			pages.flatMap(({ lines }) => lines),
		);
		expect(pages.every(({ lines, items }) => lines.length === 1 && items.length === 2)).toBe(true);
		const items = pages.flatMap((page) => page.items);
		keeps('omen', items);
	});

	it('the task of every power, and what it helps to know', () => {
		for (const action of Object.keys(words.tell.whisper.tasks) as Action[]) {
			const view = hand('choose', { questions: [asks(action, 2)] });
			keeps('task', [
				...[0, 1].map((place) => task(view, NAMES, words, place).lines[0]),
				wish(view, NAMES, words).lines[0],
			]);
		}
		for (const told of Object.values(NOTES)) {
			const { lines } = task(hand('choose', { told }), NAMES, words);
			expect(lines).toHaveLength(3);
			keeps('note', lines.slice(1));
		}
	});

	it('the answer, with news and without, by night and at dawn', () => {
		for (const told of Object.values(NEWS)) {
			const { lines } = answer(hand('read', { told }), NAMES, words);
			expect(lines).toHaveLength(2);
			keeps('answer', lines.slice(1));
		}
		for (const told of Object.values(DAWN)) {
			const { lines } = hear(hand('hear', { told }), NAMES, words);
			expect(lines).toHaveLength(2);
			keeps('answer', lines);
		}
	});

	it('the ballot, the will, and the mayor’s page', () => {
		const { lines } = ballot(hand('ballot'), words);
		keeps('task', lines.slice(0, 1));
		keeps('note', lines.slice(1));
		keeps('will', will(hand('will'), words).lines);
		const mayors = [
			hand('appeal', { role: 'mayor', questions: [asks('burn')] }),
			hand('appeal', { role: 'mayor' }),
		];
		const pages = [hand('appeal'), ...mayors].map((view) => appeal(view, words));
		expect(pages.map(({ may }) => may)).toEqual([false, true, false]);
		for (const page of pages) {
			expect(page.lines).toHaveLength(2);
			expect(page.lines[0]?.length).toBeGreaterThanOrEqual(BANDS.refusal[0]);
			expect(page.lines[0]?.length).toBeLessThanOrEqual(BANDS.task[1]);
			keeps('note', page.lines.slice(1));
		}
	});

	it('the switch of the ballot reads the same in every hand (P11)', () => {
		const views = roles.flatMap((role) =>
			[true, false].map((fuel) => ballot(hand('ballot', { role, fuel }), words)),
		);
		expect(new Set(views.map(({ lines, fire }) => JSON.stringify([lines, fire]))).size).toBe(1);
	});

	it('the refusals of the night', () => {
		const codes: readonly RefusalCode[] = [
			...(['self', 'not-alive', 'not-dead', 'not-lynched', 'no-such-player', 'pack-member'] as const),
			...(['mandatory', 'same-as-last-night', 'same-twice', 'not-adjacent', 'cooling-down'] as const),
			...([
				'role-not-allowed',
				'not-offered',
				'wrong-number',
				'not-yet',
				'used-up',
				'no-such-power',
			] as const),
			...(['not-mayor', 'same-as-condemned'] as const),
		];
		keeps(
			'refusal',
			codes.map((code) => refused({ refused: code, seat: 0 }, NAMES, words).text),
		);
	});

	it('the reminder, with as many lines for everybody', () => {
		const nights: readonly Told[] = [KNOWN, NOTES, DAWN].flatMap((kind) => Object.values(kind));
		const notebook = nights.map((told, night) => ({ night, told }));
		for (const role of ROLE_IDS) {
			const page = reminder(hand('reminder', { role, notebook }), NAMES, words, cardIn(words, role));
			expect(page.lines).toHaveLength(3);
			expect(page.notebook).toHaveLength(notebook.length);
			keeps(
				'notebook',
				page.notebook.map(({ text }) => text),
			);
		}
	});

	it('a headline for two metres: nine words, the names of a long list aside', () => {
		const short = ANNOUNCEMENTS.map((announcement) => announced(announcement, NAMES, words));
		for (const { headline, small } of short) {
			expect(headline.split(' ').length, headline).toBeLessThanOrEqual(9);
			expect(small.split(' ').length, small).toBeLessThanOrEqual(9);
		}
	});

	it('whoever has no news reads words that stand in the rules, so that they prove nothing', () => {
		const { noNotes, noAnswer, tasks, morning, omen } = words.tell.whisper;
		const texts = sheetMatter(language, sheet).sections.flatMap(({ paragraphs }) => paragraphs);
		const read = (paragraph: string) => texts.find((one) => one.id === paragraph)?.text;
		for (const line of [...noNotes, noAnswer, tasks.suspect]) expect(read('P3')).toContain(line);
		if (id !== 'teatro') return;
		for (const line of [tasks.trust, tasks.wish, morning]) expect(read('P3')).toContain(line);
		for (const line of [omen.decoy, ...omen.items]) expect(read('P14')).toContain(line);
	});
});

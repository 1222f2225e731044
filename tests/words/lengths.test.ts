// K11: whoever looks on must not tell a role from the length of what is read. Each kind of private line stays in a band,
// whatever the role and the news; the names used here have five letters.
import { describe, expect, it } from 'vitest';
import type { Told } from '../../src/lib/engine';
import { refused, announced } from '../../src/lib/words/tell';
import { answer, card, reminder, task } from '../../src/lib/words/whisper';
import { ANNOUNCEMENTS, BOTH, hand, KNOWN, NAMES, NEWS, NOTES, ROLE_IDS } from './support';

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
} as const;

function keeps(kind: keyof typeof BANDS, lines: readonly (string | undefined)[]): void {
	const [least, most] = BANDS[kind];
	const out = lines.filter((line) => line === undefined || line.length < least || line.length > most);
	expect(out, `${kind}: ${least} to ${most} characters`).toEqual([]);
}

const own: Partial<Record<(typeof ROLE_IDS)[number], readonly Told[]>> = {
	werewolf: [{ pack: [] }, { pack: [1] }, { pack: [1, 2] }],
	mason: [{ masons: [1] }],
};

describe.each(BOTH)('K11 in %s: private lines of one length', (_, words) => {
	it('the card, page by page', () => {
		const pages = ROLE_IDS.flatMap((role) =>
			(own[role] ?? [{}]).map((told) => card(hand('card', { role, told }), NAMES, words)),
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
		for (const kind of ['summary', 'are', 'know', 'night', 'win', 'advice'] as const)
			keeps(
				kind,
				ROLE_IDS.map((role) => words.roles[role][kind]),
			);
	});

	it('the task of every power, and what it helps to know', () => {
		keeps('task', Object.values(words.tell.whisper.tasks));
		for (const told of Object.values(NOTES)) {
			const { lines } = task(hand('choose', { told }), NAMES, words);
			expect(lines).toHaveLength(3);
			keeps('note', lines.slice(1));
		}
	});

	it('the answer, with news and without', () => {
		for (const told of Object.values(NEWS)) {
			const { lines } = answer(hand('read', { told }), NAMES, words);
			expect(lines).toHaveLength(2);
			keeps('answer', lines.slice(1));
		}
	});

	it('the refusals of the night', () => {
		const codes = ['self', 'not-alive', 'no-such-player', 'pack-member', 'mandatory'] as const;
		const others = ['wrong-number', 'not-yet', 'used-up', 'no-such-power'] as const;
		keeps(
			'refusal',
			[...codes, ...others].map((code) => refused({ refused: code, seat: 0 }, NAMES, words).text),
		);
	});

	it('the reminder, with as many lines for everybody', () => {
		const nights: readonly Told[] = [KNOWN, NOTES, NEWS].flatMap((kind) => Object.values(kind));
		const notebook = nights.map((told, night) => ({ night, told }));
		for (const role of ROLE_IDS) {
			const page = reminder(hand('reminder', { role, notebook }), NAMES, words);
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
		const { noNotes, noAnswer, tasks } = words.tell.whisper;
		for (const line of [...noNotes, noAnswer, tasks.suspect])
			expect(words.rules.paragraphs.P3).toContain(line);
	});
});

import { describe, expect, it } from 'vitest';
import { type HandView, type Seat, type Setup, type SheetId } from '../../src/lib/engine';
import { type Words } from '../../src/lib/words';
import { recount } from '../../src/lib/words/recount';
import { announced, ended } from '../../src/lib/words/tell';
import * as whisper from '../../src/lib/words/whisper';
import { FAULTS } from './faults';
import { playEvening, seat } from './evenings';
import { cardIn, TONGUES } from './support';

/** The pages a hand may open at its step. */
function pagesOf(hand: HandView, names: readonly string[], words: Words): readonly whisper.Page[] {
	switch (hand.step) {
		case 'card':
			return [whisper.card(hand, names, words, cardIn(words, hand.role))];
		case 'omen':
			return [whisper.omen(hand, words)];
		case 'choose':
			return [
				...Array.from({ length: hand.shape?.names ?? 1 }, (_, place) =>
					whisper.task(hand, names, words, place),
				),
				whisper.wish(hand, names, words),
			];
		case 'read':
			return [whisper.answer(hand, names, words)];
		case 'hear':
			return [whisper.hear(hand, names, words)];
		case 'ballot':
			return [whisper.ballot(hand, words)];
		case 'will':
			return [whisper.will(hand, words)];
		case 'appeal':
			return [whisper.appeal(hand, words)];
		case 'reminder': {
			const page = whisper.reminder(hand, names, words, cardIn(words, hand.role));
			return [page, ...page.notebook.map(({ title, text }) => ({ title, lines: [text] }))];
		}
	}
}

const SETUPS: Readonly<Record<SheetId, readonly Setup[]>> = {
	classic: [seat('classic', 12), seat('classic', 24, { sheet: '002' })],
	'e-notte': [
		seat('e-notte', 18),
		seat('e-notte', 24, {
			akelaAloud: true,
			dontaReads: 'any-lynched',
			finalTie: 'revote-then-lots',
			ghostsVoteFinal: true,
			curseFirstNight: true,
		}),
	],
	licantropi: [
		seat('licantropi', 10),
		seat(
			'licantropi',
			14,
			{ customDeck: true, declareDeck: false },
			{
				...{ werewolf: 2, traitor: 1, mage: 1, seer: 1, cleric: 1, reprobate: 1, guard: 2, mayor: 1 },
				...{ fool: 1, lover: 2, farmer: 1 },
			},
		),
	],
	teatro: [seat('teatro', 11), seat('teatro', 16), seat('teatro', 19, { revealRoleOnDeath: true })],
};
const SEEDS = ['one', 'two'];

/** Everything that is said in an evening, public and private. */
function said(setup: Setup, seed: string, words: Words): string[] {
	const texts: string[] = [];
	const { names } = setup;
	const { recap } = playEvening(setup, seed, (play) => {
		const { request, table } = play;
		if (request?.kind === 'announce') {
			const { small, headline, note } = announced(request.announcement, names, words);
			texts.push(small, headline, ...(note === null ? [] : [note]));
		}
		for (const { seat } of table.seats) {
			const hand = play.hand(seat);
			if (hand) for (const page of pagesOf(hand, names, words)) texts.push(page.title, ...page.lines);
		}
	});
	if (!recap) throw new Error('the game is over');
	const { small, headline, note } = ended(recap, names, words);
	texts.push(small, headline, ...(note === null ? [] : [note]));
	texts.push(...recount(recap, words).flatMap(({ title, lines }) => [title, ...lines]));
	return texts;
}

describe.each(TONGUES)('whole evenings in %s, %s', (_, __, words) => {
	it.each(SEEDS)('are told without a hole: %s', (seed) => {
		for (const setup of SETUPS[words.sheet]) {
			const holes = said(setup, seed, words).flatMap((text) =>
				Object.entries(FAULTS).flatMap(([fault, pattern]) =>
					pattern.test(text) ? [`${fault}: ${text}`] : [],
				),
			);
			expect([...new Set(holes)]).toEqual([]);
		}
	});

	it('never tell who voted what in secret, not even at the end (LR11)', () => {
		if (words.sheet !== 'licantropi') return;
		const setup = seat('licantropi', 10);
		const { recap } = playEvening(setup, 'one');
		if (!recap) throw new Error('the game is over');
		const blank = recap.facts.map((fact) => (fact.fact === 'balloted' ? { ...fact, votes: [] } : fact));
		expect(recount(recap, words)).toEqual(recount({ ...recap, facts: blank }, words));
	});
});

describe.each(TONGUES.filter(([, sheet]) => sheet === 'teatro'))('the lunatic in %s, %s', (_, __, words) => {
	it('reads the seer’s pages word for word (T12)', () => {
		const pages = new Map<'seer' | 'lunatic', Set<string>>();
		for (const seed of ['one', 'two', 'three']) {
			const { recap } = playEvening(seat('teatro', 16), seed);
			const holder = (card: 'seer' | 'lunatic'): Seat | undefined =>
				recap?.people.find((person) => person.card === card)?.seat;
			for (const card of ['seer', 'lunatic'] as const) {
				const seen = pages.get(card) ?? new Set();
				pages.set(card, seen);
				playEvening(seat('teatro', 16), seed, (play) => {
					const me = holder(card);
					const hand = me === undefined ? null : play.hand(me);
					if (!hand || !['card', 'omen', 'choose', 'ballot'].includes(hand.step)) return;
					const read = pagesOf(
						hand,
						play.table.seats.map(({ name }) => name),
						words,
					);
					seen.add(JSON.stringify([hand.step, read]));
				});
			}
		}
		expect(pages.get('lunatic')?.size).toBeGreaterThan(2);
		expect(pages.get('lunatic')).toEqual(pages.get('seer'));
	});
});

// A finished game through the eyes of each: what they saw in the evening itself, and nothing else (K13, K14, LR11).
import { describe, expect, test } from 'vitest';
import { Play, type HandView, type Seat, type SheetId } from '../../src/lib/engine';
import { replay, seenBy, type Moment } from '../../src/lib/session/replay';
import { holderOf } from '../../src/lib/session/tablet.svelte';
import { LANGUAGES } from '../../src/lib/words';
import { chapterOf, retell } from '../../src/lib/words/retell';
import { wordsOf } from '../../src/lib/words/sheet';
import { playEvening, seat } from '../words/evenings';

const TABLES: readonly (readonly [SheetId, number])[] = [
	['classic', 9],
	['e-notte', 14],
	['licantropi', 13],
	['teatro', 12],
];
const again = (play: Play): readonly Moment[] => {
	const moments = replay(play.log, play.log.entries);
	if (moments === null) throw new Error('there is nothing to look at');
	return moments;
};
const all = (play: Play) => [null, ...play.table.seats.map((one) => one.seat)];

describe.each(TABLES)('%s', (sheet, players) => {
	/** What each read while they held the tablet, noted as it happened. */
	const read = new Map<Seat, HandView[]>();
	const play = playEvening(seat(sheet, players), 'an evening', (now) => {
		const { request } = now;
		const holder = request && holderOf(request);
		if (holder === null || (request?.kind === 'vote' && request.manner === 'secret')) return;
		const hand = now.hand(holder);
		if (hand) read.set(holder, [...(read.get(holder) ?? []), hand]);
	});
	const moments = again(play);

	test('each sees again what they read, all of it and of nobody else', () => {
		for (const own of play.table.seats.map((one) => one.seat)) {
			const hands = seenBy(own, moments).flatMap(({ hand }) => hand ?? []);
			expect(hands).toEqual(read.get(own));
		}
	});

	test('the table sees no private page, and no answer of one', () => {
		for (const { request, hand, answer } of seenBy(null, moments)) {
			expect(hand).toBeNull();
			if (request && holderOf(request) !== null) expect(answer).toBeNull();
		}
	});

	test('everybody sees the same announcements, in their order, and the same end', () => {
		const heard = (seen: readonly Moment[]) =>
			seen.filter(
				({ request }) => request === null || request.kind === 'announce' || request.kind === 'count',
			);
		const table = heard(seenBy(null, moments));
		expect(table.at(-1)?.request).toBeNull();
		for (const own of all(play)) expect(heard(seenBy(own, moments))).toEqual(table);
	});

	test.each(['it', 'en'] as const)('every moment has its words in %s', (id) => {
		const words = wordsOf(sheet, LANGUAGES[id]);
		const names = play.table.seats.map(({ name }) => name);
		const { recap } = play;
		for (const own of all(play))
			for (const moment of seenBy(own, moments)) {
				const { small, headline, lines } = retell(moment, recap ?? expect.fail(), names, words);
				const said = [chapterOf(moment.table, words), headline, ...lines];
				expect(
					said.filter((text) => text.trim() === ''),
					moment.request?.key,
				).toEqual([]);
				expect([small, ...said].join(' ')).not.toMatch(/undefined|null|NaN|\[object/);
			}
	});
});

describe('LR11: a secret ballot', () => {
	const play = playEvening(seat('licantropi', 13), 'an evening');
	const moments = again(play);
	const ballots = moments.filter(({ request }) => request?.kind === 'vote');

	test('is nowhere in what is looked at, not even the own', () => {
		expect(ballots.length).toBeGreaterThan(0);
		expect(ballots.map(({ answer, hand }) => ({ answer, hand }))).toEqual(
			ballots.map(() => ({ answer: null, hand: null })),
		);
	});

	test('is one moment for everybody, whoever looks on', () => {
		const secret = (own: Seat | null) =>
			seenBy(own, moments).filter(({ request }) => request?.kind === 'vote');
		const rounds = new Set(ballots.map(({ request }) => request?.key.replace(/\/\d+$/, '')));
		for (const own of all(play)) expect(secret(own)).toEqual(secret(null));
		expect(secret(null)).toHaveLength(rounds.size);
	});
});

describe('what each did is told as it was', () => {
	const setup = {
		...seat('classic', 8),
		names: ['Anna', 'Bruno', 'Carla', 'Dino', 'Elio', 'Fabia', 'Gina', 'Hugo'],
	};
	const play = playEvening(setup, 'an evening');
	const { recap } = play;
	const words = wordsOf('classic', LANGUAGES.it);
	const told = (own: Seat | null) =>
		seenBy(own, again(play)).map((one) => retell(one, recap ?? expect.fail(), setup.names, words));

	test('the seer reads the question, the name and the answer', () => {
		const seer = recap?.people.findIndex(({ card }) => card === 'seer') ?? -1;
		const look = recap?.facts.find((fact) => fact.fact === 'looked' && fact.by === seer);
		const name = look?.fact === 'looked' ? (setup.names[look.at] ?? '') : '';
		const isWolf = look?.fact === 'looked' && recap?.people[look.at]?.card === 'werewolf';
		const pages = told(seer).filter(({ small }) => small === setup.names[seer]);
		expect(pages[0]?.headline).toBe(words.roles.seer.name);
		expect(pages[1]?.lines).toEqual(
			expect.arrayContaining([words.tell.whisper.tasks.see, words.tell.whisper.chosen([name])]),
		);
		expect(pages[2]?.lines.at(-1)).toBe(words.tell.whisper.told.see(name, isWolf));
	});

	test('an open ballot stands there vote by vote', () => {
		const ballot = recap?.facts.find((fact) => fact.fact === 'balloted');
		const votes = ballot?.fact === 'balloted' ? ballot.votes : [];
		const lines = votes.map(({ voter, target }) =>
			words.evening.poll.last(setup.names[voter] ?? '', target === null ? null : (setup.names[target] ?? '')),
		);
		expect(lines).not.toEqual([]);
		expect(told(null).find(({ headline }) => headline === words.evening.recap.ballots)?.lines).toEqual(lines);
	});
});

describe('what is no finished game is not looked at', () => {
	const { log } = playEvening(seat('classic', 8), 'an evening');

	test.each([
		['one that is still played (K13)', log, log.entries.slice(0, -1)],
		['one whose record is damaged', log, [{ key: 'nothing', answer: 'seen' }, ...log.entries.slice(1)]],
		['one of another version', { ...log, rules: log.rules + 1 }, log.entries],
		['no game at all', null, []],
	])('%s', (_, head, entries) => {
		expect(replay(head, entries)).toBeNull();
	});

	test('what was taken back was not seen, and a deal that was dealt again neither', () => {
		const setup = seat('classic', 8);
		const play = new Play(setup, 'an evening');
		play.decide('seen');
		play.decide('redeal');
		const rest = playEvening(setup, 'an evening');
		const entries = rest.log.entries.flatMap((entry): unknown[] => {
			const isVote = 'key' in entry && /\/final\/\d+$/.test(entry.key);
			return isVote ? [entry, { undo: true }, entry] : [entry];
		});
		expect(replay(rest.log, entries)).toEqual(replay(rest.log, rest.log.entries));
		while (play.request?.kind === 'card') play.decide('seen');
		play.stop();
		const cards = again(play).filter(({ request }) => request?.kind === 'card');
		expect(cards).toHaveLength(8);
		expect(cards.every(({ request }) => request?.key.startsWith('deal2') ?? false)).toBe(true);
	});
});

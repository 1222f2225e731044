// Practice and lesson in the living game: kept nowhere, with company, beside a stored game that waits.
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from '$lib/db/index';
import {
	checkSetup,
	isRefusal,
	optionsOf,
	SHEETS,
	suggestedDeck,
	type Answer,
	type Request,
	type Setup,
	type SheetId,
} from '$lib/engine/index';
import { COMFORT } from '$lib/session/comfort';
import { courseAnswer } from '$lib/session/course';
import { LivingGame } from '$lib/session/game.svelte';
import { Lesson } from '$lib/session/lesson.svelte';
import { Practice } from '$lib/session/practice.svelte';
import { askedOf } from '$lib/session/rehearsal';
import { Tablet } from '$lib/session/tablet.svelte';
import { randomBot } from '$lib/sim/bots';
import { dice } from '$lib/sim/dice';
import { answer } from '$lib/sim/match';

function setup(sheet: SheetId = 'classic', players = 12): Setup {
	const names = Array.from({ length: players }, (_, seat) => `Name${seat}`);
	const deck = suggestedDeck(sheet, players, optionsOf(sheet));
	const checked = checkSetup({ sheet, options: {}, names, deck });
	if (isRefusal(checked)) throw new Error(checked.refused);
	return checked;
}

let disk: IDBFactory;
const open = () => {
	const db = database({ indexedDB: disk });
	return { db, game: new LivingGame(db, new Tablet()) };
};
beforeEach(() => {
	disk = new IDBFactory();
	vi.stubGlobal('navigator', { ...navigator, locks: undefined });
	vi.stubGlobal('BroadcastChannel', undefined);
});

/** What a person in this seat might answer, whatever it is; nobody else is ever asked. */
function personal(request: Request, practice: Practice, person: number): Answer {
	const asked = askedOf(request);
	expect(asked === null || asked === person).toBe(true);
	const roll = dice(request.key);
	if (request.kind !== 'poll') {
		const said = answer(request, practice.play, randomBot, roll);
		return request.kind === 'appeal' ? 'silence' : said;
	}
	const hand = practice.play.hand(person);
	return hand ? randomBot.poll(request, hand, roll) : 'close';
}

/** A practice that always goes the same way: its first night spares the seats 0 and 3. */
const practise = (table: Setup, person: number, hands: boolean) =>
	new Practice(table, person, hands, 0, 'practice 2');

describe('practice', () => {
	const TABLES = (Object.keys(SHEETS) as SheetId[]).flatMap((sheet) =>
		[12, 16].map((players) => [sheet, players] as const),
	);

	test.each(TABLES)('one person and bots come to the end of %s with %i', async (sheet, players) => {
		for (const person of [0, players - 1]) {
			const { game } = open();
			const practice = practise(setup(sheet, players), person, true);
			await game.rehearse(practice);
			for (let steps = 0; game.table?.request && steps < 2000; steps++) {
				const before = practice.play.log.entries.length;
				await game.decide(personal(game.table.request, practice, person));
				expect(practice.play.log.entries.length).toBeGreaterThan(before);
			}
			expect(game.recap?.side).not.toBeNull();
			expect(game.recap?.side).toBeDefined();
		}
	});

	test('the hand of a bot is never read, and nobody votes in its name', async () => {
		const { game } = open();
		const practice = practise(setup(), 3, false);
		await game.rehearse(practice);
		while (game.table?.request && game.table.request.kind !== 'discuss')
			await game.decide(personal(game.table.request, practice, 3));
		const hands = game.table?.seats.map(({ seat }) => game.hand(seat)).filter((hand) => hand !== null);
		expect(hands?.every(({ seat }) => seat === 3)).toBe(true);
		expect(practice.accepts({ voter: 1, target: 2 })).toBe(false);
		expect(practice.accepts({ voter: 3, target: 2 })).toBe(true);
		expect(practice.cards).toEqual([]);
		expect(game.sayings.length).toBeGreaterThan(0);
		expect(game.sayings.every(({ by }) => by !== 3)).toBe(true);
	});

	test('with open hands the cards of the bots lie open, and their night', async () => {
		const { game } = open();
		const practice = practise(setup(), 0, true);
		await game.rehearse(practice);
		while (game.table?.request && game.table.request.kind !== 'announce')
			await game.decide(personal(game.table.request, practice, 0));
		expect(practice.cards.filter((role) => role !== undefined)).toHaveLength(11);
		expect(practice.deeds.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
	});

	test('a vote taken back is the person’s own, and the bots vote as before', async () => {
		const { game } = open();
		const practice = practise(setup(), 0, false);
		await game.rehearse(practice);
		while (game.table?.request && game.table.request.kind !== 'vote')
			await game.decide(personal(game.table.request, practice, 0));
		const asked = game.table?.request;
		if (asked?.kind !== 'vote') throw new Error('no vote');
		const target = asked.candidates.find((seat) => seat !== 0) ?? 1;
		await game.decide({ voter: 0, target });
		await game.undo();
		expect(game.table?.request).toEqual(asked);
	});

	test('once more is another deal at the same table', async () => {
		const { game } = open();
		const practice = practise(setup(), 0, false);
		await game.rehearse(practice);
		await game.rematch();
		expect(game.table?.request).toMatchObject({ kind: 'card', seat: 0 });
		expect(game.rehearsal).not.toBe(practice);
		expect(game.rehearsal?.play.log.seed).not.toBe(practice.play.log.seed);
	});
});

describe('what is kept', () => {
	test('a stored game waits untouched, and nothing of the practice is left behind', async () => {
		const { game, db } = open();
		await game.start(setup());
		for (let step = 0; step < 3; step++) await game.decide('seen');
		const { table } = game;
		const practice = practise(setup('classic', 8), 0, false);
		await game.rehearse(practice);
		while (game.table?.request) await game.decide(personal(game.table.request, practice, 0));
		expect(game.recap).not.toBeNull();
		await game.close();
		expect(game.table).toBeNull();
		expect(game.hand(0)).toBeNull();
		const finished = await db.history.finished();
		expect(finished.ok && finished.value).toEqual([]);
		expect(await game.resume()).toBe('live');
		expect(game.table).toEqual(table);
	});

	test('to ask for the stored game is to leave the practice', async () => {
		const { game, db } = open();
		await game.rehearse(practise(setup(), 0, false), COMFORT);
		expect(game.standing).toBe('live');
		expect(await game.resume()).toBe('none');
		expect(game.rehearsal).toBeNull();
		const listed = await db.games.openGame();
		expect(listed.ok && listed.value).toBeNull();
	});

	test('another window may play on with the stored game meanwhile', async () => {
		const first = open();
		await first.game.start(setup());
		await first.game.rehearse(practise(setup(), 0, false));
		const second = open();
		expect(await second.game.resume()).toBe('live');
		await second.game.decide('seen');
		expect(await first.game.decide('seen')).toBeNull();
		expect(first.game.standing).toBe('live');
	});
});

test('the lesson comes to its end: what strays changes nothing, and it is taken up again where it was left', async () => {
	const names = 'ABCDEFGH'.split('');
	let reached = '';
	const make = (from: string) => {
		const lesson = new Lesson(names, from, (key) => (reached = key));
		return Object.assign(lesson, { pause: 0 });
	};
	const { game } = open();
	let lesson = make('');
	await game.rehearse(lesson);
	for (let step = 0; game.table?.request; step++) {
		const { table } = game;
		await game.decide({ voter: 0, target: null });
		expect(game.table).toBe(table);
		const answer = courseAnswer(lesson.play);
		if (answer !== null) await game.decide(answer);
		expect(reached).toBe(game.table?.request?.key ?? '');
		if (step % 7 === 6 && game.table?.request) {
			const { request } = game.table;
			await game.close();
			lesson = make(reached);
			await game.rehearse(lesson);
			expect(game.table?.request).toEqual(request);
		}
	}
	expect(game.recap?.side).toBe('humans');
	expect(reached).toBe('');
});

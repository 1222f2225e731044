// The living game and its disk: stored before it is shown, opened again where it stood, written by one window.
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { database, type Database } from '$lib/db/index';
import { checkSetup, isRefusal, optionsOf, suggestedDeck, type Setup } from '$lib/engine/index';
import { COMFORT, readComfort } from '$lib/session/comfort';
import { LivingGame } from '$lib/session/game.svelte';
import { Tablet } from '$lib/session/tablet.svelte';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Daniela', 'Elio', 'Franco', 'Gaia', 'Hugo'];

function setup(): Setup {
	const deck = suggestedDeck('classic', NAMES.length, optionsOf('classic'));
	const checked = checkSetup({ sheet: 'classic', options: {}, names: NAMES, deck });
	if (isRefusal(checked)) throw new Error(checked.refused);
	return checked;
}

let disk: IDBFactory;
/** A window of its own on the same disk. */
function open() {
	const tablet = new Tablet();
	const db = database({ indexedDB: disk });
	return { tablet, db, game: new LivingGame(db, tablet) };
}

/** The open game of a disk. */
async function idOf({ games }: Database): Promise<string> {
	const listed = await games.openGame();
	return listed.ok ? (listed.value?.id ?? '') : '';
}

beforeEach(() => {
	disk = new IDBFactory();
	// Without locks and channels each window believes itself alone: the disk alone must refuse the second.
	vi.stubGlobal('navigator', { ...navigator, locks: undefined });
	vi.stubGlobal('BroadcastChannel', undefined);
});

test('a new game is stored before it is dealt, and waits for the first seat', async () => {
	const { game } = open();
	expect(await game.start(setup(), COMFORT, 'Vecchi amici')).toBe('started');
	expect(game.standing).toBe('live');
	expect(game.table?.request).toMatchObject({ kind: 'card', seat: 0 });
	expect(game.storage.mode).toBe('disk');
});

test('K6, K20: killed anywhere, it opens at the same step, behind a neutral frame, with the same comfort', async () => {
	const first = open();
	await first.game.start(setup(), { ...COMFORT, reveal: 'five-seconds', minimumSeconds: 7 });
	for (let step = 0; step < 9; step++) await first.game.decide('seen');
	const { table } = first.game;

	const second = open();
	expect(await second.game.resume()).toBe('live');
	expect(second.game.table).toEqual(table);
	expect(second.tablet.resuming).toBe(true);
	expect(second.game.comfort).toEqual({
		reveal: 'five-seconds',
		minimumSeconds: 7,
		spoken: false,
		firstEvening: false,
	});
	expect(second.game.lost).toBe(0);
	expect(second.game.hand(0)).toEqual(first.game.hand(0));
});

test('a second touch before the first is stored counts for nothing', async () => {
	const { game } = open();
	await game.start(setup());
	const both = await Promise.all([game.decide('seen'), game.decide('seen')]);
	expect(both).toEqual([null, { refused: 'stale' }]);
	expect(game.table?.request).toMatchObject({ seat: 1 });
});

test('what the rules refuse changes nothing, on the table and on the disk', async () => {
	const { game } = open();
	await game.start(setup());
	const { table } = game;
	expect(await game.decide('vote')).toEqual({ refused: 'malformed' });
	expect(game.table).toBe(table);
});

test('K21: of two windows one writes; the other stops, shows nothing, and can take it over', async () => {
	const first = open();
	const second = open();
	await first.game.start(setup());
	await second.game.resume();
	await second.game.decide('seen');
	await first.game.decide('seen');
	expect(first.game.standing).toBe('busy');
	expect(first.game.table).toBeNull();
	expect(first.game.hand(0)).toBeNull();
	expect(await first.game.takeOver()).toBe('live');
	expect(first.game.table?.request).toMatchObject({ kind: 'card', seat: 1 });
	await second.game.decide('seen');
	expect(second.game.standing).toBe('busy');
});

test('the disk fails in the middle: the game goes on, says so, and is saved once the disk is back', async () => {
	const { game, db } = open();
	await game.start(setup());
	const broken = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
		throw new DOMException('gone', 'InvalidStateError');
	});
	await db.store.close();
	await game.decide('seen');
	await game.decide('seen');
	expect(game.table?.request).toMatchObject({ seat: 2 });
	expect(game.storage).toMatchObject({ mode: 'memory' });
	broken.mockRestore();
	await db.store.heal();
	expect(game.storage.mode).toBe('disk');
	const later = open();
	await later.game.resume();
	expect(later.game.table?.request).toMatchObject({ seat: 2 });
});

describe('a damaged record', () => {
	test('opens at its last sound decision, says how many were lost, and goes on from there', async () => {
		const first = open();
		await first.game.start(setup());
		for (let step = 0; step < 5; step++) await first.game.decide('seen');
		const id = await idOf(first.db);
		await first.db.store.write({
			changes: [
				{
					table: 'entries',
					key: [id, 3],
					row: { game: id, n: 3, entry: { key: 'elsewhere', answer: 'seen' } },
				},
			],
		});
		const second = open();
		expect(await second.game.resume()).toBe('live');
		expect(second.game.lost).toBe(2);
		expect(second.game.table?.request).toMatchObject({ kind: 'card', seat: 3 });
		await second.game.decide('seen');
		const third = open();
		await third.game.resume();
		expect(third.game.lost).toBe(0);
		expect(third.game.table?.request).toMatchObject({ seat: 4 });
	});

	test('cannot be read at all: it says so, is set aside whole, and makes room', async () => {
		const first = open();
		await first.game.start(setup());
		const id = await idOf(first.db);
		await first.db.store.write({ changes: [{ table: 'games', key: id, row: { id, head: 'ruined' } }] });
		const second = open();
		expect(await second.game.resume()).toBe('damaged');
		expect(await second.game.setAside()).toContain('ruined');
		expect(second.game.standing).toBe('none');
		expect(await second.game.start(setup())).toBe('started');
	});
});

describe('the end', () => {
	test('stopped early: the story is told, kept, and there is no open game any more', async () => {
		const { game, db } = open();
		await game.start(setup());
		expect(game.recap).toBeNull();
		await game.stop();
		expect(game.recap).toMatchObject({ side: null, winners: [] });
		await game.close();
		expect(game.standing).toBe('none');
		expect(await open().game.resume()).toBe('none');
		const finished = await db.history.finished();
		expect(finished.ok && finished.value).toMatchObject([{ recap: { side: null } }]);
	});

	test('killed at the end, the end is still there', async () => {
		const first = open();
		await first.game.start(setup());
		await first.game.stop();
		const second = open();
		expect(await second.game.resume()).toBe('live');
		expect(second.game.recap).toEqual(first.game.recap);
	});

	test('a rematch has the same table and another deal', async () => {
		const { game } = open();
		await game.start(setup(), { ...COMFORT, minimumSeconds: 2 });
		await game.stop();
		const before = game.recap?.facts;
		await game.rematch();
		expect(game.standing).toBe('live');
		expect(game.table?.request?.key).toBe('deal1/card/0');
		expect(game.table?.seats.map(({ name }) => name)).toEqual(NAMES);
		expect(game.comfort.minimumSeconds).toBe(2);
		await game.stop();
		expect(game.recap?.facts).not.toBe(before);
	});

	test('a new game is refused while one is open', async () => {
		const first = open();
		await first.game.start(setup());
		expect(await open().game.start(setup())).toBe('open-game');
	});
});

test('comfort that is not sound is the default', () => {
	expect(readComfort(undefined)).toEqual(COMFORT);
	expect(readComfort({ reveal: 'always', minimumSeconds: -1, spoken: 'yes' })).toEqual(COMFORT);
	expect(readComfort({ minimumSeconds: 0 })).toEqual({ ...COMFORT, minimumSeconds: 0 });
});

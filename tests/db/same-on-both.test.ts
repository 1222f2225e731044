// With a disk and without, the store behaves the same.
import { describe, expect, it } from 'vitest';
import 'fake-indexeddb/auto';
import { DEFAULTS, kept, type Saved } from '../../src/lib/db';
import { aGame, anEntry, freshDisk, noDisk } from './support';

describe.each([
	['on the disk', freshDisk, { ok: true }],
	['in memory', noDisk, { ok: false, why: 'memory' }],
] as const)('%s', (_where, disk, done) => {
	it('says where things are kept', async () => {
		const { store } = disk().window();
		const state = await store.open();
		expect(state.mode).toBe(done.ok ? 'disk' : 'memory');
		expect(store.state).toBe(state);
	});

	it('stores a game, entry by entry, and gives it back', async () => {
		const { games } = disk().window();
		expect(await games.createGame(aGame())).toEqual(done);
		for (let n = 0; n < 12; n++) expect(await games.append('game-1', n, anEntry(n))).toEqual(done);
		expect(await games.openGame()).toEqual({ ok: true, value: { id: 'game-1', title: aGame().title } });
		expect(await games.resume('game-1')).toEqual({
			ok: true,
			head: { ...aGame(), createdAt: 1, finishedAt: null, recap: null },
			entries: Array.from({ length: 12 }, (_, n) => anEntry(n)),
			dropped: 0,
			damage: null,
		});
	});

	it('takes the same entry twice, but not another one with its number, nor one with a number too high', async () => {
		const { games } = disk().window();
		await games.createGame(aGame());
		await games.append('game-1', 0, anEntry(0));
		expect(await games.append('game-1', 0, anEntry(0))).toEqual(done);
		expect(await games.append('game-1', 0, anEntry(7))).toEqual({ ok: false, why: 'taken' });
		expect(await games.append('game-1', 2, anEntry(2))).toEqual({ ok: false, why: 'gap' });
		expect(await games.resume('game-1')).toMatchObject({ entries: [anEntry(0)], dropped: 0 });
	});

	it('refuses what is not plain data', async () => {
		const { games, groups } = disk().window();
		const cyclic: Record<string, unknown> = {};
		cyclic['self'] = cyclic;
		const invalid: Saved = { ok: false, why: 'invalid' };
		expect(await games.createGame({ ...aGame(), head: cyclic })).toEqual(invalid);
		await games.createGame(aGame());
		for (const entry of [cyclic, 'text', null, [], { at: new Date() }, { run: () => 1 }, { n: NaN }]) {
			expect(await games.append('game-1', 0, entry)).toEqual(invalid);
		}
		expect(await games.append('game-1', -1, anEntry(0))).toEqual(invalid);
		expect(await games.append('game-1', 0.5, anEntry(0))).toEqual(invalid);
		expect(await groups.save({ id: 'g', name: 'us', seats: ['Anna'], lastPlayed: NaN })).toEqual(invalid);
	});

	it('keeps a copy: changing an entry afterwards changes nothing', async () => {
		const { games } = disk().window();
		const entry = { key: 'vote', answer: ['Anna'] };
		await games.createGame(aGame());
		await games.append('game-1', 0, entry);
		entry.answer.push('Bruno');
		expect(await games.resume('game-1')).toMatchObject({ entries: [{ key: 'vote', answer: ['Anna'] }] });
	});

	it('has one open game at most', async () => {
		const { games, history } = disk().window();
		expect(await games.openGame()).toEqual({ ok: true, value: null });
		await games.createGame(aGame('first'));
		expect(await games.createGame(aGame('second'))).toEqual({ ok: false, why: 'open-game' });
		expect(await games.finish('first', { winner: 'village' })).toEqual(done);
		expect(await games.openGame()).toEqual({ ok: true, value: null });
		expect(await games.createGame(aGame('second'))).toEqual(done);
		expect(await games.setAside('second')).toEqual(done);
		expect(await games.createGame(aGame('third'))).toEqual(done);
		expect(await history.aside()).toEqual({ ok: true, value: [{ id: 'second', title: aGame().title }] });
	});

	it('accepts no more entries once the game is finished or set aside', async () => {
		const { games } = disk().window();
		await games.createGame(aGame('first'));
		await games.finish('first', null);
		expect(await games.append('first', 0, anEntry(0))).toEqual({ ok: false, why: 'taken' });
		expect(await games.resume('first')).toEqual({ ok: false, why: 'missing' });
		await games.createGame(aGame('second'));
		await games.setAside('second');
		expect(await games.append('second', 0, anEntry(0))).toEqual({ ok: false, why: 'taken' });
	});

	it('lists finished games, the newest first, and reads and removes them', async () => {
		const { games, history } = disk().window();
		for (const id of ['a', 'b', 'c']) {
			await games.createGame(aGame(id));
			await games.append(id, 0, anEntry(0));
			await games.finish(id, { story: id });
		}
		const ids = async () => {
			const finished = await history.finished();
			return finished.ok ? finished.value.map(({ id }) => id) : finished.why;
		};
		expect(await ids()).toEqual(['c', 'b', 'a']);
		expect(await history.load('b')).toMatchObject({
			ok: true,
			head: { recap: { story: 'b' } },
			entries: [anEntry(0)],
		});
		expect(await history.remove('b')).toEqual(done);
		expect(await ids()).toEqual(['c', 'a']);
		expect(await history.load('b')).toEqual({ ok: false, why: 'missing' });
		expect(await history.rawText('b')).toEqual({ ok: false, why: 'missing' });
	});

	it('K14: does not read, print or delete the open game as one of the past', async () => {
		const { games, history } = disk().window();
		await games.createGame(aGame());
		const refused = { ok: false, why: 'open-game' };
		expect(await history.load('game-1')).toEqual(refused);
		expect(await history.rawText('game-1')).toEqual(refused);
		expect(await history.remove('game-1')).toEqual(refused);
		expect(await history.finished()).toEqual({ ok: true, value: [] });
		expect(await history.aside()).toEqual({ ok: true, value: [] });
		await games.setAside('game-1');
		const text = await history.rawText('game-1');
		expect(text.ok && JSON.parse(text.value)).toMatchObject({ game: { id: 'game-1' }, entries: [] });
	});

	it('keeps groups, those that played last first', async () => {
		const { groups } = disk().window();
		const friends = { id: '1', name: 'Friends', seats: ['Zoë', '𝓑', 'عمر', '👩‍👩‍👧'], lastPlayed: 1 };
		const school = { id: '2', name: 'School', seats: ['Anna', 'Bruno'], lastPlayed: 2 };
		await groups.save(friends);
		await groups.save(school);
		expect(await groups.list()).toEqual({ ok: true, value: [school, friends] });
		await groups.save({ ...friends, lastPlayed: 3 });
		expect(await groups.list()).toEqual({ ok: true, value: [{ ...friends, lastPlayed: 3 }, school] });
		expect(await groups.remove('1')).toEqual(done);
		expect(await groups.list()).toEqual({ ok: true, value: [school] });
	});

	it('keeps settings, and has defaults for the rest', async () => {
		const { settings } = disk().window();
		expect(await settings.all()).toEqual(DEFAULTS);
		const presets = [{ id: 'p', name: 'Ours', sheet: 'classic', options: { firstNightVictim: 'moderator' } }];
		expect(await settings.set('language', 'it')).toEqual(done);
		expect(await settings.set('presets', presets)).toEqual(done);
		expect(await settings.all()).toEqual({ ...DEFAULTS, language: 'it', presets });
		expect(await settings.set('language', null)).toEqual(done);
		expect(await settings.all()).toEqual({ ...DEFAULTS, presets });
	});

	it('refuses a setting with a value that is not one of its own', async () => {
		const { settings } = disk().window();
		for (const wrong of ['fr', undefined, 3, {}]) {
			expect(await settings.set('language', wrong as 'it')).toEqual({ ok: false, why: 'invalid' });
		}
		expect(await settings.all()).toEqual(DEFAULTS);
	});

	it('lets the game go on after every answer that says it is kept', async () => {
		const { games } = disk().window();
		expect(kept(await games.createGame(aGame()))).toBe(true);
		expect(kept(await games.append('game-1', 5, anEntry(5)))).toBe(false);
	});
});

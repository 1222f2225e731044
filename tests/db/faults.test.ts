// A fault of each kind at each write of a whole game: every decision is kept at once, and once the disk is whole again its
// log is the one of an evening without faults, decision by decision.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { randomBot } from '../../src/lib/sim/bots';
import { match } from '../../src/lib/sim/match';
import { setupOf } from '../properties/tables';
import { aGame, contents, freshDisk, type Disk } from './support';

const GAME = match(setupOf('classic', 8), 'faults', randomBot).log.entries;
const EVERY = 4;
const STORY = { story: 'told' };

// Dexie says on the console that it opens a connection anew.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

/** How many faults broke in, in how many evenings. */
let tried = 0;
let evenings = 0;

/** Where a fault can break in: the disk as the browser hands it out, with its open connections. */
interface Broken {
	readonly disk: Disk;
	readonly connections: readonly IDBDatabase[];
	/** Makes a method fail in its own way until the fault is over, or for so many calls. */
	spoil(
		method: 'put' | 'get',
		how: (real: () => IDBRequest, store: IDBObjectStore) => IDBRequest,
		times?: number,
	): void;
	over(stop: () => void): void;
}

const raise = (name: string) => () => {
	throw new DOMException('as injected', name);
};
/** The request is made, and then its whole transaction is undone. */
const undo =
	(error?: DOMException) =>
	(real: () => IDBRequest, { transaction }: IDBObjectStore) => {
		const request = real();
		if (error) Object.defineProperty(transaction, 'error', { get: () => error, set: () => undefined });
		request.addEventListener('success', () => transaction.abort());
		return request;
	};
function shut({ disk, over }: Broken, name: string): void {
	const { open } = disk.indexedDB;
	disk.indexedDB.open = raise(name);
	over(() => (disk.indexedDB.open = open));
}
const close = ({ connections }: Broken) => connections.at(-1)?.close();

const FAULTS: Readonly<Record<string, (broken: Broken) => void>> = {
	'one UnknownError': ({ spoil }) => spoil('put', raise('UnknownError'), 1),
	'UnknownError at every write': ({ spoil }) => spoil('put', raise('UnknownError')),
	'UnknownError at every reading': ({ spoil }) => spoil('get', raise('UnknownError')),
	'InvalidStateError at every write': ({ spoil }) => spoil('put', raise('InvalidStateError')),
	'TransactionInactiveError, twice': ({ spoil }) => spoil('put', raise('TransactionInactiveError'), 2),
	'no room, once': ({ spoil }) => spoil('put', raise('QuotaExceededError'), 1),
	'no room at all': ({ spoil }) => spoil('put', raise('QuotaExceededError')),
	'no room, found out at the end': ({ spoil }) =>
		spoil('put', undo(new DOMException('', 'QuotaExceededError'))),
	'a transaction undone, once': ({ spoil }) => spoil('put', undo(), 1),
	'every transaction undone': ({ spoil }) => spoil('put', undo()),
	'a connection closed': close,
	'a connection dropped by the browser': ({ connections }) =>
		connections.at(-1)?.onclose?.(new Event('close')),
	'a connection closed, and none to be had': (broken) => (close(broken), shut(broken, 'UnknownError')),
	'a connection closed, and storage refused': (broken) => (close(broken), shut(broken, 'SecurityError')),
};

/**
 * Plays the game on a new disk. The fault breaks in before the write of this number and is over after the next one, and so
 * again every `EVERY` writes.
 */
async function evening(fault?: (broken: Broken) => void, from = 0, patience?: number) {
	evenings += 1;
	const disk = freshDisk(patience);
	const connections: IDBDatabase[] = [];
	const open = disk.indexedDB.open.bind(disk.indexedDB);
	disk.indexedDB.open = (...asked) => {
		const request = open(...asked);
		request.addEventListener('success', () => connections.push(request.result));
		return request;
	};
	const ends: (() => void)[] = [];
	const spoil: Broken['spoil'] = (method, how, times = Infinity) => {
		const real = IDBObjectStore.prototype[method] as (...asked: unknown[]) => IDBRequest;
		let left = times;
		const spy = vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
			this: IDBObjectStore,
			...asked: unknown[]
		) {
			const request = () => Reflect.apply(real, this, asked);
			return left-- > 0 ? how(request, this) : request();
		});
		ends.push(() => spy.mockRestore());
	};
	const { games, store } = disk.window();
	await games.createGame(aGame());
	const writes = [
		...GAME.map((entry, n) => () => games.append('game-1', n, entry)),
		() => games.finish('game-1', STORY),
	];
	for (const [n, write] of writes.entries()) {
		if (n % EVERY === from && fault) {
			fault({ disk, connections, spoil, over: (stop) => ends.push(stop) });
			tried += 1;
		}
		const saved = await write();
		expect(saved.ok || saved.why).toBeOneOf([true, 'memory']);
		if ((n - from + EVERY) % EVERY === 1) ends.splice(0).forEach((end) => end());
	}
	ends.splice(0).forEach((end) => end());
	expect(await store.heal()).toEqual({ ok: true });
	expect(store.state).toEqual({ mode: 'disk' });
	await store.close();
	return contents(disk);
}

let faultless: Awaited<ReturnType<typeof evening>>;

it('an evening without faults is stored decision by decision', async () => {
	faultless = await evening();
	expect(faultless['entries']?.rows).toEqual(GAME.map((entry, n) => ({ game: 'game-1', n, entry })));
	expect(faultless['games']?.rows).toMatchObject([{ recap: STORY }]);
	expect(faultless['meta']?.keys).toEqual(['schema']);
});

it.each(Object.entries(FAULTS))(
	'%s, at whichever write: nothing is lost, nothing is there twice',
	async (_, fault) => {
		for (let from = 0; from < EVERY; from++) expect(await evening(fault, from)).toEqual(faultless);
	},
);

it('a disk that does not answer, now and then: nothing is lost, nothing is there twice', async () => {
	const fault = ({ spoil }: Broken) => spoil('put', () => new EventTarget() as IDBRequest, 1);
	expect(await evening(fault, 1, 500)).toEqual(faultless);
});

it('seeded fault: a decision that is not kept, or not as it was, is found', async () => {
	const lose = ({ spoil }: Broken) => spoil('put', (_, store) => store.count(), 1);
	await expect(evening(lose, 3)).rejects.toThrow('gap');
	vi.restoreAllMocks();
	let left = 1;
	const change = ({ spoil }: Broken) => {
		if (left-- > 0)
			spoil('put', (_, store) => store.put({ game: 'game-1', n: 3, entry: { other: true } }), 1);
	};
	expect(await evening(change, 3)).not.toEqual(faultless);
});

it('says what was tried', () => {
	const kinds = Object.keys(FAULTS).length + 1;
	console.log(
		`${tried} faults of ${kinds} kinds in the games of ${evenings} evenings, each of ${GAME.length + 1} writes`,
	);
	expect(tried).toBeGreaterThan((kinds - 1) * GAME.length);
});

// What anyone round the table may see holds no secret: every field is listed here, and every text is of a known kind (K1).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { optionsOf, SHEETS, type Announcement, type Request, type TableView } from '../../src/lib/engine';
import { evening } from './evening';
import { SEED, tables } from './tables';

const REQUESTS: Readonly<Record<Request['kind'], readonly string[]>> = {
	card: ['seat', 'lap'],
	turn: ['seat', 'lap', 'night', 'shape'],
	read: ['seat', 'lap', 'night'],
	announce: ['announcement'],
	discuss: ['day', 'seconds'],
	omen: ['seat', 'lap'],
	vote: ['day', 'ballot', 'voters', 'voter', 'candidates', 'abstain', 'manner', 'cast'],
	poll: ['day', 'ballot', 'voters', 'candidates', 'abstain', 'fuel', 'cast'],
	will: ['seat', 'most'],
	appeal: ['day', 'condemned', 'seconds'],
	judge: ['seat', 'roles'],
	count: ['day', 'ballot', 'voters', 'cast'],
	defence: ['seat'],
	lots: ['lot', 'from'],
};

const ANNOUNCEMENTS: Readonly<Record<Announcement['of'], readonly string[]>> = {
	dawn: [
		'night',
		'dead',
		'moderatorMauled',
		'nobodyMauled',
		'savedBy',
		'akela',
		'returned',
		'melody',
		'roles',
	],
	prelude: [],
	starter: ['starter', 'drawn'],
	nominees: ['nominees', 'cursed'],
	tie: ['ballot', 'tied', 'next'],
	verdict: ['lynched', 'drawn'],
	departure: ['who'],
	'no-votes': ['ballot', 'next'],
	condemned: ['condemned'],
	burned: ['burned', 'dead', 'mayor'],
	pyre: ['condemned', 'why', 'tied', 'dead', 'insteadOf', 'saved', 'secondFire', 'revenge', 'roles'],
	wills: ['notary', 'reads'],
};

/** The objects within a request, with the fields they may have. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
	lap: ['kind', 'index', 'of'],
	shape: ['names', 'roles', 'nobody'],
	cast: ['voter', 'target'],
};

const TABLE = ['sheet', 'options', 'deck', 'phase', 'night', 'day', 'seats', 'request', 'undoable'];
const SEAT = ['seat', 'name', 'alive'];

/** The only texts a request may hold, besides its key. */
const TEXTS: ReadonlySet<unknown> = new Set([
	...Object.keys(REQUESTS),
	...Object.keys(ANNOUNCEMENTS),
	...['deal', 'dusk', 'nomination', 'final', 'final-repeat', 'starter', 'lynched', 'repeat', 'lots', 'open'],
]);

/** A key names the moment: a lap or a day, a kind or a ballot, a seat or a number. */
const KEY =
	/^(deal|night|day)\d+\/(card|turn|read|discuss|lots|nomination|final|final-repeat|dawn|starter|nominees|tie|verdict|departure)(\/(hears\/\d+|count|starter|lynched|final|final-repeat|\d+))?$/;

/** What is wrong with a view, if anything. */
function complaints(view: TableView): string[] {
	const found: string[] = [];
	const fields = (what: string, value: object, allowed: readonly string[]): void => {
		for (const field of Object.keys(value)) if (!allowed.includes(field)) found.push(`${what}.${field}`);
	};
	const texts = (what: string, value: unknown): void => {
		if (typeof value === 'string') {
			if (!TEXTS.has(value)) found.push(`${what}: ${value}`);
		} else if (Array.isArray(value)) for (const one of value) texts(what, one);
		else if (typeof value === 'object' && value !== null) {
			const name = what.split('.').at(-1) ?? '';
			if (PARTS[name]) fields(what, value, PARTS[name]);
			for (const [field, one] of Object.entries(value)) if (field !== 'key') texts(`${what}.${field}`, one);
		}
	};
	fields('table', view, TABLE);
	for (const seat of view.seats) {
		fields('seat', seat, SEAT);
		if (seat.name !== `Name${seat.seat}`) found.push(`seat.name: ${seat.name}`);
	}
	const { request } = view;
	if (request) {
		fields('request', request, ['kind', 'key', ...REQUESTS[request.kind]]);
		if (request.kind === 'announce')
			fields('announcement', request.announcement, ['of', ...ANNOUNCEMENTS[request.announcement.of]]);
		if (!KEY.test(request.key)) found.push(`key: ${request.key}`);
		texts('request', request);
	}
	return found;
}

test('no public view of a whole evening says more than its fields allow', () => {
	fc.assert(
		fc.property(tables(), fc.string(), (setup, seed) => {
			evening(setup, seed, ({ table }) => {
				const found = complaints(table);
				if (found.length > 0) expect(found).toEqual([]);
				// The same object for all: what the table agreed on, and nothing that was dealt.
				if (table.deck !== setup.deck) expect(table).toBe(setup);
				expect(table.options).toEqual(optionsOf(setup.sheet, setup.options));
			});
		}),
		{ seed: SEED, numRuns: 150 },
	);
});

test('the check would see a secret anywhere', () => {
	let seen = 0;
	const setup = fc.sample(tables([13]), { seed: SEED, numRuns: 1 })[0];
	if (!setup) throw new Error('no table');
	evening(setup, 'leaky', ({ table }) => {
		const { request, seats } = table;
		const role = Object.keys(SHEETS.classic.cards)[0] ?? '';
		const leaks: object[] = [
			{ ...table, facts: [] },
			{ ...table, seats: seats.map((seat) => ({ ...seat, role })) },
			...(request ? [{ ...table, request: { ...request, told: {} } }] : []),
			...(request ? [{ ...table, request: { ...request, key: `${request.key}/${role}` } }] : []),
			...(request?.kind === 'announce'
				? [{ ...table, request: { ...request, announcement: { ...request.announcement, cause: 'gaze' } } }]
				: []),
			...(request?.kind === 'turn' ? [{ ...table, request: { ...request, shape: { names: 1, role } } }] : []),
		];
		for (const leak of leaks) expect(complaints(leak as TableView)).not.toEqual([]);
		seen += leaks.length;
	});
	expect(seen).toBeGreaterThan(100);
});

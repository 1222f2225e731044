// What anyone round the table may see holds no secret: every field is listed here, and every text is of a known kind (K1).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { optionsOf, SHEETS, type Announcement, type Request, type TableView } from '../../src/lib/engine';
import { evening } from './evening';
import { SEED, SHEET_IDS, tables } from './tables';

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
	departure: ['who', 'grief'],
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
	roles: ['who', 'role'],
	insteadOf: ['burned', 'spared'],
	reads: ['who', 'text'],
};

const TABLE = ['sheet', 'options', 'deck', 'phase', 'night', 'day', 'seats', 'request', 'undoable'];
const SEAT = ['seat', 'name', 'alive'];

/** The only texts a request may hold, besides its key. */
const TEXTS: ReadonlySet<unknown> = new Set([
	...Object.keys(REQUESTS),
	...Object.keys(ANNOUNCEMENTS),
	...[
		'deal',
		'dusk',
		'dawn',
		'nomination',
		'final',
		'final-repeat',
		'stake',
		'stake-1',
		'stake-2',
		'stake-3',
	],
	...['starter', 'lynched', 'repeat', 'lots', 'nearest', 'nobody', 'open', 'sealed', 'secret'],
	...['most-votes', 'scapegoat', 'first-to-reach', 'no-votes'],
]);

/** The fields that may hold other texts, as the rules say aloud: a role, or what somebody wrote. */
const SPOKEN: Readonly<Record<string, (text: string, view: TableView) => boolean>> = {
	// P4, TR32: the page of roles is the same for everybody, a matter of the list and the night.
	'request.shape.roles': (role, { sheet, deck }) =>
		sheet === 'teatro' && deck?.['black-wolf'] === 1 && isRole(role),
	// N11: thanks to the bodyguard, and to nobody else; NR21: what akela is, without a name.
	'request.announcement.savedBy': (role, { sheet }) => sheet === 'e-notte' && role === 'bodyguard',
	'request.announcement.akela': (role, { options }) =>
		options.akelaAloud && ['werewolf', 'donta', 'human'].includes(role),
	// TR37.
	'request.announcement.roles.role': (role, { options }) => options.revealRoleOnDeath && isRole(role),
	// N22: wills are read as they were written.
	'request.announcement.reads.text': (text) => /^\d+$/.test(text),
	// LR20: the cards lie open.
	'request.roles': (role, { phase, request }) =>
		request?.kind === 'judge' && phase !== 'night' && isRole(role),
};
const isRole = (text: string): boolean => SHEET_IDS.some((sheet) => Object.hasOwn(SHEETS[sheet].cards, text));

/** A key names the moment: a lap or a day, a kind or a ballot, a seat or a number. */
const KEY =
	/^(deal|night|day)\d+\/(card|omen|turn|read|discuss|lots|will|nomination|final|final-repeat|stake|stake-[123]|appeal|dawn|prelude|starter|nominees|tie|no-votes|verdict|departure|condemned|burned|pyre|wills)(\/(hears\/\d+|count|starter|lynched|final|final-repeat|stake-[123]|\d+))?$|^end\/judge\/\d+$/;

/** What is wrong with a view, if anything. */
function complaints(view: TableView): string[] {
	const found: string[] = [];
	const fields = (what: string, value: object, allowed: readonly string[]): void => {
		for (const field of Object.keys(value)) if (!allowed.includes(field)) found.push(`${what}.${field}`);
	};
	const texts = (what: string, value: unknown): void => {
		if (typeof value === 'string') {
			if (!TEXTS.has(value) && !SPOKEN[what]?.(value, view)) found.push(`${what}: ${value}`);
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

test.each(SHEET_IDS)('no public view of a whole evening of %s says more than its fields allow', (sheet) => {
	fc.assert(
		fc.property(tables(sheet), fc.string(), (setup, seed) => {
			evening(setup, seed, ({ table }) => {
				const found = complaints(table);
				if (found.length > 0) expect(found).toEqual([]);
				expect(table.options).toEqual(optionsOf(setup.sheet, setup.options));
				// The same object for all: what the table agreed on, and nothing that was dealt; or nothing at all (L3).
				if (table.deck !== (table.options.declareDeck ? setup.deck : null)) expect(table).toBe(setup);
			});
		}),
		{ seed: SEED, numRuns: 60 },
	);
});

test.each(SHEET_IDS)('%s: the check would see a secret anywhere', (sheet) => {
	let seen = 0;
	const setup = fc.sample(tables(sheet, [13]), { seed: SEED, numRuns: 1 })[0];
	if (!setup) throw new Error('no table');
	evening(setup, 'leaky', ({ table }) => {
		const { request, seats } = table;
		const role = Object.keys(SHEETS[sheet].cards)[0] ?? '';
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

// Tables for the properties: every size that matters, both prints, all options, and decks of every legal kind.
import fc from 'fast-check';
import { vi } from 'vitest';
import { checkSetup, isRefusal, playersOf, optionsOf, suggestedDeck } from '../../src/lib/engine';
import type { Deck, Options, RoleId, Setup } from '../../src/lib/engine';

// A property takes as long as it takes: nothing here is compared with a clock.
vi.setConfig({ testTimeout: 600_000 });

/** The same games on every run: a failure can be repeated, and nothing fails by chance. */
export const SEED = 20_261_130;

/** From the least to the most, the sizes where the deck or the parity changes. */
const SIZES = [5, 8, 9, 12, 13, 16, 19, 24] as const;

const SPECIALS = [
	'seer',
	'medium',
	'possessed',
	'bodyguard',
	'werehamster',
	'owl',
	'mythomaniac',
] as const satisfies readonly RoleId[];

interface Wish {
	readonly players: number;
	readonly options: Partial<Options>;
	readonly deck: 'own' | 'suggested';
	readonly wolves: number;
	readonly masons: boolean;
	readonly specials: readonly RoleId[];
}

const options: fc.Arbitrary<Partial<Options>> = fc.record({
	customDeck: fc.boolean(),
	sheet: fc.constantFrom('000', '002'),
	firstNightVictim: fc.constantFrom('player', 'moderator'),
	wolvesWinAt: fc.constantFrom('parity-or-more', 'parity'),
	curseFirstNight: fc.boolean(),
	mythomaniacCopies: fc.constantFrom('seer', 'medium'),
	discussionSeconds: fc.constantFrom(30, 180),
});

/** Any table the classic sheet lets play, of the sizes asked for. */
export const tables = (sizes: readonly number[] = SIZES): fc.Arbitrary<Setup> =>
	fc
		.record({
			players: fc.constantFrom(...sizes),
			options,
			deck: fc.constantFrom('own', 'suggested'),
			wolves: fc.nat({ max: 10 }),
			masons: fc.boolean(),
			specials: fc.subarray([...SPECIALS]),
		})
		.map(seated);

function seated(wish: Wish): Setup {
	const { players } = wish;
	const options = optionsOf('classic', wish.options);
	const { least, most } = playersOf('classic', { ...options, customDeck: false });
	const fits = least <= players && players <= most;
	const customDeck = options.customDeck || !fits;
	const deck = deckFor(wish, { ...options, customDeck });
	return setupFor(players, { ...wish.options, customDeck }, deck);
}

/** A setup of these options and this deck; the players are called after their seats. */
export function setupFor(players: number, changes: Partial<Options> = {}, cards?: Deck): Setup {
	const options = optionsOf('classic', changes);
	const deck = cards ?? suggestedDeck('classic', players, options);
	const names = Array.from({ length: players }, (_, seat) => `Name${seat}`);
	const setup = checkSetup({ sheet: 'classic', options: changes, names, deck });
	if (isRefusal(setup))
		throw new Error(`no such table: ${JSON.stringify({ setup, players, options, deck })}`);
	return setup;
}

function deckFor({ players, deck, wolves, masons, specials }: Wish, options: Options): Deck {
	if (deck === 'suggested' || (options.sheet === '000' && !options.customDeck))
		return suggestedDeck('classic', players, options);
	const most = Math.ceil(players / 2) - 1;
	const base: Deck = options.customDeck
		? { werewolf: 1 + (wolves % most) }
		: { villager: 5, seer: 1, werewolf: players < 16 ? 2 : 3 };
	const joined = filled(base, [...(masons ? (['mason'] as const) : []), ...specials], players);
	return { ...joined, villager: (joined.villager ?? 0) + players - size(joined) };
}

/** The deck with as many of these cards as there is room for; masons come in pairs, all others alone. */
function filled(base: Deck, roles: readonly RoleId[], players: number): Deck {
	const deck = { ...base };
	for (const role of roles) {
		const copies = role === 'mason' ? 2 : 1;
		if (deck[role] === undefined && size(deck) + copies <= players) deck[role] = copies;
	}
	return deck;
}

const size = (deck: Deck): number => Object.values(deck).reduce((sum, copies) => sum + copies, 0);

/** The cards of a deck, one by one. */
export const cardsOf = (deck: Deck): RoleId[] =>
	(Object.keys(deck) as RoleId[]).flatMap((role) => Array<RoleId>(deck[role] ?? 0).fill(role));

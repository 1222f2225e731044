// A small deck for a table that plays together for the first time, and one role more each time it plays again.
import {
	checkSetup,
	isRefusal,
	readHead,
	SHEETS,
	type Deck,
	type Draft,
	type RoleId,
} from '$lib/engine/index';
import type { GameHead } from '$lib/db/index';
import { readComfort } from '$lib/session/comfort';
import { cardsOf, fillerOf, withCopies } from './deck';
import { mend } from './mend';

/** The roles that can be left out, from the easiest to play to the hardest. */
const LADDER = [
	...(['bodyguard', 'guardian', 'medium', 'mayor', 'guard', 'mason', 'drunkard', 'donta'] as const),
	...(['possessed', 'village-idiot', 'scapegoat', 'fox', 'bear-tamer', 'owl', 'jinx', 'notary'] as const),
	...(['lunatic', 'white-wolf', 'lover', 'wild-child', 'mythomaniac', 'akela-mundi'] as const),
	...(['werehamster', 'pyromaniac', 'redeemer', 'puppeteer', 'fool'] as const),
] as const satisfies readonly RoleId[];

/** How many without a power a deck keeps when roles that are known already come back (C4). */
const PLAIN = 5;

export interface FirstDeck {
	readonly draft: Draft;
	/** The role that is new to the table. */
	readonly added: RoleId | null;
}

/**
 * The deck to suggest for the table of a draft: what its sheet asks for, few wolves, and nobody else with a power. Where
 * `played` is not null the table has had such evenings before, with those roles: they come back as far as there is room,
 * and the easiest of the others joins them. The options change only where the sheet, as it is, refuses that deck. Pure.
 */
export function firstDeck(draft: Draft, played: ReadonlySet<RoleId> | null): FirstDeck {
	let small = smallest(draft);
	if (played === null) return { draft: small, added: null };
	const players = draft.names.length;
	const { cards } = SHEETS[draft.sheet];
	const wait = (role: RoleId) => Math.max(0, (cards[role]?.advisedFrom ?? 0) - players);
	const others = LADDER.filter((role) => role in cards && !(role in small.deck));
	const added = others.filter((role) => !played.has(role)).sort((a, b) => wait(a) - wait(b))[0] ?? null;
	if (added) small = legal(joined(small, added));
	for (const role of others) {
		const more = joined(small, role);
		if (played.has(role) && plain(more) >= PLAIN && !isRefusal(checkSetup(more))) small = more;
	}
	return { draft: small, added };
}

/** The roles a table has played on its first evenings, of all sheets; `null` where this is the first. Finished games only. */
export function rolesPlayed(
	finished: readonly GameHead[],
	names: readonly string[],
	group: string | undefined,
): ReadonlySet<RoleId> | null {
	const people = (seats: readonly string[]) => JSON.stringify([...seats].sort());
	const decks = finished.flatMap(({ head, title }): Deck[] => {
		const { comfort } = { comfort: undefined, ...(head as object) };
		const same = title.group === group || people(title.names) === people(names);
		const read = readHead(head);
		return same && readComfort(comfort).firstEvening && !isRefusal(read) ? [read.setup.deck] : [];
	});
	return decks.length === 0 ? null : new Set(decks.flatMap((deck) => Object.keys(deck) as RoleId[]));
}

/** What the sheet asks for whatever is played: wolves, a seer, the roles it never leaves out, villagers for the rest. */
function smallest(draft: Draft): Draft {
	const { sheet, names } = draft;
	const wolves = Math.max(1, Math.min(names.length < 16 ? 2 : 3, Math.floor(names.length / 4)));
	const start = { [fillerOf(sheet)]: names.length - wolves - 1, werewolf: wolves, seer: 1 };
	const { deck, options } = legal({
		...draft,
		options: { ...draft.options, customDeck: false },
		deck: start,
	});
	// A role that is never left out may be a wolf itself.
	const more = cardsOf(sheet).reduce(
		(sum, [role, { counts }]) => (counts === 'wolf' ? sum + (deck[role] ?? 0) : sum),
		-wolves,
	);
	const filler = fillerOf(sheet);
	const tamed = withCopies(deck, 'werewolf', (deck.werewolf ?? 0) - more);
	return { ...draft, options, deck: withCopies(tamed, filler, (deck[filler] ?? 0) + more) };
}

/** The draft as the sheet can play it: by its freer print (C4), else with a deck of the table's own (GR11). */
function legal(draft: Draft): Draft {
	let sound = draft;
	for (let refusal = checkSetup(sound); isRefusal(refusal); refusal = checkSetup(sound)) {
		const { options } = sound;
		if (refusal.refused === 'deck-not-the-table') sound = { ...sound, options: { ...options, sheet: '002' } };
		else if (refusal.refused === 'deck-base') sound = { ...sound, options: { ...options, customDeck: true } };
		else {
			const mended = mend(sound, refusal);
			if (mended === null) return sound;
			sound = mended;
		}
	}
	return sound;
}

const plain = ({ sheet, deck }: Draft): number => deck[fillerOf(sheet)] ?? 0;

/** With a role in the place of villagers; a role that may be there more than once comes as two. */
function joined(draft: Draft, role: RoleId): Draft {
	const { sheet, deck } = draft;
	const copies = SHEETS[sheet].cards[role]?.copies === 'one' ? 1 : 2;
	const filler = fillerOf(sheet);
	return { ...draft, deck: { ...withCopies(deck, filler, (deck[filler] ?? 0) - copies), [role]: copies } };
}

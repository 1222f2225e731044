// The one-tap way out of a refusal. Each mend removes its refusal and keeps what the checks before it were satisfied with.
import {
	optionsOf,
	playersOf,
	suggestedDeck,
	SHEETS,
	type Deck,
	type Draft,
	type Refusal,
	type RefusalCode,
	type RoleId,
} from '$lib/engine/index';
import { tellApart } from './alike';
import { cardsOf, fillerOf, sizeFor, sizeOf, withCopies } from './deck';
import { soundOptions } from './options';

type Mend = (draft: Draft, refusal: Refusal) => Draft | null;

/**
 * The draft with this refusal mended; `null` where only people can help: too few or too many at the table, or a reason
 * that has nothing to do with a draft. Mending what `checkSetup` refuses, again and again, ends in a legal setup.
 */
export const mend: Mend = (draft, refusal) => MENDS[refusal.refused]?.(draft, refusal) ?? null;

const ownOptions: Mend = (draft) => ({ ...draft, options: soundOptions(draft.sheet, draft.options) });

const MENDS: Readonly<Partial<Record<RefusalCode, Mend>>> = {
	'option-unknown': ownOptions,
	'option-value': ownOptions,
	'names-empty': (draft, { seat }) => ({ ...draft, names: draft.names.filter((_, other) => other !== seat) }),
	'names-same': (draft, { seat }) => ({
		...draft,
		names: draft.names.map((name, own) => (own === seat ? tellApart(draft.names, own) : name)),
	}),
	'deck-size': (draft) => ({ ...draft, deck: resized(draft, draft.deck) }),
	'deck-unknown-role': (draft, { role }) => (role ? swapped(draft, role, 0) : null),
	'deck-unique': (draft, { role }) => (role ? swapped(draft, role, 1) : null),
	'deck-pair': (draft, { role }) => (role ? swapped(draft, role, 2) : null),
	'deck-no-wolf': (draft) => swapped(draft, 'werewolf', Math.max(1, suggested(draft).werewolf ?? 1)),
	'deck-too-many-wolves': (draft, { is = 0, most = 0 }) => tamed(draft, is - most),
	'deck-range': (draft) => (fits(freed(draft)) ? freed(draft) : null),
	'deck-missing-role': (draft, { role }) => (role ? swapped(draft, role, 1) : null),
	'deck-base': (draft, { least = 0, is = 0 }) => ({ ...draft, deck: based(draft, least, is) }),
	'deck-not-the-table': (draft) => ({ ...draft, deck: suggested(draft) }),
};

const suggested = ({ sheet, names, options }: Draft): Deck =>
	suggestedDeck(sheet, names.length, optionsOf(sheet, options));

/** The same table with a deck of its own (GR11): only the hard limits are left. */
const freed = (draft: Draft): Draft => ({ ...draft, options: { ...draft.options, customDeck: true } });

/** Whether the sheet, with these options, can be played by so many people as there are names. */
export function fits({ sheet, options, names }: Draft): boolean {
	const { least, most } = playersOf(sheet, optionsOf(sheet, options));
	return least <= names.length && names.length <= most;
}

/** The deck with so many cards of one role, the others making room or filling up. */
const swapped = (draft: Draft, role: RoleId, copies: number): Draft => ({
	...draft,
	deck: resized(draft, withCopies(draft.deck, role, copies), role),
});

/** The deck with so many wolves fewer: plain ones first, then those whose absence changes least. */
function tamed(draft: Draft, fewer: number): Draft {
	const wolves = cardsOf(draft.sheet)
		.filter(([, { counts }]) => counts === 'wolf' || counts === 'evil')
		.map(([role]) => role)
		.sort((a, b) => Number(b === 'werewolf') - Number(a === 'werewolf'));
	let left = fewer;
	let deck = draft.deck;
	for (const role of wolves) {
		const is = deck[role] ?? 0;
		const out = Math.min(is, left);
		deck = withCopies(deck, role, is - out);
		left -= out;
	}
	return { ...draft, deck: resized(draft, deck) };
}

/** The deck cut or filled to the cards it needs: villagers first, the wolves and the role to keep last. */
function resized(draft: Draft, deck: Deck, keep?: RoleId): Deck {
	const { sheet } = draft;
	const { cards, alwaysDealt = [] } = SHEETS[sheet];
	const due = sizeFor({ ...draft, deck });
	const filler = fillerOf(sheet);
	const precious = (role: RoleId): number =>
		role === keep ? 2 : cards[role]?.counts === 'wolf' || alwaysDealt.includes(role) ? 1 : 0;
	const specials = (Object.keys(deck) as RoleId[]).filter((role) => role !== filler);
	const order = cardsOf(sheet).map(([role]) => role);
	specials.sort((a, b) => precious(a) - precious(b) || order.indexOf(b) - order.indexOf(a));

	let result = deck;
	for (const role of [filler, ...specials]) {
		const surplus = sizeOf(result) - due;
		if (surplus <= 0) break;
		const is = result[role] ?? 0;
		const out = cards[role]?.copies === 'pair' ? is : Math.min(is, surplus);
		result = withCopies(result, role, is - out);
	}
	const missing = due - sizeOf(result);
	return withCopies(result, filler, (result[filler] ?? 0) + missing);
}

/** The cards a sheet asks for whatever else is in the deck, and as many of the others as there is room for (C4). */
function based(draft: Draft, villager: number, werewolf: number): Deck {
	const base = { villager, werewolf, seer: 1 };
	const others = (Object.keys(base) as RoleId[]).reduce(
		(deck, role) => withCopies(deck, role, 0),
		draft.deck,
	);
	const rest = resized({ ...draft, names: draft.names.slice(sizeOf(base)) }, others);
	return { ...rest, ...base, villager: villager + (rest.villager ?? 0) };
}

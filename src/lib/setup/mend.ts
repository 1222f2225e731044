// The one-tap way out of a refusal. Each mend removes its refusal and keeps what the checks before it were satisfied with.
import {
	optionsOf,
	playersOf,
	suggestedDeck,
	SHEETS,
	type Deck,
	type Draft,
	type Options,
	type Refusal,
	type RoleId,
} from '$lib/engine/index';
import { tellApart } from './alike';
import { cardsOf, fillerOf, sizeOf, withCopies } from './deck';
import { soundOptions } from './options';

/**
 * The draft with this refusal mended; `null` where only people can help: too few or too many at the table, or a reason
 * that has nothing to do with a draft. Mending what `checkSetup` refuses, again and again, ends in a legal setup.
 */
export function mend(draft: Draft, refusal: Refusal): Draft | null {
	const { role, seat, is = 0, most = 0 } = refusal;
	switch (refusal.refused) {
		case 'option-unknown':
		case 'option-value':
			return { ...draft, options: soundOptions(draft.sheet, draft.options) };
		case 'names-empty':
			return { ...draft, names: draft.names.filter((_, other) => other !== seat) };
		case 'names-same':
			return {
				...draft,
				names: draft.names.map((name, n) => (n === seat ? tellApart(draft.names, n) : name)),
			};
		case 'deck-size':
			return { ...draft, deck: resized(draft, draft.deck) };
		case 'deck-unknown-role':
			return role ? swapped(draft, role, 0) : null;
		case 'deck-unique':
			return role ? swapped(draft, role, 1) : null;
		case 'deck-pair':
			return role ? swapped(draft, role, 2) : null;
		case 'deck-no-wolf':
			return swapped(draft, 'werewolf', suggested(draft).werewolf ?? 1);
		case 'deck-too-many-wolves':
			return swapped(draft, 'werewolf', (draft.deck.werewolf ?? 0) - (is - most));
		case 'deck-range':
			return widened(draft);
		case 'deck-base':
		case 'deck-not-the-table':
			return withOptions(draft, { customDeck: true });
		default:
			return null;
	}
}

const suggested = ({ sheet, names, options }: Draft): Deck =>
	suggestedDeck(sheet, names.length, optionsOf(sheet, options));

const withOptions = (draft: Draft, changes: Partial<Options>): Draft => ({
	...draft,
	options: { ...draft.options, ...changes },
});

/** Another print of the sheet that takes so many players, if there is one; else a deck of the table's own. */
function widened(draft: Draft): Draft | null {
	const fits = (changes: Partial<Options>): boolean => {
		const { least, most } = playersOf(draft.sheet, optionsOf(draft.sheet, { ...draft.options, ...changes }));
		return draft.names.length >= least && draft.names.length <= most;
	};
	const ways: Partial<Options>[] = [{ sheet: '000' }, { sheet: '002' }];
	const offered = ways.filter(() => Object.hasOwn(SHEETS[draft.sheet].options, 'sheet'));
	const way = [...offered, { customDeck: true }].find(fits);
	return way ? withOptions(draft, way) : null;
}

/** The deck with so many cards of one role, the others making room or filling up. */
const swapped = (draft: Draft, role: RoleId, copies: number): Draft => ({
	...draft,
	deck: resized(draft, withCopies(draft.deck, role, copies), role),
});

/** The deck cut or filled to one card for each player: villagers first, the wolves and the role to keep last. */
function resized({ sheet, names }: Draft, deck: Deck, keep?: RoleId): Deck {
	const cards = SHEETS[sheet].cards;
	const filler = fillerOf(sheet);
	const precious = (role: RoleId): number => (role === keep ? 2 : cards[role]?.counts === 'wolf' ? 1 : 0);
	const specials = (Object.keys(deck) as RoleId[]).filter((role) => role !== filler);
	const order = cardsOf(sheet).map(([role]) => role);
	specials.sort((a, b) => precious(a) - precious(b) || order.indexOf(b) - order.indexOf(a));

	let result = deck;
	for (const role of [filler, ...specials]) {
		const surplus = sizeOf(result) - names.length;
		if (surplus <= 0) break;
		const is = result[role] ?? 0;
		const out = cards[role]?.copies === 'pair' ? is : Math.min(is, surplus);
		result = withCopies(result, role, is - out);
	}
	const missing = names.length - sizeOf(result);
	return withCopies(result, filler, (result[filler] ?? 0) + missing);
}

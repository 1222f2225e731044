// The deal: who gets which card, and which cards are left over.
import type { Game } from './happen';
import type { Deck, RoleId } from './words';

/** C5, TR1: a uniform deal; where cards are left over, they are drawn again until the wolves dealt are fewer than the rest. */
export function dealCards(g: Game, attempt: number): void {
	const { left, dealt } = setAside(g, attempt);
	const cards = g.chance.shuffle(`deal/${attempt}`, dealt);
	g.note({ fact: 'dealt', cards, discards: left, attempt });
}

function setAside(g: Game, attempt: number): { left: RoleId[]; dealt: RoleId[] } {
	const cards = cardsOf(g.setup.deck);
	const spare = cards.length - g.setup.names.length;
	if (spare <= 0) return { left: [], dealt: cards };
	const kept = (role: RoleId): boolean => g.sheet.alwaysDealt?.includes(role) ?? false;
	for (let draw = 1; ; draw++) {
		const loose = g.chance.shuffle(
			`left/${attempt}/${draw}`,
			cards.filter((role) => !kept(role)),
		);
		const dealt = [...cards.filter(kept), ...loose.slice(spare)];
		const wolves = dealt.filter((role) => g.sheet.cards[role]?.counts === 'wolf').length;
		if (wolves < dealt.length - wolves) return { left: loose.slice(0, spare), dealt };
	}
}

/** The cards of a deck, in the order of its roles. */
const cardsOf = (deck: Deck): RoleId[] =>
	(Object.keys(deck) as RoleId[]).sort().flatMap((role) => Array<RoleId>(deck[role] ?? 0).fill(role));

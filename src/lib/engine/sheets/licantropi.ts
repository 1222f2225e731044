// Licantropi.it (rules.md section 4).
import { stake } from '../stake';
import { supremacy } from '../victory';
import type { Refusal } from '../refusal';
import type { Deck, RoleId } from '../words';
import { deckWith } from './deck';
import type { Card, Sheet } from './sheet';

const good: Card = { side: 'village', counts: 'human', shows: [], copies: 'one' };

/** L2: a deck without one of these is refused; the werewolf is a limit of every sheet. */
const NEVER_MISSING = ['traitor', 'mage', 'seer', 'cleric', 'reprobate'] as const;

export const licantropi: Sheet = {
	longestDiscussion: 1800,
	options: {
		customDeck: false,
		declareDeck: true,
		abstention: true,
		discussionSeconds: 600,
		appealSeconds: 15,
	},
	cards: {
		farmer: { ...good, copies: 'any' },
		werewolf: { side: 'werewolves', counts: 'wolf', shows: ['aura', 'alignment'], copies: 'any' },
		traitor: { side: 'werewolves', counts: 'evil', shows: ['alignment'], copies: 'one' },
		mage: good,
		seer: { ...good, shows: ['mystic'] },
		cleric: { ...good, shows: ['mystic'] },
		reprobate: { ...good, shows: ['aura'] },
		guard: { ...good, copies: 'any' },
		mayor: good,
		fool: good,
		lover: { ...good, copies: 'pair' },
	},
	players: () => ({ least: 10, most: 24 }),
	suggest(players): Deck {
		const werewolf = players < 20 ? 2 : 3;
		const base = { werewolf, traitor: 1, mage: 1, seer: 1, cleric: 1, reprobate: 1, guard: 2, mayor: 1 };
		return deckWith('farmer', players, base, []);
	},
	composition(deck): Refusal | null {
		const role = NEVER_MISSING.find((one: RoleId) => deck[one] !== 1);
		return role ? { refused: 'deck-missing-role', role } : null;
	},
	firstNight: 1,
	opens: 'day',
	order: ['maul', 'divine', 'see', 'exhume'],
	recognition: 'deal',
	mayPass: ['divine', 'see', 'exhume'],
	sees: 'aura',
	trial: stake,
	victory: supremacy,
};

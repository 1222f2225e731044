// Lupus in Tabula in its two prints, `000` and `002` (rules.md section 2).
import { topTwoWithTies, trialInTwoBallots } from '../trial';
import { leading } from '../ballot';
import { wolvesOrHumans } from '../victory';
import type { Refusal } from '../refusal';
import type { Deck } from '../words';
import { deckWith } from './deck';
import type { Card, Sheet } from './sheet';

const human: Card = { side: 'humans', counts: 'human', shows: [], copies: 'one' };

/** C3 beyond the villagers: who joins the deck, and from how many players. CR1 settles the third wolf at 16. */
const JOINS = [
	{ from: 9, role: 'medium', copies: 1 },
	{ from: 10, role: 'possessed', copies: 1 },
	{ from: 11, role: 'bodyguard', copies: 1 },
	{ from: 13, role: 'mason', copies: 2 },
	{ from: 15, role: 'werehamster', copies: 1 },
	{ from: 23, role: 'owl', copies: 1 },
	{ from: 24, role: 'mythomaniac', copies: 1 },
] as const;

const wolves = (players: number): number => (players < 16 ? 2 : 3);

const suggest = (players: number): Deck =>
	deckWith('villager', players, { werewolf: wolves(players), seer: 1 }, JOINS);

const same = (a: Deck, b: Deck): boolean => sorted(a) === sorted(b);
const sorted = (deck: Deck): string =>
	JSON.stringify(
		Object.entries(deck)
			.filter(([, n]) => n > 0)
			.sort(),
	);

export const classic: Sheet = {
	longestDiscussion: 180,
	options: {
		customDeck: false,
		sheet: '000',
		firstNightVictim: 'player',
		wolvesWinAt: 'parity-or-more',
		curseFirstNight: true,
		mythomaniacCopies: 'seer',
		discussionSeconds: 180,
	},
	cards: {
		villager: { ...human, copies: 'any' },
		werewolf: { side: 'wolves', counts: 'wolf', shows: ['wolf'], copies: 'any' },
		seer: human,
		medium: { ...human, advisedFrom: 9 },
		possessed: { ...human, side: 'wolves', advisedFrom: 10 },
		bodyguard: { ...human, advisedFrom: 11 },
		owl: { ...human, advisedFrom: 12 },
		mason: { ...human, copies: 'pair', advisedFrom: 13 },
		werehamster: { ...human, side: 'werehamster', advisedFrom: 15 },
		mythomaniac: { ...human, advisedFrom: 16 },
	},
	players: ({ sheet }) => ({ least: 8, most: sheet === '000' ? 22 : 24 }),
	suggest,
	composition(deck, players, { sheet }): Refusal | null {
		if (sheet === '000') return same(deck, suggest(players)) ? null : { refused: 'deck-not-the-table' };
		const based = (deck.villager ?? 0) >= 5 && deck.seer === 1 && deck.werewolf === wolves(players);
		return based ? null : { refused: 'deck-base', least: 5, is: wolves(players) };
	},
	firstNight: 1,
	order: ['imitate', 'see', 'protect', 'maul', 'curse'],
	mayPass: [],
	recognition: 'deal',
	sees: 'wolf',
	opens: 'night',
	opener: 'living',
	trial: trialInTwoBallots({
		voters: (g) => g.living(),
		judges: (g) => g.living(),
		nominees: topTwoWithTies,
		first: leading,
		finalManner: 'open',
		tie: () => 'repeat',
	}),
	victory: wolvesOrHumans,
};

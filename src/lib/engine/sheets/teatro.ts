// Teatro del Lupus (rules.md section 5).
import type { Game } from '../happen';
import { pyre, rolesOf } from '../pyre';
import { packOrVillageOrPiper } from '../victory';
import type { DawnNews } from '../announcement';
import type { Refusal } from '../refusal';
import type { Deck, Seat } from '../words';
import { deckWith } from './deck';
import type { Card, Sheet } from './sheet';

const village: Card = { side: 'village', counts: 'human', shows: [], copies: 'one' };
const wolf: Card = { side: 'pack', counts: 'wolf', shows: ['shady'], copies: 'one' };

/** T3: never among the cards left over. */
const ALWAYS_DEALT = ['black-wolf', 'knight', 'thief', 'pied-piper'] as const;

/** TR1: always in the list, one each. */
const BASE: Deck = {
	'black-wolf': 1,
	seer: 1,
	lunatic: 1,
	scapegoat: 1,
	knight: 1,
	guardian: 1,
	pyromaniac: 1,
	'wild-child': 1,
	fox: 1,
	thief: 1,
	'pied-piper': 1,
};

/** TR1 beyond the farmers: who joins the list, by its size (three more than the players). */
const JOINS = [
	{ from: 13, role: 'werewolf', copies: 1 },
	{ from: 14, role: 'village-idiot', copies: 1 },
	{ from: 15, role: 'bear-tamer', copies: 1 },
	{ from: 16, role: 'white-wolf', copies: 1 },
	{ from: 18, role: 'redeemer', copies: 1 },
	{ from: 19, role: 'puppeteer', copies: 1 },
	{ from: 20, role: 'werewolf', copies: 2 },
	{ from: 25, role: 'werewolf', copies: 3 },
] as const;

/** T20, TR26, TR29: who is back, whether a melody was played, and the roles of the dead where the table shows them. */
function dawnNews(g: Game, dead: readonly Seat[]): DawnNews {
	const tonight = g.state.facts.filter((fact) => 'night' in fact && fact.night === g.night);
	return {
		returned: tonight.flatMap((fact) => (fact.fact === 'raised' ? [fact.who] : [])),
		melody: tonight.some(
			(fact) => fact.fact === 'used' && fact.action === 'charm' && !fact.pulled && g.alive(fact.by),
		),
		...rolesOf(dead, g),
	};
}

export const teatro: Sheet = {
	longestDiscussion: 1800,
	options: {
		customDeck: false,
		wolvesWinAt: 'parity-or-more',
		abstention: true,
		revealRoleOnDeath: false,
		discussionSeconds: 300,
	},
	cards: {
		farmer: { ...village, copies: 'any' },
		werewolf: { ...wolf, copies: 'any' },
		'black-wolf': wolf,
		'white-wolf': wolf,
		seer: village,
		lunatic: { ...village, shows: ['shady'] },
		scapegoat: village,
		knight: village,
		guardian: village,
		'bear-tamer': village,
		'village-idiot': village,
		pyromaniac: village,
		'wild-child': village,
		redeemer: village,
		fox: village,
		thief: village,
		'pied-piper': { ...village, side: 'piper', counts: 'adversary' },
		puppeteer: { ...village, side: 'solitary' },
	},
	players: () => ({ least: 10, most: 24 }),
	suggest: (players): Deck => deckWith('farmer', players + 3, BASE, JOINS),
	sizes: (players, deck, { customDeck }) =>
		customDeck && !deck.thief ? [players, players + 3] : [players + 3],
	alwaysDealt: ALWAYS_DEALT,
	composition(deck): Refusal | null {
		const role = ALWAYS_DEALT.find((one) => deck[one] !== 1);
		return role ? { refused: 'deck-missing-role', role } : null;
	},
	firstNight: 0,
	opens: 'night',
	order: ['mentor', 'control', 'see', 'sniff', 'protect', ['maul', 'associate'], 'duel', 'charm', 'recall'],
	deathStopsActing: true,
	recognition: 'first-night',
	mayPass: ['associate', 'duel', 'charm', 'recall'],
	sees: 'shady',
	dawnNews,
	trial: pyre,
	victory: packOrVillageOrPiper,
};

// E' NOTTE (rules.md section 3).
import { byDistance, trialInTwoBallots } from '../trial';
import type { Game } from '../happen';
import { wolvesOrHumans } from '../victory';
import { wills } from '../wills';
import type { DawnNews } from '../announcement';
import type { Refusal } from '../refusal';
import type { Deck, RoleId } from '../words';
import { deckWith } from './deck';
import type { Card, Sheet } from './sheet';

const human: Card = { side: 'humans', counts: 'human', shows: [], copies: 'one' };

/** NR1 beyond the villagers: who joins the deck, and from how many players. */
const JOINS = [
	{ from: 9, role: 'donta', copies: 1 },
	{ from: 10, role: 'possessed', copies: 1 },
	{ from: 11, role: 'bodyguard', copies: 1 },
	{ from: 12, role: 'jinx', copies: 1 },
	{ from: 14, role: 'drunkard', copies: 2 },
	{ from: 15, role: 'notary', copies: 1 },
	{ from: 17, role: 'werehamster', copies: 1 },
	{ from: 18, role: 'akela-mundi', copies: 1 },
] as const;

const wolves = (players: number): number => (players < 16 ? 2 : 3);

/** N11, NR3, NR21: thanks to the bodyguard, and what came of the copying where the table wants it said aloud. */
function dawnNews(g: Game): DawnNews {
	const guarded = g.marked('protected').map(({ on }) => on);
	const saved = g.state.facts.some(
		(fact) => fact.fact === 'hunted' && fact.night === g.night && guarded.includes(fact.prey),
	);
	const told = g.options.akelaAloud && g.night === 2 && (g.setup.deck['akela-mundi'] ?? 0) > 0;
	return {
		...(saved && g.options.announceGuardSave ? { savedBy: 'bodyguard' } : {}),
		...(told ? { akela: outcome(g) } : {}),
	};
}

function outcome(g: Game): RoleId | 'human' {
	const akela = g.people.find(({ card }) => card === 'akela-mundi');
	return akela && akela.role !== akela.card ? akela.role : 'human';
}

export const eNotte: Sheet = {
	longestDiscussion: 180,
	options: {
		customDeck: false,
		firstNightVictim: 'moderator',
		wolvesWinAt: 'parity-or-more',
		curseFirstNight: false,
		announceGuardSave: true,
		ghostsVoteFinal: false,
		finalTie: 'nearest',
		dontaReads: 'last-lynched',
		akelaAloud: false,
		discussionSeconds: 180,
	},
	cards: {
		villager: { ...human, copies: 'any' },
		werewolf: { side: 'wolves', counts: 'wolf', shows: ['wolf'], copies: 'any' },
		seer: human,
		donta: { ...human, advisedFrom: 9 },
		possessed: { ...human, side: 'wolves', advisedFrom: 10 },
		bodyguard: { ...human, advisedFrom: 11 },
		jinx: { ...human, advisedFrom: 12 },
		drunkard: { ...human, copies: 'pair', advisedFrom: 13 },
		notary: { ...human, advisedFrom: 14 },
		werehamster: { ...human, side: 'werehamster', advisedFrom: 15 },
		'akela-mundi': { ...human, advisedFrom: 16 },
	},
	players: () => ({ least: 8, most: 24 }),
	suggest(players): Deck {
		return deckWith('villager', players, { werewolf: wolves(players), seer: 1 }, JOINS);
	},
	composition(deck, players): Refusal | null {
		const based = (deck.villager ?? 0) >= 5 && deck.seer === 1 && deck.werewolf === wolves(players);
		return based ? null : { refused: 'deck-base', least: 5, is: wolves(players) };
	},
	firstNight: 1,
	opens: 'night',
	order: ['imitate', 'see', 'exhume', 'protect', 'maul', 'curse'],
	mayPass: [],
	recognition: 'deal',
	sees: 'wolf',
	dawnNews,
	opener: 'anybody',
	lastRites: wills,
	trial: trialInTwoBallots({
		// N13, N19: ghosts choose the nominees; NR7: whether they judge them is an option.
		voters: (g) => g.people.map(({ seat }) => seat),
		judges: (g) => (g.options.ghostsVoteFinal ? g.people.map(({ seat }) => seat) : g.living()),
		nominees: (votes, starter, g) => byDistance(votes, starter, g).slice(0, 2),
		first: (votes, starter, g) => byDistance(votes, starter, g).slice(0, 1),
		finalManner: 'sealed',
		tie: ({ options }) => (options.finalTie === 'nearest' ? 'nearest' : 'repeat'),
	}),
	victory: wolvesOrHumans,
};

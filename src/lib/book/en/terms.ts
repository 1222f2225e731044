import type { BookWords } from '../shape';

/** The words of the game, as they are explained to whoever touches one: the same for everybody. */
export const terms: BookWords['glossary']['terms'] = {
	wolves: {
		title: 'The wolves',
		forms: 'wolves|pack',
		text: 'They know each other. By night they choose a prey together; by day they look innocent and vote like everybody else. They win when they are as many as all the others.',
	},
	night: {
		title: 'The night',
		forms: 'night|nights',
		text: 'The tablet goes round in silence. It asks everybody a question, and everybody touches something: from outside all turns look the same, and no one can tell who is doing what.',
	},
	dawn: {
		title: 'The dawn',
		forms: 'dawn',
		text: 'The tablet is back in the middle of the table and tells everybody how the night went: the names of those who won’t be waking up, without the reason and without the card.',
	},
	day: {
		title: 'The day',
		forms: 'day|talk it over',
		text: 'You talk until time is up, or until the table wants to vote. Accuse, deny, claim a card, real or made up. Never show it.',
	},
	ballot: {
		title: 'The first vote',
		forms: 'first vote|vote|votes',
		text: 'Clockwise and out loud, everybody says a name, never their own. The names with the most votes are on trial. A vote once given stands.',
	},
	nominee: {
		title: 'On trial',
		forms: 'on trial',
		text: 'Whoever had the most votes in the first round. They defend themselves, and then they wait: in the final vote they have none.',
	},
	defence: {
		title: 'The defence',
		forms: 'defence|plea|defend themselves|defend yourself|the floor is with',
		text: 'Before the final vote, everyone on trial has half a minute to win the table over. Nobody interrupts.',
	},
	final: {
		title: 'The final vote',
		forms: 'final vote|vote again',
		text: 'Those who are not on trial choose between those who are. The most votes go to the stake; in a tie it depends on the game: another vote, a lot, or the seat at the table.',
	},
	tie: {
		title: 'A tie',
		forms: 'tie|level',
		text: 'Two names or more have the same number of votes, and nobody has more. What decides then is not the same in every game: the tablet knows, and says so.',
	},
	lots: {
		title: 'The lot',
		forms: 'lot|lots|chance',
		text: 'The tablet draws in front of everybody, and every name is as likely as any other. What is drawn stays written, and is never drawn again.',
	},
	stake: {
		title: 'The vote at the stake',
		forms: 'vote at the stake|vote|votes',
		text: 'Everybody in the game chooses who goes to the stake. Nobody votes for themselves, and a vote once given stands.',
	},
	verdict: {
		title: 'The verdict',
		forms: 'verdict|village has decided|village has chosen',
		text: 'What comes of the vote: the name of whoever has to go to the stake.',
	},
	pyre: {
		title: 'The stake',
		forms: 'stake|flames|fire',
		text: 'Whoever goes to the stake is out of the game, and keeps quiet from then on: no words, no faces. They still win if their side does.',
	},
	covered: {
		title: 'Face down',
		forms: 'face down',
		text: 'Whoever is out does not show their card. All the cards are turned over together, at the end.',
	},
	ghost: {
		title: 'The ghost',
		forms: 'ghost|ghosts',
		text: 'Whoever is out still has a say in the first vote: when it is the turn of their seat they point at a name, in silence.',
	},
	will: {
		title: 'The will',
		forms: 'wills|last words',
		text: 'A few words that whoever is out writes unseen, about one person only, and without saying who they really are. They are read when the notary is out, or at the end.',
	},
	curse: {
		title: 'The evil eye',
		forms: 'evil eye',
		text: 'Whoever receives it is on trial by right, together with the name that has the most votes. Who cast it is not told.',
	},
	appeal: {
		title: 'The appeal',
		forms: 'appeal',
		text: 'A few seconds after the vote: the mayor, if there is one, may speak up once in the game and send somebody else to the stake. If nobody speaks, nothing is learnt.',
	},
	judgement: {
		title: 'The table judges',
		forms: 'table judges',
		text: 'Once the game is decided, the table says whether the holder of the fool’s card kept up the part.',
	},
	melody: {
		title: 'The melody',
		forms: 'melody|music',
		text: 'It is heard at dawn if the piper has played by night. Who fell under its spell is not told.',
	},
};

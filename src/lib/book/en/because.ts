import type { ReasonId } from '../../words/reasons';

/** What stands behind “Why?”: a rule in a sentence or two, never what has really happened. */
export const because: Readonly<Record<ReasonId, string>> = {
	// the night
	prey: 'Every night the wolves agree on one prey. In the morning you learn who is missing, not why, nor which card.',
	gaze: 'The werehamster is in the deck, so the seer’s gaze may kill as well. Which it was, you will learn at the end.',
	grief:
		'The lovers are in the deck: when one is out, grief takes the other too. It isn’t said who they are.',
	duel: 'The knight is among the cards, so a death may come from a duel as well. Which, you will learn at the end.',
	association:
		'Someone in the pack can put a name and a card together: if the guess is right, that is one more prey.',
	together:
		'Everyone who dies in a night is named together, in seat order, so that nobody can guess who died of what.',
	silence:
		'Whoever is out says nothing, signals nothing and keeps the card hidden: the rest of the show is enjoyed in silence.',
	calm: 'Nobody died tonight. What went wrong for the wolves will only be told at the end.',
	guarded: 'The bodyguard is in the deck: from the second night on, one door may stay shut to the wolves.',
	tough: 'The werehamster is in the deck, and no wolves can catch it.',
	sheltered: 'The guardian is among the cards, and can keep death away from one person a night.',
	eve: 'On the eve the wolves don’t hunt yet: they look around, like everybody else.',
	moderator:
		'That is what you chose: on the first night the wolves take the moderator, so none of you is out at once.',
	saved:
		'The wolves’ prey was under the bodyguard’s protection. Who that was, you will only learn at the end.',
	akela: 'That is what you chose: what became of akela mundi is said aloud, but without the name.',
	redeemed: 'The redeemer died this night: the person they had named is back in the game.',
	melody: 'The piper has played. Only the piper knows for whom; those under the spell don’t notice.',
	noMelody:
		'You are always told whether there was a melody. The piper may rest, or something may have stopped the music.',
	shown: 'That is what you chose: when somebody leaves the game, their card is turned over.',
	prelude: 'This game begins by day: the first victim is an outsider, and only there to raise the alarm.',
	// the vote
	opens:
		'The vote opens on the left of the last person taken by night. If no one has been taken yet, it opens at the first seat.',
	opensByLot:
		'More than one person is missing today, so a lot decides whose left it is. That keeps the wolves’ own prey a secret.',
	ghosts:
		'Those who are out take part in the first vote: when it is their seat’s turn they point, and say nothing.',
	mostVoted: 'The two names with the most votes stand trial. Ties all count: nobody gets cut.',
	evilEye:
		'The evil eye counts as a charge: unless already on trial, its target stands trial instead of whoever came second.',
	noEvilEye:
		'The evil eye needs a target still in the game. Otherwise it is “nobody”, and the reason stays a secret.',
	voteAgain:
		'The tied plead again, then you vote on those names only. Everyone else still in the game votes.',
	tiedAgain: 'After a second tie the voting stops: a lot decides among the names still tied.',
	nearest:
		'Among the tied, the stake takes whoever sits nearest, going clockwise from the one who opened the vote.',
	secret: 'You vote in secret: only the name is told, never the numbers. Not even when it is all over.',
	threeBallots:
		'There are three votes an evening at most. If they don’t yield a single name, the stake stays cold.',
	nobodyNamed: 'A vote in which everybody abstains counts like any other, and the names stay the same.',
	oneADay: 'Each day the village sends one person to the stake: the most voted of those on trial.',
	covered:
		'The card of whoever goes to the stake stays face down to the end, and the doubt stays at the table.',
	byLot: 'When votes can’t settle it, or there is no one left to vote, a lot decides among the tied.',
	left: 'Whoever leaves the table is out, as after any other death, and the card stays face down.',
	notary: 'When the notary is out, the notary is revealed, and all the wills collected so far are read.',
	// the stake
	chosen: 'The name with more votes than any other is the one. It doesn’t take a majority of the table.',
	lastWord: 'There are a few seconds before the fire: to plead, to tell what one knows, to call the mayor.',
	mayorMay:
		'In these seconds the mayor, if there is one with a word left to say, may send somebody else to the stake.',
	mayorSpoke: 'The mayor can do this once. Now everybody knows who it is, and the power is gone.',
	mostVotes: 'The name with the most votes burns: one vote will do, if nobody else has as many.',
	goat: 'When a vote ends in a tie and the scapegoat is in the game, the scapegoat burns in place of the tied.',
	firstToReach:
		'In a tie, whoever was first to reach that number of votes burns: the order of the votes counts.',
	noVotes: 'If nobody votes there isn’t even a tie: the stake stays cold.',
	inPlace:
		'The guardian answers for the ward: if the fire is meant for that person, the guardian burns instead.',
	idiot:
		'The village idiot is saved from every fire, and revealed: from then on without a vote, and out of the count.',
	secondFire:
		'Once, the pyromaniac can light a second fire under the name they voted for. Nobody says who that is.',
	revenge:
		'If the pyromaniac burns with the can still full, the fire also takes the last to have voted for that.',
	// the end
	noWolves: 'All the wolves are out of the game: the village can sleep.',
	parity: 'The wolves are at least as many as everybody else left: no vote could stop them now.',
	strictParity: 'The wolves are exactly as many as everybody else left, or there is nobody else left.',
	supremacy:
		'Werewolves and traitor together are at least as many as all the others: the stake is in their hands.',
	hung: 'Three were left, and three votes decided nothing: against the werewolves, time had run out.',
	hamster: 'The werehamster was still in the game at the end: however it ends, it alone has won.',
	allDance: 'Everybody else left in the game is under the spell: the piper wins alone.',
	whole: 'A side wins as a whole, including those who were out long ago.',
	possessed: 'The possessed counts as a human, but wins with the wolves.',
	traitor: 'The traitor wins and loses with the werewolves, in the game or out of it.',
	fool: 'The fool wins with the village only if the table believed in the part.',
	blackAndWhite:
		'The black wolf and the white wolf have a score to settle: if one is left in the game and the other isn’t, only one of them wins.',
	puppeteer: 'A puppeteer still in the game wins with whoever has beaten the village.',
};

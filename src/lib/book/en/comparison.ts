import type { BookWords } from '../shape';

/** In what the four games differ. */
export const comparison: BookWords['comparison'] = {
	title: 'The differences',
	line: 'Four games, one village: what changes from one to the next.',
	subjects: {
		players: 'How many',
		length: 'How long',
		opening: 'How it begins',
		prey: 'The first prey',
		night: 'Whoever dies by night',
		seer: 'What the seer finds out',
		talk: 'Time to talk',
		voters: 'Who votes',
		ballots: 'How you vote',
		secrecy: 'Aloud or in secret',
		tie: 'Ties',
		nobody: 'May nobody burn?',
		wolves: 'When the wolves win',
		others: 'Who else wins',
		dead: 'Whoever is out',
		roles: 'The roles no other game has',
	},
	opening: {
		night: 'With the first night.',
		eve: 'With the eve, a night on which only a few act.',
		day: 'By day: you talk, and there is a stake that very evening.',
	},
	prey: {
		player: 'Somebody at the table, on the very first night.',
		moderator: 'The moderator, which is none of you. An option lets them hunt at once.',
		eve: 'Nobody on the eve; somebody from the first night on.',
	},
	night: {
		acts: 'What they chose still counts.',
		stops: 'Powers have an order: the dead no longer act.',
	},
	of: {
		classic: {
			seer: 'Whether somebody is a werewolf.',
			voters: 'Everybody in the game; in the final vote, those not on trial.',
			ballots:
				'Two votes: the first puts the two most voted names on trial, or more if they are level; the second chooses among them.',
			secrecy: 'Aloud, one at a time.',
			tie: 'The tied plead and you vote again; then a lot decides.',
			nobody: 'No: one person goes to the stake each day.',
			wolves: 'When they are at least as many as all the others.',
			others: 'The possessed, with the wolves. The werehamster, alone, if still in at the end.',
			dead: 'They keep quiet and watch.',
		},
		'e-notte': {
			seer: 'Whether somebody is a werewolf.',
			voters: 'In the first vote the ghosts too; in the final vote those in the game and not on trial.',
			ballots: 'Two votes: the first puts two names on trial, never more; the second chooses between them.',
			secrecy: 'The first aloud, in a circle; the second in secret, and then all votes are shown at once.',
			tie: 'The seats decide: the nearest, clockwise, to whoever opened the vote.',
			nobody: 'No: one person goes to the stake each day.',
			wolves: 'When they are at least as many as all the others. Ghosts don’t count.',
			others: 'The possessed, with the wolves. The werehamster, alone, if still in at the end.',
			dead: 'They are ghosts: they vote in the first vote and, with the notary in the deck, leave a will.',
		},
		licantropi: {
			seer: 'Whether somebody’s aura is good or bad: the reprobate’s is bad.',
			voters: 'Everybody in the game, the tied included. You may abstain.',
			ballots: 'One vote; up to three, if names stay tied. Then the appeal, and the mayor.',
			secrecy: 'In secret, for ever: all you hear is the name chosen.',
			tie: 'You vote again, on the tied names.',
			nobody: 'Yes, if three votes do not yield a single name.',
			wolves: 'When, with the traitor, they are at least as many as all the others.',
			others:
				'The traitor, with the werewolves. The fool wins with the village only if the part was kept up.',
			dead: 'They keep quiet and watch; but the cleric may find out which side they were on.',
		},
		teatro: {
			seer: 'Whether somebody is innocent or shady. And it may be the lunatic.',
			voters: 'Everybody in the game but a rescued idiot. You may abstain.',
			ballots: 'One vote, in any order, without pleading.',
			secrecy: 'For all to see, as the votes come in.',
			tie: 'The scapegoat burns; without one, whoever got the deciding vote first.',
			nobody: 'Yes, if nobody votes, or if it is the idiot’s turn to burn.',
			wolves: 'When they are at least as many as the humans, and the piper is out.',
			others:
				'The pied piper, alone, if everybody else in the game is under the spell. The puppeteer, with whoever beats the village.',
			dead: 'They keep quiet and watch; but the redeemer may bring one person back.',
		},
	},
};

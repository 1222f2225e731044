import type { BookWords } from '../shape';

/** What the coach says in the first lesson: what to do, and what the others see meanwhile. */
export const evening: BookWords['evening'] = {
	title: 'A first evening alone',
	line: 'What you learn by playing, moment by moment.',
	learnt: [
		'Press, read your card, pass the tablet: nobody sees anything of anybody.',
		'By night all do the same; by day they talk, accuse and vote.',
		'The village wins once the wolves are gone; the wolves, once they are as many as the others.',
	],
	steps: {
		'pass-first': {
			task: 'One tablet, and everybody in a ring. Now you play Anna: press and hold the button at the bottom.',
			others: 'see only a name, and wait.',
		},
		pass: {
			task: 'The tablet changes hands. Now you play the person in large letters: press and hold.',
			others: 'see only this name.',
		},
		'pass-night': {
			task: 'It is night, and nobody speaks. The tablet goes to everybody, power or no power. Press and hold.',
			others: 'see only this name.',
		},
		'card-villager': {
			task: 'Keep a finger on the panel: Anna’s card is under it. Lift the finger and it is gone. Then go on.',
			others: 'see that you read, not what you read.',
		},
		'card-seer': {
			task: 'Clara has a power: every night one card can be looked at. Read slowly, then go on.',
			others: 'see just what they saw before: nobody can tell which card it is.',
		},
		'card-werewolf': {
			task: 'Ellen is a wolf! Read well: it says who else is. And no giggling.',
			others: 'look at your face: the screen is yours alone.',
		},
		'turn-villager': {
			task: 'Anna has no power, but answers like everybody: whom do you suspect? Read, touch a name, confirm.',
			others: 'see a finger touch a name, as in every turn.',
		},
		'turn-seer': {
			task: 'Clara looks at somebody’s card. Read, touch the name, confirm.',
			others: 'see the same touches as Anna’s.',
		},
		'turn-werewolf': {
			task: 'The wolves choose whom to eat. Read, touch the name, confirm: your packmate will do the same.',
			others: 'think you do what everybody does.',
		},
		'read-villager': {
			task: 'Here the night answers. For Anna there is no news: read and go on.',
			others: 'have the same page: so nobody knows who has learnt something.',
		},
		'read-seer': {
			task: 'Here is the answer, for Clara alone. Read it and keep it in mind: by day it will help.',
			others: 'see the usual page.',
		},
		'read-werewolf': { task: 'Wolves have this page too. Read and go on.', others: 'see the usual page.' },
		dawn: {
			task: 'Dawn! The tablet goes back to the middle of the table, and somebody reads aloud. Whoever is out speaks no more.',
			others: 'know what you know: the card of whoever is out stays face down.',
		},
		starter: {
			task: 'The vote starts on the left of whoever is out. Go on.',
			others: 'see this screen: it is everybody’s.',
		},
		discuss: {
			task: 'Now all talk: below is what the village says. When it is enough, press and hold to vote.',
			others: 'hear it all. Lies are allowed, but nobody ever shows a card.',
		},
		nomination: {
			task: 'First ballot: one by one, everybody accuses somebody. When it is your turn, I say whom.',
			others: 'see each vote at once.',
		},
		count: {
			task: 'All the votes are here. If they are right, confirm.',
			others: 'check them with you: before that, they can still be put right.',
		},
		nominees: {
			task: 'Three are accused most. One of them it will be. Go on.',
			others: 'see this screen: it is everybody’s.',
		},
		defence: {
			task: 'The accused speak for themselves, true or made up. Then go on.',
			others: 'listen, and watch who blushes.',
		},
		final: {
			task: 'Second ballot: whoever is not accused votes, and chooses among the accused.',
			others: 'see each vote at once.',
		},
		tie: {
			task: 'A tie! Vote again, but only between those in the lead.',
			others: 'see the tie, and who voted for whom.',
		},
		'final-repeat': {
			task: 'Vote again. Whoever is no longer accused votes too.',
			others: 'see each vote at once.',
		},
		verdict: {
			task: 'The village has decided: somebody goes to the stake. Go on.',
			others: 'do not know which card it was: that is told only at the end.',
		},
		'turn-villager-2': {
			task: 'Another night, another question for Anna. Touch a name, confirm.',
			others: 'see the usual round.',
		},
		'turn-seer-2': { task: 'Clara has seen one card. Look at another.', others: 'see the usual round.' },
		'turn-werewolf-2': {
			task: 'Ellen is the last of the pack, and chooses alone.',
			others: 'see the usual round.',
		},
		'read-seer-2': {
			task: 'Another wolf! Tomorrow the village must understand, before you are eaten.',
			others: 'see the usual page.',
		},
		'dawn-2': {
			task: 'Another dawn, and one more empty chair. If the wolves become as many as the others, they win.',
			others: 'see this screen: it is everybody’s.',
		},
		'discuss-2': {
			task: 'Whoever has found something may say so, but must be believed. Then press and hold to vote.',
			others: 'hear it all, the wolves too.',
		},
		'nomination-2': {
			task: 'The vote goes as yesterday: first accuse, then choose.',
			others: 'see each vote at once.',
		},
		'verdict-2': {
			task: 'The village has decided once more. Was it the right one?',
			others: 'wait, like you.',
		},
		end: {
			task: 'Over: all the wolves are out, and the village has won! Turn the cards and read the story.',
			others: 'win with you, even whoever was out from the first night.',
		},
	},
};

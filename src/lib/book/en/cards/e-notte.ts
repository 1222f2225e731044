import type { CardWords } from '../../shape';
import { ONLY_SUSPECTS, STRANGERS, WITH_HUMANS } from './common';

export const eNotte = {
	donta: {
		summary: 'Sifts the ashes: from the second night, knows whether the stake hit home.',
		are: 'You are village folk and can read ashes: whoever went to the stake can’t fool you.',
		know: 'You don’t know anyone’s card yet: the ashes will have a say.',
		night: 'From the second night you read whether the stake took a werewolf: the latest, or your pick.',
		win: WITH_HUMANS,
		advice:
			'Note every answer: a good stake says a lot about those who wanted it, a bad one says even more. Let the village feel whether it is on the right track, without explaining where the news came from.',
	},
	jinx: {
		summary: 'Casts the evil eye by night: its target is on trial before the first vote.',
		are: 'You are village folk, but bad luck follows your eyes: those you glare at stand trial.',
		know: STRANGERS,
		night: 'When the night asks, you cast the evil eye on someone else: tomorrow they stand trial.',
		win: WITH_HUMANS,
		advice:
			'Your evil eye is worth three votes: spend it on someone who always manages to be forgotten. On a person who is on trial anyway it is wasted, so guess where the votes will go, and look the other way.',
	},
	drunkard: {
		summary: 'Always a pair: old friends from the tavern, with no secrets between them.',
		are: 'You are village folk, mostly at the tavern: two of you, one bottle and no secrets.',
		know: 'You know your drinking partner from the deal on, and nobody else.',
		night: ONLY_SUSPECTS,
		win: WITH_HUMANS,
		advice:
			'There is one safe person at your table: compare doubts with a glance rather than a speech. If one of you is in trouble, the other can vouch; but from that day on the wolves will know where to knock.',
	},
	notary: {
		summary: 'Keeps the wills: once the notary is out, every one of them is read.',
		are: 'You are village folk, and your safe holds the last words of those who are gone.',
		know: STRANGERS,
		night: ONLY_SUSPECTS,
		win: WITH_HUMANS,
		advice:
			'While you are in the game the safe stays shut. Don’t hurry to open it: the more wills you collect, the more the village will learn that day. And if your name goes to the stake, at least it won’t be for nothing.',
	},
	'akela-mundi': {
		summary: 'On the second night follows someone, and may join the wolves or gain a gift.',
		are: 'You are village folk looking for a leader: on one night only, you follow someone.',
		know: STRANGERS,
		night: 'On the second night only, you follow someone: join the wolves, read ashes, or stay put.',
		win: 'You win with the humans; if your card changes, with the side of the new one.',
		advice:
			'You have a whole day to decide whom to follow: listen for those who seem to know and those who seem to hide. Join the wolves, and the pack learns it a night later. If nothing changes, the village needs you.',
	},
} satisfies Readonly<Record<string, CardWords>>;

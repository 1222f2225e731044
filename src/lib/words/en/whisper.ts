import type { tell as source } from '../it/tell';
import { list } from './grammar';

// Private words: plain, short, and of one length for every role (K11). Who has no news always reads the same line.
export const whisper: (typeof source)['whisper'] = {
	tasks: {
		maul: 'Which prey do you put to the pack tonight? Tap a name, then confirm.',
		see: 'Who do you look into tonight: werewolf or not? Tap a name, then confirm.',
		protect: 'Whose door do you guard against the wolves? Tap a name, then confirm.',
		curse: 'Who gets the evil eye for tomorrow’s vote? Tap a name, then confirm.',
		imitate: 'Who would you rather be? You try only once. Tap a name, then confirm.',
		exhume: 'Which of the departed do you ask tonight? Tap a name, then confirm.',
		divine: 'Who do you examine: could it be a mystic? Tap a name, then confirm.',
		mentor: 'Who shall be your mentor, once and for all? Tap a name, then confirm.',
		sniff: 'Who do you sniff, with both neighbours? Tap a name, then confirm.',
		duel: 'Who do you challenge to a duel, if anyone? Tap a name, then confirm.',
		charm: 'Who do you charm tonight, if you do play? Tap a name, then confirm.',
		recall: 'Who shall come back, if you die tonight? Tap a name, then confirm.',
		control: 'Whose strings do you pull in this night? Tap a name, then confirm.',
		associate: 'Whose card do you think you have guessed? Tap a name, then confirm.',
		burn: 'Who shall burn, instead of the one up there? Tap a name, then confirm.',
		suspect: 'Who do you suspect most, here and now? Tap a name, then confirm.',
		trust: 'And who do you trust most, here and now? Tap a name, then confirm.',
		wish: 'Which of these cards would you like to have? Tap one, then confirm.',
	},
	seconds: {
		charm: 'And who else is listening to your music? Tap a name, then confirm.',
		control: 'And on whom shall their power be used? Tap a name, then confirm.',
	},
	guess: 'And which card do you believe they really have? Tap one, then confirm.',
	told: {
		pack: (names) =>
			names.length === 0
				? 'There is no one left in the pack but you.'
				: `In the pack alongside you: ${list(names)}.`,
		packRoles: (names, black) => `In your pack: ${list(names)}. Black wolf: ${black}.`,
		traitor: (pack, traitor) =>
			pack.length === 0
				? `You are the pack; your traitor is ${list(traitor)}.`
				: `With you: ${list(pack)}. Your traitor: ${list(traitor)}.`,
		picks: (picks) =>
			picks.length === 0
				? 'No picks from the pack so far.'
				: `So far: ${list(picks.map(({ wolf, prey }) => `${wolf} says ${prey}`))}.`,
		lastPrey: (name) => `Last night: ${name}.`,
		masons: (names) => `With you in the lodge: ${list(names)}. Here is one name to trust.`,
		drunkards: (names) => `With you at the tavern: ${list(names)}. Here is one name to trust.`,
		guards: (names) =>
			names.length === 0 ? 'There is no one on guard but you.' : `On guard alongside you: ${list(names)}.`,
		lovers: (names) => `Your heart belongs to ${list(names)}: you will leave the game as one.`,
		offered: (roles) => `You could have become ${roles.join(' or ')}.`,
		see: (name, wolf) => `You see it plainly: ${name} is ${wolf ? 'a' : 'no'} werewolf.`,
		shady: (name, shady) => `You see it plainly: ${name} is ${shady ? 'shady' : 'innocent'}.`,
		aura: (name, good) => `${name}’s aura is ${good ? 'good' : 'bad'}, no doubt about it.`,
		alignment: (name, good) => `Deep down, ${name} was on the ${good ? 'good' : 'bad'} side.`,
		mystic: (name, is) =>
			is ? `It is true: ${name} has a mystic gift.` : `Far from it: ${name} has no mystic gift.`,
		sniff: (names, shady) => `${list(names)}: ${shady ? 'a shady smell' : 'no shady smell'}.`,
		puppet: (name, role) => `You hold ${name}’s strings. Card: ${role}.`,
		controlled: 'Somebody pulled your strings tonight.',
		pulled: (news) => `${news} (Strings pulled.)`,
		duel: (name) => `Your duel, in the end, was with ${name}.`,
		charmed: (names) =>
			names.length === 0
				? 'Your music has reached nobody at all.'
				: `Your music has reached only ${list(names)}.`,
		bear: (restless) =>
			restless ? 'The bear is restless: wolves are near.' : 'The bear slept soundly all through the night.',
		colleague: (names) => `You share your gift with ${list(names)}: one answer for all.`,
		medium: (name, wolf) =>
			name === null
				? 'The ashes keep silent: the stake stood cold.'
				: `The ashes whisper: ${name} was ${wolf ? 'a' : 'no'} werewolf.`,
		becomes: (role) =>
			role === null
				? 'Nothing changes: you keep the card you have.'
				: `Your card changes: it is now ${role}.`,
	},
	packOnCard: (names) =>
		names.length === 0
			? 'There is no one in the pack but you: the hunt is all yours.'
			: `With you in the pack: ${list(names)}. Nobody else knows about you.`,
	onCard: {
		packAndTraitor: (pack, traitor) =>
			pack.length === 0
				? `You hunt without company, but your traitor is ${list(traitor)}.`
				: `With you in the pack: ${list(pack)}. Your own traitor: ${list(traitor)}.`,
		traitor: (pack) => `The wolves you serve: ${list(pack)}. They alone know about you.`,
		guards: (names) =>
			names.length === 0
				? 'There is no one on guard but you: enjoy the patrol.'
				: `On guard with you: ${list(names)}. You can trust each other.`,
	},
	noNotes: ['There is nothing else you need to know tonight.', 'Your choice stays between you and the moon.'],
	noAnswer: 'There is no news for you tonight.',
	morning: 'The night is over, and the day is waiting.',
	chosen: (names) => (names.length === 0 ? 'You didn’t name anyone.' : `You named ${list(names)}.`),
	omen: {
		thief: 'Which of the two cards do you want for yourself? Tap one, then confirm.',
		decoy: 'Which of the two omens do you like better? Tap one, then confirm.',
		items: ['Barn owl', 'Black cat'],
	},
	ballot: {
		ask: 'And who gets your vote, this time round? Tap a name, then confirm.',
		note: 'All the votes are shown together at the end.',
		fire: { label: 'Burn whoever I vote for as well', hint: 'Only works with a full can of fuel.' },
	},
	will: {
		ask: 'Leave a few words: they will all be read, should the notary ever be out.',
		rule: 'Speak of one person only, and don’t say what card they really have.',
		blank: 'If you like, you may leave it blank.',
	},
	appeal: {
		once: 'It works only once, and everyone will know you.',
		silence: 'Put the tablet down, and let the fire have its way.',
	},
	notebookDeal: 'The deal',
};

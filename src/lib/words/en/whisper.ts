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
		suspect: 'Who do you suspect most, here and now? Tap a name, then confirm.',
	},
	told: {
		pack: (names) =>
			names.length === 0
				? 'There is no one left in the pack but you.'
				: `In the pack alongside you: ${list(names)}.`,
		picks: (picks) =>
			picks.length === 0
				? 'No picks from the pack so far.'
				: `So far: ${list(picks.map(({ wolf, prey }) => `${wolf} says ${prey}`))}.`,
		lastPrey: (name) => `Last night: ${name}.`,
		masons: (names) => `With you in the lodge: ${list(names)}. Here is one name to trust.`,
		see: (name, wolf) => `You see it plainly: ${name} is ${wolf ? 'a' : 'no'} werewolf.`,
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
	noNotes: ['There is nothing else you need to know tonight.', 'Your choice stays between you and the moon.'],
	noAnswer: 'There is no news for you tonight.',
	chosen: (names) => (names.length === 0 ? 'You didn’t name anyone.' : `You named ${list(names)}.`),
	notebookDeal: 'The deal',
};

import type { Words } from '../index';

export const past: Words['past'] = {
	someone: 'Someone',
	unreadable: 'The saved games cannot be read right now.',
	find: 'Search',
	stories: {
		title: 'Stories',
		none: 'No stories yet. The first one writes itself when a game ends.',
		example: 'A name, a game, who won',
		found: (n) => (n === 0 ? 'No story speaks of it.' : n === 1 ? '1 story' : `${n} stories`),
		size: (people, nights) => `${people} people, ${nights === 1 ? '1 night' : `${nights} nights`}`,
		stopped: 'Stopped before the end.',
		damaged: 'The story of this game has been damaged.',
		remove: 'Delete the story',
		removeTitle: 'Delete this story?',
		removeText: (date) =>
			`The story of the game of ${date} is lost, and no longer counts in the statistics. There is no way back.`,
		all: 'All stories',
		aside: 'Set aside',
		asideText:
			'They stopped halfway: they cannot be resumed and do not count. A copy can be saved in a file.',
		garbled: 'A damaged game',
		copy: 'Save a copy',
		removeAside: 'Delete this game?',
		removeAsideText: 'What is left of it is lost. There is no way back.',
		failed: 'The tablet cannot do it right now. Try again in a moment.',
	},
};

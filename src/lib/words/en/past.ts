import type { Words } from '../index';

export const past: Words['past'] = {
	someone: 'Someone',
	unreadable: 'The saved games cannot be read right now.',
	failed: 'The tablet cannot do it right now. Try again in a moment.',
	noWayBack: 'There is no way back.',
	stories: {
		title: 'Stories',
		none: 'No stories yet. The first one writes itself when a game ends.',
		find: 'Search',
		example: 'A name, a game, who won',
		found: (n) => (n === 0 ? 'No story speaks of it.' : n === 1 ? '1 story' : `${n} stories`),
		size: (sheet, people, nights) =>
			`${sheet}: ${people} people, ${nights === 1 ? '1 night' : `${nights} nights`}`,
		stopped: 'Stopped before the end.',
		damaged: 'The story of this game has been damaged.',
		remove: 'Delete the story',
		removeTitle: 'Delete this story?',
		removeText: 'The story is lost, and this game no longer counts in the statistics.',
		all: 'All stories',
		aside: 'Set aside',
		asideText:
			'They stopped halfway: they cannot be resumed and do not count. A copy can be saved in a file.',
		garbled: 'A damaged game',
		copy: 'Save a copy',
		removeAside: 'Delete this game?',
	},
	replay: {
		open: 'Relive it step by step',
		eyes: 'Through whose eyes?',
		table: 'The table',
		round: 'The tablet goes from hand to hand.',
		talk: 'The village talks it over.',
		secret: 'The ballot is secret, and stays so.',
		before: 'Previous',
		next: 'Next',
	},
	people: {
		title: 'People',
		none: 'Nobody yet: whoever has finished a game is counted here.',
		honest: 'Only finished games that somebody won count. Percentages appear from ten on.',
		of: (count, of) => `${count} of ${of}${of < 10 ? '' : ` (${Math.round((100 * count) / of)}%)`}`,
		won: 'Victories',
		survived: 'In the game to the end',
		right: 'Right suspicions',
		last: 'Last game',
		stopped: (n) =>
			n === 1
				? 'One game stopped before the end does not count.'
				: `${n} games stopped before the end do not count.`,
		side: 'On which side',
		role: 'With which card',
		sheet: 'Which game',
		group: 'Which group',
		games: 'Games',
		merge: 'Spelled in two ways',
		mergeTitle: (name) => `Who else is ${name}?`,
		mergeText: 'The chosen name stays, the other one goes: in all finished games and in the groups.',
		mergeDo: 'Merge',
		together: 'These two names sat at one table: they are not one person.',
		forget: 'Delete this person',
		forgetTitle: (name) => `Delete ${name}?`,
		forgetText: (someone) =>
			`In every game, group and saved way to play the name becomes “${someone}”, and these figures go. An open game stays as it is.`,
	},
};

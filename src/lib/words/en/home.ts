import type { Words } from '../index';
import { common } from './common';

export const home: Words['home'] = {
	title: 'Plenilunio',
	tagline: 'The whole village plays. Nobody moderates.',
	newGame: 'New game',
	resume: {
		deal: 'Continue: the cards are being dealt',
		night: (night, living) =>
			`Continue: ${night === 0 ? 'the eve' : `night ${night}`}, ${common.number(living)} in play`,
		day: (day, living) => `Continue: day ${day}, ${common.number(living)} in play`,
		end: 'Continue: the game is over',
		plain: 'Continue the game',
	},
	learn: 'Learn to play',
	rules: 'Rules and roles',
	groups: 'Groups and stories',
	settings: 'Settings',
	otherLanguage: 'Italiano',
	offlineReady: 'Ready to play offline',
	kept: {
		never: 'No backup yet.',
		last: (date) => `Last backup: ${date}.`,
		protected: 'The browser promises to keep the games.',
		unprotected: 'The browser does not promise to keep the games.',
		unknown: '',
	},
	update: { text: 'There is a new version.', apply: 'Update' },
	memory: {
		title: 'This window remembers nothing',
		text: 'The browser does not allow saving: close it, and groups and games are gone. Leaving private browsing usually helps.',
	},
	full: {
		title: 'There is no room left',
		text: 'The disk is full: free some space, or the next game cannot be saved.',
	},
	blocked: {
		title: 'Plenilunio is open in another window',
		text: 'An older version keeps the disk busy. Close the other windows, then reload this one.',
	},
	newer: {
		title: 'This needs a newer version',
		text: 'What is saved here was written by a newer version of Plenilunio. Update it: nothing is lost.',
	},
	open: {
		title: 'A game is still open',
		text: 'Continue it, or set it aside: it stays on record, but is not played any further.',
		goOn: 'Continue that one',
		aside: 'Set it aside and begin',
	},
};

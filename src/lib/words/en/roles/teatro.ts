import type { RoleWords } from '../../shape';

export const teatro = {
	lunatic: {
		name: 'Lunatic',
		plural: 'Lunatics',
		summary: 'Believes to be the seer, but chance has picked all the answers.',
	},
	scapegoat: {
		name: 'Scapegoat',
		plural: 'Scapegoats',
		summary: 'If the vote ends in a tie, goes to the stake in place of the tied.',
	},
	knight: {
		name: 'Knight',
		plural: 'Knights',
		summary: 'May fight a duel at night; with the wrong opponent, it is the last one.',
	},
	guardian: {
		name: 'Guardian',
		plural: 'Guardians',
		summary: 'Protects someone night and day, and takes their place on the stake.',
	},
	'bear-tamer': {
		name: 'Bear tamer',
		plural: 'Bear tamers',
		summary: 'Knows by morning if the bear is restless: then wolves sit next to it.',
	},
	'village-idiot': {
		name: 'Village idiot',
		plural: 'Village idiots',
		summary: 'The stake won’t have them: saved, known to all, and voteless.',
	},
	pyromaniac: {
		name: 'Pyromaniac',
		plural: 'Pyromaniacs',
		summary: 'Once only, lights a second fire under the person they voted for.',
	},
	'wild-child': {
		name: 'Wild child',
		plural: 'Wild children',
		summary: 'Chooses a mentor: should that person die, joins the wolves at once.',
	},
	redeemer: {
		name: 'Redeemer',
		plural: 'Redeemers',
		summary: 'Dying by night, brings back the dead person they had named.',
	},
	fox: {
		name: 'Fox',
		plural: 'Foxes',
		summary: 'Sniffs three neighbours; if all are innocent, loses the nose for good.',
	},
	thief: {
		name: 'Thief',
		plural: 'Thieves',
		summary: 'Before anyone else, picks one of two left-over cards and becomes it.',
	},
} satisfies Readonly<Record<string, RoleWords>>;

// Every kind of leak that the promise names (K8), and what stands for it here: each of these is made on purpose, and found.

/** The names of leaks: on the screens (`leaks.ts` beside this) and in the engine (`properties/leaks.ts`). */
export interface Seeded {
	readonly screens?: readonly string[];
	readonly engine?: readonly string[];
}

type Kind =
	| 'role in the title'
	| 'role in an attribute'
	| 'role in a label that is only read aloud'
	| 'another button'
	| 'another number of touches'
	| 'order of a list'
	| 'own seat marked'
	| 'height of what is empty'
	| 'sound'
	| 'tremble'
	| 'speech'
	| 'the wolf in the singular'
	| 'a turn left out'
	| 'focus left behind'
	| 'scroll left behind'
	| 'figures that count along'
	| 'export of a game in play'
	| 'a secret that fades out'
	| 'colour'
	| 'brightness'
	| 'longer wait'
	| 'seed in the address'
	| 'line in the console'
	| 'index or key in the store'
	| 'message to other windows'
	| 'history'
	| 'code of the deal'
	| 'taking back'
	| 'words said to all'
	| 'secret ballots and wills'
	| 'news of others';

export const KINDS: Readonly<Record<Kind, Seeded>> = {
	'role in the title': { screens: ['the role in the title'] },
	'role in an attribute': { screens: ['the role in a data attribute'], engine: ['the role of the dead'] },
	'role in a label that is only read aloud': { screens: ['the role in an aria-label alone'] },
	'another button': {
		screens: ['one button more for wolves'],
		engine: ['a switch on the ballot of the pyromaniac alone', 'no page of roles but for the black wolf'],
	},
	'another number of touches': {
		screens: ['one touch fewer for villagers'],
		engine: ['no question for whoever has no power', 'one page fewer for a power that is spent'],
	},
	'order of a list': {
		screens: ['a list of names sorted by role'],
		engine: [
			'candidates in the order of their cards',
			'names in an order that shows who is what',
			'ghosts in the order of their cards',
		],
	},
	'own seat marked': { screens: ['the own name greyed for wolves alone'] },
	'height of what is empty': {
		screens: ['another height where there is no news'],
		engine: ['a hand that shrinks with the pack', 'more paper for the will of a wolf'],
	},
	sound: { screens: ['a sound when a prey is chosen'] },
	tremble: { screens: ['a tremble for wolves'] },
	speech: { screens: ['a word whispered to the seer'] },
	'the wolf in the singular': {
		screens: ['"the wolf" where one is left'],
		engine: ['a lap whose length counts the pack', 'a will that says how many wolves are left'],
	},
	'a turn left out': {
		screens: ['no turn for whoever has no power tonight'],
		engine: [
			'a turn whose shape follows the cards, not the deck',
			'an answer page only for those who have an answer',
			'no wills from those who know something',
			'an appeal only while there is a mayor',
			'a dawn lap that follows the cards, not the list',
			'an omen for nobody but the thief',
		],
	},
	'focus left behind': { screens: ['the focus left on the last target'] },
	'scroll left behind': { screens: ['the scroll kept from the last turn'] },
	'figures that count along': {
		screens: ['statistics that count along'],
		engine: ['a key that counts what has happened'],
	},
	'export of a game in play': { screens: ['a file of the game in play'] },
	'a secret that fades out': { screens: ['the secret goes slowly'] },
	colour: { screens: ['the colour of the ring'] },
	brightness: { screens: ['a brighter light on the card of a wolf'] },
	'longer wait': {
		screens: ['a longer wait for the seer'],
		engine: ['less time to talk while the seer is alive', 'a longer appeal for the condemned mayor'],
	},
	'seed in the address': { screens: ['the seed in the address'] },
	'line in the console': { screens: ['a line in the console'] },
	'index or key in the store': { screens: ['an index on the role', 'a key that names the role'] },
	'message to other windows': { screens: ['a message to other windows'] },
	history: { screens: ['a state in the history'] },
	'code of the deal': { screens: ['a code made of the cards'] },
	'taking back': { engine: ['no way back for the wolves'] },
	'words said to all': {
		engine: [
			'a dawn that says who is left',
			'a curse spoken of only while the jinx is alive',
			'a stake that names the pyromaniac',
		],
	},
	'secret ballots and wills': {
		engine: ['a secret ballot that counts the hands of the pack', 'a private ballot that knows the mayor'],
	},
	'news of others': {
		engine: ['a hand that knows the neighbour', 'who pulled the strings', 'whom the piper has charmed'],
	},
};

import type { refusals as source } from '../it/refusals';

export const refusals: typeof source = {
	because: {
		// the night
		self: () => 'Your own name won’t do here: tap somebody else’s.',
		'not-alive': ({ name }) => `${name ?? 'This person'} is out of the game: tap another name.`,
		'no-such-player': () => 'Nobody sits there: tap one of the names at the table.',
		'pack-member': ({ name }) => `${name ?? 'This person'} hunts with you: tap another name.`,
		mandatory: () => 'You can’t sit this night out: tap a name, then confirm.',
		'wrong-number': () => 'That’s not the right number: tap as many names as asked.',
		'not-yet': () => 'It’s too early for that: answer the question you see.',
		'used-up': () => 'That power is spent: answer the question you see.',
		'no-such-power': () => 'Your card can’t do that: answer the question you see.',
		'not-dead': ({ name }) => `${name ?? 'This person'} is still in the game: tap another name.`,
		'not-lynched': ({ name }) => `${name ?? 'This person'} never went to the stake: tap another name.`,
		'same-as-last-night': ({ name }) => `${name ?? 'This one'} was fine last night: tap another name now.`,
		'same-twice': () => 'Not the same name twice: tap a different one.',
		'not-adjacent': () => 'It takes three seats in a row: tap the one in the middle.',
		'cooling-down': () => 'You tried that last night: answer the question you see.',
		'role-not-allowed': () => 'That card can’t be guessed: tap one of those listed.',
		'not-offered': () => 'That card isn’t there: choose one of the two you see.',
		// the stake
		'not-mayor': () => 'Your card can’t stop the stake: let the vote decide.',
		'same-as-condemned': ({ name }) => `${name ?? 'That person'} is on the stake already: tap another name.`,
		'too-long': ({ is = 0, most = 0 }) =>
			`There is room for ${most} characters, and you have ${is}: cut some.`,
		// the vote
		'not-a-voter': () => 'That person has no vote this time: it’s up to the one marked at the table.',
		'not-a-candidate': ({ name }) =>
			`${name ?? 'That person'} is not on trial: choose one of the names marked at the table.`,
		'abstention-not-allowed': () => 'No abstaining here: every vote needs a name.',
		'already-voted': ({ name }) => `${name ?? 'That person'} has voted already, and the vote stands.`,
		'out-of-turn': ({ name }) =>
			name === undefined
				? 'Not yet: the vote goes clockwise.'
				: `It’s ${name}’s turn: the vote goes clockwise.`,
		'game-over': () => 'The game is over: all you can do is read it again.',
		// the deck
		'deck-size': ({ is = 0, most = 0 }) => {
			const gap = Math.abs(most - is);
			const cards = gap === 1 ? 'one card' : `${gap} cards`;
			const count = is === 1 ? '1 card' : `${is} cards`;
			return is < most
				? `There are ${most} of you and ${count}: add ${cards} to the deck.`
				: `There are ${most} of you and ${count}: take ${cards} out of the deck.`;
		},
		'deck-range': ({ is = 0, least = 0, most = 0 }) =>
			`There are ${is} of you: this way it takes ${least} to ${most} players.${least > 5 ? ' With a free deck, 5 to 24.' : ''}`,
		'deck-no-wolf': () => 'There are no wolves in the deck, and everybody would just sleep. Add some.',
		'deck-too-many-wolves': ({ is = 0, most = 0 }) =>
			`${is} wolves are too many: they must be fewer than everybody else, so ${most} at most.`,
		'deck-missing-role': ({ role }) =>
			`${role?.name ?? 'One of the cards'} is never missing here. Put that card in, or switch to a free deck.`,
		'deck-pair': ({ role, is = 0 }) =>
			`${role?.plural ?? 'These cards'} come in pairs: two or none, never ${is}. Complete the pair or take it out.`,
		'deck-unique': ({ role, is = 2 }) =>
			`${role?.name ?? 'This card'}: one at most in a deck, and now there are ${is}. Leave just one.`,
		'deck-base': ({ least = 0, is = 0 }) =>
			`This edition needs at least ${least} villagers, one seer and ${is} werewolves: put them back, or switch to a free deck.`,
		'deck-not-the-table': () =>
			'In this edition the deck is fixed for every number of players: restore it, or switch to a free deck.',
		'deck-unknown-role': ({ role }) =>
			`${role?.name ?? 'One of the cards'} is no part of the game you chose. Take that card out of the deck.`,
		// the table
		'names-same': ({ name }) => `${name ?? 'The same name'} is there twice: add an initial or a nickname.`,
		'names-empty': () => 'One seat has no name: type one, or remove the seat.',
		'option-unknown': () => 'One option means nothing to this game: go back to the default ones.',
		'option-value': () => 'One option has an impossible value: go back to the default ones.',
		// the tablet
		stale: () => 'The game has moved on from that screen: here is the right one.',
		malformed: () => 'That answer makes no sense: try again from the screen before.',
		'log-damaged': () => 'This game is damaged and can’t be read. Nothing else has been touched.',
		'log-too-new': () => 'This game comes from a newer Plenilunio: update the app, then try again.',
		'log-too-old': () => 'This game comes from an older Plenilunio, which played by other rules.',
		'nothing-to-undo': () => 'There is nothing to undo: this is as far back as it goes.',
	},
	mend: {
		'deck-size': 'Even out with villagers',
		'deck-range': 'Use a free deck',
		'deck-no-wolf': 'Add the wolves',
		'deck-too-many-wolves': 'Remove the extra wolves',
		'deck-pair': 'Fix the pair',
		'deck-unique': 'Keep just one',
		'deck-base': 'Restore the basic cards',
		'deck-missing-role': 'Put the card in',
		'deck-not-the-table': 'Restore the sheet’s deck',
		'deck-unknown-role': 'Remove the card',
		'names-same': 'Tell them apart',
		'names-empty': 'Remove the empty seat',
		'option-unknown': 'Default options',
		'option-value': 'Default options',
	},
};

import type { Differences } from '../../shape';

export const licantropi: Differences = {
	refusals: {
		because: {
			'deck-too-many-wolves': ({ is = 0, most = 0 }) =>
				`Werewolves and traitor make ${is}: they must be fewer than everybody else, so ${most} at most.`,
			'not-a-candidate': ({ name }) =>
				`${name ?? 'That person'} is not up for this vote: choose another name.`,
		},
	},
	tell: {
		tie: { repeat: 'You vote again, on these names only.' },
		whisper: {
			tasks: {
				see: 'Whose aura do you read tonight, if at all? Tap a name, then confirm.',
				maul: 'Who do you put to the pack for tonight? Tap a name, then confirm.',
			},
			ballot: { note: 'Nobody will ever know how you voted.' },
		},
	},
};

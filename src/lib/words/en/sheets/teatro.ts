import type { Differences } from '../../shape';

/** Said here where the others say `whisper.noAnswer`: the news may yet come at dawn (P7). */
export const noAnswer = 'There is no news for you right now.';

export const teatro: Differences = {
	refusals: {
		because: {
			'deck-size': ({ is = 0, most = 0 }) => {
				const gap = Math.abs(most - is);
				const cards = gap === 1 ? 'one card' : `${gap} cards`;
				const lead = `It takes ${most} cards, three more than there are of you, and there are ${is}`;
				return is < most ? `${lead}: add ${cards}.` : `${lead}: take out ${cards}.`;
			},
			'not-a-candidate': ({ name }) =>
				`${name ?? 'That person'} can’t be voted for: choose someone in the game.`,
		},
		mend: { 'deck-size': 'Even out with farmers' },
	},
	options: {
		wolvesWinAt: {
			values: { 'parity-or-more': 'as many as the humans, or more', parity: 'exactly as many as the humans' },
		},
	},
	tell: {
		whisper: {
			noAnswer,
			tasks: {
				see: 'Who do you look into: shady or innocent? Tap a name, then confirm.',
				protect: 'Who do you watch over till tomorrow night? Tap a name, then confirm.',
			},
			ballot: { note: 'Once you confirm, everybody will see it.' },
		},
	},
};

import type { Differences } from '../../shape';
import { WITH_PACK, WITH_TOWN } from '../roles/common';

/** Said here where the others say `whisper.noAnswer`: the news may yet come at dawn (P7). */
export const noAnswer = 'There is no news for you right now.';

export const teatro: Differences = {
	roles: {
		werewolf: {
			know: 'You will know the pack on the eve, and they will know you.',
			night: 'From the first night you put a prey to the pack. Most picks win; if level, the last pick.',
			win: WITH_PACK,
			advice:
				'One of you is the black wolf: find out together which cards are whose. Mind the piper, who steals the game from everybody, and the knight, who walks about armed at night. By day, as ever: calm and smiles.',
		},
		seer: {
			summary: 'Each night finds out whether someone is shady or innocent.',
			are: 'You are village folk with a gift: the night shows you who is shady at heart.',
			night: 'Each night, from the eve, you choose someone and read: shady or not. Now, or at dawn.',
			win: WITH_TOWN,
			advice:
				'Shady needn’t mean wolf, and innocent needn’t mean friend: some play for themselves. And ask yourself if your own eyes are right: one of the cards only dreams it is yours. Speak up when things add up.',
		},
		farmer: { win: WITH_TOWN },
	},
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
			hint: 'It only matters if several deaths at once leave the wolves suddenly outnumbering the humans.',
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

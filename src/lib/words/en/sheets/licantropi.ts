import type { Differences } from '../../shape';
import { WITH_VILLAGE } from '../roles/common';

export const licantropi: Differences = {
	roles: {
		werewolf: {
			summary: 'By night takes someone with the pack, by day votes with everyone else.',
			know: 'You know the pack’s and the traitor’s names, and they know yours.',
			win: 'You win with the werewolves, once you and the traitor rule the stake.',
			advice:
				'The vote is secret, and that helps you: nobody will ever know how you voted. The traitor’s aura is good, so send the traitor ahead. Fear the cleric more than the seer; and the reprobate looks just like you.',
		},
		seer: {
			summary: 'By night, may read somebody’s aura: good or bad.',
			are: 'You are village folk with a gift: at night people have a colour, to your eyes.',
			night: 'Each night you may read somebody’s aura: it’s bad for a werewolf, and for the reprobate.',
			win: WITH_VILLAGE,
			advice:
				'A bad aura is no verdict: it may be the reprobate, who is on your side. A good aura is no promise: the traitor has one. Compare notes with the cleric if you can, and speak up once you have more than one name.',
		},
	},
	refusals: {
		because: {
			'deck-too-many-wolves': ({ is = 0, most = 0 }) =>
				`Werewolves and traitor make ${is}: they must be fewer than everybody else, so ${most} at most.`,
			'not-a-candidate': ({ name }) =>
				`${name ?? 'That person'} is not up for this vote: choose another name.`,
		},
	},
	options: {
		discussionSeconds: {
			hint: 'That is how long the day lasts: it rings at the end, but you decide when to vote.',
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

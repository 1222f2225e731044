import { list } from '../grammar';
import type { Differences } from '../../shape';

export const eNotte: Differences = {
	roles: {
		werewolf: {
			night: 'When the pack hunts, you put one prey to it. Most picks win; if level, the last pick decides.',
		},
	},
	options: {
		curseFirstNight: {
			hint: 'With the jinx in the deck: if not, the first evil eye falls on the second night.',
		},
	},
	tell: {
		starter: { note: 'Talk it over first. Then vote in a circle, ghosts included.' },
		tie: { repeat: 'One more plea each, then another sealed vote.' },
		verdict: { note: 'The card stays face down. Next vote: as a ghost.' },
		because: {
			mostVoted:
				'The two names with the most votes stand trial, and never more: among equals, the nearest to the opener.',
			evilEye: 'Whoever gets the evil eye stands trial by right, along with the most voted name.',
		},
		recount: { chose: { imitate: (by, targets) => `${by} chooses to follow ${list(targets)}.` } },
		whisper: {
			tasks: { imitate: 'Who do you want to follow? Only this once. Tap a name, then confirm.' },
		},
	},
	rules: {
		paragraphs: {
			P5: 'The wolves find the names of the pack on their card, the drunkards each other’s. There, everybody else reads that they know no one. If akela mundi changes, those who should know read about it the following night.',
			P9: 'The first vote is out loud, with the tablet in the middle of the table. The final vote is cast while holding, one at a time: after the last one, all the votes are shown together.',
			P13: 'Once you are out, the tablet only comes to you for your will. In the first vote you point at a name when it is your seat’s turn.',
		},
	},
};

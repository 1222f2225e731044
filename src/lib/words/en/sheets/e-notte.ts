import { list } from '../grammar';
import type { Differences } from '../../shape';

export const eNotte: Differences = {
	tell: {
		starter: { note: 'Talk it over first. Then vote in a circle, ghosts included.' },
		tie: { repeat: 'One more plea each, then another sealed vote.' },
		verdict: { note: 'The card stays face down. Next vote: as a ghost.' },
		recount: { chose: { imitate: (by, targets) => `${by} chooses to follow ${list(targets)}.` } },
		whisper: {
			tasks: { imitate: 'Who do you want to follow? Only this once. Tap a name, then confirm.' },
		},
	},
};

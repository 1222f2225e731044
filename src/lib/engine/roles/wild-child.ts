import type { Game } from '../happen';
import type { Seat } from '../words';
import { marks, reacts, type Role } from './role';

declare module '../words' {
	interface Actions {
		mentor: true;
	}
}

const isMentor = (who: Seat, me: Seat, g: Game): boolean => g.hasLaid('mentor', me, who, g.sheet.firstNight);

/** T19, TR31: chooses a mentor on the first night; when the mentor dies, becomes a werewolf at once. */
export const wildChild: Role = {
	powers: [
		{
			action: 'mentor',
			names: 1,
			nights: (night) => (night === 0 ? 'now' : 'not-yet'),
			act: marks('mentor'),
		},
	],
	after: [
		reacts('die', (me, { who }, g) => {
			if (g.alive(me) && isMentor(who, me, g)) g.happen({ kind: 'become', who: me, role: 'werewolf' });
		}),
		reacts('raise', (me, { who }, g) => {
			const lost = g.state.deaths.some((death) => isMentor(death.who, me, g));
			if (who === me && lost) g.happen({ kind: 'become', who: me, role: 'werewolf' });
		}),
	],
};

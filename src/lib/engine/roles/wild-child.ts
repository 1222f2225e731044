import type { Game } from '../happen';
import type { Seat } from '../words';
import { reacts, type Role } from './role';

declare module '../words' {
	interface Actions {
		mentor: true;
	}
}

const isMentor = (who: Seat, me: Seat, g: Game): boolean =>
	g.marked('mentor', g.sheet.firstNight).some((mark) => mark.by === me && mark.on === who);

/** T19, TR31: chooses a mentor on the first night; when the mentor dies, becomes a werewolf at once. */
export const wildChild: Role = {
	powers: [
		{
			action: 'mentor',
			names: 1,
			nights: (night) => (night === 0 ? 'now' : 'not-yet'),
			act(said, g) {
				for (const { by, choice } of said)
					for (const on of choice.names)
						g.note({ fact: 'marked', mark: { kind: 'mentor', on, by, night: g.night } });
				return [];
			},
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

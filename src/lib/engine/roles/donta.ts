import type { Game } from '../happen';
import type { Seat } from '../words';
import { lastLynched, lynched, wasWolf } from './medium';
import { colleagues, nameIn, since, type Role } from './role';

declare module '../words' {
	interface Actions {
		exhume: true;
	}
}

const anyLynched = (g: Game): boolean => g.options.dontaReads === 'any-lynched';

/** N4: as the medium; with `dontaReads: any-lynched` names one of all the lynched instead (NR22). Two share it (NR14). */
export const donta: Role = {
	powers: [
		{
			action: 'exhume',
			names: 1,
			on: 'dead',
			nights: since(2),
			lost: (me, g) => (anyLynched(g) && g.livingAs('donta')[0] === me ? undefined : 'no-such-power'),
			refuses: (_, name, __, g) => (lynched(g).includes(name) ? undefined : 'not-lynched'),
		},
	],
	knows: colleagues,
	learns: (_, __, g) => (anyLynched(g) ? named(g) : lastLynched(g)),
};

function named(g: Game) {
	const target: Seat | undefined = nameIn(g.said('exhume')[0]?.choice);
	return target === undefined ? {} : { medium: { target, wolf: wasWolf(target, g) } };
}

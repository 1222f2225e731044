import type { Seat } from '../words';
import { isWolf, nameIn, type Role } from './role';

/** T12, TR28: believes to be the seer; a table drawn at the start answers her, and the true seer is always shady to her. */
export const lunatic: Role = {
	believes: 'seer',
	powers: [
		{
			action: 'see',
			names: 1,
			answer(me, choice, g) {
				const target = nameIn(choice);
				if (target === undefined) return {};
				const table = g.state.facts.find((fact) => fact.fact === 'fixed' && fact.who === me);
				return { see: { target, shady: table?.fact === 'fixed' && table.shady.includes(target) } };
			},
		},
	],
	begins(me, g) {
		const others = g.people.map(({ seat }) => seat).filter((seat) => seat !== me);
		const wolves = others.filter((seat) => isWolf(seat, g)).length;
		const isSeer = (seat: Seat): boolean => g.person(seat).role === 'seer';
		const seer = others.filter(isSeer).slice(0, wolves);
		const rest = g.chance.shuffle('lunatic/table', others).filter((seat) => !isSeer(seat));
		g.note({ fact: 'fixed', who: me, shady: [...seer, ...rest.slice(0, wolves - seer.length)] });
	},
};

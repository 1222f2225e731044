import { isWolf, type Role } from './role';

declare module '../words' {
	interface Told {
		readonly bear?: 'restless' | 'quiet';
	}
}

/** T17, TR18, TR24: at the end of every night but the first hears whether a wolf sits next to the bear. */
export const bearTamer: Role = {
	hears(me, g) {
		const bear = g.pulledOnto(me) ?? me;
		return { bear: g.neighbours(bear).some((seat) => isWolf(seat, g)) ? 'restless' : 'quiet' };
	},
};

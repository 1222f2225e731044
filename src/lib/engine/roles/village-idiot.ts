import { objects, type Role } from './role';

/** T24, TR14 to TR16: rescued from every fire, and revealed by it; from then on neither counts nor votes. */
export const villageIdiot: Role = {
	before: [
		objects('die', 'forbid', (me, { who, cause }) =>
			who === me && cause === 'burned' ? { kind: 'reveal', who } : undefined,
		),
	],
};

import { objects, reacts, type Role } from './role';

/** C13 to C16: the wolves cannot maul it, a seer's gaze kills it (CR11 to CR13), and alive at the end it alone wins. */
export const werehamster: Role = {
	before: [
		objects('die', 'forbid', (me, { who, cause }) =>
			who === me && cause === 'mauled' ? 'never' : undefined,
		),
		objects('end', 'instead', (me, _, g) =>
			g.alive(me) ? { kind: 'end', side: 'werehamster', winners: [me] } : undefined,
		),
	],
	after: [
		reacts('look', (me, { at }, g) => {
			if (at === me) g.happen({ kind: 'die', who: me, cause: 'gaze' });
		}),
	],
};

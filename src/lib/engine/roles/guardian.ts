import type { Game } from '../happen';
import type { Cause, Seat } from '../words';
import { marks, objects, since, type Role } from './role';

/** What a protection keeps away by night (TR20). */
const BY_NIGHT: readonly Cause[] = ['mauled', 'associated', 'duel'];

/** Whom this guardian protects, from this night until the next (T16). */
const protects = (me: Seat, who: Seat, g: Game): boolean =>
	!g.role(who).alone && g.hasLaid('protected', me, who);

/** Whether somebody was under this protection the night before. */
const held = (me: Seat, who: Seat, g: Game): boolean => g.hasLaid('protected', me, who, g.night - 1);

const wasPulled = (me: Seat, g: Game): boolean =>
	g.marked('controlled', g.night - 1).some(({ on }) => on === me);

/** T16, TR20, TR21: protects another person by night, and burns in that person's place by day. */
export const guardian: Role = {
	powers: [
		{
			action: 'protect',
			names: 1,
			nights: since(1),
			refuses: (me, name, _, g) =>
				held(me, name, g) && !wasPulled(me, g) ? 'same-as-last-night' : undefined,
			pulled: (_, onto, me, g) => ({ names: held(me, onto, g) ? [] : [onto] }),
			act: marks('protected'),
		},
	],
	before: [
		objects('die', 'guard', (me, { who, cause }, g) =>
			BY_NIGHT.includes(cause) && protects(me, who, g) ? 'never' : undefined,
		),
		objects('die', 'instead', (me, { who, cause }, g) =>
			cause === 'burned' && me !== who && g.alive(me) && protects(me, who, g)
				? { kind: 'die', who: me, cause, insteadOf: who }
				: undefined,
		),
	],
};

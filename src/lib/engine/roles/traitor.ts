import type { Role } from './role';

/** L17: knows the werewolves, is known to them, and wins with them; does not hunt. */
export const traitor: Role = {
	knows: (_, g) => (g.state.phase === 'deal' ? { pack: g.livingAs('werewolf') } : {}),
};

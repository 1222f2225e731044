// Every role of the game, one line each.
import { bodyguard } from './bodyguard';
import { mason } from './mason';
import { medium } from './medium';
import { mythomaniac } from './mythomaniac';
import { owl } from './owl';
import { possessed } from './possessed';
import type { Role } from './role';
import { seer } from './seer';
import { villager } from './villager';
import { werehamster } from './werehamster';
import { werewolf } from './werewolf';

const roles = {
	villager,
	werewolf,
	seer,
	medium,
	possessed,
	bodyguard,
	mason,
	werehamster,
	owl,
	mythomaniac,
};

export type RoleId = keyof typeof roles;
export const ROLES: Readonly<Record<RoleId, Role>> = roles;

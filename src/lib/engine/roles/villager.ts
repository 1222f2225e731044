import type { Role } from './role';

/** C6: no power. */
export const villager: Role = {};

import type { Role } from './role';

/** L22: no power. */
export const farmer: Role = {};

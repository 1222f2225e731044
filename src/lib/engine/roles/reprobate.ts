import type { Role } from './role';

/** L22: a good soul with a bad aura; there is nothing to do. */
export const reprobate: Role = {};

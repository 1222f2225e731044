import type { roles as source } from '../it/roles';

export const roles: typeof source = {};

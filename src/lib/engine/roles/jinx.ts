import { owl } from './owl';
import type { Role } from './role';

/** N17, N18: the curse of the owl, under its older name. */
export const jinx: Role = owl;

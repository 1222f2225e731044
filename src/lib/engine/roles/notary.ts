import type { Role } from './role';

/** N22, NR17: reads all the wills when it dies, and writes none (see `wills.ts`). */
export const notary: Role = { readsWills: true };

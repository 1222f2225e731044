import type { Role } from './role';

/** T13, TR6: burns whenever a stake vote ends in a tie (see `pyre.ts`). */
export const scapegoat: Role = { takesTies: true };

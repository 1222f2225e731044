import type { Role } from './role';

/** T25, TR9 to TR13: once in the game a second fire, or revenge from the stake (see `pyre.ts`). */
export const pyromaniac: Role = { fuels: true };

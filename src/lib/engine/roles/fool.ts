import type { Role } from './role';

/** L21, LR20: plays a part, and wins with the village only if the table was taken in. */
export const fool: Role = { judged: true };

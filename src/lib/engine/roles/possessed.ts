import type { Role } from './role';

/** C10: a human who wins with the wolves without knowing them; the sheet's line says both, there is nothing to do. */
export const possessed: Role = {};

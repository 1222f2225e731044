import { imitator } from './imitator';
import type { Role } from './role';

/** CR18: copies a werewolf, or the seer (or, by option, the medium). */
export const mythomaniac: Role = imitator((options) => options.mythomaniacCopies);

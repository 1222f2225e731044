import { imitator } from './imitator';
import type { Role } from './role';

/** N24, NR12 to NR15: copies a werewolf or the donta. */
export const akelaMundi: Role = imitator(() => 'donta');

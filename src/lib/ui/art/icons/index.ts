import type { Drawing } from './drawing';
import { pictures } from './pictures.svelte';
import type { ROLES } from './roles';
import { THINGS } from './things';

/** The name of a picture: a role's id, or a thing. */
export type IconName = keyof typeof ROLES | keyof typeof THINGS;

/** The picture of that name; that of a role is empty until the pictures have been read. */
export function drawing(name: IconName): Drawing {
	return isThing(name) ? THINGS[name] : pictures.of(name);
}

function isThing(name: IconName): name is keyof typeof THINGS {
	return Object.hasOwn(THINGS, name);
}

import type { Drawing } from './drawing';
import { ROLES } from './roles';
import { THINGS } from './things';

const ICONS = { ...ROLES, ...THINGS };

/** The name of a picture: a role's id, or a thing. */
export type IconName = keyof typeof ICONS;

/** The picture of that name. */
export function drawing(name: IconName): Drawing {
	return ICONS[name];
}

/** Whether a role has its picture. */
export function isIcon(name: string): name is IconName {
	return Object.hasOwn(ICONS, name);
}

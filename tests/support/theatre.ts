import type { Options, RoleId } from '../../src/lib/engine';
import { sit, village, type Story } from './sit';

type Cast = Parameters<typeof village>[1];
type Backstage = Parameters<typeof sit>[3];

/** Ten at a table of `teatro`: Ada is the black wolf, whoever is not mentioned a farmer. */
export function theatre(roles: Cast = {}, backstage: Backstage = {}, options: Partial<Options> = {}): Story {
	const cast = Object.entries(village(10, { Ada: 'black-wolf', ...roles }));
	const deal = cast.map(([name, role]) => [name, role === 'villager' ? 'farmer' : role] as const);
	return sit(Object.fromEntries<RoleId>(deal), options, 'teatro', backstage);
}

type Evening = Parameters<Story['night']>[0];

/** The same table before night 1: the eve and a day without votes are over. */
export const firstNight = (roles: Cast = {}, eve: Evening = {}): Story => theatre(roles).night(eve).stake();

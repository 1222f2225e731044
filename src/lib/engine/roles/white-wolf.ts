import type { Role } from './role';
import { maul, packNews } from './werewolf';

/** T10: a plain werewolf to the pack; wins with it only if the black wolf is dead. */
export const whiteWolf: Role = {
	passesFor: 'werewolf',
	powers: [maul],
	knows: packNews,
	wins: (_, side, g) => side === 'pack' && g.livingAs('black-wolf').length === 0,
};

import type { SheetId } from '../../../engine/index';
import type { Differences } from '../../shape';
import { eNotte } from './e-notte';
import { licantropi } from './licantropi';
import { teatro } from './teatro';

/** What each sheet says in its own way; the dictionary itself speaks as `classic`. */
export const sheets: Readonly<Record<SheetId, Differences>> = {
	classic: {},
	'e-notte': eNotte,
	licantropi,
	teatro,
};

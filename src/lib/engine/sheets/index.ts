// Every rule sheet, one line each.
import { classic } from './classic';
import { eNotte } from './e-notte';
import { licantropi } from './licantropi';
import type { Sheet } from './sheet';
import { teatro } from './teatro';

const sheets = { classic, 'e-notte': eNotte, licantropi, teatro };

export type SheetId = keyof typeof sheets;
export const SHEETS: Readonly<Record<SheetId, Sheet>> = sheets;

/** Whether a name is the id of a sheet this program plays. */
export const isSheet = (id: unknown): id is SheetId => typeof id === 'string' && Object.hasOwn(sheets, id);

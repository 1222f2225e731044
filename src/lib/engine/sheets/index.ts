// Every rule sheet, one line each.
import { classic } from './classic';
import type { Sheet } from './sheet';

const sheets = { classic };

export type SheetId = keyof typeof sheets;
export const SHEETS: Readonly<Record<SheetId, Sheet>> = sheets;

/** Whether a name is the id of a sheet this program plays. */
export const isSheet = (id: unknown): id is SheetId => typeof id === 'string' && Object.hasOwn(sheets, id);

import type { RolesWords } from '../../shape';
import { adversaries } from './adversaries';
import { classic } from './classic';
import { eNotte } from './e-notte';
import { licantropi } from './licantropi';
import { teatro } from './teatro';

/** Each role under the sheet that brings it; what another sheet says of it differently stands in `sheets`. */
export const roles: RolesWords = { ...classic, ...eNotte, ...licantropi, ...teatro, ...adversaries };

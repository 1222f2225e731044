import type { BookWords } from '../../shape';
import { adversaries } from './adversaries';
import { classic } from './classic';
import { eNotte } from './e-notte';
import { licantropi } from './licantropi';
import { teatro } from './teatro';

/** What each card says, under the sheet that brings it; what another sheet says differently stands in `sheets`. */
export const cards: BookWords['cards'] = { ...classic, ...eNotte, ...licantropi, ...teatro, ...adversaries };

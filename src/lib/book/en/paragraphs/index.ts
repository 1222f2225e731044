import type { BookWords } from '../../shape';
import { classic } from './classic';
import { eNotte } from './e-notte';
import { licantropi } from './licantropi';
import { teatro } from './teatro';

/** Each paragraph under the sheet that brings it; what another sheet says of it differently stands in `sheets`. */
export const paragraphs: BookWords['paragraphs'] = { ...classic, ...eNotte, ...licantropi, ...teatro };

import type { BookWords } from '../../shape';
import { classic } from './classic';
import { common } from './common';
import { eNotte } from './e-notte';
import { licantropi } from './licantropi';
import { teatro } from './teatro';

/** Where the sheets are silent, or contradict themselves: what we decided, and why. */
export const rulings: BookWords['rulings'] = { ...common, ...classic, ...eNotte, ...licantropi, ...teatro };

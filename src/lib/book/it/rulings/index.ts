import type { BookWords } from '../../shape';
import { classic } from './classic';
import { common } from './common';
import { eNotte } from './e-notte';
import { licantropi } from './licantropi';
import { teatro } from './teatro';

/** Dove i fogli tacciono, o si contraddicono: che cosa abbiamo deciso, e perché. */
export const rulings: BookWords['rulings'] = { ...common, ...classic, ...eNotte, ...licantropi, ...teatro };

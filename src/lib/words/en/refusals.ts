import type { refusals as source } from '../it/refusals';

export const refusals: typeof source = {};

import type { options as source } from '../it/options';

export const options: typeof source = {};

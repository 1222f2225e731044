import type { home as source } from '../it/home';

export const home: typeof source = {};

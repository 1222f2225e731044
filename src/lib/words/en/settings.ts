import type { settings as source } from '../it/settings';

export const settings: typeof source = {};

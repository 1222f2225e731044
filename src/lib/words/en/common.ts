import type { common as source } from '../it/common';

export const common: typeof source = {};

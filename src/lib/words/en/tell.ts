import type { tell as source } from '../it/tell';

export const tell: typeof source = {};

import type { setup as source } from '../it/setup';

export const setup: typeof source = {};

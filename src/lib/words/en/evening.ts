import type { evening as source } from '../it/evening';

export const evening: typeof source = {};

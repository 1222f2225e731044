import type { rules as source } from '../it/rules';

export const rules: typeof source = {};

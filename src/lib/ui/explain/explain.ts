// A word that is touched asks the `Stage` around it for its explanation.
import { createContext } from 'svelte';
import type { SheetId } from '$lib/engine/index';
import type { Meaning } from './mark';

/** A word touched: what it means, and on which sheet, for the same role may be another in each. */
export interface Asked {
	readonly sheet: SheetId;
	readonly means: Meaning;
}

/** Inside a `Stage`: what shows the explanation over the screen. Throws elsewhere. */
export const [explainer, provideExplainer] = createContext<(asked: Asked) => void>();

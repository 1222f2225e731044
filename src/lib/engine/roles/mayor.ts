import type { Role } from './role';

declare module '../words' {
	interface Actions {
		/** At the appeal: who should burn instead. */
		burn: true;
	}
}

/** L12 to L14: once in the game has somebody else burn instead of the condemned (see `stake.ts`). */
export const mayor: Role = { pardons: true };

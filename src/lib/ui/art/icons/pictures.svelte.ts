import type { Drawing } from './drawing';
import type { ROLES } from './roles';

const BLANK: Drawing = { line: '', fill: '' };

/** The pictures of the roles, all at once: none is there sooner than another (K7). No private screen has any (K11). */
class RolePictures {
	#drawings = $state.raw<Readonly<Record<string, Drawing>>>({});

	/** The picture of a role, empty until the pictures are there. */
	of(role: keyof typeof ROLES): Drawing {
		return this.#drawings[role] ?? BLANK;
	}

	use(drawings: Readonly<Record<string, Drawing>>): void {
		this.#drawings = drawings;
	}
}

export const pictures = new RolePictures();

// What the friends know of each other. They are no players: each tells the others what has been read, so that a game is
// short, and all that its sheet has to show comes up before the night is over.
import type { RoleId } from '../../src/lib/engine';

export interface Plot {
	/** The cards of those who hunt together; they do not accuse each other. */
	readonly pack: readonly RoleId[];
	/** The cards the village is after, the first that is still there. */
	readonly accuse: readonly RoleId[];
	/** The cards the pack is after. */
	readonly prey: readonly RoleId[];
	/** Whether the first ballot of all is to end in a tie. */
	readonly split?: boolean;
}

/** Behind everything that is wanted: what does not matter, what is kept back, what is out of the question. */
const [INDIFFERENT, SPARED, NEVER] = [100, 200, 300];

export class Gossip {
	readonly #plot: Plot;
	readonly #nameOf: (role: RoleId) => string;
	readonly #cards = new Map<string, string>();

	constructor(plot: Plot, nameOf: (role: RoleId) => string) {
		this.#plot = plot;
		this.#nameOf = nameOf;
	}

	/** Somebody has read who they are. */
	tell(name: string, card: string): void {
		this.#cards.set(name, card);
	}
	knows(name: string): boolean {
		return this.#cards.has(name);
	}
	get splits(): boolean {
		return this.#plot.split ?? false;
	}
	is(name: string, role: RoleId): boolean {
		return this.#cards.get(name) === this.#nameOf(role);
	}
	hunts(name: string): boolean {
		return this.#plot.pack.some((role) => this.is(name, role));
	}
	isWanted(name: string): boolean {
		return this.#plot.accuse.some((role) => this.is(name, role));
	}

	/** Whom somebody accuses: the likeliest first, themselves last. */
	accused(by: string, names: readonly string[]): readonly string[] {
		return this.#ranked(names, by, this.#plot.accuse, () => INDIFFERENT);
	}

	/** Whom somebody names by night: the pack its prey, anybody else those who sit last. */
	named(by: string, names: readonly string[]): readonly string[] {
		if (!this.hunts(by)) return this.#ranked([...names].reverse(), by, [], () => INDIFFERENT);
		return this.#ranked(names, by, this.#plot.prey, (name) => (this.isWanted(name) ? SPARED : INDIFFERENT));
	}

	#ranked(
		names: readonly string[],
		by: string,
		wanted: readonly RoleId[],
		otherwise: (name: string) => number,
	) {
		const rank = (name: string): number => {
			if (name === by || (this.hunts(by) && this.hunts(name))) return NEVER;
			const at = wanted.findIndex((role) => this.is(name, role));
			return at < 0 ? otherwise(name) : at;
		};
		return [...names].sort((a, b) => rank(a) - rank(b));
	}
}

// Named draws: every chance of the game is a function of the seed and of a name, so that adding or skipping one
// disturbs no other, and replaying a game draws the same again (GR10).

export interface Chance {
	/** One of the candidates, each with the same chance. */
	pick<T>(name: string, from: readonly [T, ...T[]]): T;
	/** The items in a random order, each order with the same chance. */
	shuffle<T>(name: string, items: readonly T[]): T[];
}

/** The chance of a real game: all of it follows from one seed. */
export function seeded(seed: string): Chance {
	return {
		pick: (name, from) => from[below(stream(`${seed}/${name}`), from.length)] ?? from[0],
		shuffle<T>(name: string, items: readonly T[]) {
			const next = stream(`${seed}/${name}`);
			const order = [...items];
			for (let last = order.length - 1; last > 0; last--) {
				const other = below(next, last + 1);
				[order[last], order[other]] = [order[other] as T, order[last] as T];
			}
			return order;
		},
	};
}

/** The chance of a scenario: the named draws come out as written, all others follow the seed. */
export function staged(seed: string, outcomes: Readonly<Record<string, unknown>>): Chance {
	const chance = seeded(seed);
	return {
		pick(name, from) {
			const drawn = from.find((one) => one === outcomes[name]);
			return drawn ?? chance.pick(name, from);
		},
		shuffle<T>(name: string, items: readonly T[]) {
			const order = outcomes[name];
			return Array.isArray(order) ? (order as T[]) : chance.shuffle(name, items);
		},
	};
}

/** A whole number from 0 to n - 1. Numbers of the uneven rest are thrown away, so that none comes more often. */
function below(next: () => number, n: number): number {
	const limit = 2 ** 32 - (2 ** 32 % n);
	for (;;) {
		const value = next();
		if (value < limit) return value % n;
	}
}

/** An endless stream of 32-bit numbers: xoshiro128**, started from a 128-bit hash of the name. */
function stream(name: string): () => number {
	let [a, b, c, d] = hash(name);
	return () => {
		const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
		const t = b << 9;
		c ^= a;
		d ^= b;
		b ^= c;
		a ^= d;
		c ^= t;
		d = rotate(d, 11);
		return result;
	};
}

const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

/** Four 32-bit lanes, each fed every character in its own way and mixed with its neighbours at the end. */
function hash(text: string): [number, number, number, number] {
	let a = 0x243f6a88;
	let b = 0x85a308d3;
	let c = 0x13198a2e;
	let d = 0x03707344;
	for (let i = 0; i < text.length; i++) {
		const x = text.charCodeAt(i);
		a = Math.imul(a ^ x, 0x9e3779b1);
		b = Math.imul(b ^ x, 0x85ebca77);
		c = Math.imul(c ^ x, 0xc2b2ae3d);
		d = Math.imul(d ^ x, 0x27d4eb2f);
		a ^= d >>> 15;
		b ^= a >>> 13;
		c ^= b >>> 16;
		d ^= c >>> 14;
	}
	for (let round = 0; round < 3; round++) {
		a = finish(a ^ rotate(d, 9));
		b = finish(b ^ rotate(a, 13));
		c = finish(c ^ rotate(b, 18));
		d = finish(d ^ rotate(c, 7));
	}
	return [a, b, c, d | 1];
}

function finish(x: number): number {
	let y = Math.imul(x ^ (x >>> 16), 0x7feb352d);
	y = Math.imul(y ^ (y >>> 15), 0x846ca68b);
	return y ^ (y >>> 16);
}

// The chance of the bots, apart from the chance of the game: the same seed makes the same choices.

/** A whole number from 0 to n - 1, each as likely as the others up to one part in 2^32. */
export type Dice = (n: number) => number;

/** Dice that fall the same way whenever they are made from the same text: sfc32 over two hashes of it. */
export function dice(seed: string): Dice {
	let a = 0x811c9dc5;
	let b = 0x9e3779b9;
	for (let i = 0; i < seed.length; i++) {
		a = Math.imul(a ^ seed.charCodeAt(i), 0x01000193);
		b = Math.imul(b + seed.charCodeAt(i), 0x85ebca6b) ^ (b >>> 13);
	}
	let c = a ^ b;
	let counter = 1;
	function next(): number {
		const result = (a + b + counter++) | 0;
		a = b ^ (b >>> 9);
		b = (c + (c << 3)) | 0;
		c = (((c << 21) | (c >>> 11)) + result) | 0;
		return result >>> 0;
	}
	for (let round = 0; round < 12; round++) next();
	return (n) => Math.floor((next() / 2 ** 32) * n);
}

/** One of the items, each as likely as the others; `undefined` where there is none. */
export const pick = <T>(from: readonly T[], roll: Dice): T | undefined => from[roll(from.length)];

/** The items in an order drawn by the dice, each order as likely as the others. */
export function shuffled<T>(from: readonly T[], roll: Dice): T[] {
	const left = [...from];
	return from.map(() => left.splice(roll(left.length), 1)).flat();
}

// What can be touched on the glass, found by what is written on it, and the wait until a touch has come through.
import { tick } from 'svelte';
import { vi } from 'vitest';
import type { Request, Seat } from '$lib/engine/index';
import { game } from '$lib/session/game.svelte';
import { language } from '$lib/words/language.svelte';

/** The disk has taken the answer, and the next thing is on the glass. */
export async function gone(before: Request): Promise<void> {
	for (let turns = 0; game.table?.request?.key === before.key && isSame(before); turns++) {
		if (turns > 5_000) throw new Error(`${before.key}: nothing happens`);
		await new Promise((next) => setImmediate(next));
	}
	await tick();
	await vi.advanceTimersByTimeAsync(1);
}
/** A poll keeps its key while votes come in. */
const isSame = (before: Request): boolean => {
	const now = game.table?.request;
	return now?.kind !== 'poll' || before.kind !== 'poll' || now.cast.length === before.cast.length;
};

export function one(selector: string): HTMLButtonElement {
	const found = document.querySelector<HTMLButtonElement>(selector);
	if (!found) throw new Error(`${game.table?.request?.key}: no ${selector}`);
	return found;
}
export const main = () => one('button.main');
export function button(name: string): HTMLButtonElement {
	const found = [...document.querySelectorAll('button')].find(
		(each) => each.textContent?.trim() === name || each.getAttribute('aria-label') === name,
	);
	if (!found) throw new Error(`${game.table?.request?.key}: no button ${name}`);
	return found;
}
/** A name of the list in a dialog. */
export const listed = (seat: Seat) => {
	const name = game.table?.seats[seat]?.name;
	const found = [...document.querySelectorAll<HTMLButtonElement>('dialog li button')].find(
		(each) => each.textContent?.trim() === name,
	);
	if (!found) throw new Error(`${game.table?.request?.key}: no ${name} on the list`);
	return found;
};

/** A seat of the ring; without one, the word for nobody. */
export function seatOf(seat: Seat | null): HTMLButtonElement {
	if (seat === null) return button(language.words.evening.poll.abstain);
	const found = document.querySelectorAll('.felt + ul > li')[seat]?.querySelector('button');
	if (!found) throw new Error(`${game.table?.request?.key}: seat ${seat} cannot be touched`);
	return found;
}

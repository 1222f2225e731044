import type { TableView } from '$lib/engine/index';
import type { Standing } from '$lib/session/game.svelte';
import type { Words } from '$lib/words';
import { dayAfter } from '$lib/words/tell';

/** What the way back into the open game is called, as far as everybody knows the game; `null` where none is open. */
export function continueLabel(
	standing: Standing,
	table: TableView | null,
	{ resume }: Words['home'],
): string | null {
	if (standing === 'none') return null;
	if (table === null) return resume.plain;
	const living = table.seats.filter(({ alive }) => alive).length;
	switch (table.phase) {
		case 'deal':
			return resume.deal;
		case 'night':
			return resume.night(table.night, living);
		case 'dawn':
		case 'day':
			return resume.day(dayAfter(table.night, table.sheet), living);
		case 'end':
			return resume.end;
	}
}

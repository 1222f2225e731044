// What the tests of the set-up share: a fresh tablet that speaks Italian, and a table of people.
import { vi } from 'vitest';
import { db } from '$lib/db/index';
import { NO_PLAN, type Plan } from '$lib/setup/plan';
import { planning } from '$lib/setup/planning.svelte';
import { preferences } from '$lib/setup/preferences.svelte';
import { language } from '$lib/words/language.svelte';

export const NINE = ['Anna', 'Bruno', 'Carla', 'Daniela', 'Elio', 'Franco', 'Gaia', 'Hugo', 'Irene'];

/** A tablet as it comes out of its box, with a plan if there is one. */
export async function unpack(plan: Partial<Plan> = {}): Promise<void> {
	vi.restoreAllMocks();
	const groups = await db.groups.list();
	for (const { id } of groups.ok ? groups.value : []) await db.groups.remove(id);
	await preferences.load();
	preferences.set('presets', []);
	preferences.set('language', 'it');
	language.use('it');
	await planning.load();
	planning.change({ ...NO_PLAN, ...plan });
}

// From the plan to the table.
import { game } from '$lib/session/game.svelte';
import { planning } from './planning.svelte';
import { preferences } from './preferences.svelte';
import { protect } from './protection';

/**
 * Deals what is planned, and saves its people as a group. `open`: another game is, and nothing has happened; `busy`: another
 * window writes; `failed`: the plan cannot be played, or the store has something against it.
 */
export async function begin(): Promise<'started' | 'open' | 'busy' | 'failed'> {
	const { setup, plan } = planning;
	if (setup === null) return 'failed';
	const standing = await game.resume();
	if (standing === 'busy') return 'busy';
	if (standing !== 'none') return 'open';
	const group = await planning.saveGroup();
	void protect();
	const outcome = await game.start(setup, plan.comfort ?? preferences.comfort, group);
	if (outcome === 'started') planning.leave();
	return outcome === 'started' || outcome === 'busy' ? outcome : 'failed';
}

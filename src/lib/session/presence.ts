// Whether anybody looks at the glass: it stays awake during a game, and is covered as soon as the eyes go elsewhere.
import { db, healOnReturn } from '$lib/db/index';
import type { Tablet } from './tablet.svelte';

/** Keeps the screen on while the page is seen; the browser drops the lock whenever it is not. Gives the stop. */
export function stayAwake(page: Document = document): () => void {
	let lock: WakeLockSentinel | null = null;
	let over = false;
	async function ask() {
		if (over || page.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
		try {
			const granted = await navigator.wakeLock.request('screen');
			// Two may have been asked for: one is enough.
			const spare = over ? granted : lock;
			if (!over) lock = granted;
			await spare?.release();
		} catch {
			// A browser may refuse, on a low battery for one: the evening goes on, and the screen dims as it always does.
		}
	}
	page.addEventListener('visibilitychange', ask);
	// Some browsers grant it only to a touch.
	page.addEventListener('pointerdown', ask, { once: true });
	void ask();
	return () => {
		over = true;
		page.removeEventListener('visibilitychange', ask);
		page.removeEventListener('pointerdown', ask);
		void lock?.release();
	};
}

/** Covers the tablet at whatever takes the page away, and shows a neutral frame when it is brought back (K3, K6). */
function coverOnLeaving(tablet: Tablet): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	const hidden = () => {
		if (document.visibilityState === 'hidden') tablet.cover();
	};
	document.addEventListener('visibilitychange', hidden, { signal });
	document.addEventListener('freeze', () => tablet.cover(), { signal });
	window.addEventListener('pagehide', () => tablet.cover(), { signal });
	window.addEventListener('pageshow', ({ persisted }) => persisted && tablet.resume(), { signal });
	return () => listening.abort();
}

/** All of it, for as long as the page of the game is open. Gives the stop. */
export function attend(tablet: Tablet): () => void {
	const stops = [stayAwake(), coverOnLeaving(tablet), healOnReturn(db.store)];
	return () => stops.forEach((stop) => stop());
}

import type { Countdown } from '$lib/session/countdown.svelte';

/** Lets a countdown look at the clock four times a second, and as soon as the page is seen again. Gives the stop. */
export function ticking(time: Countdown): () => void {
	const every = setInterval(() => time.tick(document.visibilityState === 'hidden'), 250);
	// After a sleep the steady clock has stood still on most tablets: what the wall says is right.
	const seen = () => time.tick(true);
	document.addEventListener('visibilitychange', seen);
	return () => {
		clearInterval(every);
		document.removeEventListener('visibilitychange', seen);
	};
}

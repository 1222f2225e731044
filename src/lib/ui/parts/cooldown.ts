/**
 * The pause after a secret or an identity: a finger that is still leaving the glass must touch nothing that has
 * appeared under it (H6, K5).
 */

/** How long, in ms, every click is swallowed. */
export const COOL_DOWN = 400;

/** Swallows the clicks of the whole page until the function it gives is called. */
function swallowClicks(): () => void {
	const swallowing = new AbortController();
	const swallow = (event: Event) => {
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	window.addEventListener('click', swallow, { capture: true, signal: swallowing.signal });
	return () => swallowing.abort();
}

/** Swallows every click of the page from now on for `COOL_DOWN` ms. */
export function coolDown(): void {
	setTimeout(swallowClicks(), COOL_DOWN);
}

/** The same, counted from the moment when the finger or the key that is down now is let go. */
export function coolDownOnceLifted(): void {
	const release = swallowClicks();
	const waiting = new AbortController();
	const lifted = () => {
		waiting.abort();
		setTimeout(release, COOL_DOWN);
	};
	for (const type of ['pointerup', 'pointercancel', 'keyup'])
		window.addEventListener(type, lifted, { capture: true, signal: waiting.signal });
	// Not captured: the blur of the window, not of a button that goes.
	window.addEventListener('blur', lifted, { signal: waiting.signal });
}

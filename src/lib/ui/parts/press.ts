/**
 * Fingers on a pad: what a press is, and all the ways to lose it (H1 to H9, K2, K3, K5).
 *
 * A press belongs to one finger, or to one key, that came down on the pad itself: a finger that was down before the
 * pad was there never presses it. Whatever disturbs the press ends it; nothing prolongs it.
 */
import type { Attachment } from 'svelte/attachments';

/** Why a press ended: its own finger was lifted, or something took it away. */
export type Ending = 'lifted' | 'lost';

export interface PressListener {
	/** A finger or a key came down on the pad. */
	start(): void;
	/** The press that started is over; called once per start, in the task of the event that ended it. */
	end(why: Ending): void;
	/** Two fingers are down (`true`): no press counts until all of them are up (`false`). */
	crowd(crowded: boolean): void;
}

/** How far, in CSS px, a finger may slide off the pad before the press is lost. */
export const SLIP = 48;

/** Calls `stop` at whatever takes the eyes or the glass away: blur, hiding, freezing, leaving, turning, resizing, Escape. */
function interruptions(stop: () => void, signal: AbortSignal): void {
	for (const type of ['blur', 'pagehide', 'resize', 'orientationchange'])
		window.addEventListener(type, stop, { signal });
	for (const type of ['visibilitychange', 'freeze']) document.addEventListener(type, stop, { signal });
	const escape = (event: KeyboardEvent) => event.key === 'Escape' && stop();
	window.addEventListener('keydown', escape, { capture: true, signal });
}

/** The holding of a button: with a finger, a pen, the mouse, or the space and enter keys. */
export function holding(listener: PressListener): Attachment<HTMLElement> {
	return (pad) => {
		/** The finger or the key that presses. */
		let holder: number | string | null = null;
		let crowded = false;
		/** Every finger on the glass, wherever it is, with its kind. */
		const fingers = new Map<number, string>();

		function end(why: Ending) {
			if (holder === null) return;
			holder = null;
			listener.end(why);
		}
		function crowd(yes: boolean) {
			if (crowded === yes) return;
			crowded = yes;
			listener.crowd(yes);
		}
		function interrupt() {
			end('lost');
			// Whoever is away does not say which fingers they lifted meanwhile.
			fingers.clear();
			crowd(false);
		}

		function down(event: PointerEvent) {
			// The first finger of its kind: any other we remember has gone without saying so.
			if (event.isPrimary)
				for (const [id, kind] of fingers) if (kind === event.pointerType && id !== holder) fingers.delete(id);
			fingers.set(event.pointerId, event.pointerType);

			const onPad = event.target instanceof Node && pad.contains(event.target);
			if (holder !== null || (onPad && (fingers.size > 1 || !event.isPrimary))) {
				end('lost');
				crowd(true);
			} else if (onPad && !crowded && event.button === 0) {
				pad.setPointerCapture(event.pointerId);
				holder = event.pointerId;
				listener.start();
			}
		}
		function move(event: PointerEvent) {
			if (event.pointerId !== holder) return;
			const box = pad.getBoundingClientRect();
			const away = Math.max(
				box.left - event.clientX,
				event.clientX - box.right,
				box.top - event.clientY,
				event.clientY - box.bottom,
			);
			if (away > SLIP) end('lost');
		}
		function up(event: PointerEvent) {
			fingers.delete(event.pointerId);
			if (event.pointerId === holder) end(event.type === 'pointerup' ? 'lifted' : 'lost');
			if (fingers.size === 0) crowd(false);
		}
		function lost(event: PointerEvent) {
			if (event.pointerId === holder) end('lost');
		}

		function keydown(event: KeyboardEvent) {
			if (event.key !== ' ' && event.key !== 'Enter') return;
			event.preventDefault();
			if (event.repeat || holder !== null || crowded) return;
			holder = event.key;
			listener.start();
		}
		function keyup(event: KeyboardEvent) {
			if (event.key !== holder) return;
			event.preventDefault();
			end('lifted');
		}
		function unfocus() {
			if (typeof holder === 'string') end('lost');
		}

		const all = new AbortController();
		const early = { capture: true, signal: all.signal };
		window.addEventListener('pointerdown', down, early);
		window.addEventListener('pointermove', move, early);
		window.addEventListener('pointerup', up, early);
		window.addEventListener('pointercancel', up, early);
		pad.addEventListener('lostpointercapture', lost, early);
		pad.addEventListener('keydown', keydown, early);
		window.addEventListener('keyup', keyup, early);
		pad.addEventListener('blur', unfocus, early);
		interruptions(interrupt, all.signal);
		return () => all.abort();
	};
}

/**
 * The same pad for whoever cannot hold: a tap starts the press, and the next tap anywhere ends it. The listener may
 * end it before, by the clock: it says so through `pressed`.
 */
export function tapping(
	listener: Omit<PressListener, 'crowd'> & { pressed(): boolean },
): Attachment<HTMLElement> {
	return (pad) => {
		const all = new AbortController();
		const early = { capture: true, signal: all.signal };
		const end = (why: Ending) => listener.pressed() && listener.end(why);
		const toggle = () => (listener.pressed() ? end('lifted') : listener.start());
		// Enter repeats the click of a button for as long as it is down.
		const once = (event: KeyboardEvent) => event.repeat && event.preventDefault();
		const elsewhere = (event: PointerEvent) =>
			event.target instanceof Node && !pad.contains(event.target) && end('lost');

		pad.addEventListener('click', toggle, { signal: all.signal });
		pad.addEventListener('keydown', once, early);
		window.addEventListener('pointerdown', elsewhere, early);
		interruptions(() => end('lost'), all.signal);
		return () => all.abort();
	};
}

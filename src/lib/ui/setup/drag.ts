import { landing } from './sorting';

/** A row on its way: how far it is from home, where it would land, how much room the others make for it. All in px. */
export interface Drag {
	readonly from: number;
	readonly to: number;
	readonly by: number;
	readonly room: number;
}

/** This near the edge of what scrolls, in px, the list creeps along under the finger, by so many px a frame. */
const EDGE = 56;
const PACE = 9;

/**
 * Follows a pointer that has gone down on the handle of a row, until it is lifted (`ondrop` with where the row is) or the
 * browser takes it away (`ondrop(null)`). The rows stay where they are; the parent of the list is what scrolls.
 */
export function dragRow(
	{ currentTarget: handle, pointerId, clientY, isPrimary, button }: PointerEvent,
	list: HTMLElement,
	from: number,
	{ ondrag, ondrop }: { readonly ondrag: (drag: Drag) => void; readonly ondrop: (drag: Drag | null) => void },
): void {
	if (!(handle instanceof HTMLElement) || !isPrimary || button !== 0) return;
	const scroller = list.parentElement ?? list;
	const rows = Array.from(list.children).filter((row) => row instanceof HTMLElement);
	const middles = rows.map((row) => row.offsetTop + row.offsetHeight / 2);
	const gap = parseFloat(getComputedStyle(list).rowGap) || 0;
	const room = (rows[from]?.offsetHeight ?? 0) + gap;
	const start = clientY + scroller.scrollTop;
	const listening = new AbortController();
	let y = clientY;
	let drag: Drag = { from, to: from, by: 0, room };

	function follow() {
		const by = y + scroller.scrollTop - start;
		drag = { from, to: landing(middles, from, (middles[from] ?? 0) + by), by, room };
		ondrag(drag);
	}
	let frame = requestAnimationFrame(function creep() {
		const { top, bottom } = scroller.getBoundingClientRect();
		const pace = y < top + EDGE ? -PACE : y > bottom - EDGE ? PACE : 0;
		if (pace !== 0 && y !== clientY) {
			scroller.scrollTop += pace;
			follow();
		}
		frame = requestAnimationFrame(creep);
	});
	function end(last: Drag | null) {
		listening.abort();
		cancelAnimationFrame(frame);
		ondrop(last);
	}
	const options = { signal: listening.signal };
	handle.setPointerCapture(pointerId);
	handle.addEventListener('pointermove', (event) => ((y = event.clientY), follow()), options);
	handle.addEventListener('pointerup', () => end(drag), options);
	handle.addEventListener('lostpointercapture', () => end(null), options);
}

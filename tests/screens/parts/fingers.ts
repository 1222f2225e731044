/** Fingers and keys for the tests of the pads. Every event is dispatched at once: what it does must be done when this returns. */

interface Finger {
	readonly id?: number;
	readonly primary?: boolean;
	readonly x?: number;
	readonly y?: number;
	readonly kind?: 'touch' | 'mouse' | 'pen';
	readonly button?: number;
}

function pointer(type: string, target: EventTarget, finger: Finger): void {
	const { id = 1, primary = id === 1, x = 0, y = 0, kind = 'touch', button = 0 } = finger;
	const init = { pointerId: id, isPrimary: primary, pointerType: kind, clientX: x, clientY: y, button };
	target.dispatchEvent(new PointerEvent(type, { ...init, bubbles: true, cancelable: true }));
}

export const press = (target: EventTarget, finger: Finger = {}) => pointer('pointerdown', target, finger);
export const slide = (target: EventTarget, finger: Finger) => pointer('pointermove', target, finger);
export const lift = (target: EventTarget, finger: Finger = {}) => pointer('pointerup', target, finger);
export const cancel = (target: EventTarget, finger: Finger = {}) => pointer('pointercancel', target, finger);
export const loseCapture = (target: EventTarget, finger: Finger = {}) =>
	pointer('lostpointercapture', target, finger);

export function key(type: 'keydown' | 'keyup', target: EventTarget, name: string, repeat = false): Event {
	const event = new KeyboardEvent(type, { key: name, repeat, bubbles: true, cancelable: true });
	target.dispatchEvent(event);
	return event;
}

export function click(target: EventTarget): void {
	target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

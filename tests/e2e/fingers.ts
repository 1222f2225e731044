// The fingers of a person at the table, who finds what to touch by what is written on it. All the looking is done in the
// page, in one go: a question from outside takes longer than the page takes to answer it.
import { COOL_DOWN } from '../../src/lib/ui/parts/cooldown';
import type { Point, Tablet } from './tablet';

/** What can be touched. */
const KINDS = {
	button: 'button:not([role])',
	radio: '[role=radio], [type=radio]',
	switch: '[role=switch]',
	textbox: 'input, textarea',
} as const;
export type Kind = keyof typeof KINDS;

/** How often something is looked for before it counts as missing. */
const TRIES = 4000;
const PAUSE = `await new Promise((again) => setTimeout(again, 20));`;
/** Two frames: what is measured as it appears has found its place by then. A window that nobody sees draws none. */
const DRAWN = `await new Promise((drawn) => {
	requestAnimationFrame(() => requestAnimationFrame(drawn));
	setTimeout(drawn, 2000);
});`;

/**
 * The first line of what is written on something, or what is said of it. Of a name at the table only the name: whether
 * somebody is dead stands behind it.
 */
const SAID = `
	const written = (node) => node.getAttribute('aria-label') ?? (node.innerText || node.labels?.[0]?.innerText || '');
	const said = (node) => written(node).trim().split('\\n')[0].trim();
	const isCalled = (name) => (node) => said(node) === name || said(node).startsWith(name + ', ');
`;

/** Where the middle of it is, once it can be touched: nothing lies over it, and it has come to rest. */
const place = (kind: Kind, name: string): string => `
	${SAID}
	const called = isCalled(${JSON.stringify(name)});
	for (let tries = 0, last = ''; tries < ${TRIES}; tries++) {
		const node = [...document.querySelectorAll('${KINDS[kind]}')].find(called);
		if (node && !node.matches(':disabled')) {
			node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
			const { left, top, width, height } = node.getBoundingClientRect();
			const at = { x: left + width / 2, y: top + height / 2 };
			const isFree = node.contains(document.elementFromPoint(at.x, at.y));
			if (isFree && JSON.stringify(at) === last) return at;
			last = JSON.stringify(at);
		}
		${DRAWN}
	}
	throw new Error(${JSON.stringify(`${kind} "${name}" cannot be touched`)} + ' on:\\n' + document.body.innerText);
`;

export class Fingers {
	readonly #t: Tablet;
	constructor(t: Tablet) {
		this.#t = t;
	}

	async tap(kind: Kind, name: string): Promise<void> {
		await this.#t.tapAt(await this.#find(kind, name));
	}

	/** Keeps a finger on something during what is done in the meantime, and waits until the glass takes touches again. */
	async hold<T>(kind: Kind, name: string, during: () => Promise<T>): Promise<T> {
		await this.#t.touch('start', [await this.#find(kind, name)]);
		try {
			return await during();
		} finally {
			await this.#t.touch('end');
			await this.#t.pass(COOL_DOWN + 30);
		}
	}

	/** Waits until there is no button of this name to touch. */
	async gone(name: string): Promise<void> {
		await this.#t.js(`
			${SAID}
			const open = () => [...document.querySelectorAll('button:not(:disabled)')];
			const called = isCalled(${JSON.stringify(name)});
			for (let tries = 0; tries < ${TRIES} && open().some(called); tries++) ${PAUSE}
		`);
	}

	#find(kind: Kind, name: string): Promise<Point> {
		return this.#t.js<Point>(place(kind, name));
	}
}

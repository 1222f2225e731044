// Whatever the screens could let slip, here on purpose: each is switched on by a test, and never anywhere else.
import type { HandView, RoleId, Seat } from '$lib/engine/index';
import { game } from '$lib/session/game.svelte';
import { tick } from 'svelte';
import type { Frame } from './touch';
import type { Spoiler } from './pairs';
import { stage } from './stage';

/** The hand of whoever is asked, whether or not they have the tablet yet. */
function hand(): HandView | null {
	const request = game.table?.request;
	return request && 'seat' in request ? (stage.play?.hand(request.seat) ?? null) : null;
}
const isWolf = (): boolean => hand()?.role === 'werewolf';
const query = <E extends HTMLElement>(selector: string): E | null => document.querySelector<E>(selector);
const attribute = (element: Element | null, name: string, value: string): (() => void) | undefined => {
	if (!element) return;
	const before = element.getAttribute(name);
	element.setAttribute(name, value);
	return () => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before));
};
const added = (parent: Element | null, text: string, tag = 'p'): (() => void) => {
	const element = document.createElement(tag);
	element.textContent = text;
	parent?.append(element);
	return () => element.remove();
};
/** The cell that was touched on the page that is open. */
const touched = (): number =>
	[...document.querySelectorAll('.cell')].findIndex((cell) => cell.matches('.picked'));

/** A leak on the page that lies covered in somebody's hands. */
const covered = (leak: (cards: readonly RoleId[], seat: Seat) => (() => void) | undefined): Spoiler => ({
	frame: ({ kind, seat }, cards) => (kind === 'covered' && seat !== null ? leak(cards, seat) : undefined),
});
/** A leak on the table, before whoever is asked takes the tablet. */
const curtain = (leak: (cards: readonly RoleId[]) => (() => void) | undefined): Spoiler => ({
	frame: ({ kind }, cards) => (kind === 'public' && hand() ? leak(cards) : undefined),
});
/** Something left over from a private page, on the next screen for all. */
const left = (leave: (touched: number, secret: string) => (() => void) | undefined): Spoiler => {
	let [last, secret] = [-1, ''];
	return {
		frame({ kind }: Frame) {
			if (kind === 'held') secret = query('.secret .secret')?.textContent ?? '';
			if (kind === 'covered' && touched() >= 0) last = touched();
			return kind === 'public' && last >= 0 ? leave(last, secret) : undefined;
		},
	};
};

/** The wolves who have had their turn so far: no harm in a number? */
const wolvesSoFar = (cards: readonly RoleId[]): number => {
	const request = game.table?.request;
	const asked = request && 'lap' in request ? request.lap.index : 0;
	return cards.slice(0, asked + 1).filter((card) => card === 'werewolf').length;
};
const codeOf = (cards: readonly RoleId[]): string =>
	[...cards.join()].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7).toString(36);

/** Found by the twin evenings: one of the two has it, or has it otherwise. */
export const FOUND_BY_TWINS: Readonly<Record<string, Spoiler>> = {
	'the role in the title': curtain(() => {
		const before = document.title;
		document.title = hand()?.role ?? before;
		return () => (document.title = before);
	}),
	'the role in a data attribute': curtain(() => attribute(document.body, 'data-role', hand()?.role ?? '')),
	'the role in an aria-label alone': covered(() =>
		attribute(query('.pad'), 'aria-label', hand()?.role ?? ''),
	),
	'one button more for wolves': covered(() => (isWolf() ? added(query('.bar'), '', 'button') : undefined)),
	'one touch fewer for villagers': covered(() => {
		const first = hand()?.questions.find(({ action }) => action === 'suspect')?.places[0]?.[0];
		const cell = document.querySelectorAll<HTMLElement>('.cell')[first ?? -1];
		if (!query('.cell.picked')) cell?.click();
	}),
	'a list of names sorted by role': covered((cards) => {
		const cells = [...document.querySelectorAll('.cell')];
		const list = cells[0]?.parentElement;
		const role = (cell: Element) => cards[cells.indexOf(cell)] ?? '';
		list?.append(...cells.toSorted((a, b) => role(a).localeCompare(role(b))));
		return () => list?.append(...cells);
	}),
	'the own name greyed for wolves alone': covered((_, seat) => {
		const own = document.querySelectorAll('.cell')[seat];
		return isWolf() && own ? attribute(own, 'class', `${own.className} gone`) : undefined;
	}),
	'another height where there is no news': covered(() => {
		const empty = Object.keys(hand()?.told ?? {}).length === 0;
		return attribute(query('.rest'), 'style', `min-height: ${empty ? 2 : 4}rem`);
	}),
	'a sound when a prey is chosen': covered(() => {
		if (isWolf() && touched() >= 0) void new Audio('howl.opus').play();
	}),
	'a tremble for wolves': covered(() => {
		if (isWolf()) navigator.vibrate(40);
	}),
	'a word whispered to the seer': covered(() => {
		if (hand()?.role === 'seer') speechSynthesis.speak(new SpeechSynthesisUtterance('...'));
	}),
	'"the wolf" where one is left': covered(() =>
		added(query('.rest'), hand()?.told.pack?.length === 0 ? 'the wolf' : 'the wolves'),
	),
	'no turn for whoever has no power tonight': {
		async arrive() {
			const first = hand()?.questions.find(({ action }) => action === 'suspect')?.places[0]?.[0];
			if (first === undefined) return;
			await game.decide({ suspect: { names: [first] } });
			await tick();
		},
	},
	'the focus left on the last target': left((last) => {
		const before = document.activeElement;
		const old = [0, 1, 2, 3, 4, 5, 6].map(() => document.createElement('button'));
		query('main')?.append(...old);
		old[last]?.focus();
		return () => {
			for (const button of old) button.remove();
			if (before instanceof HTMLElement) before.focus();
		};
	}),
	'the scroll kept from the last turn': left((last) => {
		const main = query('main');
		if (main) main.scrollTop = last * 48;
		return () => void (main && (main.scrollTop = 0));
	}),
	'the secret goes slowly': left((_, secret) => added(query('main'), secret)),
	'statistics that count along': curtain((cards) => added(query('main'), `${wolvesSoFar(cards)}`)),
	'the colour of the ring': covered(() => attribute(query('.ring'), 'style', isWolf() ? 'stroke: red' : '')),
	'a brighter light on the card of a wolf': {
		frame: ({ kind }) =>
			kind === 'held' && isWolf() ? attribute(query('main'), 'style', 'filter: brightness(1.1)') : undefined,
	},
	'a longer wait for the seer': covered(() => {
		const go = query<HTMLButtonElement>('button.main');
		if (hand()?.role !== 'seer' || !go || Object.hasOwn(go, 'disabled')) return;
		const until = Date.now() + 9_000;
		let off = go.disabled;
		Object.defineProperty(go, 'disabled', {
			get: () => off || Date.now() < until,
			set: (disabled: boolean) => (off = disabled),
		});
	}),
	'a line in the console': covered(() => {
		console.log(hand()?.role);
	}),
	'a message to other windows': curtain(() => {
		new BroadcastChannel('x').postMessage(hand()?.role);
	}),
	'a state in the history': curtain(() => {
		History.prototype.replaceState.call(history, { role: hand()?.role }, '');
		return () => History.prototype.replaceState.call(history, null, '');
	}),
	'a key that names the role': curtain(() => {
		const key = `read-${hand()?.role}`;
		localStorage.setItem(key, '1');
		return () => localStorage.removeItem(key);
	}),
	'a code made of the cards': { frame: (_, cards) => added(document.body, codeOf(cards), 'output') },
};

/** Found by the canary: the same in both of a pair, and yet a secret. */
export const FOUND_BY_CANARY: Readonly<Record<string, Spoiler>> = {
	'the seed in the address': {
		frame() {
			History.prototype.replaceState.call(history, null, '', `?seed=${stage.play?.log.seed}`);
			return () => History.prototype.replaceState.call(history, null, '', '/');
		},
	},
	'a file of the game in play': {
		frame() {
			localStorage.setItem('backup', JSON.stringify(stage.play?.log));
			return () => localStorage.removeItem('backup');
		},
	},
	'an index on the role': {
		frame(_, cards) {
			const request = indexedDB.open('statistics');
			request.onupgradeneeded = () => {
				const table = request.result.createObjectStore('people', { keyPath: 'seat' });
				table.createIndex('role', 'role');
				table.put({ seat: 0, role: cards[0] });
			};
		},
	},
};

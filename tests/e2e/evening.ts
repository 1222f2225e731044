// A table of friends with one tablet: they read what is on the glass, touch it, and hand it on. They know nothing else.
import { CONFIRM, READ, REVEAL_DELAY } from '../../src/lib/ui/parts/hold';
import { COOL_DOWN } from '../../src/lib/ui/parts/cooldown';
import { LANGUAGES } from '../../src/lib/words';
import type { Tablet } from './tablet';

export const words = LANGUAGES.it;
const { evening, setup } = words;
const NEXT: readonly string[] = Object.values(evening.next);

/** What everybody can see at a glance. */
export interface Glance {
	readonly title: string;
	readonly text: string;
	/** The buttons that can be touched, by their names. */
	readonly buttons: readonly string[];
	/** The names that can be chosen or accused, in seat order. */
	readonly names: readonly string[];
}

const GLANCE = `
	const said = (node) => (node.getAttribute('aria-label') ?? node.innerText ?? '').split('\\n')[0].trim();
	const open = [...document.querySelectorAll('button:not(:disabled)')];
	const name = (node) => said(node).split(',')[0];
	return {
		title: document.querySelector('h1')?.innerText.replace(/\\s+/g, ' ') ?? '',
		text: document.body.innerText,
		buttons: open.map(said),
		names: open.filter((node) => node.closest('.ring, .grid')).filter((node) => !said(node).includes(', fuori')).map(name),
	};
`;

/** From the home screen to the first curtain, with three wolves among eight and no least time for a page. */
export async function begin(t: Tablet, names: readonly string[]): Promise<void> {
	const stepper = (label: string, way: string) =>
		t.js(`document.querySelector('[role=group][aria-label="${label}"] [aria-label="${way}"]').click();`);
	await t.tap('button', words.home.newGame);
	await t.see('heading', setup.names.title);
	await t.js(`
		const clipboardData = new DataTransfer();
		clipboardData.setData('text', ${JSON.stringify(names.join('\n'))});
		document.querySelector('.add input').dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
	`);
	await t.tap('button', setup.names.next);
	await t.tap('button', setup.sheet.next);
	await t.see('heading', setup.deck.title);
	await t.tap('switch', new RegExp(words.options.customDeck.label));
	await stepper(words.roles.werewolf.name, words.common.more);
	await stepper(words.roles.villager.name, words.common.less);
	await t.tap('button', setup.deck.next);
	await t.see('heading', setup.options.title);
	for (let tap = 0; tap < 2; tap++) await stepper(setup.options.minimum.label, words.common.less);
	await t.tap('button', setup.options.next);
	await t.tap('button', setup.start.next);
	await t.see('heading', names[0] ?? '');
}

export class Evening {
	readonly #t: Tablet;
	readonly #onGlance: (seen: Glance) => void;
	/** What the wolves know of each other: the names they will not accuse by day. */
	readonly #pack = new Set<string>();
	#holder = '';

	/** `onGlance` is told of every frame on which nobody holds anything. */
	constructor(t: Tablet, onGlance: (seen: Glance) => void) {
		this.#t = t;
		this.#onGlance = onGlance;
	}

	async look(): Promise<Glance> {
		const seen = await this.#t.js<Glance>(GLANCE);
		this.#onGlance(seen);
		return seen;
	}

	/** Goes on, one screen after the other, until the glass shows what is waited for. */
	async until(is: (seen: Glance) => boolean): Promise<Glance> {
		for (;;) {
			const seen = await this.look();
			if (is(seen)) return seen;
			await this.#go(seen);
			await this.#change(seen);
		}
	}

	/** "I am Bruno." */
	async identify(name: string): Promise<void> {
		this.#holder = name;
		await this.#t.hold('button', new RegExp(`^${evening.curtain.iAm(name)}`), CONFIRM + 40, async () => {});
		await this.#t.gone('button', new RegExp(`^${evening.curtain.iAm(name)}`));
	}

	/** Holds the pad long enough to have read, and gives what stood there. */
	async read(during: () => Promise<void> = async () => {}): Promise<string> {
		const pad = new RegExp(`^${evening.pad.hold.press}`);
		const secret = await this.#t.hold('button', pad, REVEAL_DELAY + READ + 40, async () => {
			await during();
			return this.#t.js<string>(
				`return document.querySelector('.secret h2')?.parentElement.innerText ?? '';`,
			);
		});
		if (secret.startsWith(words.roles.werewolf.name)) this.#pack.add(this.#holder);
		await pause(COOL_DOWN + 30);
		return secret;
	}

	async #go({ title, text, buttons, names }: Glance): Promise<void> {
		const next = NEXT.find((label) => buttons.includes(label));
		if (buttons.includes(evening.curtain.iAm(title))) return this.identify(title);
		if (text.includes(evening.turn.confirm) && names.length > 0) return this.#choose(names);
		if (text.includes(evening.turn.seen)) return this.#readOn();
		if (text.includes(evening.vote.whom)) return this.#accuse(names);
		if (buttons.includes(evening.discuss.vote)) {
			await this.#t.hold('button', new RegExp(`^${evening.discuss.vote}`), CONFIRM + 40, async () => {});
			return pause(COOL_DOWN + 30);
		}
		for (const label of [evening.lots.draw, evening.vote.confirm, evening.defence.done, next])
			if (label !== undefined && buttons.includes(label)) return this.#t.tap('button', label);
		await pause(100);
	}

	async #readOn(): Promise<void> {
		await this.read();
		await this.#t.tap('button', evening.turn.seen);
		await this.#t.gone('button', evening.turn.seen);
	}

	/** Tries one name after the other: why one is refused is for the holder alone. */
	async #choose(names: readonly string[]): Promise<void> {
		await this.read();
		for (const name of names) {
			await this.#t.tap('radio', name);
			await this.#t.tap('button', evening.turn.confirm);
			await pause(60);
			const { text } = await this.look();
			if (!text.includes(evening.turn.refused)) return this.#t.gone('button', evening.turn.confirm);
		}
	}

	async #accuse(names: readonly string[]): Promise<void> {
		const name = names.find((one) => !this.#pack.has(one)) ?? names[0] ?? '';
		await this.#t.tap('button', new RegExp(`^${name}(,|$)`));
		await pause(COOL_DOWN);
	}

	async #change(before: Glance): Promise<void> {
		const still = JSON.stringify(before);
		for (let tries = 0; tries < 100; tries++) {
			if (JSON.stringify(await this.look()) !== still) return;
			await pause(50);
		}
		throw new Error(`nothing changes any more on this screen:\n${before.text}`);
	}
}

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

// K6: whoever leaves a game and comes back finds a neutral frame, the same game, the same answers, and nothing half done.
import type { Play, SheetId } from '../../src/lib/engine';
import { holderOf, replayed, screenOf, secretOf, type Kept } from './due';
import type { Evening } from './evening';
import { Fingers } from './fingers';
import { frameOf, GLANCE, PRIVATE, speak, type Frame, type Glance } from './frames';
import { ON_DISK } from './record';
import type { Tablet } from './tablet';
import { tellsOf, Traveller, type Landing, type Way } from './ways';

/** How far somebody is on a private page when they leave it. */
export const MOMENTS = ['untouched', 'held', 'filled'] as const;
type Moment = (typeof MOMENTS)[number];

/** Within a request: who is asked by name for a vote, an appeal or a reminder, the menu, and a lot that is drawn. */
const WITHIN: Readonly<Partial<Record<Frame, readonly Frame[]>>> = {
	'free vote': ['curtain', 'ballot', 'vote'],
	appeal: ['curtain', 'mayor'],
	discussion: ['curtain', 'reminder', 'pause'],
};

const KEPT = ON_DISK(`
	const read = disk.transaction(['games', 'entries', 'meta']);
	const all = (table) => answer(read.objectStore(table).getAll());
	const [games, entries, meta] = [await all('games'), await all('entries'), await all('meta')];
	const open = meta.find(({ key }) => key === 'open')?.value.game;
	return {
		head: games.find(({ id }) => id === open)?.head ?? null,
		entries: entries.filter(({ game }) => game === open).sort((a, b) => a.n - b.n).map(({ entry }) => entry),
	};
`);

/** Without the digits of a clock that runs, and without what a reader is told on arriving at a page: the name of the app. */
export const still = ({ frame, title, text, names, dead }: Glance) =>
	JSON.stringify([frame, title, text.replace(/\d|\s*Plenilunio\s*$/g, ''), names, dead]);

/** Whether somebody holds the tablet. */
const isHeld = ({ frame }: Glance) => frame in PRIVATE || frame === 'will';

export class Returns {
	/** What was found to be wrong, and where. */
	readonly faults: string[] = [];
	/** How often each way was taken from each frame. */
	readonly tried = new Map<Frame, Map<Way, number>>();
	readonly #t: Tablet;
	readonly #table: Evening;
	readonly #traveller: Traveller;
	readonly #fingers: Fingers;
	readonly #words;
	readonly #roles: readonly string[];
	/** A fault, made on purpose: whoever comes back finds begun again what they had begun. */
	readonly #keepsWhatWasBegun: boolean;
	/** Every line that was read in secret. */
	readonly #secrets = new Set<string>();

	constructor(t: Tablet, table: Evening, url: string, sheet: SheetId, keepsWhatWasBegun = false) {
		this.#keepsWhatWasBegun = keepsWhatWasBegun;
		this.#t = t;
		this.#table = table;
		this.#traveller = new Traveller(t, url);
		this.#fingers = new Fingers(t);
		this.#words = speak(sheet);
		this.#roles = Object.values(this.#words.roles).map(({ name }) => name);
	}

	kept(): Promise<Kept> {
		return this.#t.js(KEPT);
	}

	/** Leaves the game by a way, in the midst of what stands on the glass, and comes back; the game goes on where it was. */
	async take(way: Way, before: Glance, moment: Moment): Promise<void> {
		const isPrivate = isHeld(before);
		const blame = (what: string) => {
			const when = isPrivate ? ` (${moment})` : '';
			this.faults.push(`${way} from ${before.frame}${when}: ${what}`);
		};
		const frames = this.tried.get(before.frame) ?? new Map<Way, number>();
		this.tried.set(before.frame, frames.set(way, (frames.get(way) ?? 0) + 1));

		const kept = await this.kept();
		const play = replayed(kept);
		const [due, holder] = [screenOf(play.request), holderOf(play)];
		const isAhead =
			before.frame !== due &&
			!(before.frame === 'curtain' && before.title === holder) &&
			!(before.frame === 'roles' && due === 'names') &&
			!(WITHIN[due] ?? []).includes(before.frame) &&
			before.frame !== 'lot';
		if (isAhead) blame(`the glass shows it, but the log asks for ${due}`);

		let landings: readonly Landing[] = [];
		const leave = async () => {
			landings = await this.#traveller.leave(way);
		};
		// A finger that still lies on the glass when the page goes touches nothing of the next.
		let trouble: unknown = null;
		const leaveHeld = async () => {
			await leave().catch((error: unknown) => (trouble = error));
			await this.#t.touch('cancel').catch(() => undefined);
		};
		if (isPrivate && moment === 'held' && before.frame !== 'will')
			await this.#read(before, play, blame, leaveHeld);
		else {
			if (isPrivate && moment === 'filled') await this.#fill(before, () => this.#read(before, play, blame));
			await leave();
		}
		if (trouble !== null) throw trouble;
		const last = landings.at(-1);
		if (last === undefined) return blame('nothing is on the glass');
		landings = [...landings, ...(await this.#traveller.comeBack(last, play.table))];
		for (const landing of landings)
			this.#judge(
				landing,
				play.table.seats.map(({ name }) => name),
				blame,
			);

		const again = await this.kept();
		if (JSON.stringify(again) !== JSON.stringify(kept))
			blame(`the log changed from ${kept.entries.length} entries to ${again.entries.length}`);
		await this.#goOn(way, before, play, blame);
	}

	async #goOn(way: Way, before: Glance, play: Play, blame: (what: string) => void): Promise<void> {
		const { evening } = this.#words;
		const [due, holder] = [screenOf(play.request), holderOf(play)];
		const isPrivate = isHeld(before);
		let seen = await this.#look();
		const isResumed = seen.frame === 'resume' || seen.text.includes(evening.curtain.resume);
		const isStill = still(seen) === still(before);
		// There may be nothing ahead to go to.
		if (!isResumed && (!isPrivate || (way === 'forward' && isStill))) {
			if (!isStill) blame(`instead of what was there: ${seen.text}`);
			return;
		}
		if (seen.frame === 'resume') {
			await this.#fingers.tap('button', evening.resume.goOn);
			await this.#fingers.gone(evening.resume.goOn);
			seen = await this.#look();
			const isSame = seen.frame === due && (before.frame !== due || still(seen) === still(before));
			if (holder !== null || !isSame) blame(`after the pause, instead of ${due}: ${seen.text}`);
			return;
		}
		const whose = isResumed ? holder : this.#table.holder;
		if (seen.frame !== 'curtain' || seen.title !== whose)
			return blame(`instead of the curtain of ${whose}: ${seen.text}`);
		if (!isPrivate) return;
		await this.#table.identify(seen.title);
		seen = await this.#look();
		if (
			seen.frame !== (isResumed ? due : before.frame) &&
			!(before.frame === 'roles' && seen.frame === 'names')
		)
			blame(`behind the curtain, instead of ${before.frame}: ${seen.text}`);
		if (this.#keepsWhatWasBegun) await this.#fill(seen, () => this.#read(seen, play, blame));
		const half = await this.#begun();
		if (half !== null) blame(`a half-made choice was kept: ${half}`);
	}

	/** What is public of the game is a curtain or a pause; elsewhere nothing is told of this table. */
	#judge({ path, document, left }: Landing, names: readonly string[], blame: (what: string) => void): void {
		const tells = tellsOf(path);
		const all = document + left;
		const found = (these: Iterable<string>) => [...these].filter((text) => all.includes(text));
		const isGame = path.startsWith('/game/') && !this.#isStill(document);
		if (tells === 'roles' || (path.startsWith('/game/') && !isGame)) return;
		const secrets = [...this.#secrets].filter((text) => !this.#roles.includes(text));
		for (const text of found(tells === 'nothing' ? [...this.#roles, ...secrets] : secrets))
			blame(`${path} tells “${text}”`);
		const most = !isGame ? 0 : document.includes(this.#words.evening.resume.goOn) ? 0 : 3;
		const told = found(names.map((name) => `>${name}<`));
		if (tells === 'nothing' && told.length > most) blame(`${path} names ${told.join(', ')}`);
	}
	/** Whether the game has just stayed on the glass: its public frames are not judged here. */
	#isStill(document: string): boolean {
		const { resume, curtain, elsewhere } = this.#words.evening;
		return ![resume.goOn, curtain.resume, elsewhere.busy].some((text) => document.includes(text));
	}

	/** What somebody has chosen, written or read on this page and not yet passed on; null if there is nothing. */
	#begun(): Promise<string | null> {
		const { seal } = this.#words.evening.will;
		return this.#t.js<string | null>(`
			const seal = ${JSON.stringify(seal)};
			const chosen = document.querySelector('[aria-checked=true], [aria-pressed=true]');
			const isOpen = [...document.querySelectorAll('button.main:not(:disabled)')].some(
				({ innerText }) => innerText.trim() !== seal,
			);
			return chosen?.innerText ?? (document.querySelector('textarea')?.value || (isOpen ? 'what was read' : null));
		`);
	}

	async #fill(before: Glance, read: () => Promise<void>): Promise<void> {
		if (before.frame === 'will') {
			await this.#fingers.tap('textbox', this.#words.evening.will.title);
			await this.#t.js(`document.execCommand('insertText', false, 'Ancora da finire');`);
			return;
		}
		await read();
		const [name] = before.names;
		if (name !== undefined) await this.#table.pick(name);
	}

	/** Holds the pad, and looks whether the engine alone would have told the same. */
	async #read(
		{ frame, text }: Glance,
		play: Play,
		blame: (what: string) => void,
		during?: () => Promise<void>,
	): Promise<void> {
		const [title = '', asked = '', ...notes] = secretOf(play, frame, this.#words);
		// Whoever is refused reads why, and is asked again: the notes make room for it.
		const isRefused = text.includes(this.#words.evening.turn.refused);
		const lines = isRefused ? [title, asked] : [title, asked, ...notes];
		let secret = '';
		await this.#table
			.read(async () => {
				secret = await this.#t.js<string>(`return document.querySelector('.secret')?.innerText ?? '';`);
				await during?.();
			})
			.catch((error: unknown) => {
				// The finger was on a page that is no more.
				if (during === undefined) throw error;
			});
		const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
		const names = play.table.seats.map(({ name }) => name);
		for (const line of secret.split('\n').map(flat))
			if (line.length > 3 && !names.includes(line)) this.#secrets.add(line);
		for (const line of lines)
			if (!flat(secret).includes(flat(line))) blame(`“${line}” is not what is read: ${secret}`);
	}

	async #look(): Promise<Glance> {
		const glance = await this.#t.js<Omit<Glance, 'frame'>>(GLANCE);
		return { ...glance, frame: frameOf(glance) };
	}
}

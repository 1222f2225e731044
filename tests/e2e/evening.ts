// A table of friends with one tablet: they read what is on the glass, touch it, and hand it on. They know nothing else.
import type { SheetId } from '../../src/lib/engine';
import { COOL_DOWN } from '../../src/lib/ui/parts/cooldown';
import { CONFIRM, READ } from '../../src/lib/ui/parts/hold';
import { Fingers } from './fingers';
import { another, frameOf, GLANCE, speak, type Frame, type Glance } from './frames';
import { Gossip, type Plot } from './gossip';
import type { Tablet } from './tablet';

/** How many cast a vote where anybody may, and which of them abstains. */
const VOTES = 5;
const ABSTAINS = 2;
/** So often a screen is looked at on which nothing happens; so often another name is tried where one is refused. */
const LOOKS = 800;
const TRIES = 6;

const votesIn = ({ text }: Glance) => Number(/(\d+) vot[oi] su/.exec(text)?.[1] ?? 0);

export class Evening {
	/** Every screen that was seen. */
	readonly seen = new Set<Frame | 'ghost' | 'refusal'>();
	/** Who has said to be holding the tablet, last of all. */
	holder = '';
	readonly #t: Tablet;
	readonly #fingers: Fingers;
	readonly #onGlance: (seen: Glance) => void;
	readonly #gossip: Gossip;
	readonly #words;
	/** How often the holder was refused, and on which page of the turn they are. */
	#tries = 0;
	#page = 0;
	/** How many votes of a free ballot are cast. */
	#cast = 0;
	#condemned = '';
	/** Who has spoken up at an appeal. */
	readonly #spoken: string[] = [];

	/** `onGlance` is told of every frame on which nobody holds anything. */
	constructor(t: Tablet, sheet: SheetId, plot: Plot, onGlance: (seen: Glance) => void) {
		this.#t = t;
		this.#fingers = new Fingers(t);
		this.#onGlance = onGlance;
		this.#words = speak(sheet);
		this.#gossip = new Gossip(plot, (role) => this.#words.roles[role].name);
	}

	async look(): Promise<Glance> {
		const glance = await this.#t.js<Omit<Glance, 'frame'>>(GLANCE);
		const seen = { ...glance, frame: frameOf(glance) };
		this.seen.add(seen.frame);
		if (seen.ghost) this.seen.add('ghost');
		if (seen.text.includes(this.#words.evening.turn.refused)) this.seen.add('refusal');
		this.#onGlance(seen);
		return seen;
	}

	/** Goes on, one screen after the other, until the glass shows what is waited for. */
	async until(is: (seen: Glance) => boolean): Promise<Glance> {
		for (let idle = 0; idle < LOOKS; idle++) {
			const seen = await this.look();
			if (is(seen)) return seen;
			if (await this.#go(seen)) idle = 0;
			else await this.#t.pass(50);
		}
		const { frame, text } = await this.look();
		throw new Error(`nobody knows how to go on from here (${frame}):\n${text}`);
	}

	/** "I am Bruno." */
	async identify(name: string): Promise<true> {
		[this.holder, this.#tries, this.#page] = [name, 0, 0];
		await this.#consent(this.#words.evening.curtain.iAm(name));
		await this.#fingers.gone(this.#words.evening.curtain.iAm(name));
		return true;
	}

	/** Holds the pad long enough to have read, and gives what stood there. */
	async read(during: () => Promise<void> = async () => {}): Promise<string> {
		const secret = await this.#fingers.hold('button', this.#words.evening.pad.hold.press, async () => {
			const read = await this.#t.js<string>(`
				const title = () => document.querySelector('.secret h2');
				const wait = (ms) => new Promise((go) => setTimeout(go, ms));
				for (let tries = 0; tries < 5000 && !title(); tries++) await wait(20);
				await wait(${READ + 40});
				return title()?.parentElement.innerText ?? '';
			`);
			await during();
			return read;
		});
		this.#gossip.tell(this.holder, secret.split('\n')[0] ?? '');
		return secret;
	}

	/** Touches a name, or nobody, on a list. */
	pick(name: string): Promise<void> {
		return this.#fingers.tap('radio', name);
	}

	/** Does what is to be done on this screen, and waits until it is done; false where there is nothing to do yet. */
	#go(seen: Glance): Promise<boolean> {
		return (this.#deeds[seen.frame] ?? this.#goOn)(seen);
	}

	/** What is done on which screen; on all others there is one button that leads on. */
	readonly #deeds: Readonly<Partial<Record<Frame, (seen: Glance) => Promise<boolean>>>> = {
		curtain: ({ title }) => this.identify(title),
		card: () => this.#readOn(),
		answer: () => this.#readOn(),
		reminder: () => this.#readOn(this.#words.evening.turn.back),
		omen: (seen) => this.#choose(seen),
		names: (seen) => this.#choose(seen),
		roles: (seen) => this.#choose(seen),
		ballot: (seen) => this.#choose(seen),
		mayor: (seen) => this.#choose(seen),
		will: () => this.#leaveWill(),
		discussion: (seen) => this.#callVote(seen),
		vote: (seen) => this.#accuse(seen),
		'free vote': (seen) => this.#vote(seen),
		appeal: (seen) => this.#appeal(seen),
		resume: (seen) => this.#touch(this.#words.evening.resume.goOn, seen),
		judgement: (seen) => this.#touch(this.#words.evening.judge.kept, seen),
		count: (seen) => this.#touch(this.#words.evening.vote.confirm, seen),
	};
	readonly #goOn = async (seen: Glance): Promise<boolean> => {
		const { lots, defence, next } = this.#words.evening;
		const ways = [lots.draw, defence.done, ...Object.values(next)];
		const way = ways.find((label) => seen.buttons.includes(label));
		return way !== undefined && this.#touch(way, seen);
	};

	async #readOn(onwards = this.#words.evening.turn.seen): Promise<boolean> {
		await this.read();
		return this.#leave(onwards);
	}

	async #leaveWill(): Promise<boolean> {
		const { will } = this.#words.evening;
		await this.#fingers.tap('textbox', will.title);
		await this.#t.js(`document.execCommand('insertText', false, 'Io, ${this.holder}, non c’entro.');`);
		return this.#leave(will.seal);
	}

	async #callVote(seen: Glance): Promise<boolean> {
		await this.#consent(this.#words.evening.discuss.vote);
		return this.#changed(seen);
	}

	/** One page of a choice: read what is asked, touch, confirm. */
	async #choose(seen: Glance): Promise<boolean> {
		const { turn } = this.#words.evening;
		await this.read();
		await this.pick(this.#pickFrom(seen));
		if (seen.frame === 'ballot' && this.#sets(seen)) await this.#fingers.tap('switch', this.#fire);
		await this.#leave(seen.text.includes(turn.confirm) ? turn.confirm : turn.onwards);
		if (seen.frame === 'mayor') this.#spoken.push(this.holder);
		const { text } = await this.look();
		if (text.includes(turn.refused)) [this.#tries, this.#page] = [this.#tries + 1, 0];
		else this.#page += 1;
		return true;
	}

	#pickFrom({ frame, names, dead }: Glance): string {
		const { turn } = this.#words.evening;
		const nobody = names.find((name) => name === turn.nobody || name === turn.nothing);
		const people = names.filter((name) => name !== nobody);
		if (frame === 'mayor') return this.#accusation(people.filter((name) => name !== this.#condemned));
		if (frame === 'ballot') return (this.#cast === ABSTAINS ? nobody : undefined) ?? this.#accusation(people);
		if (nobody !== undefined && this.#tries >= TRIES) return nobody;
		const all = frame === 'names' ? [...this.#gossip.named(this.holder, people), ...dead] : people;
		return all[(this.#tries + this.#page) % all.length] ?? '';
	}

	/** In the first ballot of all that goes round in secret, half of the table accuse one, the others another. */
	#accusation(names: readonly string[]): string {
		const [one = '', other = ''] = names;
		const isSplit = this.#gossip.splits && !this.seen.has('tie');
		if (isSplit) return names.indexOf(this.holder) % 2 === 0 ? other : one;
		return this.#gossip.accused(this.holder, names)[0] ?? '';
	}

	get #fire(): string {
		return this.#words.tell.whisper.ballot.fire.label;
	}
	/** Whether the holder touches the switch: the pyromaniac after the second night, and once somebody without fuel. */
	#sets({ text }: Glance): boolean {
		const isLate = this.seen.has('roles');
		return (
			text.includes(this.#fire) && (this.#gossip.is(this.holder, 'pyromaniac') ? isLate : this.#cast === 0)
		);
	}

	/** Where anybody may vote, those do who are not after their own. */
	async #vote(seen: Glance): Promise<boolean> {
		const { poll } = this.#words.evening;
		this.#cast = votesIn(seen);
		const voters = seen.names.filter((name) => !this.#gossip.hunts(name) && !this.#gossip.isWanted(name));
		const voter = voters.find((name) => this.#gossip.is(name, 'pyromaniac')) ?? voters[0];
		if (voter === undefined || this.#cast >= VOTES) return this.#touch(poll.close, seen);
		return this.#touch(voter, seen);
	}

	/** Somebody who is not the mayor speaks up, then the mayor; afterwards nobody does. */
	async #appeal(seen: Glance): Promise<boolean> {
		const { appeal } = this.#words.evening;
		this.#condemned = seen.title;
		const isMayor = (name: string) => this.#gossip.is(name, 'mayor');
		if (this.#spoken.some(isMayor)) return this.#touch(appeal.silence, seen);
		await this.#fingers.tap('button', appeal.mayor);
		await this.#t.see('heading', appeal.who);
		const asked = await this.look();
		const who = asked.buttons.filter((name) => this.#gossip.knows(name));
		const speaker = who.find((name) => isMayor(name) === this.#spoken.length > 0) ?? '';
		await this.#fingers.tap('button', speaker);
		return this.#changed(asked);
	}

	/** Names somebody aloud. The glass takes no touch for a moment afterwards. */
	async #accuse(seen: Glance): Promise<boolean> {
		const [name = ''] = this.#gossip.accused(seen.title, seen.names);
		await this.#touch(name, seen);
		await this.#t.pass(COOL_DOWN + 30);
		// In free order nobody is called up next: the vote counts as soon as it lies on the disk.
		const isOnItsWay = (now: Glance) => now.frame === 'free vote' && votesIn(now) <= this.#cast;
		while (isOnItsWay(await this.look())) await this.#t.pass(50);
		return true;
	}

	/** Holds down what no stray touch may do. */
	#consent(label: string): Promise<void> {
		return this.#fingers.hold('button', label, () => this.#t.pass(CONFIRM + 40));
	}

	/** Touches the one action of a private page, and waits until that page is no more. */
	async #leave(action: string): Promise<boolean> {
		await this.#fingers.tap('button', action);
		await this.#fingers.gone(action);
		return true;
	}

	async #touch(what: string, before: Glance): Promise<boolean> {
		await this.#fingers.tap('button', what);
		return this.#changed(before);
	}

	async #changed(before: Glance): Promise<true> {
		if (await this.#t.js<boolean>(another(before))) return true;
		throw new Error(`nothing changes any more on this screen (${before.frame}):\n${before.text}`);
	}
}

// Which screen stands on the glass, told as a person at the table tells it: by the words on it.
import type { SheetId } from '../../src/lib/engine';
import { LANGUAGES } from '../../src/lib/words';
import { wordsOf } from '../../src/lib/words/sheet';

/** The dictionary of the tablets here, as a sheet speaks it. */
export const speak = (sheet: SheetId) => wordsOf(sheet, LANGUAGES.it);
export const words = speak('classic');
const { evening, tell } = words;
const { turn, next } = evening;

/** What everybody can see at a glance. */
export interface Glance {
	readonly frame: Frame;
	readonly title: string;
	/** All that can be read, but for the list of roles that a page of roles shows to everybody alike (P4). */
	readonly text: string;
	/** The buttons that can be touched, by their names. */
	readonly buttons: readonly string[];
	/** Whoever can be chosen or accused, in seat order, and whoever of them is out of the game. */
	readonly names: readonly string[];
	readonly dead: readonly string[];
	/** Whether whoever is to speak is out of the game. */
	readonly ghost: boolean;
}

/** A clock is made of them. */
const DIGITS = /\d/g;

/** What can be seen now: a function for the page. */
const SEE = `
	const said = (node) => (node.getAttribute('aria-label') ?? node.innerText ?? '').trim().split('\\n')[0].trim();
	const name = (node) => said(node).split(',')[0];
	const gone = (node) => said(node).includes(', ${turn.dead}');
	const see = () => {
		const open = [...document.querySelectorAll('button:not(:disabled)')];
		const listed = open.filter((node) => node.closest('.ring, .grid'));
		const roles = document.querySelector('[aria-label="${turn.roles}"]')?.innerText ?? '';
		return {
			title: document.querySelector('h1')?.innerText.replace(/\\s+/g, ' ').trim() ?? '',
			text: document.body.innerText.replace(roles, ''),
			buttons: open.map(said),
			names: listed.filter((node) => !gone(node)).map(name),
			dead: listed.filter(gone).map(name),
			ghost: document.querySelector('.seat.now.gone') !== null,
		};
	};
`;
export const GLANCE = `${SEE} return see();`;

/** Waits until something else can be seen than was; false where nothing changes. A clock that runs is no change. */
export const another = ({ title, buttons, names, text }: Glance): string => `
	${SEE}
	const before = ${JSON.stringify(JSON.stringify([title, buttons, names, text.replace(DIGITS, '')]))};
	for (let looks = 0; looks < 4000; looks++) {
		const { title, buttons, names, text } = see();
		if (JSON.stringify([title, buttons, names, text.replace(${DIGITS}, '')]) !== before) return true;
		await new Promise((again) => setTimeout(again, 20));
	}
	return false;
`;

/** The private pages, by the line that rests where the secret will be. */
export const PRIVATE = {
	card: turn.readCard,
	omen: evening.omen.read,
	names: turn.readTask,
	roles: turn.readRole,
	answer: turn.readAnswer,
	ballot: evening.ballot.read,
	mayor: evening.appeal.read,
	reminder: turn.readReminder,
} as const;

/** The public screens, by the button or the line that only they have. Of two that fit, the first. */
const PUBLIC = {
	pause: evening.pause.homeHint,
	resume: evening.resume.goOn,
	will: evening.will.seal,
	discussion: evening.discuss.vote,
	appeal: evening.appeal.silence,
	judgement: evening.judge.kept,
	count: evening.vote.allIn,
	'free vote': evening.poll.who,
	vote: evening.vote.whom,
	defence: evening.defence.done,
	lot: evening.lots.draw,
	end: evening.end.turn,
	cards: evening.end.story,
	story: evening.recap.rematch,
	prelude: tell.prelude.headline,
	'no votes': tell.noVotes.headline,
	tie: tell.tie.small,
	'nobody condemned': tell.condemned.nobody.headline,
	condemned: tell.condemned.small,
	'mayor has spoken': tell.burned.bySmall,
	nominees: tell.nominees.small,
	verdict: tell.verdict.small,
	burned: tell.burned.small,
	wills: tell.wills.small,
	starter: next.starter,
	departure: tell.departure.small,
} as const;

export type Frame = keyof typeof PRIVATE | keyof typeof PUBLIC | 'curtain' | 'dawn' | 'unknown';

const find = <K extends string>(marks: Readonly<Record<K, string>>, text: string): K | undefined =>
	(Object.keys(marks) as K[]).find((key) => text.includes(marks[key]));

/** Names the screen. */
export function frameOf({ title, text, buttons }: Omit<Glance, 'frame'>): Frame {
	if (buttons.includes(evening.curtain.iAm(title))) return 'curtain';
	const dawn = text.includes(tell.dawn.small(0).split(' ').slice(0, 2).join(' '));
	return find(PRIVATE, text) ?? find(PUBLIC, text) ?? (dawn ? 'dawn' : 'unknown');
}

// The canary in real pages (K1, K25): every secret is a token, and whatever a frame leaves behind is searched for one.
import { Play, type RoleId, type Setup } from '../../src/lib/engine';
import type { LogEntry } from '../../src/lib/engine/log';
import { evening } from '../properties/evening';
import { FINDS, TOKENS, WILL } from '../secrecy/dictionary';
import { TOKEN } from '../secrecy/tokens';
import { EARS } from './ears';
import { words } from './frames';
import { GLASS } from './glass';
import { Hands, type Frame } from './hands';
import { without } from './outline';
import { lay, rowsOf } from './record';
import { repeat } from './repeat';
import type { Tablet } from './tablet';
import { REWORDED } from './tokens';

/** K12, K15: what the app never does while a game is on, whatever it may tell. */
const NEVER = /^(?:sounds|play|vibrate|notifies|showNotification|setAppBadge|clearAppBadge|share)\b.*$/m;
/** K15: what a home screen, a tab or a list of apps shows of the app. */
const FACE = `
	const links = [...document.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')];
	return [document.title, ...links.map(({ rel, href }) => rel + ' ' + href)].join('; ');
`;

/** What a tablet runs before a page of `stackedBuild`. */
export const CAGE = `${GLASS}${EARS}${REWORDED}`;

export interface Outing {
	/** How many answers were given before the tablet is opened, and how many are given on it. */
	readonly from?: number;
	readonly steps?: number;
	/**
	 * A leak on purpose, before frames that nobody holds: a script that knows the `kind` of frame, all `cards`, and the `card`
	 * of whoever has the tablet.
	 */
	readonly leak?: string;
}
export interface Found {
	/** Where a token was found, on frames that nobody held. */
	readonly found: readonly { readonly where: string; readonly what: string }[];
	readonly frames: number;
	/** How many different tokens were read by those who held: the canary was alive. */
	readonly read: number;
}

/** Plays an evening, or a part of it, and searches every frame that is not held, and all that it leaves behind. */
export async function letOut(
	t: Tablet,
	url: string,
	setup: Setup,
	seed: string,
	outing: Outing = {},
): Promise<Found> {
	const { from = 0, steps = Infinity, leak } = outing;
	const token = `${TOKEN}-seed-${seed}`;
	const whole = evening(setup, token, () => {});
	const cards = whole.recap?.people.map(({ card }) => card) ?? [];
	const entries = whole.log.entries.map(willed);
	const play = new Play(setup, token);
	for (const entry of entries.slice(0, from)) repeat(play, entry);
	const { game, entries: rows } = rowsOf(play);
	const head = { ...game.head, comfort: { ...game.head.comfort, spoken: true } };
	await lay(t, url, { game: { ...game, head }, entries: rows });
	const face = await t.js<string>(FACE);

	const found: { where: string; what: string }[] = [];
	const read = new Set<string>();
	let frames = 0;
	const hands = new Hands(t, play, async (frame) => {
		frames += 1;
		if (frame.kind === 'held') {
			for (const [one] of (await t.js<string>(`return document.body.innerHTML;`)).matchAll(TOKENS))
				read.add(one);
			return;
		}
		if (leak !== undefined)
			await t.js(`const { kind, cards, card } = ${JSON.stringify(known(frame, cards))}; ${leak}`);
		for (const [where, text] of Object.entries(await look(t, play, frame))) {
			const at = text.search(FINDS);
			const what = `${play.request?.key}: ${text.slice(Math.max(0, at - 60), at + 40)}`;
			if (at >= 0) found.push({ where, what });
			const [never] = (where === 'heard' && NEVER.exec(text)) || [];
			if (never !== undefined) found.push({ where: 'never', what: never });
		}
		const shown = await t.js<string>(FACE);
		if (shown !== face) found.push({ where: 'face', what: shown });
	});
	await hands.wake();
	for (const entry of entries.slice(from, from + steps)) await hands.play(entry);
	return { found, frames, read: read.size };
}

/** All that is left behind at a frame, by where; without what is told to everybody. */
async function look(t: Tablet, play: Play, frame: Frame): Promise<Record<string, string>> {
	const { document, heard, ...rest } =
		await t.js<Record<'document' | 'heard', string>>(`return everywhere();`);
	const reader = await t.reader();
	const grid = await t.js<string | null>(
		LISTED(play.request?.kind === 'turn' ? play.request.shape.roles : []),
	);
	const listed = grid === null ? document : document.replace(grid, '');
	const heardByAll = grid === null ? reader : without(reader, words.evening.turn.roles);
	const { request } = play;
	const isRead = request?.kind === 'announce' && request.announcement.of === 'wills';
	const isWritten = request?.kind === 'will' && frame.chosen;
	const told = (text: string) => (isRead ? text.replaceAll(WILL, '') : text);
	return {
		...rest,
		document: told(listed),
		heard: told(heard),
		// The paper lies open before whoever writes on it.
		reader: isWritten ? heardByAll.replaceAll(WILL, '') : told(heardByAll),
	};
}

/** The list of the roles of a turn, which everybody has alike (P4): only if it is that list, and all of it. */
const LISTED = (roles: readonly RoleId[]): string => `
	const roles = ${JSON.stringify(roles)};
	const grid = document.querySelector('.grid');
	const cells = [...(grid?.children ?? [])].map((cell) => cell.textContent.trim());
	const isList = roles.length > 0 && roles.every((role, at) => new RegExp('^${TOKEN}-[\\\\w-]*-?' + role + '-name$').test(cells[at]));
	return isList ? grid.outerHTML : null;
`;

const known = ({ kind, seat }: Frame, cards: readonly RoleId[]) => ({ kind, cards, card: cards[seat ?? 0] });

/** Whoever writes a will writes a token. */
const willed = (entry: LogEntry): LogEntry =>
	'answer' in entry && typeof entry.answer === 'object' && 'text' in entry.answer
		? { ...entry, answer: { text: `${TOKEN}-will-${entry.answer.text}` } }
		: entry;

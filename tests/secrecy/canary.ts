// The canary: every secret is replaced by a token that is found nowhere else, and whatever a frame leaves behind is searched.
import { seeded, type Setup } from '$lib/engine/index';
import type { LogEntry } from '$lib/engine/log';
import { LANGUAGES } from '$lib/words/index';
import { language } from '$lib/words/language.svelte';
import { wordsOf } from '$lib/words/sheet';
import { evening } from '../properties/evening';
import { FINDS, secretive, TOKENS, WILL } from './dictionary';
import { playThrough } from './evening';
import type { Frame } from './touch';
import type { Spoiler } from './pairs';
import { record } from './senses';
import { stage } from './stage';
import { TOKEN } from './tokens';

/** What is told to everybody is no secret: the wills while they are read (N22), the list of roles of a turn (P4). */
function told(html: string): string {
	const request = stage.play?.request;
	if (request?.kind === 'announce' && request.announcement.of === 'wills') return html.replaceAll(WILL, '');
	const grid = document.querySelector('.grid');
	if (request?.kind !== 'turn' || request.shape.roles.length === 0 || !grid) return html;
	const { roles } = wordsOf(stage.play?.table.sheet ?? 'classic', language.words);
	const cells = [...grid.children].map((cell) => cell.textContent?.trim());
	const listed = request.shape.roles.every((role, at) => cells[at] === roles[role].name);
	return listed ? html.replace(grid.outerHTML, '') : html;
}

/** Everything that a reader, a search or a curious friend could find on this tablet now, but for the sealed record. */
function everywhere(): readonly (readonly [string, string])[] {
	return [
		['document', told(document.documentElement.outerHTML)],
		['title', document.title],
		['address', location.href],
		['history', JSON.stringify(history.state) ?? ''],
		['storage', JSON.stringify({ ...localStorage, ...sessionStorage })],
		['cookies', document.cookie],
	];
}
/** What was said, sent or stored, without the record of the game: it is opened by nobody while the game is on (K14). */
function unsealed(done: string): string {
	const [, table = '', row = ''] = /^row (games|entries) \S* ?(\{.*\})$/.exec(done) ?? [];
	if (row === '') return told(done);
	const { head, entry, ...open } = JSON.parse(row) as Record<string, unknown>;
	void head;
	void entry;
	return `${table} ${JSON.stringify(open)}`;
}

interface Played {
	/** Where a token was found, on frames that nobody held. */
	readonly found: readonly string[];
	readonly frames: number;
	/** How many different tokens were read by those who held: the canary was alive. */
	readonly read: number;
}

/** Plays a whole evening, or its first steps, and searches every frame that is not held, and all that it leaves behind. */
export async function play(
	setup: Setup,
	seed: string,
	{ steps = Infinity, spoiler = {} }: { steps?: number; spoiler?: Spoiler } = {},
): Promise<Played> {
	const token = `${TOKEN}-seed-${seed}`;
	const keys: string[] = [];
	const whole = evening(setup, token, ({ request }) => keys.push(request?.key ?? ''));
	const cards = whole.recap?.people.map(({ card }) => card) ?? [];
	const answers = whole.log.entries
		.slice(0, steps)
		.map((entry, at) => ({ key: keys[at] ?? '', entry: willed(entry) }));
	const found: string[] = [];
	const read = new Set<string>();
	let frames = 0;
	const search = (where: string, text: string) => {
		const at = text.search(FINDS);
		if (at < 0) return;
		found.push(`${stage.play?.request?.key}, ${where}: ${text.slice(Math.max(0, at - 60), at + 40)}`);
	};
	const frame = (frame: Frame) => {
		frames += 1;
		const mend = spoiler.frame?.(frame, cards);
		if (frame.kind === 'held') for (const [one] of document.body.innerHTML.matchAll(TOKENS)) read.add(one);
		else for (const [where, text] of everywhere()) search(where, text);
		for (const done of record.splice(0)) search('done', unsealed(done));
		mend?.();
	};
	language.use('it', secretive(LANGUAGES.it, TOKEN));
	try {
		await playThrough({ setup, seed: token, chance: seeded(token), steps: answers }, { frame: () => frame });
	} finally {
		language.use('it');
	}
	return { found, frames, read: read.size };
}

/** Whoever writes a will writes a token. */
const willed = (entry: LogEntry): LogEntry =>
	'answer' in entry && typeof entry.answer === 'object' && 'text' in entry.answer
		? { ...entry, answer: { text: `${TOKEN}-will-${entry.answer.text}` } }
		: entry;

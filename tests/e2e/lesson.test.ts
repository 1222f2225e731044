// The whole first lesson by touch, in a real browser: whoever follows the coach comes to its end.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COOL_DOWN } from '../../src/lib/ui/parts/cooldown';
import { CONFIRM } from '../../src/lib/ui/parts/hold';
import { Evening } from './evening';
import { words, type Glance } from './frames';
import { site, type Site } from './site';
import { tablet, type Tablet } from './tablet';

const { evening, company, setup } = words;
const { lesson } = company;

let server: Site;
let t: Tablet;
let table: Evening;
beforeAll(async () => {
	server = await site();
	t = await tablet({ viewport: { width: 1024, height: 768 }, locale: 'it-IT', pace: 30 });
	table = new Evening(t, 'classic', { pack: [], accuse: [], prey: [] }, () => undefined);
});
afterAll(async () => {
	await t.close();
	await server.stop();
});

/** Whom the coach tells to touch. */
const told = ({ text }: Glance): string | undefined => {
	const [before = '', after = ''] = lesson.touch('\0').split('\0');
	return text.includes(before) ? text.split(before)[1]?.split(after)[0] : undefined;
};

const tap = (label: string) => t.tap('button', label);

/** Does what the coach says on this screen; a vote of the village is only looked at. */
async function follow(seen: Glance): Promise<void> {
	const name = told(seen);
	const frame: string = seen.frame;
	switch (frame) {
		case 'curtain':
			await table.identify(seen.title);
			return;
		case 'card':
		case 'answer':
			await table.read();
			return tap(seen.frame === 'card' ? evening.turn.seen : evening.turn.done);
		case 'names':
			await table.read();
			await table.pick(name ?? '');
			return tap(evening.turn.confirm);
		case 'discussion':
			expect(seen.text).toContain(`${lesson.names.split(' ')[7]} `);
			return t.hold('button', new RegExp(`^${evening.discuss.vote}`), 0, () => t.pass(CONFIRM + 40));
		case 'vote':
			if (name !== undefined) await t.tap('button', new RegExp(`^${name}(,|$)`));
			return t.pass(COOL_DOWN);
		case 'count':
			return tap(evening.vote.confirm);
		default: {
			const ways = [evening.defence.done, ...Object.values(evening.next)];
			return tap(ways.find((way) => seen.buttons.includes(way)) ?? 'nowhere');
		}
	}
}

async function followUntil(is: (seen: Glance) => boolean): Promise<Glance> {
	for (let steps = 0; steps < 400; steps++) {
		const seen = await table.look();
		if (is(seen)) return seen;
		await follow(seen);
	}
	throw new Error('the lesson has no end');
}

test('from the home screen to the first card', async () => {
	await t.open(`${server.url}/settings/`);
	await t.tap('radio', 'Italiano');
	await t.open(`${server.url}/`);
	await tap(words.home.learn);
	await t.tap('link', new RegExp(words.rules.learn.evening.title));
	await t.see('heading', words.rules.learn.evening.title);
	await tap(lesson.start);
	await t.see('heading', 'Anna');
});

test('who strays is told so, and nothing changes', async () => {
	const seen = await followUntil(({ frame }) => frame === 'names');
	const wanted = told(seen);
	await table.read();
	await table.pick(wanted === 'Dario' ? 'Fabio' : 'Dario');
	await tap(evening.turn.confirm);
	const after = await table.look();
	expect(after.text).toContain(lesson.stray);
	expect([after.frame, told(after)]).toEqual(['names', wanted]);
});

test('a night, a dawn, a discussion, both ballots and a tie; a reload loses nothing', async () => {
	await followUntil(({ frame }) => frame === 'tie');
	await followUntil(({ frame, text }) => frame === 'curtain' && text.includes(words.tell.night(2)));
	await t.reload();
	await tap(lesson.resume);
	const { frame, title } = await table.look();
	expect([frame, title]).toEqual(['curtain', 'Anna']);
});

test('to the end, and on to a game with friends', async () => {
	await followUntil(({ frame }) => frame === 'end');
	await tap(lesson.finish);
	await t.see('heading', lesson.finish);
	await tap(lesson.friends);
	await t.see('heading', setup.names.title);
});

test('K14: nothing of the lesson is among the games, open or finished', async () => {
	await t.open(`${server.url}/`);
	await t.see('button', words.home.newGame);
	expect((await table.look()).buttons.filter((label) => label.startsWith('Riprendi'))).toEqual([]);
	expect(t.console).toEqual([]);
	expect(t.violations).toEqual([]);
});

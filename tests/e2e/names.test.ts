// K18 in a real browser: names that are anything but names, from the set-up to the story, on three sizes of glass.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSetup, isRefusal, Play, type Request, type Setup } from '../../src/lib/engine';
import { randomBot } from '../../src/lib/sim/bots';
import { dice } from '../../src/lib/sim/dice';
import { answer } from '../../src/lib/sim/match';
import { readName } from '../../src/lib/setup/names';
import { LANGUAGES } from '../../src/lib/words';
import { lay, rowsOf } from './record';
import { site, type Site } from './site';
import { tablet, type Tablet } from './tablet';

const SIZES = [
	{ width: 768, height: 1024 },
	{ width: 360, height: 740 },
	{ width: 320, height: 600 },
];

/** As they are typed. */
const TYPED = [
	'Wolfeschlegelsteinhausenbergerdorffxyzab',
	'<img src=x onerror=alert(1)>',
	'<script>document.title=1</script>',
	'"onclick="alert(1)"',
	'{{constructor}}',
	'\u202Eannaeb',
	'An\u200Bto\u200Bnia',
	'x'.repeat(200),
	`${'W'.repeat(39)}a`,
	`${'W'.repeat(39)}b`,
	'Z\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308a\u0301\u0302\u0303\u0304l\u0316\u0317\u0318go',
	'👨‍👩‍👧‍👦👨‍👩‍👧‍👦 Rossi',
	'🏴󠁧󠁢󠁳󠁣󠁴󠁿🏳️‍🌈❤️‍🔥',
	'عبد الرحمن بن عبد العزيز المسعودي الكبير',
	'ממוכן בן שלמה',
	'李雷韩梅梅王小明张三李四赵五钱六孙七周八',
	'𝕴𝖑 𝕷𝖚𝖕𝖔',
	'Maria Antonietta Giuseppina della Rovere',
	'Maria Antonietta Giuseppina della Torre',
	'null',
	'../../etc/passwd',
	'$&$1%s\\n',
	'Ī́ṋǵ̣',
	'Ada',
] as const;
const NAMES = TYPED.map((name) => readName(name).name);

let server: Site;
let t: Tablet;
beforeAll(async () => {
	server = await site();
	t = await tablet({ viewport: SIZES[0] ?? { width: 768, height: 1024 }, reducedMotion: 'reduce' });
	await t.open(`${server.url}/`);
	await t.see('heading', 'Plenilunio');
});
afterAll(async () => {
	await t.close();
	await server.stop();
});

/** What stands wrong on the glass: beyond its edge, beyond its own box, or run instead of read. */
const FAULTS = `
	const faults = [];
	const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
	// What may be moved under a finger is looked at as it lies in there.
	const moves = (element) => {
		for (let at = element.parentElement; at; at = at.parentElement)
			if (/auto|scroll/.test(getComputedStyle(at).overflowX + getComputedStyle(at).overflowY)) return at;
		return null;
	};
	for (const text of document.querySelectorAll('bdi, h1, h2, p, button, input, th, td, output')) {
		const box = text.getBoundingClientRect();
		if (box.width <= 1 || box.height <= 1 || !seen(text)) continue;
		const said = (text.innerText || text.value || '').slice(0, 30);
		const mover = moves(text);
		const sideways = box.left < -1 || box.right > innerWidth + 1;
		const upright = box.top < -1 || box.bottom > innerHeight + 1;
		if ((sideways && !text.closest('table')) || (upright && !mover)) faults.push('off the glass: ' + said);
		const clips = text.closest('button, th, td, .cell');
		if (clips && clips !== text && !text.closest('svg')) {
			const around = clips.getBoundingClientRect();
			if (box.right > around.right + 1 || box.left < around.left - 1 || box.bottom > around.bottom + 1 || box.top < around.top - 1)
				faults.push('out of its box: ' + said);
		}
		if (text.localName !== 'input' && text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 0)
			faults.push('wider than its box: ' + said);
	}
	if (document.scrollingElement.scrollWidth > innerWidth) faults.push('the page moves sideways');
	if (document.querySelector('img, main script, [onerror], [onclick]')) faults.push('markup');
	if (document.title !== 'Plenilunio') faults.push('title');
	return faults;
`;
/** The names as they are shown where all of them are: on a list, in a ring, in a grid. */
const SHOWN = (selector: string) => `
	return [...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => (one.localName === 'input' ? one.value : one.innerText.trim()));
`;

/** Looks at the screen on all three sizes; `selector` finds what holds a name, once for each person. */
async function faultsOn(screen: string, selector?: string): Promise<string[]> {
	const faults: string[] = [];
	for (const size of SIZES) {
		await t.resize(size);
		await t.pass(250);
		const where = `${screen}, ${size.width}`;
		const found = await t.js<string[]>(FAULTS);
		faults.push(...found.map((fault) => `${where}: ${fault}`));
		const names = selector === undefined ? [] : await t.js<string[]>(SHOWN(selector));
		const twice = names.filter((name, at) => names.indexOf(name) !== at);
		faults.push(...twice.map((name) => `${where}: twice ${name}`));
		if (selector !== undefined && names.length !== NAMES.length)
			faults.push(`${where}: ${names.length} names`);
		const shots = process.env['SHOTS'];
		if (shots) await t.shot(`${shots}/${screen}-${size.width}.png`);
	}
	return faults;
}

const DECK = { werewolf: 4, seer: 1, villager: 19 };
function setup(): Setup {
	const checked = checkSetup({ sheet: 'classic', options: { customDeck: true }, names: NAMES, deck: DECK });
	if (isRefusal(checked)) throw new Error(checked.refused);
	return checked;
}
/** An evening of these people, up to a request of this kind that somebody after the first is asked, or to its end. */
function evening(kind?: Request['kind'], isDue: (request: Request) => boolean = () => true): Play {
	const play = new Play(setup(), 'names');
	const roll = dice('names');
	for (let { request } = play; request; { request } = play) {
		if (request.kind === kind && isDue(request)) break;
		const refusal = play.decide(answer(request, play, randomBot, roll));
		if (refusal) throw new Error(refusal.refused);
	}
	return play;
}
const { curtain, resume, end } = LANGUAGES.it.evening;

test('K18: typed at the set-up, they are text, apart from each other, and inside their boxes', async () => {
	const { setup: words, home } = LANGUAGES.it;
	await t.tap('button', home.newGame);
	await t.see('heading', words.names.title);
	await t.tap('textbox', words.names.label);
	await t.js(`document.execCommand('insertText', false, ${JSON.stringify(TYPED.join('; '))});`);
	await t.tap('button', words.names.add);
	expect(await faultsOn('names', 'li input')).toEqual([]);
	await t.resize(SIZES[0] ?? { width: 768, height: 1024 });
});

/** Puts an evening on the tablet, as it was left, and goes on with it. */
async function open(play: Play): Promise<void> {
	await t.resize(SIZES[0] ?? { width: 768, height: 1024 });
	await lay(t, server.url, rowsOf(play));
	await t.see('button', new RegExp(`^${resume.goOn}|^${curtain.iAm('')}`));
	// Whoever holds the tablet in a turn finds their own curtain; else it lies there covered.
	if (await t.js<boolean>(`return !document.querySelector('.pad');`)) await t.tap('button', resume.goOn);
	await t.pass(500);
}

test('K18: the curtain holds each of them', async () => {
	await open(evening('turn', ({ key }) => key.includes('night1')));
	expect(await faultsOn('curtain')).toEqual([]);
});

test('K18: the grid of 24 on a private page, covered, tells them apart', async () => {
	await open(evening('turn'));
	await t.hold('button', /^Sono/, 900, () => Promise.resolve());
	await t.pass(700);
	expect(await faultsOn('grid')).toEqual([]);
});

test('K18: the ring of 24 in a vote tells them apart', async () => {
	await open(evening('vote', (request) => request.kind === 'vote' && request.cast.length > 3));
	expect(await faultsOn('ring', '.felt + ul > li')).toEqual([]);
});

test('K18: a seeded fault is found: a name that runs as markup, one cut to another, one that is too wide', async () => {
	await open(evening('vote', (request) => request.kind === 'vote' && request.cast.length > 3));
	await t.js(`
		const [one, other] = document.querySelectorAll('.felt + ul > li');
		other.replaceChildren(...[...one.childNodes].map((node) => node.cloneNode(true)));
		const wide = document.createElement('h1');
		wide.append('W'.repeat(99), document.createElement('img'));
		document.querySelector('main').append(wide);
	`);
	const faults = (await faultsOn('faulty', '.felt + ul > li')).join();
	for (const kind of ['twice', 'wider than its box', 'markup']) expect(faults).toContain(kind);
});

test('K18: the cards at the end and the story with its votes hold them', async () => {
	await open(evening());
	await t.tap('button', end.turn);
	await t.pass(1500);
	expect(await faultsOn('cards')).toEqual([]);
	await t.resize(SIZES[0] ?? { width: 768, height: 1024 });
	await t.tap('button', end.story);
	await t.pass(500);
	expect(await faultsOn('story', 'li .name:has(+ .role)')).toEqual([]);
});

test('K18: nothing of it has run', () => {
	expect(t.console).toEqual([]);
	expect(t.violations).toEqual([]);
});

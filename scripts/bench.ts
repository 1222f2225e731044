// npm run bench: the figures of performance, as JSON on standard output. Speed depends on the machine; what can be compared
// between machines is `timesBareLoop`, since both halves of it were measured in the same run.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { plain } from '../src/lib/db/plain';
import {
	checkSetup,
	isRefusal,
	open,
	optionsOf,
	playersOf,
	SHEETS,
	suggestedDeck,
	type Options,
	type Setup,
	type SheetId,
} from '../src/lib/engine/index';
import { batch } from '../src/lib/sim/batch';
import { randomBot } from '../src/lib/sim/bots';
import { match } from '../src/lib/sim/match';
import { searchOf } from '../src/lib/stats/search';
import { eveningsBy, peopleIn, rolesIn } from '../src/lib/stats/statistics';
import { storyOf } from '../src/lib/stats/story';
import { LANGUAGES } from '../src/lib/words/index';
import { ROOT } from './npm.mjs';

const ROUNDS = 7;

/** Milliseconds of the quickest of some rounds: the one that other work on the machine disturbed least. */
function quickest(work: () => void): number {
	const times = Array.from({ length: ROUNDS }, () => {
		const start = performance.now();
		work();
		return performance.now() - start;
	});
	return Math.min(...times);
}

const SHEET_IDS = Object.keys(SHEETS) as SheetId[];

/** The options of a sheet, in the print that allows the most players where there are two. */
const optionsFor = (sheet: SheetId): Partial<Options> => (sheet === 'classic' ? { sheet: '002' } : {});

/** The suggested table of so many players. */
function table(sheet: SheetId, players: number): Setup {
	const options = optionsFor(sheet);
	const deck = suggestedDeck(sheet, players, optionsOf(sheet, options));
	const names = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`);
	const setup = checkSetup({ sheet, options, names, deck });
	if (isRefusal(setup)) throw new Error(`no table of ${players} for ${sheet}: ${setup.refused}`);
	return setup;
}

/** Games of one size, or of several in turn. */
function speedOfGames(sheet: SheetId, least: number, most: number, games: number) {
	const sizes = Array.from({ length: most - least + 1 }, (_, more) => least + more);
	const series = sizes.map(
		(players) => ({ setup: table(sheet, players), seed: 'bench', bot: 'random' }) as const,
	);
	const each = Math.ceil(games / sizes.length);
	let decisions = 0;
	for (const { setup } of series)
		for (let game = 0; game < each; game++)
			decisions += match(setup, `bench/${game}`, randomBot).log.entries.length;
	const seconds = quickest(() => series.forEach((one) => batch(one, 0, each))) / 1000;
	const played = each * sizes.length;
	return {
		sheet,
		players: least === most ? least : `${least}–${most}`,
		gamesPerSecond: Math.round(played / seconds),
		decisionsPerSecond: Math.round(decisions / seconds),
		decisionsPerGame: decisions / played,
	};
}

/** Opening a saved game: the longest of a hundred, replayed from its log. */
function speedOfReplay(sheet: SheetId) {
	const players = playersOf(sheet, optionsOf(sheet, optionsFor(sheet))).most;
	const setup = table(sheet, players);
	const logs = Array.from({ length: 100 }, (_, game) => match(setup, `bench/${game}`, randomBot).log);
	const [log] = logs.toSorted((a, b) => b.entries.length - a.entries.length);
	if (!log) throw new Error('no game was played');
	const decisions = log.entries.length;
	const milliseconds = quickest(() => void open(log, log.entries));
	return {
		sheet,
		players,
		decisions,
		milliseconds,
		microsecondsPerDecision: (1000 * milliseconds) / decisions,
		timesBareLoop: milliseconds / quickest(() => bareLoop(decisions)),
	};
}

/** The least that a game made of questions and answers can cost: a generator that asks so often and does nothing. */
function bareLoop(decisions: number): void {
	const questions = (function* (): Generator<{ key: string }, void, string> {
		for (let n = 0; n < decisions; n++) yield { key: `question/${n}` };
	})();
	const answers: { key: string; answer: string }[] = [];
	for (let next = questions.next(); !next.done; next = questions.next('answer'))
		answers.push({ key: next.value.key, answer: 'answer' });
}

/** The evenings of years: the list, one search and all statistics of so many finished games, as they lie on the disk. */
function speedOfThePast(games: number) {
	const heads = Array.from({ length: games }, (_, n) => {
		const setup = table(SHEET_IDS[n % SHEET_IDS.length] ?? 'classic', 16);
		const { log } = match(setup, `bench/${n}`, randomBot);
		const recap = plain(open(log, log.entries).play.recap) ?? null;
		const title = { sheet: setup.sheet, names: setup.names, group: null };
		const { format, rules } = log;
		return { id: String(n), format, rules, head: null, title, createdAt: n, finishedAt: n, recap };
	});
	const stories = heads.map(storyOf);
	const search = searchOf(stories, new Map(), LANGUAGES.it);
	const facts = stories.reduce((sum, { recap }) => sum + (recap?.facts.length ?? 0), 0);
	const bare = quickest(() => bareLoop(facts));
	const speed = (work: () => void) => {
		const milliseconds = quickest(work);
		return { milliseconds, timesBareLoop: milliseconds / bare };
	};
	return {
		games,
		facts,
		list: speed(() => searchOf(heads.map(storyOf), new Map(), LANGUAGES.it)('')),
		search: speed(() => search('player 7 lupi')),
		statistics: speed(() => {
			peopleIn(stories);
			rolesIn(stories);
			eveningsBy('sheet', stories);
			eveningsBy('group', stories);
		}),
	};
}

/** What the app weighs; `null` where it has not been built. */
function weightOfBuild(build: string) {
	if (!existsSync(join(build, 'service-worker.js'))) {
		process.stderr.write('There is no build to weigh: run `npm run build` first.\n');
		return null;
	}
	const files = readdirSync(build, { recursive: true, encoding: 'utf8' });
	const gzipped = (file: string): number => gzipSync(readFileSync(join(build, file)), { level: 9 }).length;
	const weigh = (suffix: string): number =>
		files
			.filter((file) => file.endsWith(suffix) && file !== 'service-worker.js')
			.reduce((sum, file) => sum + gzipped(file), 0);
	const worker = readFileSync(join(build, 'service-worker.js'), 'utf8');
	const stored = [...worker.matchAll(/"?url"?:\s*"([^"]+)"/g)].map(([, url = '']) => join(build, url));
	return {
		javascriptGzip: weigh('.js'),
		cssGzip: weigh('.css'),
		serviceWorkerGzip: gzipped('service-worker.js'),
		precache: {
			files: stored.length,
			bytes: stored.reduce((sum, file) => sum + statSync(file).size, 0),
		},
	};
}

const figures = {
	node: process.version,
	games: [
		speedOfGames('classic', 8, 8, 4000),
		speedOfGames('classic', 24, 24, 400),
		// Tables as they are: from eight players, or the fewest the sheet has a deck for, to sixteen.
		...SHEET_IDS.map((sheet) => {
			const { least } = playersOf(sheet, optionsOf(sheet, optionsFor(sheet)));
			return speedOfGames(sheet, Math.max(8, least), 16, 900);
		}),
	],
	/** The largest table of each sheet. */
	replay: SHEET_IDS.map(speedOfReplay),
	past: speedOfThePast(500),
	build: weightOfBuild(join(ROOT, 'build')),
};
process.stdout.write(`${JSON.stringify(figures, null, '\t')}\n`);

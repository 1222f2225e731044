// npm run simulate -- --sheet classic --players 8 --games 20000 --seed 1 [--deck werewolf=2,villager=5,seer=1]
//   [--option firstNightVictim=moderator]… [--bots random] [--json]
import { readArguments } from './arguments';
import { batch, type Outcome, type Series } from './batch';

const read = readArguments(process.argv.slice(2));
if (typeof read === 'string') {
	process.stderr.write(`${read}\n`);
	process.exitCode = 2;
} else {
	const start = performance.now();
	const outcome = batch(read.series, 0, read.games);
	const seconds = (performance.now() - start) / 1000;
	process.stdout.write(read.json ? asJson(outcome, seconds) : asTable(read.series, outcome, seconds));
}

function asJson({ games, wins, nights }: Outcome, seconds: number): string {
	const gamesPerSecond = Math.round(games / seconds);
	return `${JSON.stringify({ games, seconds, gamesPerSecond, wins, meanNights: nights / games })}\n`;
}

function asTable({ setup, seed }: Series, { games, wins, nights }: Outcome, seconds: number): string {
	const rows = Object.entries(wins).map(([side, count]) => {
		const share = ((100 * count) / games).toFixed(1);
		return `  ${side.padEnd(12)}${String(count).padStart(10)}${share.padStart(8)} %`;
	});
	const speed = `${seconds.toFixed(2)} s, ${Math.round(games / seconds)} games a second`;
	return `${setup.sheet}, ${setup.names.length} players, ${games} games with seed ${seed}

${rows.join('\n')}

${(nights / games).toFixed(2)} nights a game; ${speed}
`;
}

// Plays what `balance` asks for, beside the page.
import { batch, type Series } from './batch';

interface Wanted {
	readonly series: Series;
	readonly games: number;
}

addEventListener('message', ({ data: { series, games } }: MessageEvent<Wanted>) => {
	postMessage(batch(series, 0, games));
});

/**
 * A script that lets a page's clock and its short waits run `pace` times as fast. From 2 s on a wait is patience, with a
 * disk or with a finger on the glass, and stays what it is.
 */
export const hurry = (pace: number): string => `{
	const { setTimeout: once, setInterval: again } = window;
	const short = (ms) => (ms < 2000 ? ms / ${pace} : ms);
	window.setTimeout = (what, ms = 0, ...rest) => once(what, short(ms), ...rest);
	window.setInterval = (what, ms = 0, ...rest) => again(what, short(ms), ...rest);
	const [began, wall, steady] = [Date.now(), Date.now.bind(Date), performance.now.bind(performance)];
	Date.now = () => Math.round(began + (wall() - began) * ${pace});
	performance.now = () => steady() * ${pace};
}`;

// The screens that only some sheets have: the same for everybody, and nothing on them that is not held.
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { optionsOf, suggestedDeck, type Of, type Request, type Seat, type SheetId } from '$lib/engine/index';
import { game } from '$lib/session/game.svelte';
import { holderOf, tablet } from '$lib/session/tablet.svelte';
import { LANGUAGES } from '$lib/words/index';
import { language } from '$lib/words/language.svelte';
import { wordsOf } from '$lib/words/sheet';
import { announced, willsRead } from '$lib/words/tell';
import Wills from '$lib/ui/screens/Wills.svelte';
import { COOL_DOWN } from '$lib/ui/parts/cooldown';
import { lift } from '../parts/fingers';
import {
	button,
	everything,
	isKind,
	lookAtIt,
	NAMES,
	playUntil,
	read,
	sit,
	skeleton,
	takeTheClock,
} from './evening';

vi.mock('$app/navigation', () => ({ goto: vi.fn(), beforeNavigate: vi.fn() }));

const words = LANGUAGES.it;
const CROWD = [...NAMES, 'Marta', 'Nico', 'Olga', 'Paolo', 'Quinto', 'Rosa'];

/** The names of roles of a sheet that somebody could read now, but for those the list of all may show. */
function leaks(sheet: SheetId): string[] {
	const { roles } = wordsOf(sheet, words);
	return Object.values(roles)
		.map(({ name }) => name)
		.filter((name) => everything().includes(name));
}

beforeEach(() => language.use('it'));
afterEach(async () => {
	lift(document.body);
	if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(30_000);
	vi.useRealTimers();
	vi.restoreAllMocks();
});

type Wanted = readonly [SheetId, string, (request: Request) => boolean];
const LAPS: readonly Wanted[] = [
	['teatro', 'omen', isKind('omen')],
	['teatro', 'turn of the first night', (asked) => asked.kind === 'turn' && asked.night === 1],
	['teatro', 'news of dawn', (asked) => asked.kind === 'read' && asked.lap.kind === 'dawn'],
	['licantropi', 'secret ballot', isKind('vote')],
	['licantropi', 'turn', isKind('turn')],
	['e-notte', 'turn', isKind('turn')],
	['e-notte', 'sealed ballot', (asked) => asked.kind === 'vote' && asked.manner === 'sealed'],
];

describe('K7, K11: one shape for everybody, covered and held', () => {
	test.each(LAPS)('%s: %s', async (sheet, _, is) => {
		await sit({ sheet, names: CROWD });
		takeTheClock();
		const covered = new Set<string>();
		const held = new Set<string>();
		const lap = new Set<Seat>();
		for (;;) {
			const request = await playUntil((asked) => is(asked) && !lap.has(holderOf(asked) ?? -1));
			const seat = request && holderOf(request);
			if (request === null || seat === null || (lap.size > 0 && 'lap' in request && request.lap.index === 0))
				break;
			lap.add(seat);
			tablet.open(request);
			const { container, unmount } = lookAtIt();
			covered.add(skeleton(container));
			expect(leaks(sheet)).toEqual([]);
			held.add(await read(() => skeleton(container)));
			expect(leaks(sheet)).toEqual([]);
			unmount();
			if (lap.size >= 8) break;
		}
		expect(lap.size).toBeGreaterThan(3);
		expect(covered.size).toBe(1);
		expect(held.size).toBe(1);
	});

	test('P11: the private page of an open vote, and its switch', async () => {
		await sit({ sheet: 'teatro', names: CROWD });
		const request = (await playUntil(isKind('poll'))) as Of<'poll'>;
		takeTheClock();
		const covered = new Set<string>();
		const held = new Set<string>();
		for (const seat of request.voters) {
			tablet.remind(seat);
			tablet.openReminder();
			const { container, unmount } = lookAtIt();
			expect(screen.getByRole('switch')).toBeInTheDocument();
			expect(leaks('teatro')).toEqual([]);
			covered.add(skeleton(container));
			held.add(await read(() => skeleton(container)));
			unmount();
		}
		tablet.remind(null);
		expect(request.fuel).toBe(true);
		expect(covered.size).toBe(1);
		expect(held.size).toBe(1);
	});

	test('P10: whoever says to be the mayor', async () => {
		await sit({ sheet: 'licantropi', names: CROWD });
		await playUntil(isKind('appeal'));
		takeTheClock();
		const held = new Set<string>();
		for (const { seat, alive } of game.table?.seats ?? []) {
			if (!alive) continue;
			tablet.remind(seat);
			tablet.openReminder();
			const { container, unmount } = lookAtIt();
			expect(leaks('licantropi').filter((name) => name !== 'Sindaco')).toEqual([]);
			held.add(await read(() => skeleton(container)));
			unmount();
		}
		tablet.remind(null);
		expect(held.size).toBe(1);
	});
});

test('P9: a name touched by mistake is taken back, and no vote with it', async () => {
	const { pyromaniac, ...others } = suggestedDeck('teatro', NAMES.length, optionsOf('teatro', {}));
	await sit({ sheet: 'teatro', deck: { ...others, farmer: (others.farmer ?? 0) + (pyromaniac ?? 0) } });
	const asked = (await playUntil(isKind('poll'))) as Of<'poll'>;
	expect(asked.fuel).toBe(false);
	takeTheClock();
	lookAtIt();
	screen.getByRole('button', { name: new RegExp(`^${NAMES[asked.voters[0] ?? 0]}`) }).click();
	await vi.waitFor(() => expect(screen.queryByText(words.evening.poll.who)).toBeNull());
	await vi.advanceTimersByTimeAsync(COOL_DOWN);
	button(words.evening.vote.undo).click();
	await vi.waitFor(() => expect(screen.getAllByText(words.evening.poll.who)[0]).toBeInTheDocument());
	expect(game.table?.request).toBe(asked);
});

test('K6: a game that is opened again in the middle of a private ballot lies on the table', async () => {
	await sit({ sheet: 'teatro', names: CROWD });
	const request = (await playUntil(isKind('poll'))) as Of<'poll'>;
	tablet.remind(request.voters[0] ?? 0);
	tablet.openReminder();
	await game.resume();
	lookAtIt();
	expect(tablet.reminded).toBeNull();
	expect(screen.getByRole('heading', { name: words.evening.resume.title })).toBeInTheDocument();
	button(words.evening.resume.goOn).click();
	await vi.waitFor(() => expect(screen.getAllByText(words.evening.poll.who)[0]).toBeInTheDocument());
});

test('N22, NR19: the notary reads every will under its name; a blank one says so', () => {
	const reads = [
		{ who: 0, text: 'Di Carla non mi fido.' },
		{ who: 1, text: '' },
	];
	const announcement = { of: 'wills', notary: 3, reads } as const;
	const telling = announced(announcement, NAMES, words);
	render(Wills, { telling, wills: willsRead(announcement, NAMES, words) });
	expect(screen.getByRole('heading')).toHaveTextContent(telling.headline);
	expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Anna', 'Bruno']);
	expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
		'Di Carla non mi fido.',
		words.tell.wills.blank,
	]);
});

test('L3: a table that keeps its deck to itself plays to the end', async () => {
	await sit({ sheet: 'licantropi', names: CROWD, options: { declareDeck: false } });
	expect(game.table?.deck).toBeNull();
	expect(await playUntil(() => false)).toBeNull();
	lookAtIt();
	expect(screen.getByRole('button', { name: words.evening.end.turn })).toBeInTheDocument();
});

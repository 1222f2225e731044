// The private pages: nothing on them that is not held, and the same for everybody.
import { screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Request } from '$lib/engine/index';
import { game } from '$lib/session/game.svelte';
import { tablet } from '$lib/session/tablet.svelte';
import { LANGUAGES } from '$lib/words/index';
import { language } from '$lib/words/language.svelte';
import { lift, press } from '../parts/fingers';
import {
	button,
	everything,
	identify,
	isKind,
	lookAtIt,
	NAMES,
	pad,
	playUntil,
	read,
	sit,
	skeleton,
	takeTheClock,
} from './evening';

vi.mock('$app/navigation', () => ({ goto: vi.fn(), beforeNavigate: vi.fn() }));

const words = LANGUAGES.it;
const roles = Object.values(words.roles).map(({ name }) => name);
/** A word of the deck that somebody could read now. */
const leaks = () => roles.filter((role) => everything().includes(role));
const seatOf = (request: Request | null) => (request && 'seat' in request ? request.seat : -1);

beforeEach(async () => {
	language.use('it');
	await sit();
	takeTheClock();
});
afterEach(async () => {
	lift(document.body);
	await vi.advanceTimersByTimeAsync(30_000);
	vi.useRealTimers();
});

describe('K4, K5: a curtain stands before every private page', () => {
	test('the name, and nothing of the turn', () => {
		lookAtIt();
		expect(screen.getByRole('heading', { name: 'Anna' })).toBeInTheDocument();
		expect(leaks()).toEqual([]);
		expect(screen.queryByText(words.evening.turn.readCard)).toBeNull();
	});

	test('a touch shorter than the hold opens nothing; the hold opens it', async () => {
		lookAtIt();
		press(pad());
		await vi.advanceTimersByTimeAsync(500);
		lift(pad());
		expect(screen.queryByText(words.evening.turn.readCard)).toBeNull();
		await identify();
		expect(screen.getByText(words.evening.turn.readCard)).toBeInTheDocument();
	});

	test('after the turn the next name stands there, closed', async () => {
		lookAtIt();
		await identify();
		await read(() => undefined);
		button(words.evening.turn.seen).click();
		await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Bruno' })).toBeInTheDocument());
		expect(leaks()).toEqual([]);
	});
});

describe('K1, K2: the secret is in the document only while it is held', () => {
	test('the card: held and gone', async () => {
		lookAtIt();
		await identify();
		expect(leaks()).toEqual([]);
		const role = words.roles[game.hand(0)?.role ?? 'villager'].name;
		const seen = await read(leaks);
		expect(seen).toContain(role);
		expect(leaks()).toEqual([]);
	});

	test('whoever has not read cannot pass on', async () => {
		lookAtIt();
		await identify();
		expect(button(words.evening.turn.seen)).toBeDisabled();
		await read(() => undefined, 100);
		expect(button(words.evening.turn.seen)).toBeDisabled();
		await read(() => undefined);
		expect(button(words.evening.turn.seen)).toBeEnabled();
	});

	test('K3: a page that is hidden goes back behind its curtain', async () => {
		lookAtIt();
		await identify();
		vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
		document.dispatchEvent(new Event('visibilitychange'));
		await vi.advanceTimersByTimeAsync(0);
		vi.restoreAllMocks();
		expect(screen.getByRole('heading', { name: 'Anna' })).toBeInTheDocument();
		expect(screen.queryByText(words.evening.turn.readCard)).toBeNull();
	});
});

describe('K7: the same for everybody', () => {
	test('the least time of a page holds even for whoever reads fast', async () => {
		await sit({ comfort: { minimumSeconds: 8 } });
		lookAtIt();
		await identify();
		await read(() => undefined);
		expect(button(words.evening.turn.seen)).toBeDisabled();
		await vi.advanceTimersByTimeAsync(8_000);
		expect(button(words.evening.turn.seen)).toBeEnabled();
	});

	test.each(['card', 'turn', 'read'] as const)('every %s has one shape, covered and held', async (kind) => {
		const covered = new Set<string>();
		const held = new Set<string>();
		const seen = new Set<string>();
		for (const seat of NAMES.keys()) {
			const request = await playUntil((one) => one.kind === kind && seatOf(one) === seat);
			if (request?.kind !== kind) throw new Error('the lap is over');
			tablet.open(request);
			const { container, unmount } = lookAtIt();
			covered.add(skeleton(container));
			expect(leaks()).toEqual([]);
			held.add(await read(() => skeleton(container)));
			seen.add(game.hand(seat)?.role ?? '');
			unmount();
		}
		expect(seen.size).toBeGreaterThan(2);
		expect(covered.size).toBe(1);
		expect(held.size).toBe(1);
	});
});

describe('a turn', () => {
	async function open(role: string) {
		const request = await playUntil((one) => one.kind === 'turn' && game.hand(one.seat)?.role === role);
		if (request?.kind !== 'turn') throw new Error('no such turn');
		tablet.open(request);
		return request;
	}
	const cell = (seat: number) => screen.getByRole('radio', { name: NAMES[seat] ?? '' });

	test('a name that the rules refuse is refused in private', async () => {
		const { seat } = await open('werewolf');
		const mate = game.hand(seat)?.told.pack?.[0] ?? -1;
		lookAtIt();
		await read(() => undefined);
		cell(mate).click();
		await vi.advanceTimersByTimeAsync(0);
		const before = skeleton();
		button(words.evening.turn.confirm).click();
		await vi.waitFor(() => expect(screen.getByText(words.evening.turn.refused)).toBeInTheDocument());
		expect(skeleton()).toBe(before);
		expect(everything()).not.toContain('caccia');
		expect(await read(everything)).toContain('caccia');
		expect(game.table?.request).toMatchObject({ kind: 'turn', seat });
	});

	test('a name that they allow leads to the answer, with no name marked any more', async () => {
		const { seat } = await open('seer');
		lookAtIt();
		await read(() => undefined);
		cell((seat + 1) % NAMES.length).click();
		await vi.advanceTimersByTimeAsync(0);
		button(words.evening.turn.confirm).click();
		await vi.waitFor(() => expect(screen.getByText(words.evening.turn.readAnswer)).toBeInTheDocument());
		expect(screen.queryAllByRole('radio')).toEqual([]);
		expect(game.table?.request).toMatchObject({ kind: 'read', seat });
		expect(leaks()).toEqual([]);
	});

	test('"this is not me" closes the page and keeps no choice', async () => {
		const { seat } = await open('villager');
		lookAtIt();
		cell(seat === 0 ? 1 : 0).click();
		button(words.evening.turn.notMe).click();
		await vi.advanceTimersByTimeAsync(0);
		expect(screen.getByRole('heading', { name: NAMES[seat] ?? '' })).toBeInTheDocument();
		await identify();
		expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
	});
});

describe('a card that is not one’s own', () => {
	test('is covered at once; the tablet can go back to its owner', async () => {
		lookAtIt();
		await identify();
		button(words.evening.turn.notMe).click();
		await vi.advanceTimersByTimeAsync(0);
		expect(screen.getByRole('heading', { name: words.evening.notMe.title })).toBeInTheDocument();
		button(words.evening.notMe.back('Anna')).click();
		await vi.advanceTimersByTimeAsync(0);
		expect(screen.getByRole('heading', { name: 'Anna' })).toBeInTheDocument();
		expect(game.table?.request?.key).toBe('deal1/card/0');
	});

	test('or everybody gets a new one, from the first seat on, behind a curtain', async () => {
		await game.decide('seen');
		lookAtIt();
		await identify();
		button(words.evening.turn.notMe).click();
		await vi.advanceTimersByTimeAsync(0);
		await identify();
		await vi.waitFor(() => expect(game.table?.request?.key).toBe('deal2/card/0'));
		expect(screen.getByRole('heading', { name: 'Anna' })).toBeInTheDocument();
	});
});

describe('P15: "who am I?"', () => {
	test('the own card and nights behind a curtain of their own, in the middle of the day', async () => {
		await playUntil(isKind('discuss'));
		const asking = game.table?.seats.find(({ alive }) => alive);
		lookAtIt();
		button(words.evening.discuss.remind).click();
		await vi.advanceTimersByTimeAsync(0);
		button(asking?.name ?? '').click();
		await vi.advanceTimersByTimeAsync(0);
		expect(screen.getByText(words.evening.curtain.reminder)).toBeInTheDocument();
		expect(leaks()).toEqual([]);
		await identify();
		const role = words.roles[game.hand(asking?.seat ?? 0)?.role ?? 'villager'].name;
		expect(await read(leaks)).toContain(role);
		expect(leaks()).toEqual([]);
		button(words.evening.turn.back).click();
		await vi.advanceTimersByTimeAsync(0);
		expect(screen.getByRole('timer')).toBeInTheDocument();
	});
});

// The public screens: what is announced, discussed, voted, drawn and told at the end.
import { screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '$lib/db/index';
import { game } from '$lib/session/game.svelte';
import { tablet } from '$lib/session/tablet.svelte';
import { planning } from '$lib/setup/planning.svelte';
import { COOL_DOWN } from '$lib/ui/parts/cooldown';
import { LANGUAGES } from '$lib/words/index';
import { language } from '$lib/words/language.svelte';
import { lift } from '../parts/fingers';
import {
	announces,
	button,
	everything,
	identify,
	isKind,
	lookAtIt,
	NAMES,
	neighbours,
	playUntil,
	sit,
	takeTheClock,
} from './evening';

vi.mock('$lib/book/open', async (original) => {
	const { bookOf } = await import('../book/drawn');
	return { ...(await original<object>()), openBook: vi.fn().mockResolvedValue(bookOf('it', 'classic')) };
});
const { goto } = vi.hoisted(() => ({ goto: vi.fn() }));
vi.mock('$app/navigation', () => ({ goto, beforeNavigate: vi.fn() }));

const words = LANGUAGES.it.evening;
const soon = () => vi.advanceTimersByTimeAsync(0);
const calm = () => vi.advanceTimersByTimeAsync(COOL_DOWN + 10);
const request = () => game.table?.request;

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

test('the dawn is a headline, with the rules behind it for whoever asks', async () => {
	await playUntil(announces('dawn'));
	lookAtIt();
	expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/non si sveglia|manca|alba/i);
	button(words.why).click();
	await soon();
	expect(screen.getAllByText(/^Regola /).length).toBeGreaterThan(0);
	button(words.next.dawn).click();
	await vi.waitFor(() => expect(request()).not.toMatchObject({ announcement: { of: 'dawn' } }));
});

describe('the discussion', () => {
	beforeEach(async () => {
		await playUntil(isKind('discuss'));
		lookAtIt();
	});
	const time = () => screen.getByRole('timer').getAttribute('aria-label');

	test('time runs, stops and grows', async () => {
		expect(time()).toBe(words.discuss.time(180));
		button(words.discuss.pause).click();
		await vi.advanceTimersByTimeAsync(5_000);
		expect(time()).toBe(words.discuss.time(180));
		button(words.discuss.more).click();
		await soon();
		expect(time()).toBe(words.discuss.time(240));
		expect(request()?.kind).toBe('discuss');
	});

	test('the vote begins by holding, never by a touch', async () => {
		button(new RegExp(words.discuss.vote)).click();
		await soon();
		expect(request()?.kind).toBe('discuss');
		await identify();
		await vi.waitFor(() => expect(request()?.kind).toBe('vote'));
	});

	test('whoever has to leave is out, after the whole table has held; a mistake is taken back', async () => {
		button(words.pause.open).click();
		await soon();
		button(words.pause.leave).click();
		await soon();
		const dialog = within(screen.getByRole('dialog'));
		const leaving = game.table?.seats.find(({ alive }) => alive)?.name ?? '';
		dialog.getByRole('button', { name: leaving }).click();
		await soon();
		expect(dialog.getByText(words.pause.leaveText(leaving))).toBeInTheDocument();
		expect(request()?.kind).toBe('discuss');
		await identify();
		await vi.waitFor(() => expect(request()).toMatchObject({ announcement: { of: 'departure' } }));
		await soon();
		button(words.vote.undo).click();
		await vi.waitFor(() => expect(request()?.kind).toBe('discuss'));
		expect(game.table?.seats.find(({ name }) => name === leaving)?.alive).toBe(true);
	});
});

describe('a ballot', () => {
	beforeEach(async () => {
		await playUntil(isKind('vote'));
		lookAtIt();
	});
	const voter = () => {
		const asked = request();
		return asked?.kind === 'vote' ? asked.voter : -1;
	};
	const accuse = async (seat: number) => {
		button(new RegExp(`^${NAMES[seat] ?? ''}`)).click();
		await calm();
	};
	/** Somebody who does not vote now, nor next. */
	const someone = () => {
		const asked = request();
		return asked?.kind === 'vote' ? (asked.voters.at(-1) ?? -1) : -1;
	};

	test('a touch is a vote, and the next voter is asked; the last one can be taken back', async () => {
		const first = voter();
		const accused = someone();
		await accuse(accused);
		await vi.waitFor(() => expect(voter()).not.toBe(first));
		expect(button(`${NAMES[accused] ?? ''}, ${words.vote.tokens(1)}`)).toBeInTheDocument();
		button(words.vote.undo).click();
		await vi.waitFor(() => expect(voter()).toBe(first));
		expect(screen.getByRole('heading', { name: NAMES[first] ?? '' })).toBeInTheDocument();
	});

	test('a second touch in the same place does not speak for the next voter', async () => {
		const accused = someone();
		button(new RegExp(`^${NAMES[accused] ?? ''}`)).click();
		await vi.waitFor(() => expect(request()).toMatchObject({ cast: [{ target: accused }] }));
		await accuse(accused);
		expect(request()).toMatchObject({ cast: [{ target: accused }] });
	});

	test('the voter cannot be accused by themselves', () => {
		expect(screen.queryByRole('button', { name: new RegExp(`^${NAMES[voter()] ?? ''}`) })).toBeNull();
	});

	test('the whole ballot is shown before it counts, and can still be corrected', async () => {
		await playUntil(isKind('count'));
		await soon();
		expect(screen.getByRole('heading', { name: words.vote.allIn })).toBeInTheDocument();
		const asked = request();
		const cast = asked?.kind === 'count' ? asked.cast : [];
		for (const { voter: who } of cast) expect(screen.getAllByText(NAMES[who] ?? '')).not.toEqual([]);
		button(words.vote.undo).click();
		await vi.waitFor(() => expect(request()).toMatchObject({ kind: 'vote', voter: cast.at(-1)?.voter }));
	});
});

test('lots: nothing is drawn before it is asked for; the names go round and land on what is announced', async () => {
	await playUntil(isKind('lots'), neighbours);
	lookAtIt();
	expect(screen.getByRole('heading', { name: '?' })).toBeInTheDocument();
	button(words.lots.draw).click();
	await vi.waitFor(() => expect(request()?.kind).toBe('announce'));
	expect(button(words.lots.drawing)).toBeDisabled();
	await vi.advanceTimersByTimeAsync(20_000);
	const asked = request();
	const told = asked?.kind === 'announce' ? asked.announcement : null;
	const drawn = told?.of === 'verdict' ? told.lynched : told?.of === 'starter' ? told.starter : -1;
	expect(screen.getByRole('heading', { name: NAMES[drawn] ?? '' })).toBeInTheDocument();
	button(words.lots.goOn).click();
	await soon();
	expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(NAMES[drawn]);
});

test('lots: a game that is ended while the names go round is over', async () => {
	await playUntil(isKind('lots'), neighbours);
	lookAtIt();
	button(words.lots.draw).click();
	await vi.waitFor(() => expect(request()?.kind).toBe('announce'));
	expect(button(words.lots.drawing)).toBeDisabled();
	await game.stop();
	await soon();
	expect(screen.queryByRole('button', { name: words.lots.draw })).toBeNull();
	expect(screen.queryByRole('button', { name: words.lots.drawing })).toBeNull();
	expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(LANGUAGES.it.tell.stopped.headline);
});

describe('the end', () => {
	const readStory = async () => {
		await playUntil(() => false);
		lookAtIt();
		button(words.end.turn).click();
		await soon();
		button(words.end.story).click();
		await soon();
	};

	test('who has won, then every card, then the whole story; and once more', async () => {
		await playUntil(() => false);
		lookAtIt();
		const winners = game.recap?.winners ?? [];
		for (const seat of winners) expect(everything()).toContain(NAMES[seat]);
		button(words.end.turn).click();
		await vi.advanceTimersByTimeAsync(10_000);
		for (const { name, role } of game.recap?.people ?? [])
			expect(button(`${name}: ${LANGUAGES.it.roles[role].name}`)).toBeInTheDocument();
		button(words.end.story).click();
		await soon();
		expect(screen.getByRole('heading', { name: words.recap.ballots })).toBeInTheDocument();
		button(words.recap.rematch).click();
		await vi.waitFor(() => expect(request()?.key).toBe('deal1/card/0'));
		expect(screen.getByRole('heading', { name: 'Anna' })).toBeInTheDocument();
		expect(game.standing).toBe('live');
	});

	test('whoever wants other people finds the same table in the set-up, and the story is kept', async () => {
		await readStory();
		button(words.recap.others).click();
		await vi.waitFor(() => expect(goto).toHaveBeenCalledWith('/new/', { replaceState: true }));
		expect(planning.plan).toMatchObject({ names: NAMES, people: NAMES, sheet: 'classic' });
		expect(planning.isRematch).toBe(true);
		expect(game.standing).toBe('none');
		const finished = await db.history.finished();
		expect(finished.ok && finished.value[0]?.title.names).toEqual(NAMES);
		planning.leave();
	});

	test('once more, where it cannot be dealt at once, leads to the set-up', async () => {
		await readStory();
		goto.mockClear();
		const start = vi.spyOn(game, 'start').mockResolvedValueOnce('busy');
		button(words.recap.rematch).click();
		await vi.waitFor(() => expect(goto).toHaveBeenCalledWith('/new/', { replaceState: true }));
		expect(planning.plan.names).toEqual(NAMES);
		start.mockRestore();
		planning.leave();
	});

	test('a game is ended early only when asked twice, the second time held', async () => {
		await playUntil(announces('dawn'));
		lookAtIt();
		button(words.pause.open).click();
		await soon();
		button(words.pause.stop).click();
		await soon();
		button(words.pause.stopSure).click();
		await soon();
		expect(request()).not.toBeNull();
		await identify();
		await vi.waitFor(() => expect(request()).toBeNull());
		await soon();
		expect(game.recap?.side).toBeNull();
		expect(button(words.end.turn)).toBeInTheDocument();
	});
});

test('K6: a game that is opened again shows a neutral frame first, whatever the step', async () => {
	await playUntil(isKind('vote'));
	tablet.resume();
	lookAtIt();
	expect(screen.getByRole('heading', { name: words.resume.title })).toBeInTheDocument();
	expect(NAMES.filter((name) => everything().includes(name))).toEqual([]);
	button(words.resume.goOn).click();
	await soon();
	expect(screen.getByText(words.vote.whom)).toBeInTheDocument();
});

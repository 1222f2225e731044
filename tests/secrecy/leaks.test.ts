// The watchers are worth something: each leak that is made on purpose is found, by the check that should find it.
import { describe, expect, test, vi } from 'vitest';
import type { RoleId, Setup } from '$lib/engine/index';
import type { Twins } from '../properties/deals';
import { setupOf } from '../properties/tables';
import { play } from './canary';
import { FINDS } from './dictionary';
import { FOUND_BY_CANARY, FOUND_BY_TWINS } from './leaks';
import { compare, Difference } from './pairs';
import { rehearse } from './rehearsal';

vi.mock('$lib/engine/index', async (engine) => (await import('./stage')).staged(await engine()));
vi.mock('$lib/book/cards', async () => (await import('./tokens')).tokenCards);
vi.mock('$app/navigation', () => ({ goto: vi.fn(), beforeNavigate: vi.fn() }));
vi.setConfig({ testTimeout: 7_200_000 });

/** The deal, the first night and the answers of six. */
const STEPS = 19;
/** Somebody at seat 0 has changed cards with the villager at another seat. */
const pair = (cards: readonly RoleId[], at: number): Twins => {
	const other = cards.with(0, 'villager').with(at, cards[0] ?? 'villager');
	return { setup: setupFor(cards), deals: [cards, other], night: 'away', day: 'any', tape: 'leaks' };
};
const setupFor = (cards: readonly RoleId[]): Setup => {
	const copies = (role: RoleId) => cards.filter((card) => card === role).length;
	const deck = { werewolf: copies('werewolf'), seer: copies('seer'), villager: copies('villager') };
	return setupOf('classic', cards.length, { customDeck: true }, deck);
};
const PLAIN: readonly RoleId[] = ['villager', 'villager', 'villager'];
/** The card of a wolf has changed hands; that of the seer; that of the only wolf. */
const PAIRS: readonly Twins[] = [
	pair(['werewolf', 'seer', 'werewolf', ...PLAIN], 4),
	pair(['seer', 'werewolf', 'werewolf', ...PLAIN], 4),
	pair(['werewolf', 'seer', 'villager', ...PLAIN], 4),
];

test('nothing is found where nothing leaks', async () => {
	for (const twins of PAIRS) await compare(short(twins));
});

const short = (twins: Twins) => {
	const rehearsal = rehearse(twins);
	return { ...rehearsal, steps: rehearsal.steps.slice(0, STEPS) };
};

describe('K8: a seeded fault is found by the twin evenings', () => {
	test.each(Object.entries(FOUND_BY_TWINS))('%s', async (_, spoiler) => {
		const found: unknown[] = [];
		for (const twins of PAIRS) {
			if (found.length === 0)
				await compare(short(twins), spoiler).catch((error: unknown) => found.push(error));
		}
		expect(found[0]).toBeInstanceOf(Difference);
	});
});

describe('K1: a seeded fault is found by the canary', () => {
	test.each(Object.entries(FOUND_BY_CANARY))('%s', async (_, spoiler) => {
		const { found } = await play(PAIRS[0]?.setup ?? setupFor([]), 'leaks', { steps: STEPS, spoiler });
		expect(found[0]).toMatch(FINDS);
	});
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	checkSetup,
	isRefusal,
	SHEETS,
	type Deck,
	type Draft,
	type Options,
	type RoleId,
	type SheetId,
} from '$lib/engine/index';
import { sizeFor, sizeOf } from '$lib/setup/deck';
import { mend } from '$lib/setup/mend';

const names = (n: number) => Array.from({ length: n }, (_, seat) => `P${seat + 1}`);
const classic = (players: number, deck: Deck, options: Partial<Options> = {}): Draft => ({
	sheet: 'classic',
	names: names(players),
	deck,
	options,
});

/** The draft once its first refusal is mended. */
function mended(draft: Draft): { refused: string; draft: Draft | null } {
	const refusal = checkSetup(draft);
	return isRefusal(refusal)
		? { refused: refusal.refused, draft: mend(draft, refusal) }
		: { refused: '', draft };
}

describe('the mend of each refusal', () => {
	const free = { customDeck: true };
	it.each<[string, Draft, Partial<Draft>]>([
		[
			'deck-size',
			classic(9, { villager: 4, werewolf: 2, seer: 1 }),
			{ deck: { villager: 6, werewolf: 2, seer: 1 } },
		],
		[
			'deck-size',
			classic(5, { werewolf: 2, seer: 1, medium: 1, mason: 2 }, free),
			{ deck: { villager: 1, werewolf: 2, seer: 1, medium: 1 } },
		],
		[
			'deck-unique',
			classic(8, { villager: 3, werewolf: 2, seer: 3 }),
			{ deck: { villager: 5, werewolf: 2, seer: 1 } },
		],
		[
			'deck-pair',
			classic(8, { villager: 4, werewolf: 2, seer: 1, mason: 1 }),
			{ deck: { villager: 3, werewolf: 2, seer: 1, mason: 2 } },
		],
		['deck-no-wolf', classic(8, { villager: 7, seer: 1 }), { deck: { villager: 5, werewolf: 2, seer: 1 } }],
		[
			'deck-too-many-wolves',
			classic(8, { villager: 2, werewolf: 5, seer: 1 }),
			{ deck: { villager: 4, werewolf: 3, seer: 1 } },
		],
		['deck-range', classic(6, { villager: 3, werewolf: 2, seer: 1 }), { options: free }],
		['deck-range', classic(23, { villager: 19, werewolf: 3, seer: 1 }), { options: free }],
		[
			'deck-not-the-table',
			classic(8, { villager: 6, werewolf: 2 }),
			{ deck: { villager: 5, werewolf: 2, seer: 1 } },
		],
		[
			'deck-base',
			classic(10, { villager: 4, werewolf: 2, medium: 1, owl: 1, mason: 2 }, { sheet: '002' }),
			{ deck: { villager: 5, werewolf: 2, seer: 1, medium: 1, owl: 1 } },
		],
		[
			'names-same',
			{ ...classic(8, {}), names: ['Anna', 'Anna', ...names(6)] },
			{ names: ['Anna', 'Anna B.', ...names(6)] },
		],
		[
			'names-empty',
			{ ...classic(8, {}), names: ['Anna', ' ', ...names(6)] },
			{ names: ['Anna', ...names(6)] },
		],
		['option-value', classic(8, {}, { discussionSeconds: 7, ...free }), { options: free }],
	])('%s', (code, draft, change) => {
		const { refused, draft: after } = mended(draft);
		expect(refused).toBe(code);
		expect(after).toEqual({ ...draft, ...change });
	});

	it('leaves it to people when there are too few or too many of them', () => {
		expect(mended(classic(4, { villager: 3, werewolf: 1 }))).toEqual({ refused: 'deck-range', draft: null });
		expect(mended(classic(25, { villager: 24, werewolf: 1 }))).toEqual({
			refused: 'deck-range',
			draft: null,
		});
	});
});

const anyDraft = (sheet: SheetId): fc.Arbitrary<Draft> =>
	fc.record({
		sheet: fc.constant(sheet),
		names: fc.array(fc.constantFrom('Anna', 'Bruno', 'Carla', 'Ugo'), { minLength: 5, maxLength: 24 }),
		deck: fc.dictionary(fc.constantFrom(...(Object.keys(SHEETS[sheet].cards) as RoleId[])), fc.nat(30), {
			noNullPrototype: true,
		}),
		options: fc.record(
			{
				customDeck: fc.boolean(),
				...(sheet === 'classic' ? { sheet: fc.constantFrom('000' as const, '002' as const) } : {}),
				discussionSeconds: fc.nat(300),
			},
			{ requiredKeys: [] },
		),
	});

describe('mends', () => {
	it.each(Object.keys(SHEETS) as SheetId[])('always end in a legal setup of %s', (sheet) => {
		fc.assert(
			fc.property(anyDraft(sheet), (start) => {
				let draft = start;
				for (let taps = 0; ; taps++) {
					const refusal = checkSetup(draft);
					if (!isRefusal(refusal)) break;
					expect(taps).toBeLessThan(40);
					const next = mend(draft, refusal);
					expect(next, refusal.refused).not.toBeNull();
					draft = next ?? draft;
				}
				expect(sizeOf(draft.deck)).toBe(sizeFor(draft));
			}),
			{ numRuns: 200 },
		);
	});
});

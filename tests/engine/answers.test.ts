import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { open, Play, type Answer, type Request } from '../../src/lib/engine';
import { tableOf } from '../support/deck';
import { snapshotOf } from '../support/snapshot';
import { step, wander } from '../support/wander';

// The same examples on every run: nothing fails by chance.
fc.configureGlobal({ seed: 1_977 });

const setup = tableOf(24, { sheet: '002' });

/** Answers that look like answers, and some that do not. */
const seat = fc.oneof(fc.integer({ min: -1, max: 25 }), fc.constantFrom(0.5, '3', null, 1e9));
const choice = fc.oneof(
	fc.constant(null),
	fc.record({ names: fc.array(seat, { maxLength: 3 }) }),
	fc.record({ names: fc.array(seat, { maxLength: 2 }), role: fc.constantFrom('seer', 'fox') }),
	fc.jsonValue(),
);
const verbs = fc.constantFrom(
	'suspect',
	'maul',
	'see',
	'protect',
	'curse',
	'imitate',
	'toString',
	'__proto__',
);
const wildAnswer: fc.Arbitrary<unknown> = fc.oneof(
	fc.jsonValue(),
	fc.constantFrom(
		'seen',
		'redeal',
		'left',
		'read',
		'heard',
		'vote',
		'confirmed',
		'spoken',
		'drawn',
		undefined,
	),
	fc.dictionary(verbs, choice, { maxKeys: 3 }),
	fc.record({ left: seat }),
	fc.record({ voter: seat, target: seat }),
);

describe('an answer', () => {
	test('of any kind at any moment is taken and recorded, or refused without a trace', () => {
		fc.assert(
			fc.property(fc.nat(400), fc.array(wildAnswer, { minLength: 1, maxLength: 8 }), (length, answers) => {
				const play = wander(setup, 'an evening', length);
				for (const answer of answers) {
					const before = snapshotOf(play);
					const entries = play.log.entries.length;
					const refusal = play.decide(answer as Answer);
					if (refusal) expect(snapshotOf(play)).toBe(before);
					else expect(play.lastEntry).toMatchObject({ answer });
					expect(play.log.entries).toHaveLength(refusal ? entries : entries + 1);
				}
				const { play: again, dropped } = open(play.log, play.log.entries);
				expect(dropped).toBeNull();
				expect(snapshotOf(again)).toBe(snapshotOf(play));
			}),
			{ numRuns: 60 },
		);
	}, 60_000);

	test('that is not the one asked for is malformed', () => {
		const wrong: Readonly<Partial<Record<Request['kind'], unknown>>> = {
			card: 'heard',
			turn: 'seen',
			read: 'seen',
			announce: 'read',
			discuss: 'heard',
			vote: 'confirmed',
			count: 'vote',
			defence: 'heard',
			lots: 'heard',
		};
		const met = new Set<string>();
		for (const seed of ['one', 'two', 'three']) {
			const play = new Play(setup, seed);
			for (let request = play.request; request; request = play.request) {
				met.add(request.kind);
				expect(play.decide(wrong[request.kind] as Answer), request.key).toEqual({ refused: 'malformed' });
				step(play, seed);
			}
		}
		expect([...met].toSorted()).toEqual(Object.keys(wrong).toSorted());
	});

	test('after the end is refused', () => {
		const play = wander(setup, 'an evening');
		expect(play.decide('heard')).toEqual({ refused: 'game-over' });
		expect(play.stop()).toEqual({ refused: 'game-over' });
	});

	test('of a voter who is not due yet is refused last of all', () => {
		const play = new Play(setup, 'an evening');
		while (play.request?.kind !== 'vote') step(play, 'an evening');
		const [first = 0, second = 0] = play.request.voters;
		expect(play.decide({ voter: second, target: second })).toMatchObject({ refused: 'self' });
		expect(play.decide({ voter: second, target: first })).toEqual({ refused: 'out-of-turn', seat: first });
		play.decide({ voter: first, target: second });
		expect(play.decide({ voter: first, target: second })).toEqual({ refused: 'already-voted', seat: first });
	});
});

test('the keys of the requests never repeat in a game', () => {
	for (const seed of ['one', 'two', 'three']) {
		const keys = wander(setup, seed).log.entries.map((entry) => ('key' in entry ? entry.key : ''));
		expect(new Set(keys).size).toBe(keys.length);
	}
});

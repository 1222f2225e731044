import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORMAT, isRefusal, open, Play, readHead, RULES, type GameLog } from '../../src/lib/engine';
import { tableOf } from '../support/deck';
import { snapshotOf, viewsOf } from '../support/snapshot';
import { step, wander } from '../support/wander';

// The same examples on every run: nothing fails by chance.
fc.configureGlobal({ seed: 1_977 });

/** A log as it comes back from where it was stored. */
const stored = (play: Play): GameLog => JSON.parse(JSON.stringify(play.log)) as GameLog;
const reopened = (log: GameLog, entries: readonly unknown[] = log.entries) => open(log, entries);

const evening = wander(tableOf(11), 'an evening');
const log = stored(evening);
const anywhere = fc.nat(log.entries.length - 1);

describe('a log', () => {
	test('is plain data and survives being stored', () => {
		expect(stored(evening)).toEqual(evening.log);
	});

	test('opened again, it is the same game', () => {
		const { play, kept, dropped } = reopened(log);
		expect({ kept, dropped }).toEqual({ kept: log.entries.length, dropped: null });
		expect(snapshotOf(play)).toBe(snapshotOf(evening));
	});

	test('cut anywhere, it opens on the screen that was left', () => {
		const play = new Play(log.setup, log.seed);
		for (let kept = 0; kept <= log.entries.length; kept++) {
			expect(viewsOf(reopened(log, log.entries.slice(0, kept)).play)).toBe(viewsOf(play));
			step(play, 'an evening');
		}
	});

	test('gives its last entry, to be written as it comes', () => {
		const play = new Play(log.setup, log.seed);
		expect(play.lastEntry).toBeUndefined();
		play.decide('seen');
		expect(play.lastEntry).toEqual({ key: 'deal1/card/0', answer: 'seen' });
	});

	test('goes on after it was opened', () => {
		const { play } = reopened(log, log.entries.slice(0, 40));
		while (play.request) step(play, 'an evening');
		expect(snapshotOf(play)).toBe(snapshotOf(evening));
	});

	test('with another seed it is another game, and the log says so', () => {
		const { play, dropped } = open({ ...log, seed: 'another evening' }, log.entries);
		expect(dropped).not.toBeNull();
		expect(play.log.entries.length).toBeLessThan(log.entries.length);
	});
});

describe('unsound entries are dropped, with the reason and all that follows them', () => {
	const after = (...entries: unknown[]) => {
		const { play, kept, dropped } = reopened(log, [...log.entries.slice(0, 30), ...entries]);
		expect(viewsOf(play)).toBe(viewsOf(reopened(log, log.entries.slice(0, 30)).play));
		return { kept, dropped: dropped?.refused };
	};

	test.each([
		['nothing', null],
		['a number', 7],
		['a text', 'seen'],
		['a list', [{ undo: true }]],
		['an empty map', {}],
		['no answer', { key: 'night1/turn/0' }],
		['no key', { answer: 'seen' }],
		['a key that is no text', { key: 7, answer: 'seen' }],
		['a torn entry', { key: 'night' }],
		['an undo that is none', { undo: 'true' }],
		['a stop that is none', { stop: 1 }],
	])('%s', (_, entry) => {
		expect(after(entry, log.entries[30])).toEqual({ kept: 30, dropped: 'log-damaged' });
	});

	test('the answer to another request is stale', () => {
		expect(after(log.entries[31])).toEqual({ kept: 30, dropped: 'stale' });
		expect(after(log.entries[29])).toEqual({ kept: 30, dropped: 'stale' });
	});

	test('what the rules refuse is refused', () => {
		const entry = log.entries[30];
		const key = entry && 'key' in entry ? entry.key : '';
		expect(after({ key, answer: 'nonsense' })).toEqual({ kept: 30, dropped: 'malformed' });
	});

	test('nothing follows the end', () => {
		const extra = [...log.entries, log.entries[0]];
		expect(reopened(log, extra)).toMatchObject({ kept: log.entries.length, dropped: { refused: 'stale' } });
		expect(reopened(log, [...log.entries, { undo: true }]).dropped).toEqual({ refused: 'nothing-to-undo' });
		expect(reopened(log, [...log.entries, { stop: true }]).dropped).toEqual({ refused: 'game-over' });
	});

	test('an undo where there is nothing to undo', () => {
		expect(reopened(log, [{ undo: true }])).toMatchObject({
			kept: 0,
			dropped: { refused: 'nothing-to-undo' },
		});
	});

	test('anything at all in the place of one entry: what came before stands', () => {
		fc.assert(
			fc.property(anywhere, fc.jsonValue(), (place, junk) => {
				const { play, kept } = reopened(log, log.entries.with(place, junk as never));
				expect(kept).toBeGreaterThanOrEqual(place);
				const sound = log.entries.slice(0, kept);
				if (kept === place) expect(viewsOf(play)).toBe(viewsOf(reopened(log, sound).play));
			}),
		);
	});

	test('one answer spoiled inside: nothing is thrown, what came before stands', () => {
		fc.assert(
			fc.property(anywhere, fc.jsonValue(), (place, answer) => {
				const entry = log.entries[place];
				if (!entry || !('key' in entry)) return;
				const { play, kept } = reopened(log, log.entries.with(place, { ...entry, answer: answer as never }));
				expect(kept).toBeGreaterThanOrEqual(place);
				expect(play.log.entries.slice(0, place)).toEqual(log.entries.slice(0, place));
			}),
		);
	});

	test('a record of anything at all opens, and keeps what it says it keeps', () => {
		const entry = fc.oneof(
			fc.jsonValue(),
			fc.record({ key: fc.constantFrom('deal1/card/0', 'deal1/card/1', 'x'), answer: fc.jsonValue() }),
			fc.constantFrom({ key: 'deal1/card/0', answer: 'seen' }, { key: 'deal1/card/0', answer: 'redeal' }),
			fc.constantFrom({ undo: true }, { stop: true }),
		);
		fc.assert(
			fc.property(fc.array(entry), (entries) => {
				const { play, kept } = open(log, entries);
				expect(play.log.entries).toHaveLength(kept);
			}),
		);
	});
});

describe('a head', () => {
	const head = { format: FORMAT, rules: RULES, setup: log.setup, seed: log.seed };

	test('is read back as it was written', () => {
		expect(readHead(JSON.parse(JSON.stringify(log)))).toEqual(head);
	});

	test.each([
		['a newer format', { format: FORMAT + 1 }],
		['newer rules', { rules: RULES + 1 }],
		['newer rules, and a sheet nobody knows yet', { rules: RULES + 1, setup: { sheet: 'next' } }],
	])('of %s is too new, not damaged', (_, change) => {
		expect(readHead({ ...head, ...change })).toEqual({ refused: 'log-too-new' });
	});

	test.each([
		['an older format', { format: FORMAT - 1 }],
		['older rules', { rules: RULES - 1 }],
		['older rules, and a sheet nobody knows any more', { rules: RULES - 1, setup: { sheet: 'first' } }],
	])('of %s is too old, not damaged', (_, change) => {
		expect(readHead({ ...head, ...change })).toEqual({ refused: 'log-too-old' });
	});

	test.each([
		['no version', { format: undefined }],
		['a version that is none', { format: NaN }],
		['a version before the first', { format: -1 }],
		['rules between two', { rules: 0.5 }],
		['a seed that is no text', { seed: 7 }],
		['no setup', { setup: null }],
		['an unknown sheet', { setup: { ...head.setup, sheet: 'constructor' } }],
		['names that are no list', { setup: { ...head.setup, names: 'Ada' } }],
		['names that are no texts', { setup: { ...head.setup, names: [1, 2, 3] } }],
		['a deck that is a list', { setup: { ...head.setup, deck: [] } }],
		['options that are none', { setup: { ...head.setup, options: null } }],
	])('with %s is damaged', (_, change) => {
		expect(readHead({ ...head, ...change })).toEqual({ refused: 'log-damaged' });
	});

	test('with a setup nobody may play is refused for that reason', () => {
		expect(readHead({ ...head, setup: { ...head.setup, deck: {} } })).toMatchObject({ refused: 'deck-size' });
		expect(readHead({ ...head, setup: { ...head.setup, options: { mood: 1 } } })).toEqual({
			refused: 'option-unknown',
		});
	});

	test('of anything at all is a refusal', () => {
		fc.assert(fc.property(fc.jsonValue(), (value) => isRefusal(readHead(value))));
		const spoiled = fc.record({
			format: fc.constant(FORMAT),
			rules: fc.constant(RULES),
			seed: fc.string(),
			setup: fc.record(
				{
					sheet: fc.constant('classic'),
					options: fc.jsonValue(),
					names: fc.array(fc.string()),
					deck: fc.dictionary(fc.string(), fc.jsonValue()),
				},
				{ requiredKeys: [] },
			),
		});
		fc.assert(fc.property(spoiled, (value) => isRefusal(readHead(value))));
	});
});

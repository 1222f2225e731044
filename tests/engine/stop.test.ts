import { describe, expect, test } from 'vitest';
import { open, Play } from '../../src/lib/engine';
import { tableOf } from '../support/deck';
import { snapshotOf } from '../support/snapshot';
import { step, wander } from '../support/wander';

const setup = tableOf(9);
const whole = wander(setup, 'an evening').log.entries.length;

describe('a table that stops early', () => {
	test('has no winner and reads the whole story, whenever it stops', () => {
		for (let length = 0; length < whole; length += 7) {
			const play = wander(setup, 'an evening', length);
			expect(play.recap).toBeNull();
			expect(play.stop()).toBeNull();
			expect(play.request).toBeNull();
			expect(play.table.phase).toBe('end');
			expect(play.recap).toMatchObject({ side: null, winners: [] });
			expect(play.recap?.people).toHaveLength(9);
		}
	});

	test('is asked nothing more, and nobody holds the tablet', () => {
		const play = wander(setup, 'an evening', 20);
		play.stop();
		expect(play.decide('seen')).toEqual({ refused: 'game-over' });
		expect(play.stop()).toEqual({ refused: 'game-over' });
		expect(setup.names.map((_, seat) => play.hand(seat))).toEqual(setup.names.map(() => null));
	});

	test('has stopped when it is opened again', () => {
		const play = new Play(setup, 'an evening');
		while (play.request?.kind !== 'vote') step(play, 'an evening');
		step(play, 'an evening');
		play.undo();
		play.stop();
		const { play: again, dropped } = open(play.log, play.log.entries);
		expect(dropped).toBeNull();
		expect(snapshotOf(again)).toBe(snapshotOf(play));
	});
});

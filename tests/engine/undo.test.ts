import { describe, expect, test } from 'vitest';
import { open, Play, type Request } from '../../src/lib/engine';
import { tableOf } from '../support/deck';
import { snapshotOf, viewsOf } from '../support/snapshot';
import { legalAnswer, step } from '../support/wander';

const SEED = 'an evening';
const setup = tableOf(9);

/** A game up to the first request of a kind. */
function upTo(kind: Request['kind'], table = setup): Play {
	const play = new Play(table, SEED);
	while (play.request && play.request.kind !== kind) step(play, SEED);
	return play;
}

describe('undo', () => {
	test('takes votes back one by one, to the call to vote and no further', () => {
		const play = upTo('discuss');
		const seen = [viewsOf(play)];
		step(play, SEED);
		while (play.request?.kind === 'vote') {
			seen.push(viewsOf(play));
			step(play, SEED);
		}
		expect(play.request?.kind).toBe('count');
		for (const before of seen.toReversed()) {
			expect(play.undo()).toBeNull();
			expect(viewsOf(play)).toBe(before);
		}
		expect(play.request?.kind).toBe('discuss');
		expect(play.table.undoable).toBe(false);
		expect(play.undo()).toEqual({ refused: 'nothing-to-undo' });
	});

	test('a vote taken back may be given otherwise, and that one counts', () => {
		const play = upTo('vote');
		const { request } = play;
		if (request?.kind !== 'vote') throw new Error('no vote');
		const [one, other] = request.candidates.filter((seat) => seat !== request.voter);
		play.decide({ voter: request.voter, target: one ?? null });
		play.undo();
		play.decide({ voter: request.voter, target: other ?? null });
		expect(play.request).toMatchObject({ cast: [{ voter: request.voter, target: other }] });
	});

	test('the ballot that has been counted stands', () => {
		const play = upTo('count');
		play.decide('confirmed');
		expect(play.table.undoable).toBe(false);
		expect(play.undo()).toEqual({ refused: 'nothing-to-undo' });
	});

	test('somebody who has left by mistake sits down again', () => {
		const play = upTo('discuss');
		const before = viewsOf(play);
		const leaving = play.table.seats.find(({ alive }) => alive)?.seat ?? 0;
		play.decide({ left: leaving });
		expect(play.table.seats[leaving]?.alive).toBe(false);
		expect(play.undo()).toBeNull();
		expect(viewsOf(play)).toBe(before);
	});

	test('a departure that has been heard stands', () => {
		const play = upTo('discuss');
		play.decide({ left: play.table.seats.find(({ alive }) => alive)?.seat ?? 0 });
		expect(play.table.undoable).toBe(true);
		play.decide('heard');
		expect(play.table.undoable).toBe(false);
	});

	test('LR11: the call to a ballot that goes round in secret stands, for nobody is shown what could be taken back', () => {
		const play = upTo('vote', tableOf(10, {}, 'licantropi'));
		expect(play.request).toMatchObject({ manner: 'secret' });
		expect(play.table.undoable).toBe(false);
		expect(play.undo()).toEqual({ refused: 'nothing-to-undo' });
	});

	test('is possible after a vote or the call to vote, and never once a secret was shown or a lot drawn', () => {
		for (const seed of ['one', 'two', 'three']) {
			const play = new Play(setup, seed);
			for (let answered = play.request; answered; answered = play.request) {
				step(play, seed);
				const allowed = play.request !== null && (answered.kind === 'vote' || answered.kind === 'discuss');
				expect(play.table.undoable, `after ${answered.key}`).toBe(allowed);
			}
		}
	});

	test('changes nothing where it is refused', () => {
		const play = upTo('turn');
		const before = snapshotOf(play);
		expect(play.undo()).toEqual({ refused: 'nothing-to-undo' });
		expect(snapshotOf(play)).toBe(before);
	});

	test('is recorded: a game opened again has taken the same things back', () => {
		const play = upTo('vote');
		for (const turn of ['forth', 'forth', 'back', 'forth', 'forth', 'back', 'back']) {
			if (turn === 'back') play.undo();
			else step(play, turn);
		}
		expect(play.log.entries.filter((entry) => 'undo' in entry)).toHaveLength(3);
		const { play: again, dropped } = open(play.log, play.log.entries);
		expect(dropped).toBeNull();
		expect(snapshotOf(again)).toBe(snapshotOf(play));
	});

	test('does not tempt chance: the draws that follow come out the same', () => {
		const recapOf = (undoing: boolean) => {
			const play = new Play(setup, SEED);
			while (play.request) {
				const { request } = play;
				if (undoing && request.kind === 'vote') {
					play.decide(legalAnswer(request, play, 'hesitation'));
					play.undo();
				}
				step(play, SEED);
			}
			return play.recap;
		};
		expect(recapOf(true)).toEqual(recapOf(false));
	});

	test('is over when the game is', () => {
		const play = upTo('vote');
		play.stop();
		expect(play.undo()).toEqual({ refused: 'nothing-to-undo' });
	});
});

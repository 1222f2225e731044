// How the golden games were played, each by name. They are played again only to be recorded anew.
import { Play, type Request, type Setup } from '../../src/lib/engine';
import { tableOf } from '../support/deck';
import { legalAnswer, step } from '../support/wander';

/** Plays to the end; `before` may do something else at a request first. */
function played(
	setup: Setup,
	seed: string,
	before: (request: Request, play: Play) => void = () => undefined,
): Play {
	const play = new Play(setup, seed);
	for (let { request } = play; request; { request } = play) {
		before(request, play);
		step(play, seed);
	}
	return play;
}

export const GAMES: Readonly<Record<string, () => Play>> = {
	/** The printed deck for eight, nothing out of the ordinary. */
	'eight-of-000': () => played(tableOf(8), 'the first evening'),

	/** Every role of the box, in a full house. */
	'twenty-four-of-002': () => played(tableOf(24, { sheet: '002' }), 'two tables pushed together'),

	/** Every option set otherwise than by default; one vote in three is taken back and given anew. */
	'eleven-with-second-thoughts': () =>
		played(
			tableOf(11, {
				sheet: '002',
				firstNightVictim: 'moderator',
				wolvesWinAt: 'parity',
				discussionSeconds: 60,
			}),
			'second thoughts',
			(request, play) => {
				if (request.kind !== 'vote' || request.voter % 3 !== 0) return;
				play.decide(legalAnswer(request, play, 'first thoughts'));
				play.undo();
			},
		),

	/** The other three sheets, each with everything its largest tables have. */
	'eighteen-of-e-notte': () => played(tableOf(18, {}, 'e-notte'), 'under the tents'),
	'twenty-of-licantropi': () => played(tableOf(20, {}, 'licantropi'), 'at the stake'),
	'nineteen-of-teatro': () => played(tableOf(19, {}, 'teatro'), 'the curtain rises'),

	/** Ten players: the cards are dealt twice, somebody leaves by night and somebody by day. */
	'ten-with-empty-chairs': () =>
		played(tableOf(10, { customDeck: true }), 'the train leaves', (request, play) => {
			if (request.key === 'deal1/card/4') play.decide('redeal');
			if (request.key === 'night1/turn/3') play.decide('left');
			const last = play.table.seats.findLast(({ alive }) => alive);
			if (request.key === 'day1/discuss/1' && last) play.decide({ left: last.seat });
		}),
};

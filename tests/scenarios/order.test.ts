import { describe, expect, test } from 'vitest';
import { EVENING } from './evening';
import { playScenario } from './play';

describe('what is out of order fails', () => {
	test.each([
		[
			'a step left out',
			/  - dawn: 1[^]*?(?=  - ballot: nomination)/,
			'',
			'step 3 (ballot nomination): what is due: expected ballot "nomination", got dawn 1',
		],
		[
			'a ballot not due',
			'ballot: final\n',
			'ballot: final-repeat\n',
			'step 5 (ballot final-repeat): what is due: expected ballot "final-repeat", got ballot final of day 1',
		],
		[
			'the wrong night',
			'night: 1',
			'night: 2',
			'step 2 (night 2): what is due: expected night 2, got night 1',
		],
		['the wrong dawn', 'dawn: 1', 'dawn: 2', 'step 3 (dawn 2): what is due: expected dawn 2, got dawn 1'],
		[
			'a speaker out of turn',
			'[Ada, Dina], [Bea, Ciro], [Ciro',
			'[Bea, Ciro], [Ada, Dina], [Ciro',
			'step 4 (ballot nomination): voter: expected Bea, got Ada, who is due',
		],
		[
			'a vote too few',
			', [Dina, Ciro]]',
			']',
			'step 4 (ballot nomination): voter: expected nobody, got Dina, who is due',
		],
		[
			'a vote too many',
			'[Dina, Ciro]]',
			'[Dina, Ciro], [Elio, Ada]]',
			'step 4 (ballot nomination): vote of Elio: expected a voter of this ballot, got not-a-voter or a second vote',
		],
		[
			'a vote the rules refuse',
			'[Ada, Dina], [Bea, Ciro], [Ciro',
			'[Ada, Ada], [Bea, Ciro], [Ciro',
			'step 4 (ballot nomination): vote [Ada, Ada]: expected an allowed answer, got self',
		],
		[
			'an abstention',
			'votes: [[Ada, Dina], [Bea, Ciro], [Ciro, Dina], [Dina, Ciro]]',
			'abstain: rest',
			'step 4 (ballot nomination): vote [Ada, null]: expected an allowed answer, got abstention-not-allowed',
		],
		[
			'a choice left out',
			'do: {Ada: {maul: Elio}, Bea: {see: Ada}}',
			'do: {Ada: {maul: Elio}}',
			'step 2 (night 1): night 1, choice of Bea: expected an allowed answer, got mandatory',
		],
		[
			'a choice of the dead',
			'do: {Ada: {maul: Bea}, Bea: {see: Ada}}',
			'do: {Ada: {maul: Bea}, Bea: {see: Ada}, Elio: {}}',
			'step 9 (night 2): do Elio: expected a turn tonight, got none',
		],
		[
			'a lot left out',
			'    lot: Dina\n',
			'',
			'step 6 (ballot final-repeat): lot: expected nothing, got a lot among ["Ciro","Dina"]',
		],
		[
			'a lot of somebody else',
			'lot: Dina',
			'lot: Bea',
			'step 6 (ballot final-repeat): lot: expected "Bea", got a lot among ["Ciro","Dina"]',
		],
		[
			'a lot at dawn that nobody needs',
			'lap: false',
			'lot: Elio',
			'step 3 (dawn 1): lot: expected Elio, got no draw at this dawn',
		],
		[
			'a lot in a ballot that nobody needs',
			'votes: [[Ada, Dina], [Bea, Ciro], [Ciro',
			'lot: Ada\n    votes: [[Ada, Dina], [Bea, Ciro], [Ciro',
			'step 4 (ballot nomination): lot: expected Ada, got no draw before ballot final of day 1',
		],
		[
			'an end that is not said',
			/  - end: .*\n/,
			'',
			'after the last step: expected a game that goes on, got its end, "wolves" won',
		],
		[
			'an end that has not come',
			'goesOn: true',
			'end: {side: wolves, winners: [Ada]}',
			'step 8 (end): game: expected ended, "wolves" won, got a game that goes on',
		],
		[
			'a game that is over',
			'alive: [Ada, Ciro]',
			'goesOn: true',
			'step 11 (goesOn): game: expected to go on, got ended, "wolves" won',
		],
		[
			'news after the end',
			'dead: [Bea]}',
			'dead: [Bea]}\n    told: {Ciro: {bear: quiet}}',
			'step 10 (dawn 2): told Ciro bear: expected "quiet", got nothing',
		],
		[
			'no role lap',
			'- setup: {told: {Ada: {pack: []}}, notTold: {Bea: [pack]}}',
			'- goesOn: true',
			'step 1 (goesOn): setup is the first step, and only the first',
		],
	])('%s', (_, from, to, failure) => {
		expect(playScenario(EVENING.replace(from, to))).toEqual([failure]);
	});
});

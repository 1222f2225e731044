import { describe, expect, test } from 'vitest';
import { EVENING } from './evening';
import { playScenario } from './play';

describe('what cannot be read fails with a sentence', () => {
	test.each([
		['an unknown ruleset', 'ruleset: classic', 'ruleset: clasic', 'unknown ruleset: clasic'],
		['an unknown key', 'title:', 'tittle:', 'unknown key in the scenario: tittle'],
		['an unknown step', 'goesOn: true', 'goesUp: true', 'step 8 (goesUp): no step is of type goesUp'],
		[
			'a step of another ruleset',
			'goesOn: true',
			'judge: {fool: kept}',
			'step 8 (judge): what is due: expected the judgement of the fool, got night 2',
		],
		[
			'an unknown key of a step',
			'lap: false',
			'laps: false',
			'step 3 (dawn 1): unknown key in this step: laps',
		],
		[
			'an unknown public key',
			'starter: Ada',
			'opener: Ada',
			'step 3 (dawn 1): unknown key in public: opener',
		],
		[
			'an unknown kind of news',
			'notTold: {Ciro: [see]}',
			'notTold: {Ciro: [seen]}',
			'step 2 (night 1): unknown kind of news: seen',
		],
		[
			'an unknown choice',
			'do: {Ada: {maul: Elio}',
			'do: {Ada: {mall: Elio}',
			'step 2 (night 1): unknown choice: mall',
		],
		['a stranger', 'do: {Ada', 'do: {Zora: {}, Ada', 'step 2 (night 1): do: Zora has no seat'],
		['a dawn without its dead', 'dead: [Elio], ', '', 'step 3 (dawn 1): public.dead is obligatory at dawn'],
		[
			'an unknown option',
			'customDeck: true',
			'customDesk: true',
			'setup: expected accepted, got refused: option-unknown',
		],
		[
			'an unknown role',
			'Ciro: villager',
			'Ciro: vilager',
			'setup: expected accepted, got refused: deck-unknown-role',
		],
		[
			'a sheet without quotes',
			'ruleset: classic',
			'ruleset: classic\nsheet: 002',
			'sheet (in quotes) must be a text',
		],
		['a thief', 'setup: {', 'setup: {takes: seer, ', 'step 1 (setup): nobody at this table takes a card'],
		[
			'discards',
			'ruleset: classic',
			'ruleset: classic\ndiscarded: [seer]',
			'nothing is discarded, offered or drawn at the deal of classic',
		],
		[
			'steps and a refusal',
			'ruleset: classic',
			'ruleset: classic\nrefused: deck-base',
			'a scenario has either steps or refused',
		],
		['no steps', /steps:[^]*/, 'steps: []', 'a scenario has at least one step'],
		[
			'a list for a map',
			'deal: {Ada: werewolf, Bea: seer, Ciro: villager, Dina: villager, Elio: villager}',
			'deal: [werewolf]',
			'deal must be a map',
		],
		['a step that is no map', '- goesOn: true', '- goesOn', 'step 8 (unreadable): a step must be a map'],
		['a name that is no text', 'seats: [Ada', 'seats: [7', 'a seat must be a text'],
		['broken YAML', 'seats: [', 'seats: [[', expect.stringMatching(/^broken YAML: /)],
		[
			'a key said twice',
			'ruleset: classic',
			'ruleset: classic\nruleset: classic',
			expect.stringMatching(/^broken YAML: /),
		],
	])('%s', (_, from, to, failure) => {
		expect(playScenario(EVENING.replace(from, to))).toEqual([failure]);
	});

	test.each(['', 'null', '[]', '7', 'a: &a [*a]'])('%j', (text) => {
		expect(playScenario(text)).toHaveLength(1);
	});
});

describe('setups that must be refused', () => {
	const refused = (deal: string, code: string) => `
ruleset: classic
seats: [Ada, Bea, Ciro, Dina, Elio, Fede, Gino, Ida]
deal: ${deal}
refused: ${code}`;
	const sound =
		'{Ada: werewolf, Bea: werewolf, Ciro: seer, Dina: villager, Elio: villager, Fede: villager, Gino: villager, Ida: villager}';

	test.each([
		[
			'accepted all the same',
			refused(sound, 'deck-base'),
			'setup: expected refused: deck-base, got accepted',
		],
		[
			'refused otherwise',
			refused(sound.replace('seer', 'medium'), 'deck-base'),
			'setup: expected refused: deck-base, got refused: deck-not-the-table',
		],
	])('%s', (_, text, failure) => {
		expect(playScenario(text)).toEqual([failure]);
	});

	test.each([
		['a card for nobody', sound.replace('}', ', Zora: villager}')],
		['no card for somebody', sound.replace(', Ida: villager', '')],
		['a card for nobody instead of somebody', sound.replace('Ida:', 'Zora:')],
	])('%s is a deck of the wrong size', (_, deal) => {
		expect(playScenario(refused(deal, 'deck-size'))).toEqual([]);
	});
});

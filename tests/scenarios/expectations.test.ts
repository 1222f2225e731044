import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { EVENING } from './evening';
import { filesUnder } from './files';
import { mutationsOf } from './mutations';
import { playParsed, playScenario } from './play';

const played = filesUnder(import.meta.dirname).flatMap((file) => {
	const { steps, ...head } = parse(readFileSync(file, 'utf8')) as { steps?: readonly unknown[] };
	return steps ? [[basename(file, '.yaml'), { ...head, steps }] as const] : [];
});

test('the evening as written passes', () => {
	expect(playScenario(EVENING)).toEqual([]);
});

describe('a wrong expectation fails at its step, saying what was expected and what came', () => {
	test.each([
		[
			'told',
			'wolf: true',
			'wolf: false',
			'step 2 (night 1): told Bea see: expected {"target":"Ada","wolf":false}, got {"target":"Ada","wolf":true}',
		],
		[
			'told nothing',
			'{Ada: {pack: []}}',
			'{Bea: {pack: []}}',
			'step 1 (setup): told Bea pack: expected [], got nothing',
		],
		[
			'not told',
			'notTold: {Ciro: [see]}',
			'notTold: {Bea: [see]}',
			'step 2 (night 1): notTold Bea see: expected nothing, got {"target":"Ada","wolf":true}',
		],
		[
			'a refusal',
			'why: self',
			'why: mandatory',
			'step 2 (night 1): refuse Ada {"maul":"Ada"}: expected "mandatory", got "self"',
		],
		[
			'no refusal',
			'choice: {maul: Ada}, why: self',
			'choice: {maul: Bea}, why: self',
			'step 2 (night 1): refuse Ada {"maul":"Bea"}: expected "self", got nothing',
		],
		['the dead', 'dead: [Elio]', 'dead: []', 'step 3 (dawn 1): public dead: expected [], got ["Elio"]'],
		[
			'the starter',
			'starter: Ada',
			'starter: Bea',
			'step 3 (dawn 1): public starter: expected "Bea", got "Ada"',
		],
		['a lap', 'lap: false', 'lap: true', 'step 3 (dawn 1): lap: expected true, got false'],
		[
			'not public',
			'notPublic: [savedBy]',
			'notPublic: [starter]',
			'step 3 (dawn 1): notPublic starter: expected nothing, got "Ada"',
		],
		[
			'a ballot refusal',
			'why: abstention-not-allowed',
			'why: self',
			'step 4 (ballot nomination): refuse vote ["Ada",null]: expected "self", got "abstention-not-allowed"',
		],
		[
			'the nominees',
			'nominees: [Ciro, Dina]',
			'nominees: [Dina, Ciro]',
			'step 4 (ballot nomination): public nominees: expected ["Dina","Ciro"], got ["Ciro","Dina"]',
		],
		[
			'a tie in silence',
			'{tied: [Ciro, Dina]}\n',
			'{}\n',
			'step 5 (ballot final): public tied, not listed: expected nothing, got ["Ciro","Dina"]',
		],
		[
			'a lynching in silence',
			', lynched: Dina}',
			'}',
			'step 6 (ballot final-repeat): public lynched, not listed: expected nothing, got "Dina"',
		],
		[
			'a role',
			'roleNow: {Ada: werewolf}',
			'roleNow: {Ada: seer}',
			'step 7 (roleNow): role of Ada: expected "seer", got "werewolf"',
		],
		[
			'the living',
			'alive: [Ada, Ciro]',
			'alive: [Ciro, Ada]',
			'step 11 (alive): alive: expected ["Ciro","Ada"], got ["Ada","Ciro"]',
		],
		['the side', 'side: wolves', 'side: humans', 'step 12 (end): side: expected "humans", got "wolves"'],
		['the winners', 'winners: [Ada]', 'winners: []', 'step 12 (end): winners: expected [], got ["Ada"]'],
	])('%s', (_, from, to, failure) => {
		expect(playScenario(EVENING.replace(from, to))).toEqual([failure]);
	});
});

describe('every expectation of every scenario counts', () => {
	test.each(played)('%s', { timeout: 60_000 }, (_, scenario) => {
		const unnoticed = mutationsOf(scenario).filter(
			({ step, mutated }) => !playParsed(mutated)[0]?.startsWith(`step ${step} (`),
		);
		expect(unnoticed.map(({ step, changed }) => `step ${step}: ${changed}`)).toEqual([]);
	});
});

test('a scenario may stop anywhere between two steps', { timeout: 60_000 }, () => {
	for (const [id, scenario] of played)
		for (let length = 1; length < scenario.steps.length; length++) {
			const failures = playParsed({ ...scenario, steps: scenario.steps.slice(0, length) });
			const ended = failures.every((failure) => failure.startsWith('after the last step'));
			expect(ended, `${id}, after ${length} steps: ${failures.join()}`).toBe(true);
		}
});

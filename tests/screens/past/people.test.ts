// People and their figures; forgetting somebody, and one person written in two ways.
import { configure, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { backup } from '$lib/archive/backup';
import { db } from '$lib/db/index';
import { planning } from '$lib/setup/planning.svelte';
import { preferences } from '$lib/setup/preferences.svelte';
import { LANGUAGES } from '$lib/words/index';
import { language } from '$lib/words/language.svelte';
import Groups from '../../../src/routes/groups/+page.svelte';
import People from '../../../src/routes/players/+page.svelte';
import { seat } from '../../words/evenings';
import { outsideBrackets, speakInBrackets } from '../pseudo';
import { NINE, unpack } from '../setup/setting';
import { forget, LONG, remember, tableOf } from './past';

const { goto } = vi.hoisted(() => ({ goto: vi.fn() }));
vi.mock('$app/navigation', () => ({ goto }));

const { people: said, someone } = LANGUAGES.it.past;
// A replayed evening takes its time on a machine that has other work.
configure({ asyncUtilTimeout: 10_000 });

let user: UserEvent;
beforeEach(async () => {
	await unpack();
	await forget();
	user = userEvent.setup();
});

const cards = () => screen.queryAllByRole('button', { name: new RegExp(said.won) });
const namesOf = async () => {
	const finished = await db.history.finished();
	return finished.ok ? finished.value.map(({ title }) => title.names) : [];
};
const open = async (name: string) => {
	await user.click(await screen.findByRole('button', { name: new RegExp(`^${name} `) }));
	return within(await screen.findByRole('dialog', { name }));
};

test('the groups lead to the stories and to the people', async () => {
	render(Groups);
	await user.click(screen.getByRole('button', { name: LANGUAGES.it.past.stories.title }));
	await user.click(screen.getByRole('button', { name: said.title }));
	expect(goto.mock.calls).toEqual([['/stories/'], ['/players/']]);
});

describe('the list', () => {
	test('says what there will be while nobody has played', async () => {
		render(People);
		expect(await screen.findByText(said.none)).toBeVisible();
	});

	test('has everybody of the finished games, and nobody of the open one (K14)', async () => {
		await remember({ setup: tableOf(NINE), seed: 'one' });
		await remember({ setup: tableOf([...NINE, 'Zeno']), seed: 'open', left: 'open' });
		render(People);
		await waitFor(() => expect(cards()).toHaveLength(9));
		expect(document.body.textContent).not.toContain('Zeno');
	});

	test('shows the figures of one, without percentages while there are few', async () => {
		await remember({ setup: tableOf(NINE), seed: 'one' });
		render(People);
		const anna = await open('Anna');
		expect(anna.getByText(said.survived)).toBeVisible();
		expect(anna.getByRole('columnheader', { name: said.role })).toBeVisible();
		expect(document.body.textContent).not.toContain('%');
		await user.click(anna.getAllByRole('button', { name: 'Chiudi' })[0] ?? document.body);
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	});
});

test('figures are honest about small numbers', () => {
	expect([said.of(3, 5), said.of(9, 9), said.of(3, 10), said.of(0, 0)]).toEqual([
		'3 su 5',
		'9 su 9',
		'3 su 10 (30%)',
		'0 su 0',
	]);
});

describe('somebody who wants to be forgotten', () => {
	test('is gone when it is said twice: from games, groups, ways to play and the table that is set up', async () => {
		await remember({ setup: tableOf(NINE), seed: 'one' });
		await db.groups.save({ id: 'g', name: 'Da Anna', seats: NINE, lastPlayed: 1 });
		preferences.set('presets', [{ id: 'p', name: 'Per Anna', sheet: 'classic', options: {} }]);
		planning.change({ names: NINE, people: NINE });
		render(People);
		const anna = await open('Anna');
		await user.click(anna.getByRole('button', { name: said.forget }));
		const question = within(await screen.findByRole('dialog', { name: said.forgetTitle('Anna') }));
		expect(question.getByText(new RegExp(said.forgetText(someone)))).toBeVisible();
		expect(await namesOf()).toEqual([NINE]);
		await user.click(question.getByRole('button', { name: 'Elimina' }));
		await waitFor(() => expect(cards()).toHaveLength(8));
		const rest = NINE.slice(1);
		expect(await namesOf()).toEqual([[someone, ...rest]]);
		expect(planning.plan).toMatchObject({ names: rest, people: rest });
		expect(preferences.values.presets).toMatchObject([{ name: 'Per …' }]);
		expect(await db.groups.list()).toMatchObject({ value: [{ name: 'Da …', seats: [someone, ...rest] }] });
		// What is left is still a game that replays to its story.
		expect(await backup(db)).toMatchObject({ games: 1, groups: 1 });
	});

	test('stays where the tablet cannot do it, and that is said', async () => {
		await remember({ setup: tableOf(NINE), seed: 'one' });
		vi.spyOn(db.people, 'forget').mockResolvedValue({ ok: false, why: 'unreadable' });
		render(People);
		const anna = await open('Anna');
		await user.click(anna.getByRole('button', { name: said.forget }));
		await user.click(await screen.findByRole('button', { name: 'Elimina' }));
		expect(await screen.findByRole('alert')).toHaveTextContent(LANGUAGES.it.past.failed);
		expect(cards()).toHaveLength(9);
	});
});

describe('one person in two spellings', () => {
	const other = NINE.map((name) => (name === 'Anna' ? 'Annina' : name));

	test('becomes one, with the games of both', async () => {
		await remember({ setup: tableOf(NINE), seed: 'one' });
		await remember({ setup: tableOf(other), seed: 'two' });
		render(People);
		const annina = await open('Annina');
		await user.click(annina.getByRole('button', { name: said.merge }));
		await user.click(annina.getByRole('radio', { name: 'Anna' }));
		await user.click(annina.getByRole('button', { name: said.mergeDo }));
		await waitFor(() => expect(screen.getByRole('dialog', { name: 'Anna' })).toHaveTextContent(/ su 2/));
		expect(await namesOf()).toEqual([NINE, NINE]);
		expect(await backup(db)).toMatchObject({ games: 2 });
	});

	test('is refused for two who sat at one table, in a clear sentence', async () => {
		await remember({ setup: tableOf(NINE), seed: 'one' });
		render(People);
		const anna = await open('Anna');
		await user.click(anna.getByRole('button', { name: said.merge }));
		await user.click(anna.getByRole('radio', { name: 'Bruno' }));
		await user.click(anna.getByRole('button', { name: said.mergeDo }));
		expect(await anna.findByRole('alert')).toHaveTextContent(said.together);
		expect(await namesOf()).toEqual([NINE]);
	});
});

describe.each(['it', 'en'] as const)('in %s', (id) => {
	test('twenty-four long names, and nothing breaks a rule of accessibility', async () => {
		await remember({ setup: { ...seat('classic', 24, { sheet: '002' }), names: LONG }, seed: 'long' });
		language.use(id);
		const { container } = render(People);
		await waitFor(() => expect(screen.getAllByRole('button', { name: /Maria/ })).toHaveLength(24));
		const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
		const faultsOf = async (root: Element) => {
			const { violations } = await axe.run(root, { rules });
			return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
		};
		expect(await faultsOf(container)).toEqual([]);
		await user.click(screen.getAllByRole('button', { name: /Maria/ })[0] ?? container);
		expect(await faultsOf(await screen.findByRole('dialog'))).toEqual([]);
	});
});

test('every text comes from the dictionary', async () => {
	await remember({ setup: tableOf(NINE), seed: 'one' });
	speakInBrackets();
	render(People);
	await user.click((await screen.findAllByRole('button', { name: /Anna/ }))[0] ?? document.body);
	await screen.findByRole('dialog');
	expect(outsideBrackets(document.body, NINE)).toEqual([]);
	language.use('it');
});

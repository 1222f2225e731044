// The page of a finished game: it knows no living game, says everything in the language, and is clean for readers.
import { render, screen, within } from '@testing-library/svelte';
import axe from 'axe-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Recap, SheetId } from '$lib/engine/index';
import { openBallots } from '$lib/recap/ballots';
import RecapPage from '$lib/ui/recap/RecapPage.svelte';
import { LANGUAGES } from '$lib/words/index';
import { language } from '$lib/words/language.svelte';
import { playEvening, seat } from '../../words/evenings';
import { outsideBrackets, speakInBrackets } from '../pseudo';

const SIZES: Readonly<Record<SheetId, number>> = { classic: 12, 'e-notte': 18, licantropi: 14, teatro: 16 };
const storyOf = (sheet: SheetId): Recap => {
	const { recap } = playEvening(seat(sheet, SIZES[sheet]), 'a page');
	if (!recap) throw new Error('the game is over');
	return recap;
};
/** Some rules need a real layout; the rest holds here too. */
const rules = Object.fromEntries(
	['color-contrast', 'region', 'page-has-heading-one'].map((rule) => [rule, { enabled: false }]),
);
const { evening, recap: words } = LANGUAGES.it;

afterEach(() => language.use('it'));

describe.each(Object.keys(SIZES) as SheetId[])('%s', (sheet) => {
	const recap = storyOf(sheet);
	const names = recap.people.map(({ name }) => name);

	test('every person and every chapter is there', () => {
		const { container } = render(RecapPage, { recap, code: 'ab12', seed: 'cd34' });
		for (const name of names) expect(container.textContent).toContain(name);
		for (const title of [words.honours, evening.recap.cast, words.timeline, evening.recap.ballots])
			expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
		expect(container.textContent).toContain('cd34');
	});

	test('nothing is said outside of the dictionary', () => {
		speakInBrackets();
		const { container } = render(RecapPage, { recap, playedAt: 0 });
		expect(outsideBrackets(container, names)).toEqual([]);
	});

	test('is clean for readers', async () => {
		const { container } = render(RecapPage, { recap });
		const { violations } = await axe.run(container, { rules });
		expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
	});

	test('has a table for each open ballot, with everybody who voted in it (LR11: none of a secret one)', () => {
		const { container } = render(RecapPage, { recap });
		const tables = [...container.querySelectorAll('table')];
		const ballots = openBallots(recap);
		expect(tables).toHaveLength(ballots.length);
		for (const [n, { arrows }] of ballots.entries())
			for (const { from } of arrows) expect(tables[n]?.textContent).toContain(names[from]);
	});
});

test('one ballot at a time, an arrow for each vote; a touch on a name leaves the arrows of that name', async () => {
	const recap = storyOf('classic');
	const [first, second] = openBallots(recap);
	const { container } = render(RecapPage, { recap });
	const arrows = () => container.querySelectorAll('.round path').length;
	expect(arrows()).toBe(first?.arrows.length);
	const [arrow] = first?.arrows ?? [];
	const ring = screen.getByRole('group', { name: evening.vote.table });
	within(ring)
		.getByRole('button', { name: new RegExp(`^${recap.people[arrow?.from ?? 0]?.name}`) })
		.click();
	const own = first?.arrows.filter(({ from, to }) => from === arrow?.from || to === arrow?.from);
	await vi.waitFor(() => expect(arrows()).toBe(own?.length));
	screen.getByRole('button', { name: words.after }).click();
	await vi.waitFor(() => expect(arrows()).toBe(second?.arrows.length));
	expect(screen.getByRole('button', { name: words.before })).toBeEnabled();
});

test('prints when asked', () => {
	const print = vi.fn();
	vi.stubGlobal('print', print);
	render(RecapPage, { recap: storyOf('classic') });
	screen.getByRole('button', { name: words.print }).click();
	expect(print).toHaveBeenCalledOnce();
});

test('a picture is made only after it has been shown and sent', async () => {
	const made = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => undefined);
	render(RecapPage, { recap: storyOf('classic') });
	screen.getByRole('button', { name: words.share.send }).click();
	const sheet = await screen.findByRole('dialog');
	expect(within(sheet).getByText(words.share.text)).toBeInTheDocument();
	expect(sheet.querySelector('canvas')?.textContent).toContain('NameA');
	expect(made).not.toHaveBeenCalled();
	within(sheet).getByRole('button', { name: words.share.send }).click();
	expect(made).toHaveBeenCalledOnce();
});

test('a game that was stopped at the deal has its page too', () => {
	const { container } = render(RecapPage, {
		recap: { ...storyOf('classic'), side: null, winners: [], facts: [{ fact: 'stopped' }] },
	});
	expect(container.textContent).toContain(LANGUAGES.it.tell.stopped.headline);
});

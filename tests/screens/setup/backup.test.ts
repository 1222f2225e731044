import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Backup from '$lib/ui/setup/Backup.svelte';
import { LANGUAGES } from '$lib/words/index';

const words = LANGUAGES.it.settings.backup;
const offered = () =>
	[words.save, words.read].map((name) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled);

afterEach(() => vi.unstubAllGlobals());

test('a backup is offered where it can be made', () => {
	render(Backup);
	expect(offered()).toEqual([true, true]);
	expect(screen.getByRole('status')).toHaveTextContent('');
});

test('a browser too old to pack one says so, and touches no file', () => {
	vi.stubGlobal('CompressionStream', undefined);
	Reflect.deleteProperty(globalThis, 'CompressionStream');
	render(Backup);
	expect(screen.getByText(words.old)).toBeVisible();
	expect(offered()).toEqual([false, false]);
});

test('an address without https says so', () => {
	vi.stubGlobal('crypto', {});
	render(Backup);
	expect(screen.getByText(words.insecure)).toBeVisible();
	expect(offered()).toEqual([false, false]);
});

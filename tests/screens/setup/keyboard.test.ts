// K24: no field on any screen lets the keyboard learn, complete or correct what is typed.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, test, vi } from 'vitest';
import { db } from '$lib/db/index';
import Groups from '../../../src/routes/groups/+page.svelte';
import Names from '../../../src/routes/new/+page.svelte';
import Options from '../../../src/routes/new/options/+page.svelte';
import { identify, isKind, lookAtIt, playUntil, sit, takeTheClock } from '../evening/evening';
import { NINE, unpack } from './setting';

vi.mock('$app/navigation', () => ({ goto: vi.fn(), beforeNavigate: vi.fn() }));

/** What a field must say, whatever it is for. */
const SAYS = { autocomplete: 'off', autocorrect: 'off', spellcheck: 'false' } as const;
const CAPITALS = ['words', 'sentences'];
/** Nothing is typed into these. */
const NOT_TYPED = ['radio', 'checkbox', 'file'];

/** What is wrong with a field, as a browser has it. */
function faultsOf(field: Element): string[] {
	const has = (name: string) => field.getAttribute(name);
	const faults = Object.entries(SAYS).flatMap(([name, value]) => (has(name) === value ? [] : [name]));
	if (!CAPITALS.includes(has('autocapitalize') ?? '')) faults.push('autocapitalize');
	if (has('name') !== null) faults.push('name');
	if (field.closest('form')) faults.push('form');
	return faults;
}
const typed = () =>
	[...document.querySelectorAll('input, textarea')].filter(
		(field) => !NOT_TYPED.includes(field.getAttribute('type') ?? ''),
	);

/** Every screen with something to type on it, and how to come to it. */
const SCREENS: Readonly<Record<string, () => Promise<unknown>>> = {
	'the names': async () => {
		await unpack({ names: NINE });
		render(Names);
	},
	'the name of a set of options': async () => {
		await unpack({ names: NINE, options: { firstNightVictim: 'moderator' } });
		render(Options);
		await userEvent.click(screen.getByRole('button', { name: 'Salva queste opzioni' }));
	},
	'the name of a group': async () => {
		await unpack();
		await db.groups.save({ id: 'g', name: 'Noi', seats: NINE, lastPlayed: 1 });
		render(Groups);
		await userEvent.click(await screen.findByRole('button', { name: /nome/ }));
	},
	'a will': async () => {
		// Where the first prey is the notary nobody writes a will (N22, P12): then another evening.
		do await sit({ sheet: 'e-notte', deck: { werewolf: 2, notary: 1, villager: 7 } });
		while ((await playUntil(isKind('will'))) === null);
		takeTheClock();
		lookAtIt();
		await identify();
		vi.useRealTimers();
	},
};

test.each(Object.entries(SCREENS))('K24: %s', async (_, come) => {
	await come();
	const fields = typed();
	expect(fields.length).toBeGreaterThan(0);
	for (const field of fields) expect(faultsOf(field)).toEqual([]);
});

test('K24: a seeded fault is found: a field that corrects', async () => {
	await unpack({ names: NINE });
	render(Names);
	for (const [name, other] of [
		['autocorrect', 'on'],
		['autocomplete', 'name'],
		['spellcheck', 'true'],
		['autocapitalize', 'characters'],
		['name', 'first-name'],
	] as const) {
		const [field] = typed();
		const before = field?.getAttribute(name) ?? null;
		field?.setAttribute(name, other);
		expect(typed().flatMap(faultsOf)).toEqual([name]);
		if (before === null) field?.removeAttribute(name);
		else field?.setAttribute(name, before);
	}
});

describe('K24: no other component has a field of its own', () => {
	/** Those whose fields are looked at above. */
	const KNOWN = ['Field.svelte', 'NameRow.svelte', 'Will.svelte'];
	const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
		path.endsWith('.svelte'),
	);

	/** Whether somebody could type in it. */
	const takesText = (source: string): boolean => {
		let found = false;
		JSON.stringify(parse(source, { modern: true }).fragment, (_, node: unknown) => {
			found ||= isField(node);
			return node;
		});
		return found;
	};
	const isField = (node: unknown): boolean => {
		if (typeof node !== 'object' || node === null || !('type' in node)) return false;
		const element = node as AST.BaseNode & Partial<AST.RegularElement>;
		if (element.type !== 'RegularElement') return false;
		if (element.name === 'textarea') return true;
		const attributes = element.attributes ?? [];
		if (attributes.some((one) => one.type === 'Attribute' && one.name === 'contenteditable')) return true;
		return element.name === 'input' && !attributes.some(isNotTyped);
	};
	const isNotTyped = (attribute: AST.RegularElement['attributes'][number]): boolean => {
		if (attribute.type !== 'Attribute' || attribute.name !== 'type' || !Array.isArray(attribute.value))
			return false;
		const [value] = attribute.value;
		return value?.type === 'Text' && NOT_TYPED.includes(value.data);
	};

	test('of all there are', () => {
		const found = files.filter((path) => takesText(readFileSync(join('src', path), 'utf8')));
		expect(found.map((path) => path.split('/').at(-1)).toSorted()).toEqual(KNOWN);
	});

	test('a seeded fault is found: a page with a field of its own', () => {
		expect(takesText('<p><input type="search" /></p>')).toBe(true);
		expect(takesText('{#if a}<textarea></textarea>{/if}')).toBe(true);
		expect(takesText('<div contenteditable="true"></div>')).toBe(true);
		expect(takesText('<input type="radio" />')).toBe(false);
	});
});

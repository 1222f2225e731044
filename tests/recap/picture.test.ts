// The picture to share: first names only, told apart, and nothing drawn but what was asked about.
import { beforeEach, expect, test, vi } from 'vitest';
import { paint } from '../../src/lib/ui/recap/paint';
import { firstNames, pictureOf } from '../../src/lib/ui/recap/picture';
import { LANGUAGES } from '../../src/lib/words';
import { storyOf } from './scenario';

test('the first word of each name; equal ones get what tells them apart', () => {
	expect(firstNames(['Anna Rossi', 'Bruno Verdi', ' Carla '])).toEqual(['Anna', 'Bruno', 'Carla']);
	expect(firstNames(['Anna Rossi', 'Anna Bianchi', 'anna'])).toEqual(['Anna R.', 'Anna B.', 'anna']);
	expect(firstNames(['Anna Rossi', 'Anna Rosati'])).toEqual(['Anna Ross.', 'Anna Rosa.']);
	expect(firstNames(['Anna Ro', 'Anna Rossi'])).toEqual(['Anna Ro', 'Anna Ros.']);
});

const story = storyOf('classic/classic-08-bodyguard-saves-twice');
const named = {
	...story,
	people: story.people.map((person) => ({ ...person, name: `${person.name} Surname` })),
};

test('holds who won, everybody with their role, one award, and no second word of a name', () => {
	const picture = pictureOf(named, '1 May', LANGUAGES.en);
	expect(picture.people.map(({ name, won }) => [name, won])).toEqual(
		story.people.map(({ name }) => [name, name !== 'Ada']),
	);
	expect(picture.people[0]?.role).toBe(LANGUAGES.en.roles.werewolf.name);
	expect(picture.award).toEqual(['The guardian angel', 'Ciro kept death away from Dina.']);
	expect(JSON.stringify(picture)).not.toContain('Surname');
});

beforeEach(() => {
	vi.stubGlobal('Path2D', vi.fn());
	vi.stubGlobal('document', { fonts: { load: vi.fn(() => Promise.resolve([])) } });
});

test('draws exactly that, below the name of the game', async () => {
	const drawn: string[] = [];
	const nothing = vi.fn();
	const ctx = new Proxy(
		{},
		{
			get: (_, key) =>
				key === 'fillText'
					? (text: string) => drawn.push(text)
					: key === 'measureText'
						? (text: string) => ({ width: text.length * 20 })
						: nothing,
			set: () => true,
		},
	);
	const picture = pictureOf(named, '1 May', LANGUAGES.en);
	await paint(ctx as CanvasRenderingContext2D, picture);
	const { headline, date, people, award } = picture;
	const all = [headline, date, ...people.flatMap(({ name, role }) => [name, role]), ...award];
	expect(drawn.join(' ').replace('Plenilunio ', '').split(' ').toSorted()).toEqual(
		all.join(' ').split(' ').toSorted(),
	);
});

import type { Group } from '$lib/db/index';
import { firstNames } from '$lib/setup/groups';
import type { Words } from '$lib/words';
import { nameOf } from '$lib/words/tell';

/** What a group is called: by its own name, else by its first names. */
export function groupLabel({ name, seats }: Pick<Group, 'name' | 'seats'>, words: Words): string {
	if (name !== '') return name;
	const { first, more } = firstNames(seats);
	return words.setup.names.group(
		first.map((_, seat) => nameOf(seat, first)),
		more,
	);
}

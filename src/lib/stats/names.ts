// What people are called after they have asked to be forgotten, or were written in two ways.
import type { NewName } from '../db/index';
import { lookAlikes } from '../setup/alike';
import { LANGUAGES, type Words } from '../words/index';

const isAlike = (name: string, others: readonly string[]): boolean =>
	lookAlikes([...others, name]).at(-1) !== null;

/** A neutral name, told apart by a number where a table has more than one. */
export function nobody({ past }: Words): NewName {
	return (others) => {
		let name = past.someone;
		for (let n = 2; isAlike(name, others); n++) name = `${past.someone} ${n}`;
		return name;
	};
}

/** Whether a name stands for somebody who has been forgotten, in whatever language that was. */
export const isNobody = (name: string): boolean =>
	Object.values(LANGUAGES).some(({ past }) => past.someone === name.replace(/ \d+$/, ''));

/** The spelling that two names share from now on; none at a table where somebody else is called so, or nearly so. */
export const spelled =
	(name: string): NewName =>
	(others) =>
		isAlike(name, others) ? null : name;

/** The others, those first whose name looks like this one. */
export function alikeFirst(name: string, others: readonly string[]): readonly string[] {
	const alike = others.filter((other) => isAlike(other, [name]));
	return [...alike, ...others.filter((other) => !alike.includes(other))];
}

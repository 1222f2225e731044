import { isDeepStrictEqual } from 'node:util';
import type { RoleId } from '../../src/lib/engine';
import type { Public } from '../support/announced';
import type { Table } from '../support/table';
import type { News } from '../support/told';
import { show, Unexpected } from '../support/unexpected';
import { entriesOf, listOf, oneOf, textOf, Unreadable } from './fields';
import { NEWS_KINDS, PUBLIC_KEYS } from './words';

/** A scenario while it is played: the table, and what turned out otherwise in the present step. */
export class Stage {
	readonly differences: string[] = [];

	constructor(
		readonly table: Table,
		/** The true cards offered to the thief. */
		readonly offered: readonly RoleId[] = [],
	) {}

	/** Notes a difference between what is written and what came. */
	check(what: string, expected: unknown, got: unknown): void {
		if (!isDeepStrictEqual(expected, got))
			this.differences.push(new Unexpected(what, show(expected), show(got)).message);
	}

	/** The name of somebody who sits at the table. */
	player(value: unknown, what: string): string {
		const name = textOf(value, what);
		if (!this.table.sits(name)) throw new Unreadable(`${what}: ${name} has no seat`);
		return name;
	}

	/** Compares what was read in a lap with the keys `told` and `notTold` of a step. */
	checkNews(fields: { told?: unknown; notTold?: unknown }, news: ReadonlyMap<string, News>): void {
		for (const [who, kinds] of entriesOf(fields.told, 'told')) {
			const read = news.get(this.player(who, 'told')) ?? {};
			for (const [kind, expected] of entriesOf(kinds, `told ${who}`))
				this.check(`told ${who} ${oneOf(kind, NEWS_KINDS, 'kind of news')}`, expected, read[kind]);
		}
		for (const [who, kinds] of entriesOf(fields.notTold, 'notTold')) {
			const read = news.get(this.player(who, 'notTold')) ?? {};
			for (const word of listOf(kinds, `notTold ${who}`)) {
				const kind = oneOf(textOf(word, 'notTold'), NEWS_KINDS, 'kind of news');
				this.check(`notTold ${who} ${kind}`, undefined, read[kind]);
			}
		}
	}

	/** Compares what was announced with the keys `public` and `notPublic` of a step. */
	checkPublic(fields: { public?: unknown; notPublic?: unknown }, announced: Public): void {
		for (const [key, expected] of entriesOf(fields.public, 'public'))
			this.check(`public ${oneOf(key, PUBLIC_KEYS, 'key in public')}`, expected, announced[key]);
		for (const word of listOf(fields.notPublic, 'notPublic')) {
			const key = oneOf(textOf(word, 'notPublic'), PUBLIC_KEYS, 'key in notPublic');
			this.check(`notPublic ${key}`, undefined, announced[key] === false ? undefined : announced[key]);
		}
	}

	/** Checks that an attempt was refused with the right code and has left everything as it was. */
	checkRefused(what: string, why: unknown, attempt: () => string | undefined): void {
		const before = this.table.snapshot;
		this.check(`refuse ${what}`, why, attempt());
		if (this.table.snapshot !== before)
			throw new Unexpected(`refuse ${what}`, 'nothing to change', 'a game that has moved on');
	}
}

import type { Request } from '../../src/lib/engine';

/** Something else came than what was expected. */
export class Unexpected extends Error {
	constructor(what: string, expected: string, got: string) {
		super(`${what}: expected ${expected}, got ${got}`);
	}
}

/** A value as a failure shows it. */
export const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** What a table is waiting for, in a few words. */
export function due(request: Request | null): string {
	switch (request?.kind) {
		case undefined:
			return 'the end of the game';
		case 'card':
			return 'the role lap';
		case 'turn':
			return `night ${request.night}`;
		case 'read':
			return `dawn ${request.night}`;
		case 'announce':
			return `the announcement of the ${request.announcement.of}`;
		case 'discuss':
			return `the nomination of day ${request.day}`;
		case 'vote':
			return `ballot ${request.ballot} of day ${request.day}`;
		case 'omen':
			return 'the choice between two cards';
		case 'poll':
			return `ballot ${request.ballot} of day ${request.day}`;
		case 'will':
			return 'a will';
		case 'appeal':
			return 'an appeal';
		case 'judge':
			return 'the judgement of the fool';
		case 'count':
			return `the count of ballot ${request.ballot}`;
		case 'defence':
			return 'a defence';
		case 'lots':
			return 'a lot';
	}
}

// What the tests of the backup share: tablets with evenings on them, and files made by hand.
import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { type Database, type NewGame } from '../../src/lib/db';
import { type Play, type Setup, type SheetId } from '../../src/lib/engine';
import { COMFORT } from '../../src/lib/session/comfort';
import { newRecord } from '../../src/lib/session/record';
import { tableOf } from '../support/deck';
import { wander } from '../support/wander';

const PEOPLE = [
	'Anna',
	'Zoë',
	'عمر',
	'👩‍👩‍👧',
	'Łucja',
	'Jean-Luc',
	'O’Hara',
	'李雷',
	'Marco B.',
	'Ø',
	'Ines',
	'Tea',
	'Ugo',
	'Vito',
];

/** A table of people with the names people have. */
export function tableWith(sheet: SheetId, players: number): Setup {
	return { ...tableOf(players, {}, sheet), names: PEOPLE.slice(0, players) };
}

/** A game as this tablet would keep it. */
export const recordOf = (play: Play, group: string | null = null): NewGame => newRecord(play, COMFORT, group);

/** Plays a game to its end on this tablet. */
export async function keep(db: Database, play: Play, group: string | null = null): Promise<string> {
	const record = recordOf(play, group);
	await db.games.createGame(record);
	for (const [n, entry] of play.log.entries.entries()) await db.games.append(record.id, n, entry);
	await db.games.finish(record.id, play.recap);
	return record.id;
}

/** A tablet after some evenings: a game of two sheets, one of them by a group. */
export async function fill(db: Database): Promise<void> {
	await db.groups.save({ id: 'friends', name: 'Il venerdì ', seats: PEOPLE.slice(0, 8), lastPlayed: 5 });
	await keep(db, wander(tableWith('classic', 8), 'first'), 'friends');
	await keep(db, wander(tableWith('teatro', 10), 'second'));
}

/** What a test may change in a file, as it would stand in it. */
export interface Body {
	games: Record<string, unknown>[];
	groups: Record<string, unknown>[];
}

const sum = (body: string): string => createHash('sha256').update(body).digest('hex');

/** A file of somebody who knows how they are made: with the right checksum, whatever is in it. Of the first version. */
export function forged(body: string): Blob {
	return new Blob([`{"format":"plenilunio-backup","version":1,"checksum":"${sum(body)}","body":${body}}`]);
}
/** The same as it is made today. */
export function packed(body: string, checksum = sum(body)): Blob {
	const packed = deflateSync(body).toString('base64');
	return new Blob([JSON.stringify({ format: 'plenilunio-backup', version: 2, checksum, body: packed })]);
}

/** What is packed in a file, as text. */
export function unpacked(text: string): string {
	const { body } = JSON.parse(text) as { body: string };
	return inflateSync(Buffer.from(body, 'base64')).toString();
}
export const bodyOf = (text: string): Body => JSON.parse(unpacked(text)) as Body;

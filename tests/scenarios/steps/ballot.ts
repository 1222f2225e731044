import { isDeepStrictEqual } from 'node:util';
import { sayAnnounced, type Public } from '../../support/announced';
import type { Table } from '../../support/table';
import { due, show, Unexpected } from '../../support/unexpected';
import { fieldsOf, listOf, textOf, Unreadable } from '../fields';
import type { Stage } from '../stage';
import { NEVER_SILENT } from '../words';
import { expectDue, step } from './step';

/** From the call to vote to the next thing to decide: the votes, the count and what follows from it. */
export const ballot = step(
	['ballot', 'votes', 'abstain', 'refuse', 'lot', 'public', 'notPublic'],
	(fields, stage) => {
		const { table } = stage;
		if (table.request?.kind === 'discuss' || table.request?.kind === 'announce')
			table.advance('vote', 'poll');
		const now = table.request;
		expectDue(
			(now?.kind === 'vote' || now?.kind === 'poll') && now.ballot === fields.ballot,
			`ballot ${show(fields.ballot)}`,
			stage,
		);
		for (const entry of listOf(fields.refuse, 'refuse')) refuseVote(entry, stage);
		if (stage.differences.length > 0) return;

		if (fields.lot !== undefined) table.stageLot(stage.player(fields.lot, 'lot'));
		const votes = listOf(fields.votes, 'votes').map((vote) => readVote(vote, stage));
		const cast = castInOrder(votes, fields.abstain, table);
		const heard = table.advance('vote', 'poll', 'turn', 'appeal', 'judge');
		if (table.lotLeft !== undefined)
			throw new Unexpected('lot', table.lotLeft, `no draw before ${due(table.request)}`);
		checkBallot(fields, { ...cast, ...sayAnnounced(heard, table.name) }, stage);
	},
);

interface VoteWords {
	readonly voter: string;
	readonly target: string | null;
	readonly fire: boolean;
}

/** An open vote must follow the speaking order; with `abstain: rest` whoever is not on the list abstains. */
function castInOrder(votes: readonly VoteWords[], abstain: unknown, table: Table): Public {
	if (abstain !== undefined && abstain !== 'rest') throw new Unreadable('abstain can only be `rest`');
	const now = table.request;
	if (now?.kind === 'poll') return { ...table.poll(votes, abstain === 'rest') };
	const inOrder = now?.kind === 'vote' && now.manner === 'open';
	const left = [...votes];
	const cast = table.ballot((voter) => {
		const at = inOrder ? 0 : left.findIndex((vote) => vote.voter === voter);
		if (abstain === 'rest' && !left.some((vote) => vote.voter === voter)) return null;
		const [next] = at < 0 ? [] : left.splice(at, 1);
		if (next?.voter !== voter) throw new Unexpected('voter', next?.voter ?? 'nobody', `${voter}, who is due`);
		return next.target;
	});
	const [more] = left;
	if (more)
		throw new Unexpected(`vote of ${more.voter}`, 'a voter of this ballot', 'not-a-voter or a second vote');
	return { ...cast };
}

function checkBallot(
	fields: { public?: unknown; notPublic?: unknown },
	announced: Public,
	stage: Stage,
): void {
	stage.checkPublic(fields, announced);
	if (fields.public === undefined) return;
	for (const key of NEVER_SILENT) {
		const empty = isDeepStrictEqual(announced[key], []) || isDeepStrictEqual(announced[key], {});
		if (empty) continue;
		const listed = Object.hasOwn(Object(fields.public), key);
		if (!listed) stage.check(`public ${key}, not listed`, undefined, announced[key]);
	}
}

/** Tries a vote that must be refused; the names in it may be of strangers. */
function refuseVote(entry: unknown, stage: Stage): void {
	const { vote, why } = fieldsOf(entry, 'refuse', ['vote', 'why']);
	const [voter, target, fire] = readPair(vote);
	const { seat } = stage.table;
	const answer = {
		voter: seat(textOf(voter, 'voter')),
		target: target === null ? null : seat(textOf(target, 'target')),
		...(fire ? { fire } : {}),
	};
	stage.checkRefused(`vote ${show(vote)}`, textOf(why, 'why'), () => stage.table.try(answer)?.refused);
}

function readVote(vote: unknown, stage: Stage): VoteWords {
	const [voter, target, fire] = readPair(vote);
	return {
		fire,
		voter: stage.player(voter, 'voter'),
		target: target === null ? null : stage.player(target, 'target'),
	};
}

function readPair(vote: unknown): readonly [voter: unknown, target: unknown, fire: boolean] {
	const [voter, target, ...flags] = listOf(vote, 'a vote');
	if (target === undefined) throw new Unreadable('a vote is [voter, target]');
	if (flags.length > 1 || (flags.length === 1 && flags[0] !== 'fire'))
		throw new Unreadable('a vote is [voter, target] or [voter, target, fire]');
	return [voter, target, flags.length === 1];
}

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
		if (table.request?.kind === 'discuss') table.advance('vote');
		const now = table.request;
		expectDue(now?.kind === 'vote' && now.ballot === fields.ballot, `ballot ${show(fields.ballot)}`, stage);
		for (const entry of listOf(fields.refuse, 'refuse')) refuseVote(entry, stage);
		if (stage.differences.length > 0) return;

		if (fields.lot !== undefined) table.stageLot(stage.player(fields.lot, 'lot'));
		const votes = listOf(fields.votes, 'votes').map((vote) => readVote(vote, stage));
		const cast = castInOrder(votes, fields.abstain, table);
		const heard = table.advance('vote', 'turn');
		if (table.lotLeft !== undefined)
			throw new Unexpected('lot', table.lotLeft, `no draw before ${due(table.request)}`);
		checkBallot(fields, { ...cast, ...sayAnnounced(heard, table.name) }, stage);
	},
);

interface VoteWords {
	readonly voter: string;
	readonly target: string | null;
}

/** The list must follow the speaking order; with `abstain: rest` whoever is not on it abstains. */
function castInOrder(votes: readonly VoteWords[], abstain: unknown, table: Table): Public {
	if (abstain !== undefined && abstain !== 'rest') throw new Unreadable('abstain can only be `rest`');
	const left = [...votes];
	const cast = table.ballot((voter) => {
		if (abstain === 'rest' && !left.some((vote) => vote.voter === voter)) return null;
		const next = left.shift();
		if (next?.voter !== voter) throw new Unexpected('voter', next?.voter ?? 'nobody', `${voter}, who is due`);
		return next.target;
	});
	const [more] = left;
	if (more)
		throw new Unexpected(`vote of ${more.voter}`, 'a voter of this ballot', 'not-a-voter or a second vote');
	return cast;
}

function checkBallot(
	fields: { public?: unknown; notPublic?: unknown },
	announced: Public,
	stage: Stage,
): void {
	stage.checkPublic(fields, announced);
	if (fields.public === undefined) return;
	for (const key of NEVER_SILENT) {
		const listed = Object.hasOwn(Object(fields.public), key);
		if (!listed) stage.check(`public ${key}, not listed`, undefined, announced[key]);
	}
}

/** Tries a vote that must be refused; the names in it may be of strangers. */
function refuseVote(entry: unknown, stage: Stage): void {
	const { vote, why } = fieldsOf(entry, 'refuse', ['vote', 'why']);
	const [voter, target] = readPair(vote);
	const { seat } = stage.table;
	const answer = {
		voter: seat(textOf(voter, 'voter')),
		target: target === null ? null : seat(textOf(target, 'target')),
	};
	stage.checkRefused(`vote ${show(vote)}`, textOf(why, 'why'), () => stage.table.try(answer)?.refused);
}

function readVote(vote: unknown, stage: Stage): VoteWords {
	const [voter, target] = readPair(vote);
	return {
		voter: stage.player(voter, 'voter'),
		target: target === null ? null : stage.player(target, 'target'),
	};
}

function readPair(vote: unknown): readonly [voter: unknown, target: unknown] {
	const [voter, target, ...flags] = listOf(vote, 'a vote');
	if (target === undefined) throw new Unreadable('a vote is [voter, target]');
	if (flags.length > 0) throw new Unreadable('the engine has no ballot with a switch yet');
	return [voter, target];
}

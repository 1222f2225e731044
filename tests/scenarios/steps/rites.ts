// What only some rulesets have after a verdict or a death: the appeal, the wills, the judgement of the fool.
import { sayAnnounced } from '../../support/announced';
import { show, Unexpected } from '../../support/unexpected';
import { entriesOf, fieldsOf, listOf, textOf, Unreadable } from '../fields';
import { expectDue, step } from './step';

const NEXT = ['vote', 'poll', 'turn', 'judge'] as const;

export const appeal = step(['appeal', 'refuse', 'public', 'notPublic'], (fields, stage) => {
	const { table } = stage;
	const said = (entry: unknown, what: string) => {
		const { by, burn } = fieldsOf(entry, what, ['by', 'burn', 'why']);
		return { by: table.seat(textOf(by, 'by')), burn: table.seat(textOf(burn, 'burn')) };
	};
	for (const entry of listOf(fields.refuse, 'refuse'))
		stage.checkRefused(
			`appeal ${show(entry)}`,
			(entry as { why: unknown }).why,
			() => table.try(said(entry, 'refuse'))?.refused,
		);
	if (table.request?.kind === 'appeal')
		table.answer(fields.appeal === 'none' ? 'silence' : said(fields.appeal, 'appeal'));
	else if (fields.appeal !== 'none') throw new Unexpected('appeal', 'an open window', 'none');
	stage.checkPublic(fields, sayAnnounced(table.advance(...NEXT), table.name));
});

export const wills = step(['wills'], (fields, stage) => {
	const { table } = stage;
	const left = new Map(entriesOf(fields.wills, 'wills'));
	if (table.request?.kind !== 'will') throw new Unexpected('wills', 'a will that is due', 'no-wills-now');
	for (let now = table.request; now?.kind === 'will'; now = table.request) {
		const name = table.name(now.seat);
		const text = left.get(name);
		if (text === undefined) throw new Unexpected(`will of ${name}`, 'an entry', 'none');
		left.delete(name);
		table.answer({ text: textOf(text, 'a will') });
	}
	const [more] = left.keys();
	if (more !== undefined) throw new Unexpected(`will of ${more}`, 'to be due', 'no-wills-now');
});

export const notary = step(['notary'], (fields, stage) => {
	const { table } = stage;
	const now = table.request;
	const { who, reads } = fieldsOf(fields.notary, 'notary', ['who', 'reads']);
	if (now?.kind !== 'announce' || now.announcement.of !== 'wills')
		throw new Unexpected('notary', 'wills to read', 'none');
	stage.check('who', who, table.name(now.announcement.notary));
	stage.check(
		'reads',
		reads,
		now.announcement.reads.map((will) => [table.name(will.who), will.text]),
	);
	table.answer('heard');
});

export const judge = step(['judge'], (fields, stage) => {
	const { fool } = fieldsOf(fields.judge, 'judge', ['fool']);
	if (fool !== 'kept' && fool !== 'failed') throw new Unreadable('the fool has kept up the part or failed');
	expectDue(stage.table.request?.kind === 'judge', 'the judgement of the fool', stage);
	stage.table.answer(fool);
});

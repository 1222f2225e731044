import type { Words } from '../index';
import { list } from './grammar';

const CAMPS = { village: 'the village', pack: 'the wolves', piper: 'the piper' };
const times = (n: number): string =>
	n === 0 ? 'never' : n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`;

export const recap: Words['recap'] = {
	turn: 'The turning point',
	turned: (when, fallen, camp, overtook, own, rivals) =>
		`${when}${fallen.length > 0 ? `, with ${list(fallen)} gone` : ''}: ${
			overtook
				? `${CAMPS[camp]} in the lead, and to the end.`
				: `the longest step there was, for ${CAMPS[camp]}.`
		} ${own === 0 ? 'No step' : own === 1 ? 'One step' : `${own} steps`} left to victory; for the others, ${rivals}.`,
	step: 'A step: one more person who has to fall, or to follow the flute, before a side wins.',
	honours: 'The evening’s awards',
	awards: {
		truth: [
			'The sharpest eye',
			(who, count, of) => `By night ${who} was right ${times(count)} out of ${of}.`,
		],
		mask: [
			'The best mask',
			(who, count) => `Among the wolves, ${who} was the name least called: ${times(count)}.`,
		],
		angel: ['The guardian angel', (who, _, __, about) => `${who} kept death away from ${list(about)}.`],
		spark: [
			'The spark',
			(who, _, __, about) => `The first vote against ${list(about)}, one of the wolves, came from ${who}.`,
		],
		stubborn: ['Own mind', (who, count) => `${who} cast ${count} votes that nobody else did.`],
		survivor: [
			'Nine lives',
			(who, count) => `The name of ${who} was called ${times(count)}, and it was not enough.`,
		],
		'first-row': ['The front row', (who) => `Nobody saw as much of the game from the stalls as ${who}.`],
	},
	timeline: 'The game in brief',
	left: (pack, others) => `${pack} for the wolves, ${others} against`,
	before: 'The vote before',
	after: 'The next vote',
	touch: 'Touch a name: only its arrows stay.',
	of: (n, all) => `${n} of ${all}`,
	right: 'right',
	wrong: 'wrong',
	date: (at) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(at),
	print: 'Print',
	share: {
		title: 'A picture to share',
		text: 'It holds only what you see; of each name, the first word. It leaves this tablet only if you send it.',
		send: 'Share',
	},
};

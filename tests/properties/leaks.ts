// Whatever an app could let slip, here on purpose.
import {
	open,
	type HandView,
	type Request,
	type RoleId,
	type Seat,
	type SheetId,
} from '../../src/lib/engine';
import type { Evening } from './acts';
import { living } from './evening';
import type { Watch } from './twins';

/** The table as it would look with this change of what is asked. */
const asking =
	(change: (request: Request, evening: Evening) => object): Watch['table'] =>
	(evening) => {
		const { table } = evening.play;
		if (!table.request) return table;
		return { ...table, request: { ...table.request, ...change(table.request, evening) } as Request };
	};

/** A hand as it would look with this change; the news as well, under a name that no rule knows. */
const holding =
	(change: (hand: HandView, evening: Evening) => object): Watch['hand'] =>
	(evening, seat) => {
		const hand = evening.play.hand(seat);
		return hand && { ...hand, ...change(hand, evening) };
	};

/** The living who were dealt a role. */
const alive = ({ play, cards }: Evening, ...roles: readonly RoleId[]): Seat[] =>
	living(play).filter((seat) => roles.some((role) => cards[seat] === role));

/** How much has happened: no view tells, so a copy of the evening is stopped early and asked. */
function facts({ play, chance }: Evening): number {
	const copy = open(play.log, play.log.entries, chance).play;
	copy.stop();
	return copy.recap?.facts.length ?? 0;
}

/** A hand's names in the order of the cards. */
const sorted = (names: readonly Seat[], { cards }: Evening): Seat[] =>
	names.toSorted((a, b) => (cards[a] ?? '').localeCompare(cards[b] ?? ''));

/** `of`: the role it gives away, so that it need not be looked for among all the others. */
type Seeded = Partial<Watch> & { readonly of?: RoleId };

export const LEAKS: Readonly<Record<SheetId, Readonly<Record<string, Seeded>>>> = {
	classic: {
		'the role of the dead': {
			table({ play, cards }) {
				const seats = play.table.seats.map((seat) => ({
					...seat,
					role: seat.alive ? null : cards[seat.seat],
				}));
				return { ...play.table, seats };
			},
		},
		'a turn whose shape follows the cards, not the deck': {
			of: 'seer',
			table: asking((request, evening) =>
				request.kind === 'turn' ? { shape: { names: alive(evening, 'seer').length } } : {},
			),
		},
		'an answer page only for those who have an answer': {
			stops({ play }) {
				const { request } = play;
				return request?.kind !== 'read' || Object.keys(play.hand(request.seat)?.told ?? {}).length > 0;
			},
		},
		'a lap whose length counts the pack': {
			table: asking((request, evening) =>
				'lap' in request ? { lap: { ...request.lap, of: alive(evening, 'werewolf').length } } : {},
			),
		},
		'a key that counts what has happened': {
			table: asking((request, evening) =>
				request.kind === 'announce' ? { key: `${request.key}/${facts(evening)}` } : {},
			),
		},
		'candidates in the order of their cards': {
			table: asking((request, evening) =>
				request.kind === 'vote' ? { candidates: sorted(request.candidates, evening) } : {},
			),
		},
		'no way back for the wolves': {
			table: ({ play, cards }) => ({
				...play.table,
				undoable: play.request?.kind === 'vote' && cards[play.request.voter] !== 'werewolf',
			}),
		},
		'less time to talk while the seer is alive': {
			of: 'seer',
			table: asking((request, evening) =>
				request.kind === 'discuss' ? { seconds: request.seconds - alive(evening, 'seer').length } : {},
			),
		},
		'a dawn that says who is left': {
			table: asking((request, evening) =>
				request.kind === 'announce' && request.announcement.of === 'dawn'
					? { announcement: { ...request.announcement, wolves: alive(evening, 'werewolf').length } }
					: {},
			),
		},
		'a hand that knows the neighbour': {
			hand: holding(({ seat, told }, { cards }) => ({
				told: { ...told, role: cards[(seat + 1) % cards.length] ?? 'villager' },
			})),
		},
		'names in an order that shows who is what': {
			hand: holding(({ questions }, evening) => ({
				questions: questions.map((one) => ({
					...one,
					places: one.places.map((names) => sorted(names, evening)),
				})),
			})),
		},
		'a hand that shrinks with the pack': {
			hand: holding(({ notebook }, evening) => ({
				notebook: notebook.slice(0, alive(evening, 'werewolf').length),
			})),
		},
	},
	'e-notte': {
		'more paper for the will of a wolf': {
			table: asking((request, { cards }) =>
				request.kind === 'will' ? { most: cards[request.seat] === 'werewolf' ? 280 : 140 } : {},
			),
		},
		'a will that says how many wolves are left': {
			of: 'werewolf',
			hand: holding(({ step }, evening) =>
				step === 'will' ? { side: `${alive(evening, 'werewolf').length}` } : {},
			),
		},
		'no wills from those who know something': {
			stops({ play, cards }) {
				const { request } = play;
				return request?.kind !== 'will' || cards[request.seat] === 'villager';
			},
		},
		'a curse spoken of only while the jinx is alive': {
			of: 'jinx',
			table: asking((request, evening) => {
				if (request.kind !== 'announce' || request.announcement.of !== 'nominees') return {};
				const { cursed, ...others } = request.announcement;
				return { announcement: alive(evening, 'jinx').length > 0 ? { ...others, cursed } : others };
			}),
		},
		'ghosts in the order of their cards': {
			table: asking((request, evening) =>
				request.kind === 'count' ? { voters: sorted(request.voters, evening) } : {},
			),
		},
	},
	licantropi: {
		'an appeal only while there is a mayor': {
			of: 'mayor',
			stops: (evening) => evening.play.request?.kind !== 'appeal' || alive(evening, 'mayor').length > 0,
		},
		'a longer appeal for the condemned mayor': {
			of: 'mayor',
			table: asking((request, { cards }) =>
				request.kind === 'appeal' && cards[request.condemned] === 'mayor'
					? { seconds: request.seconds + 1 }
					: {},
			),
		},
		'a secret ballot that counts the hands of the pack': {
			table: asking((request, { cards }) => {
				if (request.kind !== 'vote') return {};
				const before = request.voters.slice(0, request.voters.indexOf(request.voter));
				return { cast: before.filter((seat) => cards[seat] === 'werewolf').map(() => ({})) };
			}),
		},
		'a private ballot that knows the mayor': {
			of: 'mayor',
			hand: holding(({ step, told }, { cards }) =>
				step === 'ballot' ? { told: { ...told, mayor: cards.indexOf('mayor') } } : {},
			),
		},
		'no question for whoever has no power': {
			hand: holding(({ questions }) => ({
				questions: questions.filter(({ action }) => action !== 'suspect'),
			})),
		},
	},
	teatro: {
		'a dawn lap that follows the cards, not the list': {
			of: 'bear-tamer',
			stops(evening) {
				const { request } = evening.play;
				if (request?.kind !== 'read' || request.lap.kind !== 'dawn') return true;
				return alive(evening, 'bear-tamer', 'puppeteer').length > 0;
			},
		},
		'an omen for nobody but the thief': {
			of: 'thief',
			stops({ play, cards }) {
				const { request } = play;
				return request?.kind !== 'omen' || cards[request.seat] === 'thief';
			},
		},
		'one page fewer for a power that is spent': {
			hand: holding(({ role, questions }) => ({
				questions:
					role === 'fox' && questions.some(({ action }) => action === 'suspect')
						? questions.slice(1)
						: questions,
			})),
		},
		'a switch on the ballot of the pyromaniac alone': {
			of: 'pyromaniac',
			table: asking((request, evening) =>
				request.kind === 'poll' ? { fuel: alive(evening, 'pyromaniac').length > 0 } : {},
			),
		},
		'no page of roles but for the black wolf': {
			hand: holding(({ questions }) => ({
				questions: questions.filter(({ action }) => action !== 'wish'),
			})),
		},
		'who pulled the strings': {
			of: 'puppeteer',
			hand: holding(({ told }, { cards }) =>
				told.controlled ? { told: { ...told, puppeteer: cards.indexOf('puppeteer') } } : {},
			),
		},
		'whom the piper has charmed': {
			of: 'pied-piper',
			hand: holding(({ told, step }, { cards }) =>
				step === 'hear' ? { told: { ...told, piper: cards.indexOf('pied-piper') } } : {},
			),
		},
		'a stake that names the pyromaniac': {
			table: asking((request, { cards }) =>
				request.kind === 'announce' && request.announcement.of === 'pyre'
					? { announcement: { ...request.announcement, by: cards.indexOf('pyromaniac') } }
					: {},
			),
		},
	},
};

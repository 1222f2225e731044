import type { Seat, Told } from '../../src/lib/engine';

/** What a player has read, each kind of news in the words of FORMAT.md section 3. */
export type News = Readonly<Record<string, unknown>>;

type Kind = keyof Told;
type NameOf = (seat: Seat) => string;

/** How each kind of news is said; a kind added to the engine is missed here by the compiler. */
const SAID: { readonly [K in Kind]: (news: Required<Told>[K], name: NameOf) => unknown } = {
	role: (role) => role,
	pack: (seats, name) => seats.map(name),
	masons: (seats, name) => seats.map(name),
	colleague: (seats, name) => seats.map(name),
	picks: (picks, name) => Object.fromEntries(picks.map(({ wolf, prey }) => [name(wolf), name(prey)])),
	lastPrey: (seat, name) => name(seat),
	see: ({ target, ...found }, name) => ({ target: name(target), ...found }),
	aura: ({ target, good }, name) => ({ target: name(target), good }),
	alignment: ({ target, good }, name) => ({ target: name(target), good }),
	mystic: ({ target, is }, name) => ({ target: name(target), is }),
	drunkards: (seats, name) => seats.map(name),
	guards: (seats, name) => seats.map(name),
	lovers: (seats, name) => seats.map(name),
	traitor: (seats, name) => seats.map(name),
	packRoles: (pack, name) => Object.fromEntries(pack.map(({ wolf, role }) => [name(wolf), role])),
	offered: (roles) => roles,
	puppet: ({ target, role }, name) => ({ target: name(target), role }),
	controlled: (controlled) => controlled,
	sniff: ({ targets, shady }, name) => ({ targets: targets.map(name), shady }),
	duel: ({ opponent }, name) => ({ opponent: name(opponent) }),
	charmed: (seats, name) => seats.map(name),
	bear: (bear) => bear,
	medium: (news, name) => (news === 'none' ? news : { target: name(news.target), wolf: news.wolf }),
	becomes: (role) => role,
};

/** Says news by names instead of seats. */
export function sayNews(told: Told, name: NameOf): News {
	const kinds = Object.keys(told) as Kind[];
	return Object.fromEntries(kinds.map((kind) => [kind, sayKind(kind, told, name)]));
}

function sayKind<K extends Kind>(kind: K, told: Told, name: NameOf): unknown {
	const news: Told[K] = told[kind];
	return news === undefined ? undefined : SAID[kind](news as Required<Told>[K], name);
}

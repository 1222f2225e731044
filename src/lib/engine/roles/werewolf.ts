import type { Game, Said } from '../happen';
import type { RoleId, Seat, Told } from '../words';
import { isWolf, nameIn, timing, type Power, type Role } from './role';

declare module '../words' {
	interface Actions {
		maul: true;
	}
	interface Told {
		/** The other members of the pack. */
		readonly pack?: readonly Seat[];
		/** What they are, as the pack knows it (TR27). */
		readonly packRoles?: readonly { readonly wolf: Seat; readonly role: RoleId }[];
		/** Who of the pack has already picked whom tonight, in lap order (P8). */
		readonly picks?: readonly { readonly wolf: Seat; readonly prey: Seat }[];
		/** The pack's own choice of the night before. */
		readonly lastPrey?: Seat;
		/** Who has sold the village to the pack (L4). */
		readonly traitor?: readonly Seat[];
	}
}

export const maul: Power = {
	action: 'maul',
	names: 1,
	nights: (night, options) =>
		night < (options.firstNightVictim === 'moderator' ? 2 : 1) ? 'not-yet' : 'now',
	refuses: (_, name, __, g) => (isWolf(name, g) ? 'pack-member' : undefined),
	// T26: a wolf on the strings moves the pack's jaws, not its mind; each wolf's own choice stands.
	pulled: (own) => own,
	act(said, g) {
		const own = agreed(said);
		if (own === undefined) return [];
		g.note({ fact: 'hunted', night: g.night, prey: own });
		const other = g.marked('controlled').find(({ on }) => g.alive(on) && isWolf(on, g))?.onto;
		const of = { kind: 'die', who: other ?? own, cause: 'mauled' } as const;
		if (other === undefined || !isWolf(other, g)) return [of];
		// Jaws that are moved onto a wolf do not close.
		g.note({ fact: 'prevented', night: g.night, of, by: other });
		return [];
	},
};

/** P5, P8, TR27: whom a member of the pack knows, at the deal or while choosing. */
export function packNews(me: Seat, g: Game): Told {
	const atDeal = g.state.phase === 'deal';
	if (atDeal && g.sheet.recognition !== 'deal') return {};
	const pack = g.living().filter((seat) => seat !== me && isWolf(seat, g));
	const news: Told = {
		pack,
		...(ranked(g) ? { packRoles: pack.map((wolf) => ({ wolf, role: g.shown(g.person(wolf).role) })) } : {}),
	};
	if (atDeal) return { ...news, ...traitors(g) };
	if (timing(maul, g) !== 'now') return news;
	const lastPrey = preyOf(g, g.night - 1);
	const picks = g
		.said('maul')
		.filter(({ by }) => by !== me)
		.map(({ by, choice }) => ({ wolf: by, prey: nameIn(choice) ?? by }));
	return { ...news, picks, ...(lastPrey === undefined ? {} : { lastPrey }) };
}

/** C7: the pack knows itself (P5), agrees on one person a night (P8) and mauls them. */
export const werewolf: Role = { powers: [maul], knows: packNews };

/** Whether the sheet tells the pack who is who: it prints more than one kind of wolf. */
const ranked = (g: Game): boolean =>
	Object.values(g.sheet.cards).filter(({ counts }) => counts === 'wolf').length > 1;

function traitors(g: Game): Told {
	const traitor = g.livingAs('traitor');
	return traitor.length > 0 ? { traitor } : {};
}

/** P8: the most picked name; of tied names, the one picked by the wolf who held the tablet last. */
function agreed(said: readonly Said[]): Seat | undefined {
	const count = new Map<Seat, number>();
	let most = 0;
	for (const { choice } of said) {
		const name = nameIn(choice);
		if (name === undefined) continue;
		const picks = (count.get(name) ?? 0) + 1;
		count.set(name, picks);
		most = Math.max(most, picks);
	}
	return said
		.map(({ choice }) => nameIn(choice))
		.findLast((name) => name !== undefined && count.get(name) === most);
}

function preyOf(g: Game, night: number): Seat | undefined {
	for (const fact of g.state.facts) if (fact.fact === 'hunted' && fact.night === night) return fact.prey;
	return undefined;
}

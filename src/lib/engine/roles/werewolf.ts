import type { Game, Said } from '../happen';
import type { Seat } from '../words';
import { fellows, nameIn, timing, type Power, type Role } from './role';

declare module '../words' {
	interface Actions {
		maul: true;
	}
	interface Told {
		/** The other members of the pack. */
		readonly pack?: readonly Seat[];
		/** Who of the pack has already picked whom tonight, in lap order (P8). */
		readonly picks?: readonly { readonly wolf: Seat; readonly prey: Seat }[];
		/** The pack's own choice of the night before. */
		readonly lastPrey?: Seat;
	}
}

const maul: Power = {
	action: 'maul',
	names: 1,
	mandatory: true,
	from: (options) => (options.firstNightVictim === 'moderator' ? 2 : 1),
	refuses: (_, name, g) => (g.card(name).counts === 'wolf' ? 'pack-member' : undefined),
	act(said, g) {
		const prey = agreed(said);
		if (prey === undefined) return;
		g.note({ fact: 'hunted', night: g.night, prey });
		g.happen({ kind: 'die', who: prey, cause: 'mauled' });
	},
};

/** C7: the pack knows itself (P5), agrees on one person a night (P8) and mauls them. */
export const werewolf: Role = {
	powers: [maul],
	knows(me, g) {
		const pack = fellows(me, g);
		if (g.state.phase === 'deal' || timing(maul, g) !== 'now') return { pack };
		const lastPrey = preyOf(g, g.night - 1);
		const picks = g
			.said('maul')
			.filter(({ by }) => by !== me)
			.map(({ by, choice }) => ({ wolf: by, prey: nameIn(choice) ?? by }));
		return { pack, picks, ...(lastPrey === undefined ? {} : { lastPrey }) };
	},
};

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

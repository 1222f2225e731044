// Who wins, asked at the checkpoints only (GR1).
import { ask, type Script } from './ask';
import type { Game } from './happen';
import type { Seat, Side } from './words';

/** Ends the game if somebody has won. */
export function* checkpoint(g: Game): Script {
	const side = g.over ? null : g.sheet.victory(g);
	if (side !== null) yield* end(side, g);
}

/** G6: a side wins whole, the dead included; a fool who did not keep up a part loses alone (L21). */
export function* end(side: Side, g: Game): Script {
	const winners: Seat[] = [];
	for (const { seat } of g.people) {
		const wins = g.role(seat).wins?.(seat, side, g) ?? g.card(seat).side === side;
		if (!wins) continue;
		if (!g.role(seat).judged || (yield* judged(seat, g))) winners.push(seat);
	}
	g.happen({ kind: 'end', side, winners });
}

/** LR20: the cards lie open, and the table says whether the part was kept up. */
function* judged(seat: Seat, g: Game): Script<boolean> {
	const roles = g.people.map(({ role }) => role);
	const kept = (yield* ask<'judge'>({ kind: 'judge', key: `end/judge/${seat}`, seat, roles })) === 'kept';
	g.note({ fact: 'judged', who: seat, kept });
	return kept;
}

/** C26 to C28, GR2, CR21: no wolf left and the humans win; as many wolves as humans and the wolves do. */
export function wolvesOrHumans(g: Game): Side | null {
	const wolves = counting('wolf', g);
	const humans = g.living().length - wolves;
	if (wolves === 0) return 'humans';
	const won = g.options.wolvesWinAt === 'parity' ? wolves === humans || humans === 0 : wolves >= humans;
	return won ? 'wolves' : null;
}

/** L24, LR15 to LR19: no werewolf left and the village wins; the evil half of the table and the werewolves do. */
export function supremacy(g: Game): Side | null {
	const wolves = counting('wolf', g);
	if (wolves === 0) return 'village';
	const evil = wolves + counting('evil', g);
	return evil >= g.living().length - evil ? 'werewolves' : null;
}

/** TR34: a living piper keeps the game going until all the others are charmed; without one, as everywhere. */
export function packOrVillageOrPiper(g: Game): Side | null {
	const pipers = g.living().filter((seat) => g.counts(seat) === 'adversary');
	if (pipers.length > 0) {
		const free = g.living().filter((seat) => !pipers.includes(seat) && !g.hasMark('charmed', seat));
		return free.length === 0 ? 'piper' : null;
	}
	const wolves = counting('wolf', g);
	const humans = counting('human', g);
	if (wolves === 0) return 'village';
	const won = g.options.wolvesWinAt === 'parity' ? wolves === humans || humans === 0 : wolves >= humans;
	return won ? 'pack' : null;
}

const counting = (as: 'wolf' | 'evil' | 'human', g: Game): number =>
	g.living().filter((seat) => g.counts(seat) === as).length;

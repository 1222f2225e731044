// Who wins, asked at the checkpoints only (GR1).
import type { Game } from './happen';
import type { Side } from './words';

/** Ends the game if somebody has won; true where it has ended. */
export function checkpoint(g: Game): boolean {
	if (g.over) return true;
	const side = g.sheet.victory(g);
	if (side === null) return false;
	// G6: a side wins whole, the dead included.
	const winners = g.people.map(({ seat }) => seat).filter((seat) => g.card(seat).side === side);
	g.happen({ kind: 'end', side, winners });
	return true;
}

/** C26 to C28, GR2, CR21: no wolf left and the humans win; as many wolves as humans and the wolves do. */
export function wolvesOrHumans(g: Game): Side | null {
	let wolves = 0;
	let humans = 0;
	for (const seat of g.living())
		if (g.card(seat).counts === 'wolf') wolves++;
		else humans++;
	if (wolves === 0) return 'humans';
	const won = g.options.wolvesWinAt === 'parity' ? wolves === humans || humans === 0 : wolves >= humans;
	return won ? 'wolves' : null;
}

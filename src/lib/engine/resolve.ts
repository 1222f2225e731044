// The night is carried out: verb by verb in the sheet's order, turned where somebody pulls the strings.
import type { Game, Said } from './happen';
import type { Power } from './roles/role';
import { timing } from './roles/role';
import type { Action, Happening } from './words';

interface Used extends Said {
	readonly power: Power;
	readonly pulled: boolean;
}

/** T6, GR7: carries out everything that was chosen tonight. */
export function resolve(g: Game): void {
	for (const step of g.sheet.order) {
		const actions = typeof step === 'string' ? [step] : step;
		g.together(actions.flatMap((action) => carryOut(action, g)));
	}
}

/** P7: answers wait for dawn where the public deck has somebody who can turn them tonight. */
export const answersWait = (g: Game): boolean => g.night >= 1 && g.printed.some(({ pulls }) => pulls);

function carryOut(action: Action, g: Game): readonly Happening[] {
	const used = usesOf(action, g);
	for (const { by, choice, power, pulled } of used) {
		g.note({ fact: 'used', night: g.night, by, action, choice, pulled });
		if (answersWait(g) && power.answer && !power.atOnce)
			g.note({ fact: 'found', night: g.night, to: by, told: power.answer(by, choice, g) });
	}
	return used[0]?.power.act?.(used, g) ?? [];
}

/**
 * Who uses a verb, and on whom in the end: the own choice, or the one the puppeteer makes of it (T26). A use that comes to
 * nothing has no names, and is there for the story.
 */
function usesOf(action: Action, g: Game): Used[] {
	const uses: Used[] = [];
	if (!g.verbs.has(action)) return uses;
	for (const [by, choices] of g.state.chosen) {
		const power = g.role(by).powers?.find((one) => one.action === action);
		if (!power) continue;
		const own = choices[action] ?? null;
		if (own === null && (timing(power, g) !== 'now' || power.lost?.(by, g))) continue;
		const onto = g.pulledOnto(by);
		const choice = onto === undefined ? own : turned(power, own, onto, by, g);
		if (choice) uses.push({ by, choice: reached(choice, power, by, g), power, pulled: onto !== undefined });
	}
	return uses;
}

function turned(
	power: Power,
	own: Used['choice'] | null,
	onto: number,
	by: number,
	g: Game,
): Used['choice'] | null {
	if (power.pulled) return power.pulled(own, onto, by, g);
	return own && { ...own, names: [onto] };
}

/** TR4: no name is reached by somebody who has been killed before, and some names are out of reach by now. */
function reached(choice: Used['choice'], power: Power, by: number, g: Game): Used['choice'] {
	const acts = g.alive(by) || !g.sheet.deathStopsActing || power.posthumous;
	const names = choice.names.filter((name) => acts && (power.reaches?.(name, g, choice.role) ?? true));
	return { ...choice, names };
}

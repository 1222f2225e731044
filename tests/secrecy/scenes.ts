// The moments at which a leak would show, if anywhere: which part of a pair of evenings is worth the time on the screens.
import fc from 'fast-check';
import { SHEETS, type RoleId, type SheetId } from '$lib/engine/index';
import { swapped, type Twins } from '../properties/deals';
import { SEED } from '../properties/tables';
import { rehearse, type Rehearsal, type Step } from './rehearsal';

/** The sizes that the promise names (K8): the smallest, the largest, and those around which the decks change. */
const SIZES = [5, 8, 12, 13, 19, 24];

type Sight = (step: Step, rehearsal: Rehearsal) => boolean;

const isTurn: Sight = ({ table }) => table.request?.kind === 'turn';
const deaths = ({ table }: Step): number => {
	const { request } = table;
	const said = request?.kind === 'announce' ? request.announcement : null;
	return said !== null && 'dead' in said ? said.dead.length : 0;
};
const wolvesLeft = ({ table }: Step, { twins }: Rehearsal): number =>
	table.seats.filter(({ seat, alive }) => alive && isWolf(twins.deals[0][seat], table.sheet)).length;
const isWolf = (role: RoleId | undefined, sheet: SheetId): boolean =>
	role !== undefined && SHEETS[sheet].cards[role]?.counts === 'wolf';

/** What is looked for, each as it is seen at a step. */
const SIGHTS = {
	'the deal': ({ table }) => table.request?.kind === 'card',
	'a later night': (step, rehearsal) => isTurn(step, rehearsal) && step.table.night >= 3,
	'a later day': ({ table }) => table.day >= 3 && table.request?.kind === 'discuss',
	'a table with its dead': (step, rehearsal) =>
		isTurn(step, rehearsal) && step.table.seats.filter(({ alive }) => !alive).length >= 2,
	'a tie': ({ table: { request } }) =>
		request?.kind === 'announce' && 'tied' in request.announcement && request.announcement.tied.length > 1,
	'two who die together': (step) => deaths(step) >= 2,
	'the last wolf': (step, rehearsal) => {
		const [first] = rehearsal.steps;
		if (first === undefined || !isTurn(step, rehearsal)) return false;
		return wolvesLeft(first, rehearsal) > 1 && wolvesLeft(step, rehearsal) === 1;
	},
	'a night that kills nobody': (step) => step.table.phase === 'dawn' && deaths(step) === 0,
	'a prey that is protected': ({ table }, { facts }) =>
		table.phase === 'dawn' &&
		facts.some((fact) => fact.fact === 'prevented' && fact.of.kind === 'die' && fact.night === table.night),
	'a ghost with the tablet': ({ table: { request, seats } }) => {
		const seat = request?.kind === 'vote' ? request.voter : request?.kind === 'will' ? request.seat : -1;
		return seats[seat]?.alive === false;
	},
	lovers: (step, rehearsal) =>
		isTurn(step, rehearsal) && (rehearsal.twins.setup.deck.lover ?? 0) > 0 && step.table.night >= 1,
} as const satisfies Readonly<Record<string, Sight>>;
type SightId = keyof typeof SIGHTS;

/** What no evening of a sheet can show: ghosts are of one sheet (N13), lovers of another (LR22), whose prey all die (L23). */
const NEVER: Readonly<Record<SheetId, readonly SightId[]>> = {
	classic: ['a ghost with the tablet', 'lovers'],
	'e-notte': ['lovers'],
	licantropi: ['a ghost with the tablet', 'a night that kills nobody', 'a prey that is protected'],
	teatro: ['a ghost with the tablet', 'lovers'],
};

export interface Scene {
	readonly sight: SightId;
	readonly rehearsal: Rehearsal;
	/** The step at which the screens are looked at first, a little before what is to be seen. */
	readonly from: number;
}
/** How many steps before it the screens begin. */
const BEFORE = 2;

/** So many pairs of evenings of a sheet, no two alike: every sight in turn, and every size in turn. */
export function scenes(sheet: SheetId, count: number): Scene[] {
	const sights = (Object.keys(SIGHTS) as SightId[]).filter((sight) => !NEVER[sheet].includes(sight));
	const pools = SIZES.map((size) => new Pool(sheet, size));
	return Array.from({ length: count }, (_, n) => {
		const first = (n + Math.floor(n / sights.length)) % pools.length;
		return find(sights[n % sights.length] ?? 'the deal', [...pools.slice(first), ...pools.slice(0, first)]);
	});
}

/** A scene of the first size that shows it within reason. */
function find(sight: SightId, pools: readonly Pool[]): Scene {
	for (let patience = 4; patience < 1000; patience *= 2)
		for (const pool of pools) {
			const scene = pool.take(sight, patience);
			if (scene) return scene;
		}
	throw new Error(`no evening shows ${sight}`);
}

/** Pairs of one size, rehearsed when they are needed and played once. */
class Pool {
	readonly #twins: Generator<Twins, never>;
	readonly #waiting: Rehearsal[] = [];

	constructor(sheet: SheetId, size: number) {
		this.#twins = pairs(sheet, size);
	}

	/** The first pair that shows it; rehearses so many more before it gives up. */
	take(sight: SightId, patience: number): Scene | null {
		const most = this.#waiting.length + patience;
		for (let n = 0; n < most; n++) {
			const rehearsal = this.#waiting[n] ?? rehearse(this.#twins.next().value);
			const at = rehearsal.steps.findIndex((step) => SIGHTS[sight](step, rehearsal));
			this.#waiting[n] = rehearsal;
			if (at < 0) continue;
			this.#waiting.splice(n, 1);
			return { sight, rehearsal, from: Math.max(0, at - BEFORE) };
		}
		return null;
	}
}

function* pairs(sheet: SheetId, size: number): Generator<Twins, never> {
	for (let seed = SEED; ; seed++) yield* fc.sample(swapped(sheet, { sizes: [size] }), { seed, numRuns: 20 });
}

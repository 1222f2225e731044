// The shape of a role: what it knows, what it may do by night, what it objects to and how it reacts.
import type { Game, Said } from '../happen';
import type { Options } from '../options';
import type { Action, Band, Choice, Choices, Happening, Kind, Of, RefusalCode, Seat, Told } from '../words';

/** Something a player may do by night. */
export interface Power {
	readonly action: Action;
	/** How many names it takes. */
	readonly names: number;
	/** A mandatory power must name somebody; an optional one may pass. */
	readonly mandatory: boolean;
	/** The first night on which it acts. Without it: every night. */
	readonly from?: (options: Options) => number;
	/** The last night on which it acts. */
	readonly until?: number;
	/** False while somebody else uses the power for both (CR19). */
	readonly mine?: (me: Seat, g: Game) => boolean;
	/** A reason of its own against one of the names, after the common ones. */
	readonly refuses?: (me: Seat, name: Seat, g: Game) => RefusalCode | undefined;
	/** Carries out everybody's choices under this verb, when the night is resolved. */
	readonly act: (said: readonly Said[], g: Game) => void;
}

/** Says nothing (`undefined`), `'never'`, or what happens instead. */
interface Objection {
	readonly band: Band;
	readonly hook: (me: Seat, about: Happening, g: Game) => Happening | 'never' | undefined;
}
interface Reaction {
	readonly hook: (me: Seat, about: Happening, g: Game) => void;
}

export interface Role {
	readonly powers?: readonly Power[];
	/** What is read before choosing: at the deal, and in every night lap. */
	readonly knows?: (me: Seat, g: Game) => Told;
	/** What is read after choosing, on the answer page. */
	readonly learns?: (me: Seat, choices: Choices, g: Game) => Told;
	readonly before?: readonly Objection[];
	readonly after?: readonly Reaction[];
}

/** An objection to one kind of happening. */
export function objects<K extends Kind>(
	to: K,
	band: Band,
	hook: (me: Seat, about: Of<K>, g: Game) => Happening | 'never' | undefined,
): Objection {
	return { band, hook: (me, about, g) => (is(about, to) ? hook(me, about, g) : undefined) };
}

/** A reaction to one kind of happening. */
export function reacts<K extends Kind>(to: K, hook: (me: Seat, about: Of<K>, g: Game) => void): Reaction {
	return {
		hook(me, about, g) {
			if (is(about, to)) hook(me, about, g);
		},
	};
}

function is<K extends Kind>(about: Happening, kind: K): about is Of<K> {
	return about.kind === kind;
}

/** Whether a power acts tonight, has yet to begin, or is over for the whole game. */
export function timing(power: Power, g: Game): 'now' | 'not-yet' | 'used-up' {
	if (g.night < (power.from?.(g.options) ?? g.sheet.firstNight)) return 'not-yet';
	return power.until !== undefined && g.night > power.until ? 'used-up' : 'now';
}

/** The single name of a choice, if there is one. */
export const nameIn = (choice: Choice | null | undefined): Seat | undefined => choice?.names[0];

/** The other living players with the same role: whoever "opens the eyes together" with me. */
export const fellows = (me: Seat, g: Game): Seat[] =>
	g.livingAs(g.person(me).role).filter((seat) => seat !== me);

// The shape of a role: what it knows, what it may do by night, what it objects to and how it reacts.
import type { Game, Said } from '../happen';
import type { Options } from '../options';
import type { RefusalCode } from '../refusal';
import type {
	Action,
	Band,
	Choice,
	Choices,
	Happening,
	Kind,
	Mark,
	Of,
	RoleId,
	Seat,
	Side,
	Told,
} from '../words';

/** Whether a power acts tonight, does not act yet (or only on another night), or is over for the whole game. */
export type Timing = 'now' | 'not-yet' | 'used-up';

/** Something a player may do by night. */
export interface Power {
	readonly action: Action;
	/** How many names it takes. */
	readonly names: number;
	/** How many places of the list it fills, where that is fewer: the fox names the middle of her three. */
	readonly places?: number;
	/** The roles it may name, where it names one beside (or instead of) a person. */
	readonly roles?: readonly RoleId[];
	/** Whom it names: another living player (GR5) if nothing is said. */
	readonly on?: 'dead';
	/** The places at which the own name is allowed. */
	readonly selfAt?: readonly number[];
	/** On which nights it acts, by what everybody knows. Without it: on all. */
	readonly nights?: (night: number, options: Options) => Timing;
	/** Why this player cannot use it tonight: somebody uses it for both (CR19), or it is lost. */
	readonly lost?: (me: Seat, g: Game) => 'no-such-power' | 'used-up' | undefined;
	/** Why it rests tonight, once it has been chosen (T8). */
	readonly rests?: (me: Seat, g: Game) => 'cooling-down' | undefined;
	/** What is said when the number of names is wrong. */
	readonly wrongNumber?: RefusalCode;
	/** All the names that go with those the player has given. */
	readonly complete?: (names: readonly Seat[], g: Game) => readonly Seat[];
	/** A reason of its own against one of the names, after the common ones. */
	readonly refuses?: (me: Seat, name: Seat, names: readonly Seat[], g: Game) => RefusalCode | undefined;
	/** What the player learns from it. */
	readonly answer?: (me: Seat, choice: Choice, g: Game) => Told;
	/** Its answer is read at once, even where the others wait for dawn (P6). */
	readonly atOnce?: true;
	/** What a controlled player does with it (T26), without names if it fails; unsaid: the same, on the other person. */
	readonly pulled?: (own: Choice | null, onto: Seat, me: Seat, g: Game) => Choice | null;
	/** Whether it can do anything to one of its names, once it is carried out. Unsaid: it can. */
	readonly reaches?: (name: Seat, g: Game, role: RoleId | undefined) => boolean;
	/** Acts although its owner has died tonight (T29). */
	readonly posthumous?: true;
	/** What everybody's choices under this verb let happen, when the night is resolved. */
	readonly act?: (said: readonly Said[], g: Game) => readonly Happening[];
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
	/** The role its holder is told instead (T12). */
	readonly believes?: RoleId;
	/** The role it is shown as to others who are told of it (T10). */
	readonly passesFor?: RoleId;
	/** What is read before choosing: at the deal, and in every night lap. */
	readonly knows?: (me: Seat, g: Game) => Told;
	/** What is read after choosing, on the answer page, beside the answers of the powers. */
	readonly learns?: (me: Seat, choices: Choices, g: Game) => Told;
	/** What is read at dawn, where the sheet has a dawn lap for it (P7). */
	readonly hears?: (me: Seat, g: Game) => Told;
	/** Turns other players' powers, so that their answers wait for dawn (P7). */
	readonly pulls?: true;
	/** The cards it may choose from at the deal (T22). */
	readonly offered?: (g: Game) => readonly RoleId[];
	/** What is settled once the cards are dealt and chosen, before the first night. */
	readonly begins?: (me: Seat, g: Game) => void;
	/** May speak up at the appeal, once (L12). */
	readonly pardons?: true;
	/** Burns whenever a stake vote ends in a tie (T13). */
	readonly takesTies?: true;
	/** Has a can of fuel: a second fire, or revenge (T25). */
	readonly fuels?: true;
	/** Nobody can stand in for it, and nobody can bring it back (T15). */
	readonly alone?: true;
	/** Reads the wills when it dies, and writes none (N22, NR17). */
	readonly readsWills?: true;
	/** Wins only if the table finds that it kept up its part (L21). */
	readonly judged?: true;
	/** Whether it wins with a side, where that is not simply its own (T9, T10, T21). */
	readonly wins?: (me: Seat, side: Side, g: Game) => boolean;
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

/** CR19, NR14: those who have come to share a power know each other from the next night lap on. */
export function colleagues(me: Seat, g: Game): Told {
	const others = g.state.phase === 'night' ? fellows(me, g) : [];
	return others.length > 0 ? { colleague: others } : {};
}

/** Whether a power acts tonight, by what everybody knows: the night and the options. */
export const timing = (power: Power, g: Game): Timing => power.nights?.(g.night, g.options) ?? 'now';

/** From a night on. */
export const since =
	(first: number): ((night: number) => Timing) =>
	(night) =>
		night < first ? 'not-yet' : 'now';

/** Leaves a mark on everybody who is named. */
export const marks =
	(kind: Mark['kind']) =>
	(said: readonly Said[], g: Game): readonly Happening[] => {
		for (const { by, choice } of said)
			for (const on of choice.names) g.note({ fact: 'marked', mark: { kind, on, by, night: g.night } });
		return [];
	};

/** TR4: whoever has died earlier in the night is not found. */
export const stillAlive = (name: Seat, g: Game): boolean => g.alive(name);

/** The single name of a choice, if there is one. */
export const nameIn = (choice: Choice | null | undefined): Seat | undefined => choice?.names[0];

/** The other living players with the same role: whoever "opens the eyes together" with me. */
export const fellows = (me: Seat, g: Game): Seat[] =>
	g.livingAs(g.person(me).role).filter((seat) => seat !== me);

/** The pack: whoever counts as a wolf now. */
export const isWolf = (seat: Seat, g: Game): boolean => g.card(seat).counts === 'wolf';

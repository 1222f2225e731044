// The shapes of the texts that follow the engine: a role, a verb or a refusal without words does not compile.
import type { OptionId, Options, RefusalCode, RoleId, SheetId } from '../engine/index';
import type { tell } from './it/tell';

/** The seats' names, clockwise: whatever is said about a seat is said with its name, verbatim. */
export type Names = readonly string[];

/** A role, wherever it is named. What its card says at length stands in the rule book (`CardWords`). */
export interface RoleWords {
	/** The title of the card. */
	readonly name: string;
	readonly plural: string;
}

/**
 * What a card says at length, its page for beginners, and one line for the list of the deck: the rule book has the texts.
 */
export type CardWords = Readonly<Record<'summary' | 'are' | 'know' | 'night' | 'win' | 'advice', string>>;

/** What a refusal is about, as far as the engine has said. */
export interface About {
	readonly role?: RoleWords;
	readonly name?: string;
	readonly is?: number;
	readonly least?: number;
	readonly most?: number;
}

export interface RefusalWords {
	readonly because: Readonly<Record<RefusalCode, (about: About) => string>>;
	/** The label of the button that puts it right, where one touch can. */
	readonly mend: Readonly<Partial<Record<RefusalCode, string>>>;
}

/** A label for each value, or a way to say so many seconds. */
type ValueWords<V> = [V] extends [number]
	? (seconds: number) => string
	: { readonly [K in `${V & (string | boolean)}`]: string };

export type OptionWords = {
	readonly [K in OptionId]: {
		readonly label: string;
		readonly values: ValueWords<Options[K]>;
	};
};

export type RolesWords = Readonly<Record<RoleId, RoleWords>>;

/** A sheet, where the table chooses what to play. */
export interface SheetWords {
	readonly name: string;
	readonly line: string;
	readonly players: string;
	readonly length: string;
	readonly level: string;
}

export interface RulesWords {
	readonly sheets: Readonly<Record<SheetId, SheetWords>>;
	/** The ways to learn, where one is chosen. */
	readonly learn: Readonly<
		Record<'evening' | 'lead' | 'learn' | 'practice', { readonly title: string; readonly text: string }>
	>;
}

/** Some of the texts of a dictionary, at any depth. */
export type Part<T> = T extends (...args: never[]) => unknown
	? T
	: T extends readonly unknown[]
		? T
		: T extends object
			? { readonly [K in keyof T]?: Part<T[K]> }
			: T;

/** What a sheet says in its own way (see `sheet.ts`). */
export type Differences = Part<{
	readonly roles: RolesWords;
	readonly refusals: RefusalWords;
	readonly options: OptionWords;
	readonly tell: typeof tell;
}>;

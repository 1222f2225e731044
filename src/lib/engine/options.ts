// The table options of rules.md section 8. A sheet offers some of them, each with its own default.

const VALUES = {
	customDeck: [false, true],
	sheet: ['000', '002'],
	firstNightVictim: ['player', 'moderator'],
	wolvesWinAt: ['parity-or-more', 'parity'],
	curseFirstNight: [true, false],
	mythomaniacCopies: ['seer', 'medium'],
	announceGuardSave: [true, false],
	ghostsVoteFinal: [false, true],
	finalTie: ['nearest', 'revote-then-lots'],
	dontaReads: ['last-lynched', 'any-lynched'],
	akelaAloud: [false, true],
	declareDeck: [true, false],
	abstention: [true, false],
	revealRoleOnDeath: [false, true],
} as const;

/** The bounds of an option that is a number of seconds. */
const SECONDS = {
	discussionSeconds: [30, 1800],
	appealSeconds: [5, 120],
} as const;

export type Options = { readonly [K in keyof typeof VALUES]: (typeof VALUES)[K][number] } & {
	readonly [K in keyof typeof SECONDS]: number;
};
export type OptionId = keyof Options;

/** What an option may be: one of a few values, or a number of seconds between two bounds. */
export type OptionRange =
	| { readonly kind: 'values'; readonly values: readonly (string | boolean)[] }
	| { readonly kind: 'seconds'; readonly least: number; readonly most: number };

/** What an option is where a sheet does not offer it: the first of its values (rules.md section 8). */
export const NEUTRAL: Options = {
	...(Object.fromEntries(Object.entries(VALUES).map(([id, [first]]) => [id, first])) as {
		[K in keyof typeof VALUES]: (typeof VALUES)[K][0];
	}),
	discussionSeconds: 180,
	appealSeconds: 15,
};

/** The range of an option (rules.md section 8), or `null` where there is no option of that name. */
export function optionRange(id: string): OptionRange | null {
	if (Object.hasOwn(VALUES, id)) return { kind: 'values', values: VALUES[id as keyof typeof VALUES] };
	if (Object.hasOwn(SECONDS, id)) {
		const [least, most] = SECONDS[id as keyof typeof SECONDS];
		return { kind: 'seconds', least, most };
	}
	return null;
}

/** Whether a value lies in the range of its option. */
export function optionAllows(range: OptionRange, value: unknown): boolean {
	return range.kind === 'values'
		? range.values.some((allowed) => allowed === value)
		: typeof value === 'number' && Number.isInteger(value) && value >= range.least && value <= range.most;
}

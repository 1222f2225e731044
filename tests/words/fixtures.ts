// One of everything the engine may announce, tell or note down, for the tests of this folder.
import type { Announcement, Fact, RoleId, Told } from '../../src/lib/engine';
import { SHEETS, type SheetId } from '../../src/lib/engine';

export const SHEET_IDS = Object.keys(SHEETS) as SheetId[];
export const rolesOf = (sheet: SheetId): RoleId[] => Object.keys(SHEETS[sheet].cards) as RoleId[];

const dawns: readonly Announcement[] = [[], [0], [0, 1], [0, 1, 2]].flatMap((dead) =>
	[false, true].flatMap((moderatorMauled) =>
		[0, 1, 2, 13].map((night) => {
			const nobodyMauled = dead.length === 0 && !moderatorMauled;
			return { of: 'dawn', night, dead, moderatorMauled, nobodyMauled } as const;
		}),
	),
);
const quiet = { of: 'dawn', night: 2, dead: [], moderatorMauled: false, nobodyMauled: true } as const;
const loss = { ...quiet, dead: [0], nobodyMauled: false } as const;
const news: readonly Announcement[] = [quiet, loss].flatMap((dawn) => [
	{ ...dawn, savedBy: 'bodyguard' } as const,
	...(['werewolf', 'donta', 'human'] as const).map((akela) => ({ ...dawn, akela })),
	{ ...dawn, returned: [1], melody: true },
	{ ...dawn, returned: [1, 2], melody: false },
	{ ...dawn, melody: false, roles: [{ who: 0, role: 'farmer' } as const] },
]);

const fire = {
	of: 'pyre',
	condemned: 0,
	why: 'most-votes',
	tied: [],
	dead: [0],
	insteadOf: [],
	saved: [],
} as const;
const pyres: readonly Announcement[] = [
	fire,
	{ ...fire, condemned: null, why: 'no-votes', dead: [] },
	{ ...fire, why: 'scapegoat', tied: [1, 2] },
	{ ...fire, why: 'first-to-reach', tied: [0, 1, 2] },
	{ ...fire, dead: [1], insteadOf: [{ burned: 1, spared: 0 }] },
	{ ...fire, dead: [], saved: [0] },
	{ ...fire, dead: [2], saved: [0], secondFire: 2 },
	{
		...fire,
		dead: [0, 1],
		revenge: 1,
		roles: [
			{ who: 0, role: 'pyromaniac' },
			{ who: 1, role: 'farmer' },
		],
	},
];

export const ANNOUNCEMENTS: readonly Announcement[] = [
	...dawns,
	...news,
	{ of: 'prelude' },
	...[false, true].map((drawn) => ({ of: 'starter', starter: 0, drawn }) as const),
	{ of: 'nominees', nominees: [0, 1] },
	{ of: 'nominees', nominees: [0, 1, 2], cursed: null },
	{ of: 'nominees', nominees: [0, 1], cursed: 1 },
	...(['repeat', 'lots', 'nearest', 'nobody'] as const).map(
		(next) => ({ of: 'tie', ballot: 'final', tied: [0, 1], next }) as const,
	),
	...(['repeat', 'nobody'] as const).map((next) => ({ of: 'no-votes', ballot: 'stake-1', next }) as const),
	...[false, true].map((drawn) => ({ of: 'verdict', lynched: 0, drawn }) as const),
	...[0, null].map((condemned) => ({ of: 'condemned', condemned }) as const),
	{ of: 'burned', burned: 0, dead: [0] },
	{ of: 'burned', burned: 0, dead: [0, 2], mayor: 1 },
	{ of: 'burned', burned: 0, dead: [0], mayor: 0 },
	...pyres,
	{ of: 'wills', notary: 0, reads: [] },
	{
		of: 'wills',
		notary: 0,
		reads: [
			{ who: 1, text: 'Non era lei.' },
			{ who: 2, text: ' ' },
		],
	},
	{ of: 'departure', who: 0 },
	{ of: 'departure', who: 0, grief: [1] },
];

/** What a player may read before choosing. */
export const NOTES: Readonly<Record<string, Told>> = {
	none: {},
	alone: { pack: [], picks: [] },
	first: { pack: [1], picks: [] },
	later: { pack: [1, 2], picks: [{ wolf: 1, prey: 3 }], lastPrey: 4 },
	quiet: { pack: [1, 2], picks: [], lastPrey: 4 },
	'black wolf': {
		pack: [1, 2],
		packRoles: [
			{ wolf: 1, role: 'black-wolf' },
			{ wolf: 2, role: 'werewolf' },
		],
	},
	'plain wolves': { pack: [1], packRoles: [{ wolf: 1, role: 'werewolf' }], picks: [] },
	colleague: { colleague: [1] },
};

/** What a player may read afterwards; `none` is a night without news. */
export const NEWS: Readonly<Record<string, Told>> = {
	none: {},
	...yesAndNo('see', (wolf) => ({ see: { target: 1, wolf } })),
	...yesAndNo('shady', (shady) => ({ see: { target: 1, shady } })),
	...yesAndNo('aura', (good) => ({ aura: { target: 1, good } })),
	...yesAndNo('alignment', (good) => ({ alignment: { target: 1, good } })),
	...yesAndNo('mystic', (is) => ({ mystic: { target: 1, is } })),
	...yesAndNo('sniff', (shady) => ({ sniff: { targets: [1, 2, 3], shady } })),
	...yesAndNo('medium', (wolf) => ({ medium: { target: 1, wolf } })),
	...yesAndNo('bear', (restless) => ({ bear: restless ? 'restless' : 'quiet' })),
	'medium none': { medium: 'none' },
	duel: { duel: { opponent: 1 } },
	charmed: { charmed: [1] },
	'charmed nobody': { charmed: [] },
	'becomes human': { becomes: 'human' },
	...named('becomes', 'classic', (role) => ({ becomes: role })),
	...named('becomes', 'teatro', (role) => ({ becomes: role })),
	...named('puppet', 'teatro', (role) => ({ puppet: { target: 1, role } })),
};

function yesAndNo(name: string, told: (yes: boolean) => Told): Record<string, Told> {
	return { [`${name} yes`]: told(true), [`${name} no`]: told(false) };
}
function named(name: string, sheet: SheetId, told: (role: RoleId) => Told): Record<string, Told> {
	return Object.fromEntries(rolesOf(sheet).map((role) => [`${name} ${role}`, told(role)]));
}

/** What a player may read at dawn. */
export const DAWN: Readonly<Record<string, Told>> = Object.fromEntries(
	Object.entries(NEWS).flatMap(([name, told]) => [
		[name, told],
		[`controlled ${name}`, { ...told, controlled: true }],
	]),
);

/** Whom a player may know at the deal. */
export const KNOWN: Readonly<Record<string, Told>> = {
	none: {},
	pack: { pack: [1, 2] },
	'pack of two': { pack: [1] },
	'pack of one': { pack: [] },
	'pack and traitor': { pack: [1], traitor: [2] },
	'alone with a traitor': { pack: [], traitor: [2] },
	masons: { masons: [1] },
	drunkards: { drunkards: [1] },
	guards: { guards: [1] },
	'guard alone': { guards: [] },
	lovers: { lovers: [1] },
	offered: { offered: ['fox', 'scapegoat'] },
};

const BALLOTS = ['nomination', 'final', 'final-repeat', 'stake-1', 'stake-2', 'stake-3', 'stake'] as const;
const CAUSES = ['mauled', 'gaze', 'lynched', 'burned', 'grief', 'left', 'associated', 'duel'] as const;
const ACTIONS = [
	...(['maul', 'see', 'protect', 'curse', 'imitate', 'exhume', 'divine', 'mentor', 'sniff', 'duel'] as const),
	...(['charm', 'recall', 'control', 'associate', 'burn', 'suspect', 'trust', 'wish'] as const),
];

/** One fact of every kind, and of every kind within a kind. */
export const FACTS: readonly Fact[] = [
	{ fact: 'dealt', cards: [], discards: [], attempt: 1 },
	{ fact: 'dealt', cards: [], discards: [], attempt: 2 },
	...[-1, 0].flatMap((night) =>
		Object.values(KNOWN).map((told) => ({ fact: 'told', night, to: 0, told }) as const),
	),
	{ fact: 'fixed', who: 0, shady: [1, 2] },
	{ fact: 'fixed', who: 0, shady: [] },
	{ fact: 'fell', night: 0, shape: { names: 1, roles: [], nobody: false } },
	{ fact: 'fell', night: 1, shape: { names: 1, roles: [], nobody: false } },
	...ACTIONS.flatMap((action): Fact[] => [
		{ fact: 'chose', night: 1, by: 0, choices: { [action]: { names: [1, 2], role: 'fox' } } },
		{ fact: 'chose', night: 1, by: 0, choices: { [action]: null } },
		{ fact: 'used', night: 1, by: 0, action, choice: { names: [1] }, pulled: true },
		{ fact: 'used', night: 1, by: 0, action, choice: { names: [] }, pulled: true },
		{ fact: 'used', night: 1, by: 0, action, choice: { names: [1] }, pulled: false },
	]),
	...Object.values(NEWS).flatMap((told): Fact[] => [
		{ fact: 'told', night: 1, to: 0, told },
		{ fact: 'found', night: 2, to: 0, told },
		{ fact: 'found', night: 2, to: 2, told },
		{ fact: 'told', night: 2, to: 0, told },
	]),
	{ fact: 'hunted', night: 1, prey: 1 },
	...[0, 1, 3, 4].map((on) => ({ fact: 'marked', mark: { kind: 'spent', on, by: on, night: 1 } }) as const),
	{ fact: 'marked', mark: { kind: 'protected', on: 1, by: 0, night: 1 } },
	{ fact: 'looked', night: 1, by: 0, at: 1 },
	...CAUSES.map((cause) => ({ fact: 'died', who: 1, cause, night: 1, byNight: true }) as const),
	{ fact: 'died', who: 1, cause: 'burned', night: 1, byNight: false, insteadOf: 0 },
	{ fact: 'raised', night: 1, who: 1 },
	{ fact: 'revealed', night: 1, who: 1 },
	{ fact: 'became', who: 5, role: 'werewolf', night: 1 },
	...(['mauled', 'associated', 'duel'] as const).flatMap((cause) =>
		[0, 1].map((by) => ({ fact: 'prevented', night: 1, of: { kind: 'die', who: 1, cause }, by }) as const),
	),
	{ fact: 'prevented', night: 1, of: { kind: 'raise', who: 1 }, by: 1 },
	{ fact: 'rose', at: 'dawn' },
	...ANNOUNCEMENTS.map((announcement) => ({ fact: 'announced', announcement }) as const),
	{ fact: 'rose', at: 'day', day: 1 },
	...BALLOTS.flatMap((ballot) =>
		[false, true].map(
			(secret) =>
				({
					fact: 'balloted',
					day: 1,
					ballot,
					secret,
					votes: [
						{ voter: 0, target: 1, fire: true },
						{ voter: 2, target: 1 },
						{ voter: 1, target: 0 },
						{ voter: 3, target: null },
						{ voter: 4, target: null },
					],
				}) as const,
		),
	),
	{ fact: 'willed', who: 0, text: 'Non era lei.' },
	{ fact: 'willed', who: 1, text: '' },
	{ fact: 'judged', who: 0, kept: true },
	{ fact: 'judged', who: 0, kept: false },
	...(['starter', 'lynched'] as const).map((lot) => ({ fact: 'drew', lot, from: [0, 1], drawn: 1 }) as const),
	{ fact: 'ended', side: 'pack', winners: [0] },
	{ fact: 'ended', side: 'village', winners: [0, 1] },
	{ fact: 'stopped' },
];

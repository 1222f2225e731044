// What the recap must tell of scenario files, read by hand off their cards and steps and off rules.md, never off a recap.
import type { Choices, RoleId } from '../../src/lib/engine';
import type { Table } from '../support/table';

export interface Card {
	readonly card: RoleId;
}
export type Told = string | number | boolean | Card | readonly (string | Card)[];
/** The chapter, the path of the sentence in `tell.recount`, and what it tells of. */
export type Row = readonly [chapter: string, kind: string, ...told: Told[]];

const card = (role: RoleId): Card => ({ card: role });

/** Of each scenario file what the recap must tell. */
export const TRUTH: Readonly<Record<string, readonly Row[]>> = {
	'teatro/teatro-69-default-deck-of-ten': [
		['deal', 'deal'],
		['deal', 'dealt', 1],
		['deal', 'offered', 'Ladra', [card('werewolf'), card('seer')]],
		['deal', 'became', 'Ladra', card('werewolf')],
		['deal', 'fixed', 'Luna', ['Capra', 'Piffi']],
		['night 0', 'knowsPack', 'Nero', ['Ladra']],
		['night 0', 'chose.see', 'Luna', ['Nero']],
		['night 0', 'dreamt', 'Luna', 'Nero', false],
		['night 0', 'chose.mentor', 'Selva', ['Volpi']],
		['night 0', 'choseNobody', 'Capra'],
		['night 1', 'dreamt', 'Luna', 'Capra', true],
		['night 1', 'chose.maul', 'Ladra', ['Volpi']],
		['night 1', 'chose.protect', 'Cusi', ['Luna']],
		['night 1', 'chose.sniff', 'Volpi', ['Volpi', 'Ladra', 'Piffi']],
		['night 1', 'sniffed', 'Volpi', ['Volpi', 'Ladra', 'Piffi'], true],
		['night 1', 'chose.charm', 'Piffi', ['Nero', 'Luna']],
		['night 1', 'hunted', 'Volpi'],
		['night 1', 'died.mauled', 'Volpi', card('fox')],
		['night 1', 'became', 'Selva', card('werewolf')],
		['day 2', 'votes.stake', 'Ladra', ['Luna', 'Capra', 'Cavi', 'Cusi']],
		['day 2', 'votes.stake', 'Cusi', ['Nero', 'Selva', 'Ladra']],
		['day 2', 'died.burned', 'Ladra', card('werewolf')],
		['night 2', 'chose.associate', 'Nero', ['Cavi'], card('knight')],
		['night 2', 'chose.duel', 'Cavi', ['Selva']],
		['night 2', 'died.associated', 'Cavi', card('knight')],
		['night 2', 'cameToNothing', 'Cavi'],
		['night 2', 'died.mauled', 'Cusi', card('guardian')],
		['day 3', 'died.burned', 'Selva', card('werewolf')],
		['end', 'end'],
	],
	'classic/classic-59-what-a-night-refuses': [
		['deal', 'knowsMasons', 'Ida', ['Livio']],
		['night 1', 'chose.curse', 'Elio', ['Ada']],
		['night 1', 'saw', 'Ciro', 'Ada', true],
		['day 1', 'votes.nomination', 'Ida', ['Ada', 'Bea', 'Ciro', 'Dina', 'Elio', 'Fede', 'Gino']],
		['day 1', 'votes.nomination', 'Gino', ['Ida']],
		['day 1', 'votes.final', 'Ida', ['Bea', 'Ciro', 'Dina', 'Elio', 'Fede', 'Gino']],
		['day 1', 'died.lynched', 'Ida', card('mason')],
		['night 2', 'chose.imitate', 'Fede', ['Elio']],
		['night 2', 'unchanged', 'Fede'],
		['night 2', 'saw', 'Ciro', 'Bea', true],
		['night 2', 'heard', 'Gino', 'Ida', false],
		['day 2', 'died.left', 'Elio', card('owl')],
		['end', 'stopped'],
	],
	'classic/classic-06-second-tie-lot': [
		['day 1', 'votes.final-repeat', 'Elio', ['Ada', 'Bea', 'Livio']],
		['day 1', 'votes.final-repeat', 'Fede', ['Ciro', 'Dina', 'Ida']],
		['day 1', 'drew.lynched', ['Elio', 'Fede'], 'Fede'],
	],
	// The wolves’ prey is the werehamster (C13).
	'classic/classic-09-wolves-on-werehamster': [['night 1', 'tough', 'Ciro']],
	'e-notte/e-notte-12-notary-and-another-same-dawn': [
		['day 1', 'blankWill', 'Ida'],
		['night 2', 'died.gaze', 'Ciro', card('werehamster')],
		['day 2', 'drew.starter', ['Ciro', 'Dina'], 'Dina'],
		['day 2', 'willed', 'Ciro', 'Remember what Fede said about Ada'],
	],
	'e-notte/e-notte-14-akela-becomes-wolf': [
		['night 1', 'saw', 'Bea', 'Ciro', false],
		['night 2', 'chose.imitate', 'Ciro', ['Ada']],
		['night 2', 'became', 'Ciro', card('werewolf')],
		['night 3', 'heard', 'Dina', 'Ada', true],
		['day 3', 'died.lynched', 'Ciro', card('werewolf')],
	],
	'e-notte/e-notte-31-gaze-on-the-first-night': [['deal', 'knowsDrunkards', 'Elio', ['Fede']]],
	'licantropi/licantropi-01-recognition-day-first': [
		['deal', 'knowsTraitor', 'Ada', ['Ciro']],
		['deal', 'knowsGuards', 'Ida', ['Livio']],
		['day 1', 'secretBallot'],
		['night 1', 'chose.divine', 'Dina', ['Elio']],
		['night 1', 'mystic', 'Dina', 'Elio', true],
		['night 1', 'aura', 'Elio', 'Ciro', true],
		['night 1', 'chose.exhume', 'Fede', ['Ida']],
		['night 1', 'alignment', 'Fede', 'Ida', true],
	],
	'licantropi/licantropi-05-mayor-saves-himself-last-wolf-burns': [
		['deal', 'knowsPack', 'Ada', []],
		['day 1', 'spent.mayor', 'Gino'],
	],
	'licantropi/licantropi-07-auras-alignments-mystics': [
		['night 1', 'aura', 'Elio', 'Gino', false],
		['night 1', 'alignment', 'Fede', 'Ciro', false],
		['night 3', 'mystic', 'Dina', 'Bea', false],
	],
	'licantropi/licantropi-09-supremacy-sheet-example': [
		['deal', 'knowsLover', 'Dina', ['Elio']],
		['night 1', 'died.mauled', 'Elio', card('lover')],
		['night 1', 'died.grief', 'Dina', card('lover')],
	],
	'licantropi/licantropi-17-fool-failed': [
		['day 1', 'failed', 'Bea'],
		['end', 'apart.fool', 'Bea'],
	],
	'licantropi/licantropi-36-fool-kept': [['day 2', 'kept', 'Bea']],
	'teatro/teatro-05-pack-wins-black-dead-white-alive': [['end', 'apart.black-wolf', 'Nero']],
	// To the lunatic the seer is shady (TR28); turned onto the other, each of the two reads the other one (T26).
	'teatro/teatro-49-puppet-seer-and-lunatic': [
		['deal', 'fixed', 'Luna', ['Vera']],
		['night 0', 'sawShady', 'Vera', 'Conti', false],
		['night 1', 'pulled', 'Vera', ['Luna']],
		['night 1', 'sawShady', 'Vera', 'Luna', true],
		['night 2', 'dreamt', 'Luna', 'Vera', true],
	],
	// A wrong guess does nothing (T8).
	'teatro/teatro-101-association-what-cannot-be-named': [
		['night 2', 'chose.associate', 'Nero', ['Idio'], card('seer')],
		['night 2', 'wrongGuess'],
	],
	'teatro/teatro-102-pack-wins-white-loses': [['end', 'apart.white-wolf', 'Bianco']],
	// Killed in the duel, the piper plays no more (TR4).
	'teatro/teatro-13-knight-v-piper-and-puppeteer': [
		['night 2', 'died.duel', 'Piffi', card('pied-piper')],
		['night 2', 'cameToNothing', 'Piffi'],
	],
	// No duel with somebody who has just been mauled, and none by a knight who has (TR4).
	'teatro/teatro-19-order-mauled-before-acting': [
		['night 1', 'cameToNothing', 'Cavi'],
		['night 2', 'cameToNothing', 'Cavi'],
	],
	// Turned onto one of themselves, the wolves maul nobody (T26).
	'teatro/teatro-47-puppet-wolf': [
		['night 1', 'packPulled'],
		['night 2', 'packPulled'],
		['night 2', 'hunted', 'Conta'],
		['night 2', 'tough', 'Lupo'],
	],
	// A knight who rests is not turned; one who duels is (T26).
	'teatro/teatro-50-puppet-knight': [
		['night 1', 'choseNobody', 'Cavi'],
		['night 3', 'pulled', 'Cavi', ['Lupo']],
	],
	// Forced onto a living player, the redeemer recalls nobody (T26).
	'teatro/teatro-54-puppet-redeemer': [['night 2', 'cameToNothing', 'Reda']],
	'teatro/teatro-115-puppeteer-joins-the-pack': [['end', 'apart.puppeteer', 'Mario']],
	'teatro/teatro-104-scapegoat-protected-guardian-dies': [
		['day 2', 'burnedInstead', 'Cusi', 'Capra', card('guardian')],
	],
	'teatro/teatro-106-knight-not-brought-back': [['night 1', 'noReturn', 'Cavi']],
	'teatro/teatro-11-knight-kills-a-wolf': [['night 2', 'died.duel', 'Lupo', card('werewolf')]],
	'teatro/teatro-110-redeemed-idiot': [
		['day 1', 'revealed', 'Idio'],
		['night 2', 'chose.recall', 'Rede', ['Idio']],
		['night 2', 'raised', 'Idio'],
	],
	// The strings turn the guardian towards the prey; then the wolf; then a guardian who may not guard the same name twice.
	'teatro/teatro-112-puppet-guardian-chain': [
		['night 1', 'chose.control', 'Mario', ['Cusi', 'Conti']],
		['night 1', 'puppet', 'Mario', 'Cusi', card('guardian')],
		['night 1', 'pulled', 'Cusi', ['Conti']],
		['night 1', 'guarded', 'Cusi', 'Conti'],
		['night 2', 'packPulled'],
		['night 3', 'cameToNothing', 'Cusi'],
		['night 3', 'died.mauled', 'Conti', card('farmer')],
	],
	// Pulled onto somebody whom the wolves have just killed, the piper charms nobody (TR22).
	'teatro/teatro-113-puppet-piper-at-rest': [
		['night 1', 'choseNobody', 'Piffi'],
		['night 1', 'pulled', 'Piffi', ['Conti']],
		['night 3', 'cameToNothing', 'Piffi'],
	],
	// Scapegoat, idiot and pyromaniac are innocent (T18).
	'teatro/teatro-114-puppets-without-a-power': [
		['night 1', 'sniffed', 'Volpi', ['Capra', 'Idio', 'Piro'], false],
		['night 1', 'spent.fox', 'Volpi'],
	],
	'teatro/teatro-123-association-and-protection': [['night 4', 'shielded', 'Cusi', 'Vera']],
	'teatro/teatro-124-parity-to-the-letter': [
		['night 0', 'sawShady', 'Vera', 'Nero', true],
		['day 2', 'fuelled', 'Piro', 'Vera'],
		['day 2', 'spent.pyromaniac', 'Piro'],
		['day 2', 'died.burned', 'Vera', card('seer')],
	],
	'teatro/teatro-125-dawn-lap-by-the-list-alone': [
		['day 2', 'bear', 'Ladra', false],
		['day 3', 'bear', 'Ladra', true],
	],
	'teatro/teatro-200-open-vote-in-free-order': [
		['day 1', 'abstained', ['Conti']],
		['night 2', 'chose.suspect', 'Conto', ['Nero']],
		['night 2', 'chose.trust', 'Conto', ['Contu']],
		['night 2', 'chose.wish', 'Conto', [], card('seer')],
	],
};

/** What no file can write: somebody leaves the table (C19), and what is answered by whoever has no power (P3). */
export const ONWARD: Readonly<Record<string, (table: Table) => void>> = {
	'classic/classic-59-what-a-night-refuses': (table) => {
		table.advance('discuss');
		table.answer({ left: table.seat('Elio') });
	},
	'teatro/teatro-200-open-vote-in-free-order': (table) => {
		const named = (name: string) => ({ names: [table.seat(name)] });
		const choices: Readonly<Record<string, Choices>> = {
			Nero: { maul: named('Conte') },
			Conto: { suspect: named('Nero'), trust: named('Contu'), wish: { names: [], role: 'seer' } },
		};
		table.advance('turn');
		table.nightLap((who) => choices[who] ?? {});
	},
};

/** The sentences that no game tells, and why. */
export const UNTOLD: Readonly<Record<string, string>> = {
	'chose.burn': 'is said by day, in the appeal, and told by spent.mayor (L12)',
	'votes.stake-1': 'the ballot stays secret for ever (LR11)',
	'votes.stake-2': 'the ballot stays secret for ever (LR11)',
	'votes.stake-3': 'the ballot stays secret for ever (LR11)',
	heardNothing: 'cannot happen: somebody is lynched every day (CR16, C25)',
};

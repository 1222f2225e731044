import type { tell as source } from '../it/tell';
import { list } from './grammar';

type Story = (typeof source)['recount'];

const forTheStake: Story['votes']['final'] = (target, voters) =>
	`For sending ${target} to the stake: ${list(voters)}.`;

// The story after the end: everything may be said now, in full sentences.
export const recount: Story = {
	deal: 'The deal',
	end: 'The end',
	dealt: (attempt) =>
		attempt === 1 ? 'Everybody has a card.' : 'The cards are dealt all over again; everybody has one now.',
	knowsPack: (who, pack) =>
		pack.length === 0 ? `${who} is a pack of one.` : `${who} recognises the pack: ${list(pack)}.`,
	knowsTraitor: (who, traitor) => `${who} knows who betrays the village: ${list(traitor)}.`,
	knowsMasons: (who, masons) => `${who} recognises the lodge: ${list(masons)}.`,
	knowsDrunkards: (who, drunkards) => `${who} recognises the other regular: ${list(drunkards)}.`,
	knowsGuards: (who, guards) => `${who} recognises the patrol: ${list(guards)}.`,
	knowsLover: (who, lover) => `${who}’s heart beats for ${list(lover)}.`,
	offered: (who, roles) => `${who} may choose: ${roles.join(' or ')}.`,
	fixed: (who, shady) =>
		shady.length === 0
			? `In ${who}’s eyes everybody will be innocent, for ever.`
			: `In ${who}’s eyes these will be shady for ever: ${list(shady)}.`,
	chose: {
		maul: (by, targets) => `${by} puts ${list(targets)} to the pack.`,
		see: (by, targets) => `${by} looks into ${list(targets)}.`,
		protect: (by, targets) => `${by} stands guard for ${list(targets)}.`,
		curse: (by, targets) => `${by} casts the evil eye on ${list(targets)}.`,
		imitate: (by, targets) => `${by} tries to be ${list(targets)}.`,
		exhume: (by, targets) => `${by} questions the departed: ${list(targets)}.`,
		divine: (by, targets) => `${by} looks for magic around ${list(targets)}.`,
		mentor: (by, targets) => `${by} takes ${list(targets)} for a mentor.`,
		sniff: (by, targets) => `${by} sniffs ${list(targets)}.`,
		duel: (by, targets) => `${by} challenges ${list(targets)}.`,
		charm: (by, targets) => `${by} plays for ${list(targets)}.`,
		recall: (by, targets) => `${by} would give a life for ${list(targets)}.`,
		control: (by, targets) => `${by} pulls the strings: ${targets.join(' onto ')}.`,
		associate: (by, targets, role) => `${by} puts a card to a name: ${list(targets)}, ${role}.`,
		burn: (by, targets) => `${by} wants ${list(targets)} on the stake.`,
		suspect: (by, targets) => `${by} suspects ${list(targets)}.`,
		trust: (by, targets) => `${by} trusts ${list(targets)}.`,
		wish: (by, _, role) => `${by} dreams of another card: ${role}.`,
	},
	choseNobody: (by) => `${by} names no names.`,
	cameToNothing: (by) => `${by}’s power comes to nothing.`,
	wrongGuess: 'Name and card don’t belong together.',
	pulled: (by, targets) => `Strings pulled, ${by}’s power falls on ${list(targets)}.`,
	packPulled: 'The strings pull the pack another way.',
	saw: (by, target, wolf) => `${by} finds that ${target} is ${wolf ? 'a' : 'no'} werewolf.`,
	sawShady: (by, target, shady) => `${by} finds that ${target} is ${shady ? 'shady' : 'innocent'}.`,
	dreamt: (by, target, shady) => `${by} fancies that ${target} is ${shady ? 'shady' : 'innocent'}.`,
	aura: (by, target, good) => `${by} reads a ${good ? 'good' : 'bad'} aura around ${target}.`,
	alignment: (by, target, good) => `${by} finds that ${target} was on the ${good ? 'good' : 'bad'} side.`,
	mystic: (by, target, is) => `${by} finds that ${target} has ${is ? 'a' : 'no'} mystic gift.`,
	sniffed: (by, targets, shady) =>
		`${by} smells ${shady ? 'something' : 'nothing'} shady among ${list(targets)}.`,
	puppet: (by, target, role) => `The strings tell ${by} what ${target} is: ${role}.`,
	bear: (who, restless) =>
		restless ? `${who}’s bear is restless: wolves are near.` : `${who}’s bear sleeps soundly.`,
	heard: (by, target, wolf) => `${by} hears from the ashes that ${target} was ${wolf ? 'a' : 'no'} werewolf.`,
	heardNothing: (by) => `${by} listens, but the ashes keep silent.`,
	unchanged: (who) => `${who}’s card stays the same.`,
	became: (who, role) => `${who}’s card changes: it is now ${role}.`,
	hunted: (prey) => `The wolves settle on ${prey}.`,
	died: {
		mauled: (who, role) => `The wolves carry off ${who}. The card: ${role}.`,
		gaze: (who, role) => `The seer’s gaze is fatal to ${who}. The card: ${role}.`,
		lynched: (who, role) => `${who} goes to the stake. The card: ${role}.`,
		burned: (who, role) => `The fire takes ${who}. The card: ${role}.`,
		grief: (who, role) => `Grief carries off ${who}. The card: ${role}.`,
		associated: (who, role) =>
			`Name and card were right: the wolves come back for ${who}. The card: ${role}.`,
		duel: (who, role) => `The duel is fatal to ${who}. The card: ${role}.`,
		left: (who, role) => `${who} leaves the village. The card: ${role}.`,
	},
	burnedInstead: (who, spared, role) => `${who} takes ${spared}’s place on the stake. The card: ${role}.`,
	guarded: (by, who) => `${by} stops the wolves at ${who}’s door.`,
	shielded: (by, who) => `${by} keeps death away from ${who}.`,
	tough: (who) => `The wolves come home hungry: ${who} can’t be caught.`,
	noReturn: (who) => `For ${who} there is no way back: nobody recalls a knight.`,
	raised: (who) => `${who} comes back to life.`,
	revealed: (who) => `The fire won’t have ${who}: it is the village idiot, and now everyone knows.`,
	spent: {
		fox: (who) => `${who} has lost the nose: all innocent.`,
		pyromaniac: (who) => `${who}’s can is empty.`,
		mayor: (who) => `${who} speaks as mayor, and the stake changes names.`,
	},
	votes: {
		nomination: (target, voters) => `Against ${target}: ${list(voters)}.`,
		final: forTheStake,
		'final-repeat': (target, voters) => `Again, for sending ${target} to the stake: ${list(voters)}.`,
		'stake-1': forTheStake,
		'stake-2': forTheStake,
		'stake-3': forTheStake,
		stake: forTheStake,
	},
	abstained: (voters) => `Abstentions: ${list(voters)}.`,
	fuelled: (by, target) => `${by} pours the can under that vote: ${target}.`,
	secretBallot: 'The vote is secret, and stays that way.',
	willed: (who, text) => `${who} leaves these words: “${text}”`,
	blankWill: (who) => `${who} leaves a blank sheet.`,
	kept: (who) => `The table believed in the part of ${who}.`,
	failed: (who) => `The table didn’t believe in the part of ${who}.`,
	apart: {
		'black-wolf': (who) => `Not ${who}, though: the white wolf is still there, and the black wolf isn’t.`,
		'white-wolf': (who) => `Not ${who}, though: while there is a black wolf, the white one can’t win.`,
		puppeteer: (who) => `And ${who} too: a puppeteer is happy with whoever beats the village.`,
		fool: (who) => `Not ${who}, though: the table didn’t believe in the part.`,
	},
	drew: {
		starter: (from, drawn) => `Out of ${list(from)}, the lot falls on ${drawn}: voting starts on their left.`,
		lynched: (from, drawn) => `Out of ${list(from)}, the lot falls on ${drawn}.`,
	},
	stopped: 'The table stops the game here; nobody has won.',
};

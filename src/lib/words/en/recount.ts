import type { tell as source } from '../it/tell';
import { list } from './grammar';

// The story after the end: everything may be said now, in full sentences.
export const recount: (typeof source)['recount'] = {
	deal: 'The deal',
	end: 'The end',
	dealt: (attempt) =>
		attempt === 1 ? 'Everybody has a card.' : 'The cards are dealt all over again; everybody has one now.',
	knowsPack: (who, pack) =>
		pack.length === 0 ? `${who} is a pack of one.` : `${who} recognises the pack: ${list(pack)}.`,
	knowsMasons: (who, masons) => `${who} recognises the lodge: ${list(masons)}.`,
	chose: {
		maul: (by, target) => `${by} puts ${target} to the pack.`,
		see: (by, target) => `${by} looks into ${target}.`,
		protect: (by, target) => `${by} stands guard at ${target}’s door.`,
		curse: (by, target) => `${by} casts the evil eye on ${target}.`,
		imitate: (by, target) => `${by} tries to be ${target}.`,
		suspect: (by, target) => `${by} suspects ${target}.`,
	},
	choseNobody: (by) => `${by} names no names.`,
	saw: (by, target, wolf) => `${by} finds that ${target} is ${wolf ? 'a' : 'no'} werewolf.`,
	heard: (by, target, wolf) => `${by} hears from the ashes that ${target} was ${wolf ? 'a' : 'no'} werewolf.`,
	heardNothing: (by) => `${by} listens, but the ashes keep silent.`,
	unchanged: (who) => `${who}’s card stays the same.`,
	became: (who, role) => `${who}’s card changes: it is now ${role}.`,
	hunted: (prey) => `The wolves settle on ${prey}.`,
	died: {
		mauled: (who, role) => `The wolves carry off ${who}. The card: ${role}.`,
		gaze: (who, role) => `The seer’s gaze is fatal to ${who}. The card: ${role}.`,
		lynched: (who, role) => `${who} goes to the stake. The card: ${role}.`,
		left: (who, role) => `${who} leaves the village. The card: ${role}.`,
	},
	guarded: (by, who) => `${by} stops the wolves at ${who}’s door.`,
	tough: (who) => `The wolves come home hungry: ${who} can’t be caught.`,
	cameToNothing: (by) => `Thanks to ${by}, nothing comes of it.`,
	votes: {
		nomination: (target, voters) => `Against ${target}: ${list(voters)}.`,
		final: (target, voters) => `For sending ${target} to the stake: ${list(voters)}.`,
		'final-repeat': (target, voters) => `Again, for sending ${target} to the stake: ${list(voters)}.`,
	},
	drew: {
		starter: (from, drawn) => `Out of ${list(from)}, the lot falls on ${drawn}: voting starts on their left.`,
		lynched: (from, drawn) => `Out of ${list(from)}, the lot falls on ${drawn}.`,
	},
	stopped: 'The table stops the game here; nobody has won.',
	suspicion: (by, target, right) => `${by} suspected ${target}, ${right ? 'and rightly' : 'but wrongly'}.`,
};

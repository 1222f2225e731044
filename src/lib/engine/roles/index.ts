// Every role of the game, one line each.
import { akelaMundi } from './akela-mundi';
import { bearTamer } from './bear-tamer';
import { blackWolf } from './black-wolf';
import { bodyguard } from './bodyguard';
import { cleric } from './cleric';
import { donta } from './donta';
import { drunkard } from './drunkard';
import { farmer } from './farmer';
import { fool } from './fool';
import { fox } from './fox';
import { guard } from './guard';
import { guardian } from './guardian';
import { jinx } from './jinx';
import { knight } from './knight';
import { lover } from './lover';
import { lunatic } from './lunatic';
import { mage } from './mage';
import { mason } from './mason';
import { mayor } from './mayor';
import { medium } from './medium';
import { mythomaniac } from './mythomaniac';
import { notary } from './notary';
import { owl } from './owl';
import { piedPiper } from './pied-piper';
import { possessed } from './possessed';
import { puppeteer } from './puppeteer';
import { pyromaniac } from './pyromaniac';
import { redeemer } from './redeemer';
import { reprobate } from './reprobate';
import { scapegoat } from './scapegoat';
import { seer } from './seer';
import { thief } from './thief';
import { traitor } from './traitor';
import { villager } from './villager';
import { villageIdiot } from './village-idiot';
import { werehamster } from './werehamster';
import { werewolf } from './werewolf';
import { whiteWolf } from './white-wolf';
import { wildChild } from './wild-child';
import type { Role } from './role';

const roles = {
	'akela-mundi': akelaMundi,
	'bear-tamer': bearTamer,
	'black-wolf': blackWolf,
	bodyguard,
	cleric,
	donta,
	drunkard,
	farmer,
	fool,
	fox,
	guard,
	guardian,
	jinx,
	knight,
	lover,
	lunatic,
	mage,
	mason,
	mayor,
	medium,
	mythomaniac,
	notary,
	owl,
	'pied-piper': piedPiper,
	possessed,
	puppeteer,
	pyromaniac,
	redeemer,
	reprobate,
	scapegoat,
	seer,
	thief,
	traitor,
	villager,
	'village-idiot': villageIdiot,
	werehamster,
	werewolf,
	'white-wolf': whiteWolf,
	'wild-child': wildChild,
};

export type RoleId = keyof typeof roles;
export const ROLES: Readonly<Record<RoleId, Role>> = roles;

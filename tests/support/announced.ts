import type { Announcement, Roles, Seat } from '../../src/lib/engine';

/** What everybody was told, under the public keys of FORMAT.md section 2. */
export type Public = Readonly<Record<string, unknown>>;

/** Several announcements as one map, by names instead of seats. */
export function sayAnnounced(heard: readonly Announcement[], name: (seat: Seat) => string): Public {
	return Object.assign({}, ...heard.map((one) => sayOne(one, name)));
}

function sayOne(heard: Announcement, name: (seat: Seat) => string): Public {
	switch (heard.of) {
		case 'dawn': {
			const { dead, moderatorMauled, nobodyMauled, savedBy, akela, returned, melody, roles } = heard;
			return {
				dead: dead.map(name),
				moderatorMauled,
				nobodyMauled,
				...given({ savedBy, akela, melody, returned: returned?.map(name), roles: byName(roles, name) }),
			};
		}
		case 'starter':
			return { starter: name(heard.starter) };
		case 'nominees': {
			const { nominees, cursed } = heard;
			const curse = cursed === undefined ? {} : { cursed: cursed === null ? 'none' : name(cursed) };
			return { nominees: nominees.map(name), ...curse };
		}
		case 'tie':
			return { tied: heard.tied.map(name) };
		case 'prelude':
		case 'wills':
			return {};
		case 'no-votes':
			return { noVotes: true };
		case 'condemned':
			return { condemned: heard.condemned === null ? 'nobody' : name(heard.condemned) };
		case 'burned':
			return {
				burned: name(heard.burned),
				dead: heard.dead.map(name),
				...given({ mayor: heard.mayor === undefined ? undefined : name(heard.mayor) }),
			};
		case 'pyre': {
			const { condemned, why, tied, dead, insteadOf, saved, secondFire, revenge, roles } = heard;
			return {
				condemned: condemned === null ? 'nobody' : name(condemned),
				why,
				dead: dead.map(name),
				insteadOf: Object.fromEntries(insteadOf.map(({ burned, spared }) => [name(burned), name(spared)])),
				saved: saved.map(name),
				...given({
					tied: tied.length > 0 ? tied.map(name) : undefined,
					secondFire: secondFire === undefined ? undefined : name(secondFire),
					revenge: revenge === undefined ? undefined : name(revenge),
					roles: byName(roles, name),
				}),
			};
		}
		case 'verdict':
			return { lynched: name(heard.lynched) };
		case 'departure':
			return { left: name(heard.who) };
	}
}

/** Only the keys that have a value. */
const given = (all: Public): Public =>
	Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));

const byName = (roles: Roles | undefined, name: (seat: Seat) => string): Public | undefined =>
	roles && Object.fromEntries(roles.map(({ who, role }) => [name(who), role]));

import type { Announcement, Seat } from '../../src/lib/engine';

/** What everybody was told, under the public keys of FORMAT.md section 2. */
export type Public = Readonly<Record<string, unknown>>;

/** Several announcements as one map, by names instead of seats. */
export function sayAnnounced(heard: readonly Announcement[], name: (seat: Seat) => string): Public {
	return Object.assign({}, ...heard.map((one) => sayOne(one, name)));
}

function sayOne(heard: Announcement, name: (seat: Seat) => string): Public {
	switch (heard.of) {
		case 'dawn': {
			const { dead, moderatorMauled, nobodyMauled } = heard;
			return { dead: dead.map(name), moderatorMauled, nobodyMauled };
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
		case 'verdict':
			return { lynched: name(heard.lynched) };
		case 'departure':
			return { left: name(heard.who) };
	}
}

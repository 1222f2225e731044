import type { Announcement } from '$lib/engine/index';

/** How far the day has gone when something is announced, from dawn (0) to evening (1): the sky shows it. */
export function hourOf(announcement: Announcement): number {
	switch (announcement.of) {
		case 'dawn':
			return 0;
		case 'prelude':
		case 'starter':
			return 0.06;
		case 'wills':
			return 0.1;
		case 'departure':
			return 0.92;
		case 'nominees':
		case 'no-votes':
			return 0.94;
		case 'tie':
		case 'condemned':
			return 0.96;
		case 'verdict':
		case 'burned':
		case 'pyre':
			return 1;
	}
}

/** Which words lead on from an announcement: where they lead depends on what everybody knows alone. */
export function after(
	announcement: Announcement,
): Exclude<Announcement['of'], 'tie' | 'no-votes'> | 'repeat' | 'lots' | 'nearest' | 'nobody' {
	return announcement.of === 'tie' || announcement.of === 'no-votes' ? announcement.next : announcement.of;
}

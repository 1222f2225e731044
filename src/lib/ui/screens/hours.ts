import type { Announcement } from '$lib/engine/index';

/** How far the day has gone when something is announced, from dawn (0) to evening (1): the sky shows it. */
export function hourOf(announcement: Announcement): number {
	switch (announcement.of) {
		case 'dawn':
			return 0;
		case 'starter':
			return 0.03;
		case 'departure':
			return 0.92;
		case 'nominees':
			return 0.94;
		case 'tie':
			return 0.96;
		case 'verdict':
			return 1;
	}
}

/** Which words lead on from an announcement: where they lead depends on what everybody knows alone. */
export function after(
	announcement: Announcement,
): 'dawn' | 'starter' | 'nominees' | 'repeat' | 'lots' | 'verdict' | 'departure' {
	return announcement.of === 'tie' ? announcement.next : announcement.of;
}

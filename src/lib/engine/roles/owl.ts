import { marks, type Role } from './role';

declare module '../words' {
	interface Actions {
		curse: true;
	}
}

/** CR17: every night marks another person, who is a nominee of the next day by right. */
export const owl: Role = {
	powers: [
		{
			action: 'curse',
			names: 1,
			nights: (night, options) => (night < (options.curseFirstNight ? 1 : 2) ? 'not-yet' : 'now'),
			act: marks('cursed'),
		},
	],
};

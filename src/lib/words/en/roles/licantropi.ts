import type { RoleWords } from '../../shape';

export const licantropi = {
	farmer: {
		name: 'Farmer',
		plural: 'Farmers',
		summary: 'No powers: calloused hands, a hard head and one vote.',
	},
	traitor: {
		name: 'Traitor',
		plural: 'Traitors',
		summary: 'Sides with the werewolves and knows them, but never joins the hunt.',
	},
	mage: {
		name: 'Mage',
		plural: 'Mages',
		summary: 'By night, may find out whether someone is one of the mystics.',
	},
	cleric: {
		name: 'Cleric',
		plural: 'Clerics',
		summary: 'By night, may find out whether one of the dead was good or evil.',
	},
	reprobate: {
		name: 'Reprobate',
		plural: 'Reprobates',
		summary: 'Sides with the village, but the seer finds a bad aura there.',
	},
	guard: {
		name: 'Guard',
		plural: 'Guards',
		summary: 'No powers, but the guards know each other from the deal on.',
	},
	mayor: {
		name: 'Mayor',
		plural: 'Mayors',
		summary: 'Just once, may save someone from the stake and send another.',
	},
	fool: {
		name: 'Village fool',
		plural: 'Village fools',
		summary: 'Has to play another part, and loses alone if the table doesn’t buy it.',
	},
	lover: {
		name: 'Lover',
		plural: 'Lovers',
		summary: 'Always a pair: they know each other, and leave the game together.',
	},
} satisfies Readonly<Record<string, RoleWords>>;

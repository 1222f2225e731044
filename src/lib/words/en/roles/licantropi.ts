import type { RoleWords } from '../../shape';

export const licantropi = {
	farmer: {
		name: 'Farmer',
		plural: 'Farmers',
	},
	traitor: {
		name: 'Traitor',
		plural: 'Traitors',
	},
	mage: {
		name: 'Mage',
		plural: 'Mages',
	},
	cleric: {
		name: 'Cleric',
		plural: 'Clerics',
	},
	reprobate: {
		name: 'Reprobate',
		plural: 'Reprobates',
	},
	guard: {
		name: 'Guard',
		plural: 'Guards',
	},
	mayor: {
		name: 'Mayor',
		plural: 'Mayors',
	},
	fool: {
		name: 'Village fool',
		plural: 'Village fools',
	},
	lover: {
		name: 'Lover',
		plural: 'Lovers',
	},
} satisfies Readonly<Record<string, RoleWords>>;

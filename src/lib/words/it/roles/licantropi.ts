import type { RoleWords } from '../../shape';

export const licantropi = {
	farmer: {
		name: 'Contadino',
		plural: 'Contadini',
	},
	traitor: {
		name: 'Traditore',
		plural: 'Traditori',
	},
	mage: {
		name: 'Mago',
		plural: 'Maghi',
	},
	cleric: {
		name: 'Chierico',
		plural: 'Chierici',
	},
	reprobate: {
		name: 'Reprobo',
		plural: 'Reprobi',
	},
	guard: {
		name: 'Guardia',
		plural: 'Guardie',
	},
	mayor: {
		name: 'Sindaco',
		plural: 'Sindaci',
	},
	fool: {
		name: 'Matto del villaggio',
		plural: 'Matti del villaggio',
	},
	lover: {
		name: 'Amante',
		plural: 'Amanti',
	},
} satisfies Readonly<Record<string, RoleWords>>;

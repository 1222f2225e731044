import type { RoleWords } from '../../shape';

export const licantropi = {
	farmer: {
		name: 'Contadino',
		plural: 'Contadini',
		summary: 'Nessun potere: mani callose, testa dura e un voto.',
	},
	traitor: {
		name: 'Traditore',
		plural: 'Traditori',
		summary: 'Sta con i licantropi, li conosce, ma di notte non caccia con loro.',
	},
	mage: {
		name: 'Mago',
		plural: 'Maghi',
		summary: 'Di notte può sapere se una persona è tra i mistici.',
	},
	cleric: {
		name: 'Chierico',
		plural: 'Chierici',
		summary: 'Di notte può sapere se una persona morta era buona o malvagia.',
	},
	reprobate: {
		name: 'Reprobo',
		plural: 'Reprobi',
		summary: 'Sta con il villaggio, ma al veggente la sua aura appare cattiva.',
	},
	guard: {
		name: 'Guardia',
		plural: 'Guardie',
		summary: 'Nessun potere, ma le guardie si conoscono tra loro fin dalle carte.',
	},
	mayor: {
		name: 'Sindaco',
		plural: 'Sindaci',
		summary: 'Una volta sola può salvare dal rogo, e mandarci qualcun altro.',
	},
	fool: {
		name: 'Matto del villaggio',
		plural: 'Matti del villaggio',
		summary: 'Deve recitare un’altra parte: se il tavolo non ci crede, perde da solo.',
	},
	lover: {
		name: 'Amante',
		plural: 'Amanti',
		summary: 'Sempre in coppia: si conoscono, si amano, e dal gioco escono insieme.',
	},
} satisfies Readonly<Record<string, RoleWords>>;

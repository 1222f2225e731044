import type { RoleWords } from '../../shape';

export const teatro = {
	lunatic: {
		name: 'Lunatica',
		plural: 'Lunatiche',
	},
	scapegoat: {
		name: 'Capro espiatorio',
		plural: 'Capri espiatori',
	},
	knight: {
		name: 'Cavaliere',
		plural: 'Cavalieri',
	},
	guardian: {
		name: 'Custode',
		plural: 'Custodi',
	},
	'bear-tamer': {
		name: 'Domatore di orsi',
		plural: 'Domatori di orsi',
	},
	'village-idiot': {
		name: 'Idiota del villaggio',
		plural: 'Idioti del villaggio',
	},
	pyromaniac: {
		name: 'Piromane',
		plural: 'Piromani',
	},
	'wild-child': {
		name: 'Ragazzo selvaggio',
		plural: 'Ragazzi selvaggi',
	},
	redeemer: {
		name: 'Redentore',
		plural: 'Redentori',
	},
	fox: {
		name: 'Volpe',
		plural: 'Volpi',
	},
	thief: {
		name: 'Ladro',
		plural: 'Ladri',
	},
} satisfies Readonly<Record<string, RoleWords>>;

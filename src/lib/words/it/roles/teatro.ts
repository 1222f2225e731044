import type { RoleWords } from '../../shape';

export const teatro = {
	lunatic: {
		name: 'Lunatica',
		plural: 'Lunatiche',
		summary: 'Crede di essere il veggente, ma le sue risposte le ha scelte il caso.',
	},
	scapegoat: {
		name: 'Capro espiatorio',
		plural: 'Capri espiatori',
		summary: 'Se il voto finisce in parità, sul rogo va al posto degli altri.',
	},
	knight: {
		name: 'Cavaliere',
		plural: 'Cavalieri',
		summary: 'Di notte può sfidare a duello: se sbaglia avversario, cade in duello.',
	},
	guardian: {
		name: 'Custode',
		plural: 'Custodi',
		summary: 'Protegge una persona, notte e giorno; al rogo ci va al suo posto.',
	},
	'bear-tamer': {
		name: 'Domatore di orsi',
		plural: 'Domatori di orsi',
		summary: 'Al mattino sa se l’orso è inquieto: allora accanto ha dei lupi.',
	},
	'village-idiot': {
		name: 'Idiota del villaggio',
		plural: 'Idioti del villaggio',
		summary: 'Il rogo non lo vuole: lo salvano, si sa chi è, e non vota più.',
	},
	pyromaniac: {
		name: 'Piromane',
		plural: 'Piromani',
		summary: 'Una volta sola accende un secondo fuoco sotto la persona che ha votato.',
	},
	'wild-child': {
		name: 'Ragazzo selvaggio',
		plural: 'Ragazzi selvaggi',
		summary: 'Sceglie una guida: se quella persona muore, passa dalla parte dei lupi.',
	},
	redeemer: {
		name: 'Redentore',
		plural: 'Redentori',
		summary: 'Se muore di notte, riporta in vita la persona morta che ha indicato.',
	},
	fox: {
		name: 'Volpe',
		plural: 'Volpi',
		summary: 'Annusa tre posti vicini: se non c’è niente di losco, perde il fiuto per sempre.',
	},
	thief: {
		name: 'Ladro',
		plural: 'Ladri',
		summary: 'Prima di tutti sceglie tra due carte avanzate, e diventa quella.',
	},
} satisfies Readonly<Record<string, RoleWords>>;

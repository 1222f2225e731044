import type { BookWords } from '../shape';

/** In what the four games differ. */
export const comparison: BookWords['comparison'] = {
	title: 'Le differenze',
	line: 'Quattro giochi, lo stesso villaggio: in che cosa cambiano.',
	subjects: {
		players: 'In quanti',
		length: 'Quanto dura',
		opening: 'Come si comincia',
		prey: 'La prima preda',
		night: 'Chi muore di notte',
		seer: 'Che cosa scopre il veggente',
		talk: 'Quanto si discute',
		voters: 'Chi vota',
		ballots: 'Come si vota',
		secrecy: 'A voce o in segreto',
		tie: 'In parità',
		nobody: 'Può non bruciare nessuno?',
		wolves: 'Quando vincono i lupi',
		others: 'Chi altro vince',
		dead: 'Chi è uscito dal gioco',
		roles: 'I ruoli che ha soltanto lui',
	},
	opening: {
		night: 'Con la prima notte.',
		eve: 'Con la vigilia, una notte in cui agiscono in pochi.',
		day: 'Di giorno: si parla, e la sera si va già al rogo.',
	},
	prey: {
		player: 'Una persona al tavolo, già la prima notte.',
		moderator: 'Il moderatore, cioè nessuno di voi. Un’opzione li manda subito a caccia.',
		eve: 'Alla vigilia nessuno; una persona dalla prima notte.',
	},
	night: {
		acts: 'Quello che ha scelto vale lo stesso.',
		stops: 'I poteri hanno un ordine: chi è già morto non agisce più.',
	},
	of: {
		classic: {
			seer: 'Se una persona è tra i lupi.',
			voters: 'Chi è in gioco; al voto finale, chi non è sotto accusa.',
			ballots:
				'Due voti: il primo manda sotto accusa i due nomi più votati, o di più se sono pari; il secondo sceglie tra loro.',
			secrecy: 'A voce, uno alla volta.',
			tie: 'Si ripetono difesa e voto; poi decide la sorte.',
			nobody: 'No: al rogo va una persona al giorno.',
			wolves: 'Quando sono almeno quanti tutti gli altri.',
			others: 'L’indemoniato, con i lupi. Il criceto mannaro, da solo, se è ancora in gioco alla fine.',
			dead: 'Tace e guarda.',
		},
		'e-notte': {
			seer: 'Se una persona è tra i lupi.',
			voters: 'Al primo voto anche i fantasmi; a quello finale chi è in gioco e non è sotto accusa.',
			ballots: 'Due voti: il primo manda sotto accusa due nomi, sempre due; il secondo sceglie tra loro.',
			secrecy: 'Il primo a voce, in cerchio; il secondo in segreto, e poi i voti si scoprono tutti insieme.',
			tie: 'Decide il posto: il più vicino, in senso orario, a chi ha aperto il voto.',
			nobody: 'No: al rogo va una persona al giorno.',
			wolves: 'Quando sono almeno quanti tutti gli altri. I fantasmi non contano.',
			others: 'L’indemoniato, con i lupi. Il criceto mannaro, da solo, se è ancora in gioco alla fine.',
			dead: 'È un fantasma: vota al primo voto e, se c’è il notaio, lascia un testamento.',
		},
		licantropi: {
			seer: 'Se l’aura di una persona è buona o cattiva: quella del reprobo è cattiva.',
			voters: 'Chi è in gioco, anche se il suo nome è in parità. Ci si può astenere.',
			ballots: 'Un voto solo; fino a tre, se i nomi restano in parità. Poi l’appello, e il sindaco.',
			secrecy: 'In segreto, per sempre: si sente soltanto il nome uscito.',
			tie: 'Si rivota sui nomi in parità.',
			nobody: 'Sì, se tre votazioni non danno un nome solo.',
			wolves: 'Quando, con il traditore, sono almeno quanti tutti gli altri.',
			others:
				'Il traditore, con i licantropi. Il matto vince con il villaggio soltanto se ha retto la parte.',
			dead: 'Tace e guarda; ma il chierico può scoprire da che parte stava.',
		},
		teatro: {
			seer: 'Se una persona è innocente o losca. E potrebbe essere la lunatica.',
			voters: 'Chi è in gioco, tranne l’idiota salvato dal rogo. Ci si può astenere.',
			ballots: 'Un voto solo, nell’ordine che si vuole, senza difese.',
			secrecy: 'A voti scoperti, via via che arrivano.',
			tie: 'Brucia il capro espiatorio; se non c’è, chi ha ricevuto per primo il voto decisivo.',
			nobody: 'Sì, se non vota nessuno, o se il rogo tocca all’idiota.',
			wolves: 'Quando sono almeno quanti gli umani, e il pifferaio non è più in gioco.',
			others:
				'Il pifferaio, da solo, se tutti gli altri in gioco sono sotto incanto. Il marionettista, con chi batte il villaggio.',
			dead: 'Tace e guarda; ma il redentore può riportare in gioco una persona.',
		},
	},
};

import { WITH_PACK, WITH_TOWN, WITH_VILLAGE } from './cards/common';
import { noAnswer } from '../../words/it/sheets/teatro';
import { whisper } from '../../words/it/whisper';
import type { BookWords } from '../shape';

const { tasks, noNotes, morning } = whisper;

/** What a sheet says in its own way of a paragraph or a reason that others have too. */
export const sheets: BookWords['sheets'] = {
	classic: { cards: {}, paragraphs: {}, because: {}, hints: {}, moments: {} },
	'e-notte': {
		cards: {
			werewolf: {
				night:
					'Quando il branco caccia indichi una preda. Conta il nome più scelto; in parità, l’ultima scelta.',
			},
		},
		paragraphs: {
			P5: 'Sulla propria carta i lupi leggono i nomi del branco e i beoni il nome l’uno dell’altro. Tutti gli altri, lì, leggono che non conoscono nessuno. Se akela mundi cambia, chi deve saperlo lo legge la notte dopo.',
			P9: 'Il primo voto si dà a voce, con il tablet in mezzo al tavolo. Il voto finale si dà tenendo premuto, uno alla volta: dopo l’ultimo, i voti si scoprono tutti insieme.',
			P13: 'A chi è uscito dal gioco il tablet arriva soltanto per il testamento. Al primo voto indica un nome quando tocca al suo posto.',
		},
		moments: {
			nomination: 'In senso orario si fa un nome ad alta voce. I fantasmi lo indicano, in silenzio.',
			final: 'Il tablet fa il giro: si vota di nascosto tra i nomi sotto accusa.',
			'final-repeat': 'Era pari: il tablet fa un altro giro, soltanto tra questi nomi.',
			verdict: 'Il voto ha deciso. Chi va al rogo tace: voterà ancora, da fantasma.',
		},
		because: {
			mostVoted:
				'Vanno sotto accusa i due nomi con più voti, e mai di più: tra i pari merito conta la vicinanza a chi ha aperto.',
			evilEye: 'Chi riceve il malocchio è sotto accusa di diritto, insieme al nome più votato.',
		},
		hints: {
			curseFirstNight: 'Con lo iettatore nel mazzo: se no, il primo malocchio cade la seconda notte.',
		},
	},
	licantropi: {
		cards: {
			werewolf: {
				summary: 'Di notte prende una persona con il branco, di giorno vota con gli altri.',
				know: 'Conosci i nomi del branco e del traditore, e loro il tuo.',
				win: 'Vinci con i licantropi, quando al rogo, con il traditore, decidete voi.',
				advice:
					'Si vota in segreto, e questo ti aiuta: nessuno saprà mai da che parte hai votato. Il traditore ha un’aura buona, mandatelo avanti. Temi il chierico più del veggente, e ricorda che il reprobo sembra come te.',
			},
			seer: {
				summary: 'Di notte può leggere l’aura di una persona: buona o cattiva.',
				are: 'Sei gente del villaggio con un dono: di notte le persone, per te, hanno un colore.',
				night: 'Ogni notte puoi leggere l’aura di una persona: cattiva se è un licantropo, o il reprobo.',
				win: WITH_VILLAGE,
				advice:
					'Un’aura cattiva non è una condanna: potrebbe essere il reprobo, che sta con te. Un’aura buona non è una promessa: il traditore ce l’ha. Confronta con il chierico, se lo trovi, e parla quando hai più di un nome.',
			},
		},
		paragraphs: {
			G6: 'Una parte vince tutta intera, anche con chi è uscito la prima notte. Soltanto il matto può perdere da solo.',
			P9: 'Si vota tenendo premuto, uno alla volta: sul tablet compare soltanto il nome uscito, o i nomi in parità. Chi ha votato che cosa non si vedrà mai, neanche alla fine.',
		},
		moments: {},
		because: {
			prey: 'Ogni notte i licantropi prendono insieme una persona. Al mattino si sa chi manca, e nient’altro.',
			voteAgain:
				'Si rivota soltanto sui nomi in parità; votano tutti, anche chi è tra quei nomi. Tre votazioni al massimo.',
			noWolves: 'L’ultimo dei licantropi non c’è più: il villaggio può dormire.',
		},
		hints: {
			discussionSeconds: 'È la durata del giorno: alla fine suona, ma siete voi ad andare al rogo.',
		},
	},
	teatro: {
		cards: {
			werewolf: {
				know: 'Conoscerai il branco alla vigilia, e il branco conoscerà te.',
				night:
					'Dalla prima notte indichi una preda al branco. Conta il nome più scelto; in parità, l’ultimo.',
				win: WITH_PACK,
				advice:
					'Uno di voi è il lupo nero: fatevi dire che carte sospetta, e cercatele insieme. Occhio al pifferaio, che ruba la partita, e al cavaliere, che di notte gira armato. Di giorno, come sempre: calma e sorrisi.',
			},
			seer: {
				summary: 'Ogni notte scopre se una persona ha l’animo losco o innocente.',
				are: 'Sei gente del villaggio con un dono: la notte ti mostra chi ha l’animo losco.',
				night:
					'Ogni notte, dalla vigilia, scegli una persona e leggi se ha l’animo losco. Adesso o all’alba.',
				win: WITH_TOWN,
				advice:
					'Losco non vuol dire per forza lupo, e innocente non vuol dire amico: qualcuno gioca per sé. Chiediti anche se sei tu a vedere giusto: c’è una carta che sogna di avere la tua. Parla quando qualcosa torna.',
			},
			farmer: {
				win: WITH_TOWN,
			},
		},
		paragraphs: {
			G6: 'Una parte vince tutta intera, anche con chi è uscito la prima notte. Fanno eccezione il lupo nero e il lupo bianco, che possono perdere da soli; il marionettista vince soltanto se è ancora in gioco, il pifferaio soltanto per sé.',
			P3: `I turni sono tutti uguali: stessi tocchi, stesse pagine, stessi nomi. A chi non ha niente da decidere si chiede: «${tasks.suspect}» Se i nomi sono due: «${tasks.trust}» Se c’è la pagina delle carte: «${tasks.wish}» Chi non ha notizie legge: «${noNotes.join(' ')}» Poi: «${noAnswer}» E all’alba: «${morning}» Lo scriviamo qui perché nessuno possa chiederlo come prova.`,
			P5: 'Alla vigilia, dopo la scelta del ladro, i lupi leggono i nomi del branco e chi di loro è il lupo nero; il lupo bianco appare come lupo mannaro. Se una carta cambia durante la partita, chi deve saperlo lo legge la notte dopo.',
			P9: 'Si vota nell’ordine che si vuole: chi è pronto tocca il proprio nome. Se nella lista c’è il piromane ogni voto si dà tenendo premuto; appena confermato, lo vedono tutti. Chi non vota si astiene.',
			P13: 'A chi è uscito dal gioco il tablet non arriva più, a meno che il redentore non lo riporti.',
		},
		moments: {},
		because: {
			whole:
				'Una parte vince tutta intera, anche con chi è uscito molto prima. Fanno eccezione i lupi in lite e chi gioca per sé.',
			parity:
				'I lupi in gioco sono almeno quanti gli umani, e il pifferaio non c’è più: nessun voto potrebbe fermarli.',
			strictParity:
				'I lupi in gioco sono esattamente quanti gli umani, o non ne resta nessuno; e il pifferaio non c’è più.',
			noWolves: 'Né lupi né pifferaio sono più in gioco: il villaggio può dormire.',
			prey: 'Dalla prima notte i lupi scelgono insieme una preda. Al mattino si sa chi manca, non perché.',
		},
		hints: {
			wolvesWinAt:
				'Fa differenza soltanto se, con più morti insieme, i lupi diventano di colpo più degli umani.',
		},
	},
};

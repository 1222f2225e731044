import type { CardWords } from '../../shape';
import { ONLY_SUSPECTS, STRANGERS, WITH_VILLAGE } from './common';

export const licantropi = {
	farmer: {
		summary: 'Nessun potere: mani callose, testa dura e un voto.',
		are: 'Sei gente del villaggio, di quella che zappa: nessun potere, molto buon senso, un voto.',
		know: STRANGERS,
		night: ONLY_SUSPECTS,
		win: WITH_VILLAGE,
		advice:
			'Hai un voto che vale quanto quello di chiunque, e niente da nascondere. Fai domande semplici e ricorda le risposte. Chi ha un potere ha bisogno di qualcuno dietro cui ripararsi: puoi essere tu.',
	},
	traitor: {
		summary: 'Sta con i licantropi, li conosce, ma di notte non caccia con loro.',
		are: 'Sembri gente del villaggio, e l’aura ti dà ragione: ma il villaggio lo hai già venduto.',
		know: 'Conosci i nomi dei licantropi fin dalle carte, e loro il tuo.',
		night: 'Di notte non cacci: dici soltanto di chi sospetti. Di giorno, invece, hai parecchio da fare.',
		win: 'Vinci con i licantropi; se vince il villaggio perdi, anche da chi resta.',
		advice:
			'La tua aura è buona: lasciati pure guardare. Sposta i voti, confondi i conti, accusa un licantropo quando tanto è già spacciato. Stai attento soltanto a morire tardi: il chierico ai morti non perdona.',
	},
	mage: {
		summary: 'Di notte può sapere se una persona è tra i mistici.',
		are: 'Sei gente del villaggio e annusi la magia altrui: veggente e chierico fanno scintille.',
		know: 'Non conosci la carta di nessuno: la magia si rivela di notte.',
		night: 'Ogni notte puoi esaminare una persona: leggi se è un mistico, cioè veggente o chierico.',
		win: WITH_VILLAGE,
		advice:
			'Tu non trovi i colpevoli, trovi gli alleati: sapere chi è un mistico ti dice a chi credere. Quando hai un nome, proteggilo con le parole e con il voto, ma non gridarlo: i licantropi hanno orecchie.',
	},
	cleric: {
		summary: 'Di notte può sapere se una persona morta era buona o malvagia.',
		are: 'Sei gente del villaggio e vegli sui morti: soltanto a te dicono da che parte stavano.',
		know: 'Non conosci la carta di nessuno: i morti parleranno a te.',
		night: 'Ogni notte puoi interrogare una persona morta: leggi se stava dalla parte giusta o no.',
		win: WITH_VILLAGE,
		advice:
			'Il tuo potere guarda indietro, ma serve domani: un rogo giusto dice chi ha votato bene, uno sbagliato chi ha votato male. Puoi scovare anche il traditore, una volta morto. E ricorda: si può rinunciare.',
	},
	reprobate: {
		summary: 'Sta con il villaggio, ma al veggente la sua aura appare cattiva.',
		are: 'Sei gente del villaggio con un passato: brave intenzioni, e un’aura che spaventa.',
		know: STRANGERS,
		night: ONLY_SUSPECTS,
		win: WITH_VILLAGE,
		advice:
			'Prima o poi il veggente ti guarderà storto, e avrà ragione di farlo: la tua aura è cattiva come quella dei licantropi. Preparati a spiegarti. E se qualcuno ti accusa, pensa: forse è davvero il veggente.',
	},
	guard: {
		summary: 'Nessun potere, ma le guardie si conoscono tra loro fin dalle carte.',
		are: 'Sei gente del villaggio in divisa: la ronda non ferma nessuno, però vi conoscete.',
		know: 'Conosci i nomi delle altre guardie fin dalle carte, e basta.',
		night: ONLY_SUSPECTS,
		win: WITH_VILLAGE,
		advice:
			'Siete un piccolo blocco di voti sicuri, e in un villaggio che vota in segreto vale oro. Non scopritevi tutti insieme: basta che parli una guardia, e che le altre le credano. Contate i voti che mancano.',
	},
	mayor: {
		summary: 'Una volta sola può salvare dal rogo, e mandarci qualcun altro.',
		are: 'Sei gente del villaggio con la fascia: una volta sola, davanti al rogo, decidi tu.',
		know: STRANGERS,
		night: 'Di notte dici di chi sospetti. Il tuo potere è di giorno: davanti al rogo, una volta sola.',
		win: WITH_VILLAGE,
		advice:
			'Hai una parola sola, e quando la spendi tutti sapranno chi sei. Aspetta un rogo che ti sembra proprio sbagliato, e un nome che ti sembra proprio giusto. Se il rogo tocca a te, puoi salvarti: ma ne vale la pena?',
	},
	fool: {
		summary: 'Deve recitare un’altra parte: se il tavolo non ci crede, perde da solo.',
		are: 'Sei gente del villaggio, ma non ricordi chi: scegliti una parte, e recitala bene.',
		know: STRANGERS,
		night:
			'Ogni notte dici di chi sospetti. Entro il terzo giorno, a voce, dichiara di essere qualcun altro.',
		win: 'Vinci con il villaggio, ma solo se il tavolo dirà che hai tenuto la parte.',
		advice:
			'Scegli una carta che è nel mazzo e comportati come chi ce l’ha: presto, entro il terzo giorno, e senza ridere. Alla fine sarà il tavolo a dire se eri credibile. Non rubare la scena a chi serve davvero.',
	},
	lover: {
		summary: 'Sempre in coppia: si conoscono, si amano, e dal gioco escono insieme.',
		are: 'Sei gente del villaggio, con il cuore altrove: batte in due petti, e uno è il tuo.',
		know: 'Conosci fin dalle carte chi ti ama, e la vostra sorte è una sola.',
		night: ONLY_SUSPECTS,
		win: WITH_VILLAGE,
		advice:
			'Siete in due a conoscervi, ma avete una vita sola: chi vuole il tuo amore vuole anche te. Difendetevi senza farvi notare, e non votate sempre insieme. Se vi scoprono, i licantropi fanno due passi con uno.',
	},
} satisfies Readonly<Record<string, CardWords>>;

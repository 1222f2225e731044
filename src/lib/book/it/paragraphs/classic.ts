import { whisper } from '../../../words/it/whisper';

const { tasks, noNotes, noAnswer } = whisper;

/** The rules of `classic`; what holds for every sheet is among them. */
export const classic = {
	// lo scopo
	C1: 'I lupi vogliono restare padroni del villaggio; gli umani vogliono mandare al rogo tutti i lupi. Il criceto mannaro gioca per conto suo.',
	G6: 'Una parte vince tutta intera: anche con chi è uscito dal gioco la prima notte.',
	C2: 'Si gioca in 8–22 con la prima edizione, in 8–24 con la seconda. Con il mazzo libero bastano 5 persone, e 24 restano il massimo.',
	// le carte
	C3: 'Nella prima edizione il mazzo è già deciso. In otto: cinque villici, due lupi mannari e un veggente. Poi arrivano il medium in 9, l’indemoniato in 10, la guardia del corpo in 11, i due massoni in 13, il criceto mannaro in 15 e il terzo lupo in 16; gli altri posti sono villici.',
	C4: 'Nella seconda edizione si parte dalle stesse otto carte e le altre le aggiungete voi, villici o personaggi speciali: anche il gufo e il mitomane. Da 16 persone i lupi mannari sono tre; il veggente è sempre uno.',
	C5: 'Le carte si danno a caso, coperte, e ognuno guarda soltanto la propria.',
	P5: 'Sulla propria carta i lupi leggono i nomi del branco e i massoni il nome l’uno dell’altro. Tutti gli altri, lì, leggono che non conoscono nessuno. Se una carta cambia durante la partita, chi deve saperlo lo legge la notte dopo.',
	G3: 'A voce si può dire qualunque cosa della propria carta, anche mentire. Mostrarla mai.',
	// la notte
	P1: 'Di notte il tablet fa un giro: passa da tutte le persone in gioco, in ordine di posto. Ciascuna preme per leggere, sceglie un nome, preme di nuovo per la risposta. Appena si lascia, tutto sparisce.',
	P3: `I turni sono tutti uguali: stessi tocchi, stesse pagine, stessi nomi. Chi stanotte non ha niente da decidere legge: «${tasks.suspect}» Chi non ha notizie: «${noNotes.join(' ')}» E alla fine: «${noAnswer}» Lo scriviamo qui perché nessuno possa chiederlo come prova.`,
	C7: 'Ogni notte, a partire dalla prima, i lupi prendono una persona che non è del branco.',
	P8: 'Ogni lupo vede chi è nel branco, i nomi indicati prima di lui e la preda della notte scorsa. Vale il nome più indicato; in parità, tra quei nomi, l’ultimo indicato.',
	C8: 'Ogni notte, a partire dalla prima, il veggente sceglie una persona e legge subito se è tra i lupi. Non può rinunciare, e non scopre altro.',
	C9: 'Dalla seconda notte il medium legge se chi è andato al rogo nel giorno appena finito era tra i lupi. Non sceglie niente.',
	C11: 'Dalla seconda notte la guardia del corpo sceglie un’altra persona. Se i lupi vanno proprio lì, quella notte non prendono nessuno. Non può rinunciare.',
	C12: 'I massoni sono due, o nessuno. Si conoscono fin dalle carte, e non hanno altri poteri.',
	C18: 'Non conta chi tiene il tablet per primo: a giro finito tutto accade in un ordine fisso. Prima il mitomane, poi il veggente, la guardia del corpo, i lupi e infine il gufo. I personaggi usciti dal gioco non si notano, perché tutti i turni sono uguali.',
	// i casi strani
	C10: 'L’indemoniato conta tra gli umani, ma vince con i lupi e soltanto con loro. Non sa chi siano, e loro non sanno di lui.',
	C13: 'I lupi non possono prendere il criceto mannaro: se lo scelgono, quella notte non muore nessuno.',
	C14: 'Se il veggente guarda il criceto mannaro, legge che non è tra i lupi; all’alba, però, il criceto mannaro muore.',
	C16: 'Se la partita finisce, in qualunque modo, e il criceto mannaro è ancora in gioco, vince lui e nessun altro.',
	// il giorno
	C19: 'All’alba si dice chi manca, e nient’altro: chi viene nominato esce subito. Poi si discute, al massimo per tre minuti.',
	G4: 'Chi è uscito dal gioco non parla, non fa cenni, non scopre la carta e non usa più poteri. Può guardare, e godersela.',
	C20: 'Primo voto. In senso orario, cominciando alla sinistra dell’ultima persona presa dalla notte, ciascuno dice ad alta voce chi accusa. Tutti devono fare un nome, e non il proprio.',
	C21: 'I due nomi con più voti vanno sotto accusa; se ci sono parità, anche di più. Chi è sotto accusa può difendersi.',
	C22: 'Voto finale. Chi non è sotto accusa vota uno dei nomi rimasti, nello stesso ordine. Il più votato va al rogo ed esce; la carta resta coperta.',
	C25: 'Ogni giorno va al rogo esattamente una persona. Poi torna la notte.',
	// le parità
	C23: 'Se il voto finale è in parità, si ripetono difesa e voto, soltanto per i nomi in parità.',
	C24: 'Se è parità un’altra volta, decide la sorte, davanti a tutti.',
	// la fine
	C26: 'Gli umani vincono quando tutti i lupi sono usciti dal gioco.',
	C27: 'I lupi vincono quando sono almeno quanti tutti gli altri in gioco: due contro due, uno contro uno.',
	C28: 'Nel conto sono lupi soltanto i lupi mannari. Tutti gli altri valgono come umani, anche l’indemoniato e il criceto mannaro.',
	// a tavola
	G2: 'Nessuno fa il moderatore: lo fa il tablet. Dà le carte, chiama la notte, conta i voti e conosce le regole.',
	P9: 'Si vota a voce, con il tablet in mezzo al tavolo: chiunque tocca il nome che è stato detto. Finché il conteggio non è confermato, l’ultimo voto si può annullare.',
	P13: 'A chi è uscito dal gioco il tablet non arriva più: né di notte, né per votare.',
	P15: 'Durante la discussione chiunque può chiedere il tablet e rileggere in segreto la propria carta e le risposte delle proprie notti. Quelle degli altri, mai.',
} satisfies Readonly<Record<string, string>>;

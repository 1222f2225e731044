import type { ReasonId } from '../../words/reasons';

/** What stands behind «Perché?»: a rule in a sentence or two, never what has really happened. */
export const because: Readonly<Record<ReasonId, string>> = {
	// la notte
	prey: 'Ogni notte i lupi scelgono insieme una preda. Al mattino si sa chi manca, non perché né con quale carta.',
	gaze: 'Nel mazzo c’è il criceto mannaro: una morte può venire anche dallo sguardo del veggente. Quale, si saprà alla fine.',
	grief:
		'Nel mazzo ci sono gli amanti: quando ne esce uno, il dolore porta via anche l’altro. Senza dire di chi si tratta.',
	duel: 'Tra le carte c’è il cavaliere: una morte può venire anche da un duello. Quale, si saprà alla fine.',
	association:
		'Tra le carte c’è chi, nel branco, può mettere insieme un nome e una carta: se indovina, la preda in più è quella.',
	together:
		'Chi muore nella stessa notte viene nominato insieme, in ordine di posto: così nessuno indovina la causa.',
	silence:
		'Chi esce dal gioco non parla, non fa segni e non scopre la carta: il resto della partita se lo gode in silenzio.',
	calm: 'Stanotte non è morto nessuno. Che cosa sia andato storto ai lupi si saprà soltanto alla fine.',
	guarded: 'Nel mazzo c’è la guardia del corpo: dalla seconda notte può fermare i lupi davanti a una porta.',
	tough: 'Nel mazzo c’è il criceto mannaro: i lupi non riescono a prenderlo.',
	sheltered: 'Tra le carte c’è il custode: di notte può tenere lontana la morte da una persona.',
	eve: 'Nella notte della vigilia i lupi non cacciano ancora: si guardano intorno, come tutti.',
	moderator: 'Così avete scelto: la prima notte i lupi prendono il moderatore, e nessuno di voi esce subito.',
	saved:
		'La preda dei lupi era la persona che la guardia del corpo proteggeva. Chi fosse, si saprà soltanto alla fine.',
	akela: 'Così avete scelto: che cosa è diventato akela mundi si dice ad alta voce, ma senza il nome.',
	redeemed: 'Il redentore è morto questa notte: la persona che aveva indicato è di nuovo in gioco.',
	melody: 'Il pifferaio ha suonato. Per chi, lo sa soltanto lui; chi è sotto incanto non se ne accorge.',
	noMelody:
		'Si dice sempre se la melodia c’è stata. Il pifferaio può riposare, oppure qualcosa gli ha impedito di suonare.',
	shown: 'Così avete scelto: quando qualcuno esce dal gioco, la sua carta si gira.',
	prelude:
		'In questo gioco si comincia di giorno: la prima vittima è di fuori, e serve solo a dare l’allarme.',
	// il voto
	opens:
		'Comincia chi siede alla sinistra dell’ultima persona presa dalla notte. Se la notte non ha ancora preso nessuno, il primo posto.',
	opensByLot:
		'Stanotte manca più di una persona: la sorte dice da quale posto si parte, così la preda dei lupi resta un segreto.',
	ghosts:
		'Al primo voto partecipa anche chi è uscito dal gioco: indica un nome quando tocca al suo posto, e non parla.',
	mostVoted:
		'Vanno sotto accusa i due nomi con più voti. I pari merito contano tutti: nessuno viene tagliato.',
	evilEye:
		'Il malocchio vale un’accusa: chi lo riceve si difende al posto di chi era arrivato secondo, se non era già sotto accusa.',
	noEvilEye:
		'Il malocchio cade solo su chi è ancora in gioco. Altrimenti si dice «nessuno», e il motivo resta un segreto.',
	voteAgain:
		'Chi è in parità si difende ancora, poi si rivota solo su quei nomi. Vota chiunque altro sia in gioco.',
	tiedAgain: 'Alla seconda parità si smette di votare: decide la sorte, tra i nomi rimasti in parità.',
	nearest:
		'Tra i nomi in parità va al rogo quello seduto più vicino, in senso orario, a chi ha aperto il primo voto.',
	secret: 'Si vota in segreto: si dice soltanto il nome che esce, mai i numeri. Nemmeno alla fine.',
	threeBallots: 'In una sera si vota al massimo tre volte. Se non esce un nome solo, il rogo resta spento.',
	nobodyNamed: 'Un giro in cui si astengono tutti vale come gli altri: i nomi restano gli stessi.',
	oneADay: 'Ogni giorno il villaggio manda al rogo una persona: la più votata tra quelle sotto accusa.',
	covered: 'La carta di chi va al rogo resta coperta fino alla fine: così il dubbio rimane a tavola.',
	byLot: 'Quando i voti non bastano, o non resta nessuno per votare, decide la sorte tra i nomi in parità.',
	left: 'Chi lascia il tavolo esce dal gioco come in una morte qualunque, e la sua carta resta coperta.',
	notary: 'Quando il notaio esce dal gioco si scopre, e si leggono tutti i testamenti raccolti fin qui.',
	// il rogo
	chosen: 'Il nome più votato, da solo, è quello del rogo. Per bruciare non serve la maggioranza di tutti.',
	lastWord:
		'Prima del rogo c’è qualche secondo: per difendersi, per dire quel che si sa, per chiamare il sindaco.',
	mayorMay:
		'In questi secondi il sindaco, se è tra voi e ha ancora la sua parola, può mandare al rogo qualcun altro.',
	mayorSpoke: 'Il sindaco può farlo una volta sola. Adesso si sa chi è, e il suo potere è finito.',
	mostVotes: 'Brucia il nome con più voti: ne basta anche uno solo, se nessuno ne ha altrettanti.',
	goat: 'Quando il voto finisce in parità e il capro espiatorio è in gioco, brucia al posto dei più votati.',
	firstToReach:
		'In parità brucia chi ha raggiunto per primo quel numero di voti: conta l’ordine in cui sono arrivati.',
	noVotes: 'Se nessuno vota non c’è nemmeno una parità: il rogo resta spento.',
	inPlace:
		'Il custode risponde di chi protegge: se quella persona finisce nel fuoco, brucia lui al suo posto.',
	idiot:
		'L’idiota del villaggio viene salvato da ogni fuoco e si scopre: da allora non vota e non conta più nei numeri.',
	secondFire:
		'Il piromane può accendere un secondo fuoco sotto il nome che ha votato, una volta sola. Chi sia, non si dice.',
	revenge:
		'Se brucia il piromane e la tanica è ancora piena, il fuoco prende anche chi l’ha votato per ultimo.',
	// la fine
	noWolves: 'Tutti i lupi sono usciti dal gioco: il villaggio può dormire.',
	parity: 'I lupi in gioco sono almeno quanti tutti gli altri: nessun voto potrebbe più fermarli.',
	strictParity: 'I lupi in gioco sono esattamente quanti gli altri, oppure non resta nessun altro.',
	supremacy:
		'Licantropi e traditore, insieme, sono almeno quanti tutti gli altri: al rogo deciderebbero loro.',
	hung: 'Restavano in tre e tre votazioni non hanno deciso nulla: contro i licantropi non c’era più tempo.',
	hamster: 'Il criceto mannaro era ancora in gioco alla fine: comunque finisca, la vittoria è soltanto sua.',
	allDance: 'Tutti gli altri ancora in gioco sono sotto incanto: il pifferaio vince da solo.',
	whole: 'Una parte vince tutta intera: anche con chi è uscito dal gioco molto prima.',
	possessed: 'L’indemoniato conta tra gli umani, ma vince con i lupi.',
	traitor: 'Il traditore vince e perde insieme ai licantropi, che sia in gioco o no.',
	fool: 'Il matto vince con il villaggio soltanto se il tavolo ha creduto alla sua parte.',
	blackAndWhite:
		'Tra il lupo nero e il lupo bianco c’è un conto aperto: se uno dei due resta in gioco e l’altro no, vince uno solo.',
	puppeteer: 'Il marionettista ancora in gioco vince con chiunque abbia battuto il villaggio.',
};

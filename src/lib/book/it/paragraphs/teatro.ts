import { whisper } from '../../../words/it/whisper';

const { omen, ballot } = whisper;
const omens = omen.items.map((name) => `«${name}»`).join(' e ');

/** The rules of `teatro`; those it shares with `classic` are there. */
export const teatro = {
	T1: 'Il villaggio vuole liberarsi dei lupi, i lupi vogliono il villaggio, e qualcuno gioca per sé. È il gioco più ricco: nasce per 19 persone e si adatta da 10 a 24. Chi è in gioco non parla in disparte, né tra sé né con i morti.',
	T2: 'Le carte sono sempre tre più delle persone: la lista è pubblica, ma tre carte, nessuno sa quali, restano fuori.',
	T3: 'Lupo nero, cavaliere, ladro e pifferaio sono sempre in gioco. Delle tre carte rimaste fuori, due si offrono al ladro.',
	P14: `Subito dopo aver letto la propria carta ciascuno sceglie tra due cose. Il ladro sceglie la carta che diventerà; tutti gli altri leggono: «${omen.decoy}» E le due cose sono ${omens}. Non cambia niente, e lo scriviamo perché nessuno lo chieda come prova.`,
	T22: 'Il ladro sceglie prima di tutti, e da allora è quella carta in ogni senso: viene visto così già la stessa notte. Il lupo bianco gli è offerto come lupo mannaro, la lunatica come veggente: la verità, se può saperla, arriva dopo.',
	T5: 'Le notti si contano dalla vigilia. Alla vigilia agiscono soltanto il ladro, il veggente, la lunatica e il ragazzo selvaggio. Gli altri cominciano dalla prima notte; il lupo nero prova a indovinare dalla seconda.',
	T6: 'A giro finito tutto accade in un ordine fisso: marionettista, veggente, lunatica, volpe, custode, lupi, cavaliere, pifferaio, redentore, orso. Chi è già morto in quella notte non agisce più.',
	P6: 'Le risposte si leggono subito, se nella lista non c’è il marionettista. Se c’è, quelle di veggente, lunatica e volpe arrivano all’alba, perché i fili possono averle cambiate.',
	P7: 'Se nella lista c’è il marionettista o il domatore di orsi, all’alba il tablet fa un secondo giro tra chi è in gioco: una pagina a testa, anche per chi non ha notizie.',
	T7: 'Dalla prima notte i lupi prendono insieme una persona. Tra lupi non ci si tocca.',
	T8: 'Dalla seconda notte il lupo nero può anche dire un nome e una carta del villaggio, escluso il contadino. Se sono giusti, quella persona muore insieme alla preda. Non saprà mai se ha indovinato, e la notte dopo non può riprovare. Per il branco il suo nome vale uno, come gli altri.',
	T9: 'Se alla fine il lupo nero è morto e il lupo bianco no, il lupo nero non vince con il branco.',
	T10: 'Per il branco il lupo bianco è un lupo mannaro qualunque; la verità la sa soltanto lui. Vince con il branco soltanto se alla fine il lupo nero è morto.',
	T11: 'Ogni notte, vigilia compresa, il veggente guarda una persona: innocente o losca. Potrebbe essere la lunatica, e non saperlo.',
	T12: 'La lunatica crede di essere il veggente. Le sue risposte sono decise a caso all’inizio, con tanti loschi quanti sono i lupi; la stessa persona dà sempre la stessa risposta, e il vero veggente le appare sempre losco. Agli occhi altrui la lunatica è losca.',
	T18: 'Ogni notte la volpe indica una persona: annusa lei e chi le siede accanto, saltando i morti. Legge se almeno uno dei tre è losco. Se sono tutti innocenti perde il fiuto per sempre.',
	T16: 'Ogni notte il custode protegge un’altra persona, mai la stessa due volte di fila, fino alla notte dopo. Di notte la salva senza danno; se la condannano al rogo, brucia il custode al suo posto.',
	T14: 'Ogni notte il cavaliere può sfidare una persona. Se è nemica del villaggio muore lei, se no il cavaliere. La lunatica è un’alleata, pifferaio e marionettista sono nemici, il ragazzo selvaggio è un alleato finché non cambia. Un nemico protetto dal custode non muore, e il cavaliere nemmeno.',
	T15: 'La morte del cavaliere non si può impedire: il custode non lo protegge, il redentore non lo riporta.',
	T23: 'Ogni notte il redentore può indicare una persona morta: se il redentore muore quella notte, lei torna in gioco com’era. Sul rogo il potere non vale.',
	T17: 'Alla fine di ogni notte, dalla prima, il domatore legge se l’orso è inquieto: succede quando accanto a lui, saltando i morti, siede un lupo.',
	T19: 'Alla vigilia il ragazzo selvaggio sceglie una guida. Quando la guida muore, per qualunque causa, diventa subito un lupo mannaro; e lo resta anche se la guida ritorna.',
	T20: 'Ogni notte il pifferaio può incantare due persone, per sempre. All’alba si dice se c’è stata una melodia, non per chi. Finché è in gioco la partita va avanti; se tutti gli altri in gioco sono sotto incanto, vince da solo.',
	T21: 'Ogni notte il marionettista indica due persone: la prima usa il suo potere sulla seconda, che lo voglia o no. Lui ne scopre la carta; chi è stato mosso sa di esserlo stato, ma non da chi. La seconda può essere il marionettista stesso. Mai la stessa prima persona due notti di fila. Alla fine, se è in gioco, vince con chi ha battuto il villaggio.',
	T26: 'Che cosa fanno i fili: tra i lupi spostano la preda, ma non il tentativo del lupo nero; veggente, lunatica, volpe e pifferaio leggono chi hanno visto, annusato o incantato davvero; il cavaliere è spinto al duello solo se lo voleva già; il redentore non riporta nessuno; il custode e il domatore sanno soltanto di essere stati mossi. Per gli altri non cambia nulla.',
	T27: 'Vota chi è in gioco, nell’ordine che vuole, e i voti si vedono. Ci si può astenere.',
	T28: 'In parità brucia chi ha ricevuto per primo il voto decisivo, a meno che ci sia il capro espiatorio.',
	T13: 'Se il voto finisce in parità brucia il capro espiatorio, al posto dei più votati. Se lo protegge il custode, brucia il custode.',
	T24: 'L’idiota del villaggio viene salvato da ogni fuoco e la sua carta si scopre. Da allora non vota e non conta più tra gli umani.',
	T25: 'Una volta sola il piromane può bruciare anche la persona che ha votato, decidendolo insieme al voto. Se sul rogo finisce lui, con la tanica ancora piena, porta con sé l’ultimo che l’ha votato; il fuoco deciso quel giorno, allora, non si accende.',
	P11: `Se nella lista c’è il piromane, ogni voto si dà tenendo premuto, su una pagina con un interruttore: «${ballot.fire.label}». È lo stesso per tutti, ma funziona soltanto in mano al piromane.`,
	T29: 'Soltanto il potere del redentore agisce attraverso la sua morte: gli altri, con chi muore, finiscono.',
} satisfies Readonly<Record<string, string>>;

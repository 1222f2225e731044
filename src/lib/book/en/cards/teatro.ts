import type { CardWords } from '../../shape';
import { ONLY_SUSPECTS, STRANGERS, WITH_TOWN } from './common';

export const teatro = {
	lunatic: {
		summary: 'Believes to be the seer, but chance has picked all the answers.',
		are: 'Your card says seer and you believe it; but whatever you see is pure imagination.',
		know: 'You don’t know anyone’s card, and not even your own.',
		night: 'Each night you choose someone and read: shady or not. Little do you know, chance decided.',
		win: WITH_TOWN,
		advice:
			'Whoever is dealt this card doesn’t know it, and reads the seer’s. So every seer may wonder: is this sight, or just a dream? There is one clue: of two people who claim to see, they can’t both be right.',
	},
	scapegoat: {
		summary: 'If the vote ends in a tie, goes to the stake in place of the tied.',
		are: 'You are village folk, and when nobody can decide whose fault it is, it is yours.',
		know: STRANGERS,
		night: ONLY_SUSPECTS,
		win: WITH_TOWN,
		advice:
			'Ties are deadly for you: count the votes before you cast your own, and tip the balance if you must. Hasty voters put you in danger without knowing it; a last voter who makes it even may know it very well.',
	},
	knight: {
		summary: 'May fight a duel at night; with the wrong opponent, it is the last one.',
		are: 'You are village folk with a real sword: those who cross it at night learn who you are.',
		know: STRANGERS,
		night: 'From night one you may challenge someone: an enemy of the village falls; if not, you do.',
		win: WITH_TOWN,
		advice:
			'Nobody can protect you and nobody can bring you back: a wrong duel is your last. Wait until you are sure. And mind the lunatic, who looks shady but is an ally: that is a duel you would certainly lose.',
	},
	guardian: {
		summary: 'Protects someone night and day, and takes their place on the stake.',
		are: 'You are village folk, and you pledge your life: for your ward, even on the stake.',
		know: STRANGERS,
		night: 'From night one you protect someone else till the next night, never the same one twice running.',
		win: WITH_TOWN,
		advice:
			'By night your protection is free; by day, if your ward is condemned, it is you who burns. Choose someone worth it, and use your vote to keep the crowd away from them. The knight, for one, is beyond saving.',
	},
	'bear-tamer': {
		summary: 'Knows by morning if the bear is restless: then wolves sit next to it.',
		are: 'You are village folk and live with a bear: it smells wolves, but only close by.',
		know: 'You don’t know anyone’s card: the bear has a nose, you don’t.',
		night: 'You name a suspect. From night one on, in the morning, you read if the bear smelled wolves.',
		win: WITH_TOWN,
		advice:
			'Only your neighbours count, skipping those who are out: when one leaves, another moves up, and the bear may change its mood. Compare one morning with the next. And if you talk about the bear, expect visitors.',
	},
	'village-idiot': {
		summary: 'The stake won’t have them: saved, known to all, and voteless.',
		are: 'You are village folk with a place in every heart: at the stake, they let you go.',
		know: STRANGERS,
		night: ONLY_SUSPECTS,
		win: WITH_TOWN,
		advice:
			'Fire does you no harm, but wolves do. Condemned, you are saved, but from then on you neither vote nor count, and the village is the weaker for it. A stake that burns nobody may still show who was so keen on it.',
	},
	pyromaniac: {
		summary: 'Once only, lights a second fire under the person they voted for.',
		are: 'You are village folk with a can of fuel put by: enough for one fire, and no more.',
		know: STRANGERS,
		night: 'At night you name a suspect. The can goes with a vote: once, it burns whoever you vote for.',
		win: WITH_TOWN,
		advice:
			'You decide about the can along with your vote, before you know how it ends. Keep it for a name you are sure of. If you burn while it is still full, the last to vote for you comes along: let that be known.',
	},
	'wild-child': {
		summary: 'Chooses a mentor: should that person die, joins the wolves at once.',
		are: 'You are village folk while you have a mentor; without one, it’s back to the wolves.',
		know: STRANGERS,
		night: 'On the eve you choose a mentor. If they die, you join the wolves at once. Then, suspects.',
		win: 'You win with the village; if your mentor dies, you win with the wolves.',
		advice:
			'Your mentor decides which side you end up on: choose someone who will last, if you like it here, or someone already on everybody’s lips. Until you change you are one of the good: defend them, not too loudly.',
	},
	redeemer: {
		summary: 'Dying by night, brings back the dead person they had named.',
		are: 'You are village folk and believe in fair trades: if night takes you, one comes back.',
		know: STRANGERS,
		night: 'From night one you may name one of the dead: should you die that night, they come back.',
		win: WITH_TOWN,
		advice:
			'Your gift only works if you die at night: every evening, think who would be worth bringing back. Let the wolves notice you, if the village has lost someone precious. The stake, on the other hand, is a waste.',
	},
	fox: {
		summary: 'Sniffs three neighbours; if all are innocent, loses the nose for good.',
		are: 'You are village folk with quite a nose: three people at a time, if they sit together.',
		know: 'You don’t know anyone’s card: all you trust is your own nose.',
		night: 'From night one you sniff someone and both neighbours, and read whether anything is shady.',
		win: WITH_TOWN,
		advice:
			'Three innocents in a row and the nose is gone: start where suspicion is strongest. A shady smell means one of three, or more: move one seat along and compare. Remember that the lunatic smells just like a wolf.',
	},
	thief: {
		summary: 'Before anyone else, picks one of two left-over cards and becomes it.',
		are: 'You come to the village without a face: two cards are left, and you take one.',
		know: STRANGERS,
		night: 'Before the eve you pick one of two cards: from then on that is you, in every respect.',
		win: 'You win with the side of the card you took, as if you had been dealt it.',
		advice:
			'Read the two cards well: the one you leave is seen by nobody else, and knowing that is worth something. A werewolf may turn out white, a seer may merely dream: some surprises come only after you have chosen.',
	},
} satisfies Readonly<Record<string, CardWords>>;

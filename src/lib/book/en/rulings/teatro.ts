import type { RulingWords } from '../../shape';

export const teatro = {
	TR1: {
		question: 'How many can play, and with which cards?',
		answer:
			'10 to 24, with a public list of cards, always three more than players. With 19 it is the sheet’s own; for other numbers the tablet adapts it, with about one wolf in five players. You may change it, keeping the four cards that are never missing.',
	},
	TR2: {
		question: 'How does the vote work?',
		answer:
			'In any order, in the open: one vote each, for someone else in the game, or none. The most voted is condemned, even with a single vote. There is no defence.',
	},
	TR3: {
		question: 'What if nobody votes?',
		answer: 'The stake stays cold. That is no tie, and the scapegoat is safe.',
	},
	TR4: {
		question: 'Do those who die in mid-night still act?',
		answer:
			'No: powers are carried out in order, and the dead don’t act, except the redeemer. A power aimed at someone already dead finds nobody. So a knight taken by the wolves fights no duel.',
	},
	TR5: {
		question: 'What is the deciding vote?',
		answer: 'The one that takes a name to the tied number of votes. Whoever got there first burns.',
	},
	TR6: {
		question: 'What if the scapegoat is among the tied?',
		answer:
			'The scapegoat burns, once. If no longer in the game, the deciding vote settles it. The tied are not condemned: a pyromaniac or an idiot among them triggers nothing.',
	},
	TR7: {
		question: 'Which powers are compulsory?',
		answer:
			'Those of seer, lunatic, wild child, thief, guardian, fox, puppeteer and pack. You may pass on guessing a card, on duels, on music and on bringing back.',
	},
	TR8: {
		question: 'What if the pack and the black wolf strike the same person?',
		answer:
			'One death. The two blows land in the same instant: if one takes the mentor and the other the wild child, both die, unchanged.',
	},
	TR9: {
		question: 'In what order are the fires lit?',
		answer:
			'First the condemned’s, then the pyromaniac’s own or the revenge. Each time: the dead don’t count, the idiot is saved, the guardian steps in for the protected, the others burn. Then you check whether the game is over.',
	},
	TR10: {
		question: 'What if the pyromaniac voted for the condemned?',
		answer:
			'There is one fire, and the can is empty all the same. It is empty, too, if the person survives. Using it without voting is not allowed.',
	},
	TR11: {
		question: 'When does the pyromaniac take revenge?',
		answer:
			'When burning as the condemned. If guardian or scapegoat burns in that place, there is no revenge, and the fire decided on is lit. A dead pyromaniac lights nothing.',
	},
	TR12: {
		question: 'How does the revenge work?',
		answer:
			'It is a fire like any other, for the last person to have voted for the pyromaniac. It empties the can.',
	},
	TR13: {
		question: 'Does the guardian burn for the second fire too?',
		answer:
			'Yes, if it is meant for the protected person. But a guardian who has just burned protects nobody any more.',
	},
	TR14: {
		question: 'What if a condemned idiot is protected by the guardian?',
		answer: 'The idiot is saved as always, and the guardian doesn’t burn.',
	},
	TR15: {
		question: 'Can the idiot be condemned again?',
		answer: 'Yes, and is saved every time.',
	},
	TR16: {
		question: 'What is the idiot once revealed?',
		answer:
			'Without a vote, and counted neither with the wolves nor with the humans. Still of the village, still innocent, and still mortal by night.',
	},
	TR17: {
		question: 'What is announced after the stake?',
		answer:
			'Who was condemned and why, who burned, in whose place, the second fire, the idiot’s rescue. Not who the pyromaniac is, nor any other card.',
	},
	TR18: {
		question: 'Who sits next to whom?',
		answer:
			'The table is a circle: the first and last seats are neighbours. The dead are skipped. With two left, you are neighbours on both sides.',
	},
	TR19: {
		question: 'Can the fox be one of the three?',
		answer: 'Yes. If fewer than three are left in the game, all of them are sniffed.',
	},
	TR20: {
		question: 'What does the guardian stop?',
		answer:
			'Wolves, the guessed card, duels and fire; not music, not strings. Tonight’s protection holds even if the guardian dies tonight, until dawn. The knight may be chosen, but it does nothing.',
	},
	TR21: {
		question: 'What if strings push the guardian onto last night’s person?',
		answer:
			'Nobody is protected that night. But on the next one the guardian may choose anybody else, so that a refusal gives nothing away.',
	},
	TR22: {
		question: 'What if a controlled piper meant to rest?',
		answer:
			'The music plays for the puppeteer’s person all the same. If they are dead by then it charms nobody, and the piper reads so.',
	},
	TR23: {
		question: 'May the puppeteer name the same person twice?',
		answer:
			'No, the names must differ. Strings hold even if the puppeteer dies that night; those who die, however, are told nothing more.',
	},
	TR24: {
		question: 'What if a controlled tamer’s bear ends up next to a dead seat?',
		answer:
			'You look at whoever is in the game and sits nearest to that seat on either side. The card of the person in that seat doesn’t matter.',
	},
	TR25: {
		question: 'If the fox is controlled, does that sniff count?',
		answer:
			'Yes, and it may cost the nose. Without a nose, the fox only reads that someone pulled the strings.',
	},
	TR26: {
		question: 'How many people does the piper charm?',
		answer:
			'Two, different from each other and from the piper, or none; if only one person is left, that one. Those already dancing may be named again, and the charmed don’t know. The melody is announced only if the piper chose to play and was alive.',
	},
	TR27: {
		question: 'What does the pack see?',
		answer:
			'Its own names, and which is the black wolf; the white wolf appears as a werewolf. Next night it reads its own choice, never the strings’. Whoever joins later appears from the next round.',
	},
	TR28: {
		question: 'How is it decided what the lunatic sees?',
		answer:
			'On the eve, after the thief: among the others, as many names are shady as there are wolves, and the true seer is always one of them. The rest is chance. It never changes.',
	},
	TR29: {
		question: 'What is announced at dawn?',
		answer: 'Who died and still is dead, who has returned, whether there was a melody. No causes.',
	},
	TR30: {
		question: 'Whom can the redeemer bring back?',
		answer:
			'Someone already dead when night fell, who returns with all they had: card taken, spell, empty can, lost nose. It can happen only once. The knight may be named, but won’t return.',
	},
	TR31: {
		question: 'When does a wild child who joined the wolves hunt?',
		answer:
			'From the next night. The child knows from the mentor’s death, which everyone heard of. If already dead, and brought back once the mentor is gone, the child returns as a werewolf.',
	},
	TR32: {
		question: 'Which cards can the black wolf guess?',
		answer:
			'Eleven: seer, lunatic, scapegoat, knight, guardian, tamer, idiot, pyromaniac, wild child, redeemer and fox, whether in play or not. The person must be in the game and not of the pack. A thief counts as the card taken.',
	},
	TR33: {
		question: 'Who is an enemy of the village, for the knight?',
		answer: 'Whoever is of the pack at that moment, the piper and the puppeteer. Nobody else.',
	},
	TR34: {
		question: 'When exactly does the game end?',
		answer:
			'While the piper is in, only if all the others are under the spell: the piper wins. Without a piper: if no wolves are left the village wins, if the wolves are as many as the humans the pack does. A revealed idiot doesn’t count, the puppeteer does.',
	},
	TR35: {
		question: 'Who exactly wins?',
		answer:
			'With the village all its cards, even those who are out. With the pack the werewolves, and black and white wolf by their own rules. The piper alone. The puppeteer, if still in the game, whenever the village has lost.',
	},
	TR36: {
		question: 'What is the thief offered?',
		answer:
			'Two of the three cards left out, by lot; the third stays unknown to the end. If they are alike, either will do. Never the black wolf, the knight or the piper.',
	},
	TR37: {
		question: 'Do we see the cards of the dead?',
		answer: 'No, only that of a rescued idiot. An option turns them all over.',
	},
	TR38: {
		question: 'May we talk in private?',
		answer: 'Better not: the tablet will remind you, but it can’t hear you.',
	},
} satisfies Readonly<Record<string, RulingWords>>;

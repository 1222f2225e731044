import { whisper } from '../../../words/en/whisper';

const { omen, ballot } = whisper;
const omens = omen.items.map((name) => `“${name}”`).join(' and ');

/** The rules of `teatro`; those it shares with `classic` are there. */
export const teatro = {
	T1: 'The village wants to be rid of the wolves, the wolves want the village, and some play for themselves. It is the richest of the games: made for 19, and good for 10 to 24. Those in the game don’t talk in private, neither with each other nor with the dead.',
	T2: 'There are always three cards more than players: the list is public, but three cards, nobody knows which, stay out.',
	T3: 'Black wolf, knight, thief and pied piper are always in play. Of the three cards left out, two are offered to the thief.',
	P14: `Right after reading their card everybody chooses one of two things. The thief picks the card to become; everybody else reads: “${omen.decoy}” And the two things are ${omens}. It changes nothing, and it is printed here so that nobody can ask you for it as proof.`,
	T22: 'The thief chooses before anyone else, and from then on is that card in every respect, and is seen as it the same night. The white wolf is offered as a werewolf, the lunatic as the seer: the truth, where it may be known, comes afterwards.',
	T5: 'Nights are counted from the eve. On the eve only the thief, the seer, the lunatic and the wild child act. The others start on the first night; the black wolf may guess from the second.',
	T6: 'Once the tablet has gone round, everything happens in a fixed order: puppeteer, seer, lunatic, fox, guardian, wolves, knight, piper, redeemer, bear. Those already dead that night no longer act.',
	P6: 'You read your answer at once, unless the puppeteer is on the list. Then the answers of seer, lunatic and fox come at dawn, because strings may have changed them.',
	P7: 'If the puppeteer or the bear tamer is on the list, at dawn the tablet goes round once more among those in the game: a page each, even for those without news.',
	T7: 'From the first night the wolves take one person together. Wolves don’t touch wolves.',
	T8: 'From the second night the black wolf may also put a village card, other than the farmer, to a name. If that is right, that person dies along with the prey. The black wolf never learns whether it was, and can’t try again the next night. Within the pack, that pick counts as one like any other.',
	T9: 'If at the end the black wolf is dead and the white wolf isn’t, the black wolf does not win with the pack.',
	T10: 'To the pack the white wolf is a plain werewolf; only the white wolf knows the truth, and wins with the pack only if the black wolf is dead at the end.',
	T11: 'Every night, the eve included, the seer looks at someone: innocent or shady. It might be the lunatic, and not know it.',
	T12: 'The lunatic believes to be the seer. The answers are drawn by chance at the start, as many shady ones as there are wolves; the same person always gives the same answer, and the true seer always looks shady. To others’ eyes, the lunatic is shady.',
	T18: 'Every night the fox names someone: that person and both neighbours, skipping the dead, are sniffed. The fox reads whether at least one of the three is shady. If all are innocent, the nose is gone for good.',
	T16: 'Every night the guardian protects someone else, never the same twice running, until the next night. By night it costs nothing; if that person is condemned to the stake, the guardian burns instead.',
	T14: 'Every night the knight may challenge someone. An enemy of the village dies; otherwise the knight does. The lunatic is an ally, piper and puppeteer are enemies, the wild child is an ally until it changes. If the guardian protects the enemy, neither dies.',
	T15: 'Nothing can prevent the knight’s death: the guardian can’t protect the knight, and the redeemer can’t bring the knight back.',
	T23: 'Every night the redeemer may name one of the dead: if the redeemer dies that night, that person returns just as they were. On the stake the power is void.',
	T17: 'At the end of every night, from the first, the tamer reads whether the bear is restless: it is when a wolf sits next to the tamer, skipping the dead.',
	T19: 'On the eve the wild child chooses a mentor. When the mentor dies, of whatever cause, the child becomes a werewolf at once, and stays one even if the mentor returns.',
	T20: 'Every night the piper may charm two people, for ever. At dawn you hear whether there was a melody, not for whom. While the piper is in, the game goes on; if everybody else in it is under the spell, the piper wins alone.',
	T21: 'Every night the puppeteer names two people: the first uses their power on the second, like it or not. The puppeteer learns the first one’s card; that person learns they were moved, but not by whom. The second may be the puppeteer. Never the same first person two nights running. At the end, if still in, the puppeteer wins with whoever has beaten the village.',
	T26: 'What strings do: with wolves they move the prey, but not the black wolf’s guess; seer, lunatic, fox and piper read whom they really saw, sniffed or charmed; the knight is pushed into a duel only if already willing; the redeemer brings nobody back; guardian and tamer know only that they were moved. For the others nothing changes.',
	T27: 'Everyone in the game votes, in any order, and the votes are seen. You may abstain.',
	T28: 'In a tie, whoever got the deciding vote first burns, unless there is a scapegoat.',
	T13: 'If the vote ends in a tie, the scapegoat burns in place of the most voted. Under the guardian’s protection, the guardian burns.',
	T24: 'The village idiot is saved from every fire, and the card is revealed. From then on the idiot neither votes nor counts among the humans.',
	T25: 'Once, the pyromaniac can burn the person they vote for as well, deciding it along with the vote. If the pyromaniac ends on the stake with the can still full, the last to have voted for that comes along, and the fire decided on that day is never lit.',
	P11: `If the pyromaniac is on the list, every vote is cast while holding, on a page with a switch: “${ballot.fire.label}”. It is the same for everybody, but only works in the pyromaniac’s hands.`,
	T29: 'Only the redeemer’s power works through its owner’s death: all others end with it.',
} satisfies Readonly<Record<string, string>>;

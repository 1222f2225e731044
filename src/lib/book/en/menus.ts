import type { BookWords } from '../shape';

/** The sheet of paper beside the tablet: an evening at a glance. */
export const menus: BookWords['menus'] = {
	titles: {
		evening: 'The evening',
		vote: 'The vote',
		tie: 'Ties',
		end: 'Who wins',
		questions: 'People always ask',
	},
	sheets: {
		classic: {
			evening: [
				{ title: 'The cards', text: 'The tablet goes round. Press, read who you are, pass it on.' },
				{ title: 'The night', text: 'One silent round: everybody answers a question and taps a name.' },
				{ title: 'The dawn', text: 'You hear who won’t be waking up. No causes, no cards.' },
				{ title: 'The talk', text: 'Three minutes at most. Say anything, true or false.' },
				{
					title: 'The first vote',
					text: 'In a circle, from the left of the last person the night took: everybody accuses someone.',
				},
				{
					title: 'The final vote',
					text: 'Those on trial defend themselves; the others choose who goes to the stake. Then night falls.',
				},
			],
			vote: 'Aloud, one at a time. Nobody abstains, nobody accuses themselves. The two names with the most votes stand trial, or more if they are level. One person goes to the stake each day.',
			tie: 'In the first vote, all those who are level stand trial. In the final vote the tied plead and you vote again, on them alone; if it is a tie once more, a lot decides.',
			end: [
				{ title: 'The humans', text: 'when there are no wolves left.' },
				{
					title: 'The wolves',
					text: 'when they are at least as many as all the others. The possessed wins with them.',
				},
				{ title: 'The werehamster', text: 'if still in when the game ends: then nobody else wins.' },
			],
			questions: [
				{ question: 'May I say what my card is?', answer: 'Yes, and you may lie. Never show it.' },
				{ question: 'Can I still win once I am out?', answer: 'Yes, if your side does.' },
				{
					question: 'Does the seer recognise the possessed?',
					answer: 'No: the answer is “not a werewolf”.',
				},
				{
					question: 'May the same person be protected twice running?',
					answer: 'Yes. But never the bodyguard in person.',
				},
				{
					question: 'What card did the stake take?',
					answer: 'You see at the end. The medium only learns: werewolf or not.',
				},
			],
		},
		'e-notte': {
			evening: [
				{ title: 'The cards', text: 'The tablet goes round. Press, read who you are, pass it on.' },
				{
					title: 'The first night',
					text: 'The pack meets, the seer looks already. The wolves make do with the moderator.',
				},
				{ title: 'The other nights', text: 'One silent round: everybody answers and taps a name.' },
				{
					title: 'The dawn',
					text: 'You hear who is missing. Whoever is out is a ghost and, with the notary in the deck, writes a will.',
				},
				{ title: 'The talk', text: 'Three minutes at most. Ghosts keep quiet.' },
				{
					title: 'The first vote',
					text: 'In a circle, aloud, ghosts included. Then you hear who has the evil eye.',
				},
				{
					title: 'The final vote',
					text: 'The two on trial plead; the others still in choose in secret, and all votes are shown at once.',
				},
			],
			vote: 'Nobody abstains, nobody accuses themselves. There are always two on trial. Whoever has the evil eye is one by right, along with the most voted name. Ghosts vote in the first vote only.',
			tie: 'The seats decide: whoever sits nearest, clockwise, to the one who opened the vote goes through, or to the stake.',
			end: [
				{ title: 'The humans', text: 'when there are no wolves left.' },
				{
					title: 'The wolves',
					text: 'when they are at least as many as all the others in the game. The possessed wins with them.',
				},
				{ title: 'The werehamster', text: 'if still in when the game ends: then nobody else wins.' },
			],
			questions: [
				{
					question: 'May ghosts talk?',
					answer: 'No. In the first vote they point at a name, and that is all.',
				},
				{
					question: 'What goes into a will?',
					answer: 'Something about one person, without saying what card they have.',
				},
				{
					question: 'And when is it read?',
					answer: 'When the notary leaves the game: all of them together.',
				},
				{
					question: 'Why is the bodyguard thanked?',
					answer: 'For stopping the wolves. You don’t hear who was protected.',
				},
				{
					question: 'Does Akela Mundi always change?',
					answer: 'No: only on following a werewolf or the donta. If not, a human to the end.',
				},
			],
		},
		licantropi: {
			evening: [
				{
					title: 'The cards',
					text: 'You read your own. Werewolves and traitor know each other; so do the guards.',
				},
				{
					title: 'The day',
					text: 'It begins here: someone from the village is missing. Ten minutes to talk.',
				},
				{
					title: 'The evening',
					text: 'You vote in secret, passing the tablet. All you hear is the name chosen.',
				},
				{
					title: 'The appeal',
					text: 'Fifteen seconds to plead. The mayor may speak up, once in the whole game.',
				},
				{
					title: 'The night',
					text: 'The werewolves take someone. Mage, seer and cleric may each ask one question.',
				},
				{ title: 'The dawn', text: 'You hear who is missing: out at once, no appeal. Then it is day again.' },
			],
			vote: 'One secret vote each, never for yourself; you may abstain. Who voted for whom will never be known, not even at the end.',
			tie: 'You hear the tied names, without numbers, and vote again on those: everybody votes. After three votes without a single name, the stake stays cold.',
			end: [
				{ title: 'The village', text: 'when there are no werewolves left, even with the traitor still in.' },
				{
					title: 'The werewolves',
					text: 'when, with the traitor, they are at least as many as all the others. With three left, a werewolf and two of the good, also if three votes decide nothing.',
				},
				{ title: 'The fool', text: 'with the village, if the table says the part was kept up.' },
			],
			questions: [
				{
					question: 'Does a bad aura mean a werewolf?',
					answer: 'Not always: it may be the reprobate, who is with the village.',
				},
				{ question: 'And a good one?', answer: 'It may be the traitor. Only the cleric finds out.' },
				{
					question: 'What can the mayor do?',
					answer: 'At the stake, send another person instead of the one chosen. Even to save the mayor.',
				},
				{
					question: 'May the werewolves take the traitor?',
					answer: 'Yes, even though they know who it is.',
				},
				{
					question: 'Do you see the cards of those who are out?',
					answer: 'Not before the end: the cleric would have nothing to do.',
				},
			],
		},
		teatro: {
			evening: [
				{
					title: 'The cards',
					text: 'Three more than you: the list is public, three stay out. Then the thief picks who to be, and the others an omen.',
				},
				{ title: 'The eve', text: 'Seer, lunatic and wild child act.' },
				{ title: 'The day', text: 'Five minutes to talk, never in private.' },
				{ title: 'The stake', text: 'You vote in any order, for all to see. No pleading.' },
				{
					title: 'The night',
					text: 'In this order: strings, seer, lunatic, fox, guardian, wolves, duel, music, return, bear. The dead no longer act.',
				},
				{
					title: 'The dawn',
					text: 'You hear who is missing, who is back, and if there was music. With puppeteer or bear tamer on the list, one more round: a page each.',
				},
			],
			vote: 'One vote each, never for yourself, or none. The most voted is condemned, even by a single vote. With the pyromaniac on the list, you hold to vote.',
			tie: 'The scapegoat burns, if still in. If not, whoever got the deciding vote first. If nobody votes at all, the stake stays cold.',
			end: [
				{ title: 'The village', text: 'when neither wolves nor piper are left.' },
				{
					title: 'The wolves',
					text: 'when they are at least as many as the humans, and the piper is gone. The white wolf, only if the black wolf is dead; the black wolf, once dead, only if the white one is too.',
				},
				{ title: 'The pied piper', text: 'if everybody else in the game is under the spell: then alone.' },
				{ title: 'The puppeteer', text: 'if still in at the end, with whoever has beaten the village.' },
			],
			questions: [
				{
					question: 'Does the lunatic know?',
					answer: 'No: the lunatic believes to be the seer, and chance gives the answers.',
				},
				{
					question: 'Who is an enemy in a duel?',
					answer: 'Wolves, piper and puppeteer. Not the lunatic.',
				},
				{
					question: 'Does the guardian save from the stake?',
					answer: 'Yes, by burning in that person’s place.',
				},
				{
					question: 'While the piper is in, who can win?',
					answer: 'The piper alone: for all others the game goes on.',
				},
				{
					question: 'Does a rescued idiot still vote?',
					answer: 'No, nor count among the humans. But still wins with the village.',
				},
			],
		},
	},
};

import type { RulingWords } from '../../shape';

export const common = {
	GR1: {
		question: 'When do you check whether the game is over?',
		answer:
			'At dawn, once everything from the night has happened; after the stake, or the last vote that led nowhere; and when someone leaves the table. Never halfway through: otherwise the bookkeeping would decide, not the game.',
	},
	GR2: {
		question: 'What if two sides seem to win at once?',
		answer:
			'First you look whether any wolves are left: if not, the village wins. Only then do you compare numbers. A special victory, like the werehamster’s, comes before everything.',
	},
	GR3: {
		question: 'Can I vote for myself?',
		answer:
			'No, not in any vote. The question is whom you accuse; and this way a slip of the finger does no harm.',
	},
	GR4: {
		question: 'Can I change my vote?',
		answer:
			'Once given, it stands. If a finger hit the wrong name, undo the last vote before confirming the count.',
	},
	GR5: {
		question: 'Whom can I choose at night?',
		answer:
			'Anyone else who is in the game when night falls. Choosing the same person several nights running is fine, unless the card forbids it.',
	},
	GR6: {
		question: 'Can the wolves take one of their own?',
		answer:
			'No, not even someone who has only just joined. Those who help from outside are fair game: the possessed, whom they don’t know, and even the traitor.',
	},
	GR7: {
		question: 'If I die tonight, does my choice still count?',
		answer:
			'Yes. Whoever is taken is out only at dawn, and what they did during the night still happens. The exception is Theatre of the Wolf, where the night has an order and the dead no longer act.',
	},
	GR8: {
		question: 'How does the pack agree?',
		answer:
			'Without a second round: each sees the earlier names and decides. The most picked counts; if level, the last. Paragraph P8 tells you how.',
	},
	GR9: {
		question: 'What is said about those who died at night?',
		answer:
			'Just the names, all together and in seat order: no cause, no card. Saying the cause aloud would give a role away.',
	},
	GR10: {
		question: 'How are lots drawn?',
		answer:
			'Every name has the same chance. The lot is drawn once, in front of everybody, and it stays on record.',
	},
	GR11: {
		question: 'What are the limits of a free deck?',
		answer:
			'5 to 24 players, at least one werewolf, and always fewer werewolves than others. Masons, drunkards and lovers come as two or none. Any number of villagers, farmers, guards and werewolves; one at most of every other card. With the thief, there are three cards more.',
	},
	GR12: {
		question: 'What happens when the game ends?',
		answer:
			'Everything stops, even in the middle of the day. Then the cards are turned over and every night is told, from first to last. Only who voted for whom stays secret, where the vote is secret.',
	},
	GR13: {
		question: 'What is the point of naming a suspect?',
		answer:
			'It changes nothing in the game: it makes all turns alike. But at the end you get to see who was right.',
	},
	GR14: {
		question: 'What if a power has nobody left to choose?',
		answer: 'It is skipped for the night, and its owner answers the same question as everyone else.',
	},
} satisfies Readonly<Record<string, RulingWords>>;

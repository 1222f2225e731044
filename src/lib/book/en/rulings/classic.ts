import type { RulingWords } from '../../shape';

export const classic = {
	CR1: {
		question: 'How many wolves are there with 16 players?',
		answer:
			'Three. The sheet says two different things: the numbers only add up if the third werewolf joins at 16 and the extra villagers come from 17 on.',
	},
	CR2: {
		question: 'Which cards should we add in the second edition?',
		answer:
			'Any you like. We suggest the first edition’s table up to 22, then the owl at 23 and the mythomaniac at 24. If a card usually wants a bigger table, the tablet says so but won’t stop you.',
	},
	CR3: {
		question: 'Can I abstain?',
		answer: 'No, not in either vote: everybody is asked for a name, and the sheet never mentions abstaining.',
	},
	CR4: {
		question: 'Who stands trial if there are ties?',
		answer:
			'If several share the lead, they and no others. If one name leads alone, also everybody on the second highest number of votes. A tie is never cut.',
	},
	CR5: {
		question: 'Can someone without votes stand trial?',
		answer:
			'No, it takes at least one vote. Otherwise second place would belong to everybody whom nobody named.',
	},
	CR6: {
		question: 'What if everybody is on trial and nobody can vote?',
		answer: 'That is a tie no vote can break: after the speeches a lot decides at once.',
	},
	CR7: {
		question: 'Who votes when the vote is repeated?',
		answer:
			'Everyone in the game who is not among the names still tied. If you were on trial and no longer are, you vote again.',
	},
	CR8: {
		question: 'Which names go into the lot?',
		answer: 'Those tied in the repeated vote, who may be fewer than before.',
	},
	CR9: {
		question: 'Who opens the vote?',
		answer:
			'The first seat in the game to the left of whoever died last night. If nobody did, the latest death by night counts; if the night has never taken anyone, the first seat at the table. If two died, a lot decides whose left it is, so that nobody can tell which was the wolves’ prey.',
	},
	CR10: {
		question: 'What order does the final vote follow?',
		answer: 'The same starting point and the same direction, skipping those who may not vote.',
	},
	CR11: {
		question: 'What if the seer and the wolves choose the werehamster on the same night?',
		answer: 'The wolves do it no harm, the gaze does: one death.',
	},
	CR12: {
		question: 'Does the bodyguard save anyone from the seer’s gaze?',
		answer: 'No. The bodyguard stops the wolves and nothing else.',
	},
	CR13: {
		question: 'If the wolves take nobody, is the gaze still fatal?',
		answer: 'Yes: the werehamster dies at dawn, even if nobody else does that night.',
	},
	CR14: {
		question: 'Can the bodyguard protect the same person twice running?',
		answer: 'Yes, no sheet of this family forbids it. Each time, it lasts for that night only.',
	},
	CR15: {
		question: 'Do the wolves take someone on the first night already?',
		answer:
			'Usually, yes. If you would rather have everyone speak at least once, an option sends the wolves to the moderator: it is announced at dawn, and the players are all still there.',
	},
	CR16: {
		question: 'What exactly does the medium read?',
		answer:
			'The card that person had on the way to the stake: a mythomaniac who joined the wolves is a werewolf. Should nobody have gone to the stake, the medium would read just that.',
	},
	CR17: {
		question: 'What does the owl do?',
		answer:
			'The sheet only names it. With us, it casts the evil eye on someone else every night. After the first vote you hear on whom: unless already on trial, that person stands trial together with just the most voted. If they have died in the meantime, the evil eye falls on nobody. It counts even if the owl was taken that same night.',
	},
	CR18: {
		question: 'What does the mythomaniac do?',
		answer:
			'The sheet only names it. With us, the mythomaniac imitates someone at the end of the second night, and only then: a werewolf makes another werewolf, the seer another seer, anyone else changes nothing. The answer comes at once. An option puts the medium in place of the seer.',
	},
	CR19: {
		question: 'What if there are two seers?',
		answer:
			'They know each other from the following night and share one look: whoever gets the tablet first chooses, and both read the answer. If one is out, the other carries on.',
	},
	CR20: {
		question: 'When do the wolves recognise each other?',
		answer: 'When they read their cards, in both editions. It makes no difference to the game.',
	},
	CR21: {
		question: 'Do the wolves win when level, or also when they are more?',
		answer:
			'Also when they are more: they have what they wanted. If you want the second edition to the letter, choose exact parity. You will only notice if two deaths in one night jump over it.',
	},
	CR22: {
		question: 'Who exactly wins?',
		answer:
			'With the humans, all of them except the possessed and the werehamster, even those who are out. With the wolves, every werewolf and the possessed. A werehamster still in the game wins instead of everybody; once out, it never wins. The mythomaniac wins with the side of the last card held.',
	},
	CR23: {
		question: 'Can a mythomaniac who joined the wolves be the last of the pack?',
		answer: 'Yes, and is a werewolf in every respect: while that card is in the game, it goes on.',
	},
} satisfies Readonly<Record<string, RulingWords>>;

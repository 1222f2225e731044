import type { RulingWords } from '../../shape';

export const eNotte = {
	NR1: {
		question: 'Which deck does the tablet suggest?',
		answer:
			'One special card at a time, never before the advised number of players, and always at least five villagers. With 24, all the cards are used.',
	},
	NR2: {
		question: 'Who acts first at night?',
		answer:
			'The sheet gives two different orders, but it makes no difference: everything happens at dawn. We follow the one in the evening’s script.',
	},
	NR3: {
		question: 'When is the bodyguard thanked?',
		answer:
			'Whenever the wolves’ prey was under the bodyguard’s protection, even if that was the werehamster. If nobody died for some other reason, you only hear that nobody is missing. An option drops the thanks.',
	},
	NR4: {
		question: 'Can I abstain in the first vote?',
		answer:
			'No, and ghosts can’t either. Only those in the game can be accused, and it takes at least one vote, or the evil eye, to stand trial.',
	},
	NR5: {
		question: 'How is nearness measured?',
		answer:
			'In seats, clockwise, from the one who opened the vote, who is nearest of all. Ghosts’ seats count too. More votes come first; with equal votes, whoever is nearer.',
	},
	NR6: {
		question: 'Who opens the first vote?',
		answer:
			'The seat just to the left of whoever died last night, even a ghost’s, since ghosts vote. If nobody died, the latest death by night counts; if there never was one, the first seat. If two died, a lot decides.',
	},
	NR7: {
		question: 'Do ghosts vote in the final vote too?',
		answer:
			'No. The evening’s script says yes, but the rules, and the worked example with its numbers, say no. If you prefer the script, there is an option.',
	},
	NR8: {
		question: 'Does the jinx start on the first night?',
		answer:
			'No, on the second: the script doesn’t call the jinx on the first. An option starts at once. While no evil eye is possible, it isn’t mentioned at all.',
	},
	NR9: {
		question: 'What if the final vote is tied?',
		answer:
			'The sheet doesn’t say. With us, nearness decides as in the first vote: the stake takes whoever sits nearest to the one who opened it. An option has you vote again and then draw a lot. If nobody can vote, that is a tie.',
	},
	NR10: {
		question: 'What if the evil eye is on someone who is gone by morning?',
		answer:
			'It is void: you hear that it fell on nobody, as you do if the jinx was out already. If the jinx was taken that very night, it stands. It lasts one day only.',
	},
	NR11: {
		question: 'With the evil eye, who is “the most voted name” in a tie?',
		answer: 'Whoever sits nearest to the one who opened the vote.',
	},
	NR12: {
		question: 'When does akela mundi change?',
		answer:
			'The answer comes at once, the change counts at the end of the night, before dawn. So at that dawn akela already counts as one of the wolves, but a seer looking that same night still sees a human.',
	},
	NR13: {
		question: 'What if akela mundi is taken in the night of the change?',
		answer:
			'First comes the change, then the death, as what akela has become; and akela wins with that side.',
	},
	NR14: {
		question: 'When do akela mundi and the new companions learn of each other?',
		answer:
			'In the next night’s round. Two dontas get the same answer; if they may choose, it is whoever gets the tablet first.',
	},
	NR15: {
		question: 'Can akela mundi pass?',
		answer:
			'No, someone in the game must be named; whether they die that night doesn’t matter. Without a change, akela stays human and powerless. After joining the wolves, the game goes on while akela is in it.',
	},
	NR16: {
		question: 'Are wills written after the notary is gone?',
		answer: 'No: the safe is opened once.',
	},
	NR17: {
		question: 'Does the notary write a will?',
		answer: 'No, the notary reads.',
	},
	NR18: {
		question: 'What if the notary dies on the same night as somebody else?',
		answer: 'The other one writes first, and that sheet is read as well.',
	},
	NR19: {
		question: 'In what order are wills read, and how long may they be?',
		answer:
			'In the order in which people left the game; up to 140 characters, or blank. The rule about the content is on the page; keeping it is up to you.',
	},
	NR20: {
		question: 'What if that death ends the game?',
		answer: 'Everything stops there: no reading. All the wills are in the story at the end.',
	},
	NR21: {
		question: 'Is it said aloud what akela mundi has become?',
		answer:
			'No, only akela mundi knows: told to everyone, it would be enormous news. An option announces it in the morning, without a name.',
	},
	NR22: {
		question: 'Does the donta read the last stake, or any of them?',
		answer:
			'The last. An option lets the donta choose among all who ever went to the stake, though not those taken by the wolves.',
	},
} satisfies Readonly<Record<string, RulingWords>>;

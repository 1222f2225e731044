/** Playing with bots: the first lesson, and practice. */
export const company = {
	/** What a bot says in a discussion, about somebody: each turn of phrase may come from anybody. */
	says: {
		suspect: [
			(name: string) => `${name} doesn’t convince me.`,
			(name: string) => `I’d keep an eye on ${name}.`,
			(name: string) => `I’d vote for ${name}.`,
			(name: string) => `Something doesn’t add up: ${name}.`,
		] as const,
		trust: [
			(name: string) => `I wouldn’t vote for ${name}.`,
			(name: string) => `I trust ${name}.`,
			(name: string) => `I think ${name} is with us.`,
			(name: string) => `I’d leave ${name} alone.`,
		] as const,
	},
	lesson: {
		names: 'Anna Ben Clara Dan Ellen Fred Grace Hugo',
		intro:
			'Eight seats round the table. Three are yours: Anna, Clara and Ellen. The village plays the others. Leave whenever you like: you go on from where you were.',
		others: 'The others:',
		touch: (name: string) => `This time, touch ${name}.`,
		stray: 'A good idea, but this evening takes another road.',
		start: 'Begin',
		resume: 'Go on',
		again: 'Start over',
		skip: 'Skip',
		finish: 'What I have learnt',
		friends: 'Play with friends',
	},
	practice: {
		names:
			'Ada Bert Cleo Dex Eve Floyd Gemma Ivan Lila Milo Nell Otto Pia Ross Sara Theo Ula Vic Zoe Abel Bea Cyrus Dora Ed',
		name: 'Your name',
		size: 'How many of you',
		open: 'With open cards',
		openHint: 'You see everybody’s cards, and what they do by night.',
		cards: 'Open cards',
		lastNight: 'Last night',
	},
	leaveText: 'This game is for learning: it is not saved.',
};

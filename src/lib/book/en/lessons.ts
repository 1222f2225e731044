import type { BookWords } from '../shape';

/** What is read before the first game: how to play, and how to lead a table. */
export const lessons: BookWords['lessons'] = {
	learn: {
		title: 'How to play',
		line: 'Five minutes of reading, then dim the lights.',
		steps: [
			{
				title: 'The idea',
				text: 'Wolves are hiding in a quiet village. By night they take someone. By day the village talks, accuses, and sends one person to the stake, hoping it guessed right. The humans win when the wolves are gone; the wolves, when they are as many as everybody else.',
			},
			{
				title: 'The cards',
				text: 'The tablet goes round the table. When it is in your hands, and only then, press and read your card: who you are, whom you know, what you will do at night and how you win. Lift your finger, and it is gone. The wolves also read the names of the pack.',
			},
			{
				title: 'The night',
				text: 'Once more round, in silence. The tablet asks everyone a question, and everyone taps a name: the wolves put forward a prey, the seer finds out whether someone is a werewolf, others protect or make mischief. If you have no power, the question is “Who do you suspect?”. From outside, all turns look the same: no one can tell who is doing what.',
			},
			{
				title: 'The dawn',
				text: 'The tablet goes back to the middle of the table and tells you who won’t be waking up. No cause, no card. Whoever is out keeps quiet to the end: no words, no faces.',
			},
			{
				title: 'The talk',
				text: 'Three minutes to talk. Say what you like: accuse, deny, claim a card, real or made up. The one thing you may not do is show it.',
			},
			{
				title: 'The vote',
				text: 'One at a time, out loud, everybody accuses someone. The most accused defend themselves; the others choose which of them goes to the stake. If it is a tie you vote again, and if it is a tie again a lot decides. Then night falls.',
			},
			{
				title: 'The end',
				text: 'When a side has won, all the cards are turned over, and the tablet tells the whole story: who chose whom, who suspected whom, and who was right. Even if you were out at once, you win when your side does.',
			},
			{
				title: 'Three tips',
				text: 'Hold the tablet low and close. Take your time: it is the same for everybody. And lie with a smile, because tomorrow you will still be friends.',
			},
		],
	},
	lead: {
		title: 'Leading the table',
		line: 'The tablet knows the rules. The rest is up to you: eight small things, and you still get to play.',
		steps: [
			{
				title: 'How to sit',
				text: 'In a circle, in the order of the names on the tablet: going round, it always passes to the next seat. Nobody with a mirror behind them, or a window, which at night is one. Low light, a little music, and room for the tablet in the middle.',
			},
			{
				title: 'How to hand over the tablet',
				text: 'Pass it on when there is nothing on the screen but a name: the name of whoever takes it. Take it with both hands, low and close, and only then press. When your turn is over, say nothing about it: pass it on, and that is all.',
			},
			{
				title: 'What to say aloud',
				text: 'You read, calmly, the screens that are for everybody: the dawn, the accusations, the verdict. Stop there: no theories, no sighs, no “I knew it”. If you prefer, the tablet can read its announcements itself: turn that on in the pause.',
			},
			{
				title: 'What never to do',
				text: 'Never look at anybody’s screen, never show yours, never tap for somebody else. Don’t count the seconds and don’t ask what it said: all turns are alike on purpose. Whoever is out says nothing and makes no faces, not even nice ones.',
			},
			{
				title: 'When somebody sees what they shouldn’t',
				text: 'It happens. While the cards are being dealt, just tap “This is not me”: the page is covered, and everybody can be given new cards. Later it is for the table to decide: carry on as if nothing had happened, or end the game from the pause and begin another.',
			},
			{
				title: 'When somebody has to leave',
				text: 'During the talk, or at night when their name is on the screen, open the pause and tap “Somebody leaves the table”. They are out like anybody who dies, without saying their card. All of you must agree, because there is no way back.',
			},
			{
				title: 'When you quarrel over a rule',
				text: 'Tap “Why?”: the tablet gives the rule behind each announcement, with its number. That rule holds to the end of the game. To change it there are the table’s options, next game.',
			},
			{
				title: 'How to end well',
				text: 'Turn over the cards together and read the whole story, before anybody claims to have been right. A word of thanks to whoever was out on the first night and kept quiet to the last. Then “Rematch”: same seats, new cards.',
			},
		],
	},
};

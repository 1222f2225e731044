import { whisper } from '../../../words/en/whisper';

const { tasks, noNotes, noAnswer } = whisper;

/** The rules of `classic`; what holds for every sheet is among them. */
export const classic = {
	// aim
	C1: 'The wolves want the village to themselves; the humans want every last one of them on the stake. The werehamster plays for nobody else.',
	G6: 'A side wins as a whole, and that includes whoever was out on the very first night.',
	C2: 'The first edition is for 8 to 22 players, the second for 8 to 24. With a free deck 5 are enough, and 24 is still the limit.',
	// deal
	C3: 'In the first edition the deck is fixed. Eight players: five villagers, two werewolves and a seer. Then come the medium at 9, the possessed at 10, the bodyguard at 11, both masons at 13, the werehamster at 15 and the third werewolf at 16; villagers fill the other seats.',
	C4: 'In the second edition you start from the same eight cards and add the rest yourselves, villagers or specials, including the owl and the mythomaniac. From 16 players on there are three werewolves; there is always one seer.',
	C5: 'The cards are dealt at random, face down, and everyone looks at their own and no other.',
	P5: 'The wolves find the names of the pack on their card, the masons each other’s. There, everybody else reads that they know no one. If a card changes during the game, those who should know read about it the following night.',
	G3: 'Out loud, you may say anything about your card, true or false. Showing it is never allowed.',
	// night
	P1: 'At night the tablet goes round once, to everyone still in the game, in seat order. You press to read, choose a name, and press again for the answer. Let go, and it is all gone.',
	P3: `All turns are alike: same touches, same pages, same names. With nothing to decide tonight, you read: “${tasks.suspect}” With no news: “${noNotes.join(' ')}” And at the end: “${noAnswer}” It is all printed here, so that nobody can ask you for it as proof.`,
	C7: 'Every night, the first included, the wolves take someone from outside the pack.',
	P8: 'Each of the wolves sees who is in the pack, the names put forward earlier tonight, and last night’s prey. The name with most picks counts; if level, the last of those picked.',
	C8: 'Every night, the first included, the seer chooses someone and reads at once: werewolf or not. Passing is not allowed, and there is nothing more to learn.',
	C9: 'From the second night, the medium reads whether the person who went to the stake that day was a werewolf. There is nothing to choose.',
	C11: 'From the second night, the bodyguard chooses someone else. If that is where the wolves go, they take nobody that night. Passing is not allowed.',
	C12: 'There are two masons or none. They know each other from the deal on, and that is all.',
	C18: 'It doesn’t matter who holds the tablet first: once it has gone round, everything happens in a fixed order. The mythomaniac comes first, then the seer, the bodyguard, the wolves and finally the owl. Nobody notices which roles are gone, because all turns are alike.',
	// odd
	C10: 'The possessed counts as a human but wins with the wolves, and only with them. They don’t know each other.',
	C13: 'The wolves can’t take the werehamster: if they choose it, nobody dies by their doing that night.',
	C14: 'If the seer looks at the werehamster, the answer is “no werewolf”; but at dawn the werehamster dies.',
	C16: 'If the werehamster is still in the game when it ends, however it ends, the werehamster wins and nobody else does.',
	// day
	C19: 'At dawn you hear who is missing, and nothing more; whoever is named is out at once. Then you talk it over, for three minutes at most.',
	G4: 'Whoever is out doesn’t talk, signal, reveal a card or use any power. Watching is allowed, and so is enjoying it.',
	C20: 'First vote. Clockwise, starting on the left of the last person taken by night, everybody says aloud whom they accuse. Everyone must name someone, and not themselves.',
	C21: 'The two names with the most votes stand trial; with ties, there may be more. Those on trial may defend themselves.',
	C22: 'Final vote. Everyone not on trial votes for one of those who are, in the same order. The most voted goes to the stake and is out; the card stays face down.',
	C25: 'Exactly one person goes to the stake each day. Then night falls again.',
	// tie
	C23: 'If the final vote is tied, the tied defend themselves again and you vote again, on those names only.',
	C24: 'If it is tied once more, a lot decides, in front of everybody.',
	// end
	C26: 'The humans win when every wolf is out of the game.',
	C27: 'The wolves win when they are at least as many as everybody else left: two against two, one against one.',
	C28: 'In that count only werewolves are wolves. Everybody else counts as human, the possessed and the werehamster included.',
	// table
	G2: 'Nobody is the moderator: the tablet is. It deals, calls the night, counts the votes and knows the rules.',
	P9: 'You vote out loud, with the tablet in the middle of the table: anyone may tap the name that was called. Until the count is confirmed, the last vote can be undone.',
	P13: 'Once you are out, the tablet no longer comes to you: not at night, and not to vote.',
	P15: 'During the discussion, anyone can ask for the tablet and secretly reread their own card and the answers of their own nights. Never anyone else’s.',
} satisfies Readonly<Record<string, string>>;

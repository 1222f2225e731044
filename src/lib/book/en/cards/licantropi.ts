import type { CardWords } from '../../shape';
import { ONLY_SUSPECTS, STRANGERS, WITH_VILLAGE } from './common';

export const licantropi = {
	farmer: {
		summary: 'No powers: calloused hands, a hard head and one vote.',
		are: 'You are village folk, the digging kind: no powers, plenty of sense, and one vote.',
		know: STRANGERS,
		night: ONLY_SUSPECTS,
		win: WITH_VILLAGE,
		advice:
			'Your vote weighs as much as anyone’s, and you have nothing to hide. Ask plain questions and remember the answers. People with powers need somebody to hide behind: that somebody may well be you.',
	},
	traitor: {
		summary: 'Sides with the werewolves and knows them, but never joins the hunt.',
		are: 'You look like village folk, and your aura agrees; but you sold the village long ago.',
		know: 'You know the werewolves’ names from the deal on, and they yours.',
		night: 'At night you don’t hunt: you merely name a suspect. It’s by day that you have work to do.',
		win: 'You win with the werewolves, and lose if the village wins, dead or alive.',
		advice:
			'Your aura is good, so let them look. Shift votes, muddle the counting, accuse a werewolf who is done for anyway. Just take care to die late: once you are dead, the cleric will see you for what you are.',
	},
	mage: {
		summary: 'By night, may find out whether someone is one of the mystics.',
		are: 'You are village folk and can smell magic: seers and clerics give off sparks.',
		know: 'You don’t know anyone’s card yet: magic shows up after dark.',
		night: 'Each night you may examine someone and read whether they are a mystic: seer or cleric.',
		win: WITH_VILLAGE,
		advice:
			'You don’t find culprits, you find allies: knowing a mystic tells you whom to believe. When you have a name, protect it with words and votes, but don’t shout it from the rooftops: werewolves have ears.',
	},
	cleric: {
		summary: 'By night, may find out whether one of the dead was good or evil.',
		are: 'You are village folk and sit up with the dead: they tell you which side they were on.',
		know: 'You don’t know anyone’s card yet: the dead will talk to you.',
		night: 'Each night you may question one of the dead and read if they were on the right side.',
		win: WITH_VILLAGE,
		advice:
			'Your gift looks back but helps tomorrow: a good stake shows who voted well, a bad one who voted badly. It even finds the traitor, once dead. And remember that you may pass when there is nothing to ask.',
	},
	reprobate: {
		summary: 'Sides with the village, but the seer finds a bad aura there.',
		are: 'You are village folk with a past: the best of intentions, and an aura that scares.',
		know: STRANGERS,
		night: ONLY_SUSPECTS,
		win: WITH_VILLAGE,
		advice:
			'Sooner or later the seer will look at you sideways, and with good reason: your aura is as bad as any werewolf’s. Have your story ready. And if somebody accuses you, think: it may be the seer, in earnest.',
	},
	guard: {
		summary: 'No powers, but the guards know each other from the deal on.',
		are: 'You are village folk in uniform: the patrol stops no one, but you know each other.',
		know: 'You know the other guards’ names from the deal on, nothing more.',
		night: ONLY_SUSPECTS,
		win: WITH_VILLAGE,
		advice:
			'You are a small bloc of safe votes, and in a village that votes in secret that is gold. Don’t all step forward at once: let one of you talk, while the others know it is true. Then count the missing votes.',
	},
	mayor: {
		summary: 'Just once, may save someone from the stake and send another.',
		are: 'You are village folk with a sash: once, in front of the stake, your word is law.',
		know: STRANGERS,
		night: 'At night you name a suspect. Your power belongs to the day: at the stake, once, and no more.',
		win: WITH_VILLAGE,
		advice:
			'You have one word to spend, and once it is spent everybody knows you. Wait for a stake that seems plainly wrong, and a name that seems plainly right. If you are the one, you can save yourself: is it worth it?',
	},
	fool: {
		summary: 'Has to play another part, and loses alone if the table doesn’t buy it.',
		are: 'You are village folk, only you forget which one: pick a part, and play it well.',
		know: STRANGERS,
		night: 'Each night you name a suspect. By the third day, aloud, you must claim to be someone else.',
		win: 'You win with the village, but only if the table says you kept up the part.',
		advice:
			'Choose a card that is in the deck and act as its owner would: early, by the third day, and with a straight face. In the end the table says whether you were convincing. Don’t upstage anyone really needed.',
	},
	lover: {
		summary: 'Always a pair: they know each other, and leave the game together.',
		are: 'You are village folk with your heart elsewhere: two chests, one beat between them.',
		know: 'You know from the deal on who loves you; you share one fate.',
		night: ONLY_SUSPECTS,
		win: WITH_VILLAGE,
		advice:
			'Two of you know each other but there is one life between you: whoever wants your love wants you too. Stand up for each other quietly, and don’t always vote as one. Found out, you are two birds for one stone.',
	},
} satisfies Readonly<Record<string, CardWords>>;

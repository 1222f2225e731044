import type { CardWords } from '../../shape';
import { ONLY_SUSPECTS, STRANGERS, WITH_HUMANS } from './common';

export const classic = {
	villager: {
		summary: 'No powers: open eyes, common sense and one vote.',
		are: 'You are honest village folk. No powers: just a voice, a sharp ear and a vote a day.',
		know: STRANGERS,
		night: ONLY_SUSPECTS,
		win: WITH_HUMANS,
		advice:
			'Having no powers is a luxury: you can say everything you think. Mind the ones who always accuse and the ones who never do, remember who voted for whom, and don’t trust the first self-declared seer.',
	},
	werewolf: {
		summary: 'Picks the prey with the pack by night, looks innocent by day.',
		are: 'By day you are village folk like everybody else; by night you hunt with the pack.',
		know: 'You know the pack’s names from the deal on, and they know yours.',
		night: 'Each night you put one prey to the pack. Most picks win; if level, the last pick decides.',
		win: 'You win with the wolves, once the pack matches everybody else left in the game.',
		advice:
			'Accuse calmly, the way anyone would: silence gets noticed, and so does zeal. Vote against your own pack now and then. And know what people without powers are asked at night: whom they suspect.',
	},
	seer: {
		summary: 'Each night finds out whether one person runs with the wolves.',
		are: 'You are village folk with a gift: the night shows you who is hiding a fur coat.',
		know: 'You don’t know anyone’s card yet: you will learn a bit each night.',
		night: 'Each night you choose someone and read at once: werewolf or not. You never learn more.',
		win: WITH_HUMANS,
		advice:
			'Look into the loudest, or into the ones who make no noise at all. Don’t announce your card too soon: the wolves are looking for you. Let what you know weigh in with a question, a doubt, a vote.',
	},
	medium: {
		summary: 'From the second night, knows whether the stake claimed a werewolf.',
		are: 'You are village folk and you hear the ashes: whoever burned tells you no more lies.',
		know: 'You don’t know anyone’s card yet: the ashes will tell you more.',
		night: 'From the second night you read if the stake claimed a werewolf. You also name a suspect.',
		win: WITH_HUMANS,
		advice:
			'Keep count: you know how many wolves are out already. If the village has gone astray, let it show without explaining how you know. Before you reveal yourself, wait until you have more than one answer.',
	},
	possessed: {
		summary: 'Looks like village folk but wins with the wolves, without knowing them.',
		are: 'You only look like village folk: you count as a human, but root for the wolves.',
		know: 'You don’t know the names of the pack, and the pack doesn’t know yours.',
		night: 'Each night you name a suspect, like everyone without powers. The wolves may well pick you.',
		win: 'You win if the wolves do, even if you left the game a long time before.',
		advice:
			'Muddy the waters: accuse whoever knows too much, claim visions, defend the shaky. To the seer you are no werewolf, so make use of it. But the wolves don’t know you: don’t become the easiest prey.',
	},
	bodyguard: {
		summary: 'From the second night, keeps the wolves off one other person.',
		are: 'You are village folk with broad shoulders: you spend the nights outside a door.',
		know: STRANGERS,
		night: 'From the second night you choose someone else: wolves who call there find the door shut.',
		win: WITH_HUMANS,
		advice:
			'Guard the ones the wolves fear: the clear thinkers, the one who may be seeing things. You may stand at the same door two nights running. If nobody is missing at dawn, well done: keep it to yourself.',
	},
	mason: {
		summary: 'Always a pair: from the deal on, each knows whom to trust.',
		are: 'You are village folk, and one half of a secret lodge with a membership of two.',
		know: 'You know the other name in the lodge from the deal on, nothing else.',
		night: ONLY_SUSPECTS,
		win: WITH_HUMANS,
		advice:
			'Knowing whom to trust is worth a lot: two votes in step get heard. But don’t stick up for each other too often, or the wolves will notice. In a crisis, step forward together: two safe names help a lot.',
	},
	werehamster: {
		summary: 'Plays alone. Safe from the wolves, not from the seer’s gaze.',
		are: 'You look like village folk but play for yourself: not a human, nor one of the pack.',
		know: STRANGERS,
		night: 'Each night you name a suspect. The wolves can’t catch you; the seer’s gaze would be fatal.',
		win: 'You win, and nobody else does, if you are still in when the game is over.',
		advice:
			'See to it that there is always someone more suspicious than you, and someone more interesting for the seer. Say enough to be useful, never enough to be remembered. The wolves need not worry you.',
	},
	owl: {
		summary: 'Casts the evil eye each night: whoever gets it stands trial next day.',
		are: 'You are village folk with an unlucky stare: whoever you fix at night stands trial.',
		know: STRANGERS,
		night: 'At night you cast the evil eye on someone else: next day they stand trial in any case.',
		win: WITH_HUMANS,
		advice:
			'The evil eye is no sentence: it makes the quiet ones speak up. Cast it on someone who is hiding, then watch who rushes to their rescue. And don’t brag about it: to the wolves you are a tasty morsel.',
	},
	mythomaniac: {
		summary: 'On the second night imitates someone, and may join the wolves or gain a gift.',
		are: 'You are village folk who would rather be someone else: one night you get to try.',
		know: STRANGERS,
		night: 'On the second night only, you imitate someone: join the wolves, gain a gift, or stay put.',
		win: 'You win with the humans; if your card changes, with the side of the new one.',
		advice:
			'Until the second night, just listen: you choose whom to imitate once only. If you join the wolves, the pack finds out the night after, so lie low till then. If you stay the same, play for the village.',
	},
} satisfies Readonly<Record<string, CardWords>>;

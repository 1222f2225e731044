// The lines that several cards share.
export const STRANGERS = 'You don’t know anyone else’s card, and nobody knows yours.';
export const ONLY_SUSPECTS =
	'Each night you name someone you suspect. It changes nothing; the end shows who was right.';
export const WITH_HUMANS = 'You win with the humans, once the last of the wolves has gone to the stake.';
/** `licantropi`: the last werewolf burns. */
export const WITH_VILLAGE = 'You win with the village, once the last of the werewolves has burned.';
/** `teatro`: no wolf is left, and no piper either. */
export const WITH_TOWN = 'You win with the village, once the wolves and the piper are all gone.';
export const WITH_PACK = 'You win with the wolves, once you match the humans and the piper is gone.';

// The voice of the tablet. Only what everybody may know ever reaches it (K12), and only a voice that lives on the tablet.
import type { LanguageId } from '$lib/words/index';

/** A voice of this language that needs no network, if the tablet has one. */
function voiceFor(language: LanguageId): SpeechSynthesisVoice | undefined {
	if (!('speechSynthesis' in globalThis)) return undefined;
	return speechSynthesis
		.getVoices()
		.find(({ lang, localService }) => localService && lang.toLowerCase().startsWith(language));
}

/** Whether anything can be spoken in this language without a network. */
export const canSpeak = (language: LanguageId): boolean => voiceFor(language) !== undefined;

/** Says the sentences one after the other, in place of whatever was being said; silently does nothing without a voice. */
export function speak(sentences: readonly string[], language: LanguageId): void {
	const voice = voiceFor(language);
	if (!voice) return;
	hush();
	for (const sentence of sentences) {
		const utterance = new SpeechSynthesisUtterance(sentence);
		utterance.voice = voice;
		utterance.lang = voice.lang;
		speechSynthesis.speak(utterance);
	}
}

/** Says no more: the screen has changed, or the tablet goes into private hands. */
export function hush(): void {
	if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
}

import { LANGUAGES, type LanguageId, type Words } from './index';

/** The language in use. Components read `language.words`; a test may put another dictionary in its place. */
class Language {
	#id = $state<LanguageId>('it');
	#words = $state.raw<Words>(LANGUAGES.it);

	get id(): LanguageId {
		return this.#id;
	}
	get words(): Words {
		return this.#words;
	}
	/** Switches at once, without reloading. */
	use(id: LanguageId, words: Words = LANGUAGES[id]): void {
		this.#id = id;
		this.#words = words;
		if (typeof document !== 'undefined') document.documentElement.lang = id;
	}
}

export const language = new Language();

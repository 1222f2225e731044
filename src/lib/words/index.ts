// Every text of the app, in every language. Italian is the source; a language is a folder whose index matches its type.
import './twins';
import { en } from './en/index';
import { it } from './it/index';

export type Words = typeof it;

export const LANGUAGES = { it, en } as const;
export type LanguageId = keyof typeof LANGUAGES;

/** The language for a list of the browser's preferences: the first one we speak, else English. */
export function languageFor(preferred: readonly string[]): LanguageId {
	for (const tag of preferred) {
		const language = tag.slice(0, 2).toLowerCase();
		if (language === 'it' || language === 'en') return language;
	}
	return 'en';
}

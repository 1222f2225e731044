// The canary's feathers: a dictionary in which every secret is a word that is found nowhere else. What tells tokens apart
// stands here too. The real pages get these very functions as a text, so these use nothing but each other.
import { LANGUAGES, type Words } from '../../src/lib/words';
import { TOKEN } from './tokens';

export const TOKENS = new RegExp(`${TOKEN}[\\w-]*`, 'g');
export const WILL = new RegExp(`${TOKEN}-will-\\d+`, 'g');
/** What is looked for: a token, or a role by the name the engine has for it. */
export const FINDS = new RegExp(`${TOKEN}|\\b(${Object.keys(LANGUAGES.it.roles).join('|')})\\b`);

/** The texts below, each with the way to it in place of what it says, those that functions make too. */
export function tokens<T>(words: T, path: string): T;
export function tokens(words: unknown, path: string): unknown {
	if (typeof words === 'string') return path;
	if (typeof words === 'function') return () => path;
	if (Array.isArray(words)) return words.map((each, n) => tokens(each, `${path}-${n}`));
	if (typeof words !== 'object' || words === null) return words;
	return Object.fromEntries(
		Object.entries(words).map(([key, each]) => [key, tokens(each, `${path}-${key}`)]),
	);
}

/**
 * The dictionary with tokens, each beginning with `token`, for the roles and for all that is read while holding; the switch
 * is there for everybody (P11).
 */
export function secretive(words: Words, token: string): Words {
	const { fire } = words.tell.whisper.ballot;
	const whisper = tokens(words.tell.whisper, `${token}-whisper`);
	const sheets = Object.entries(words.sheets).map(([sheet, own]) => {
		const roles = own.roles ? { roles: tokens(own.roles, `${token}-${sheet}-role`) } : {};
		const aside = own.tell?.whisper
			? { tell: { ...own.tell, whisper: tokens(own.tell.whisper, `${token}-${sheet}-whisper`) } }
			: {};
		return [sheet, { ...own, ...roles, ...aside }] as const;
	});
	return {
		...words,
		roles: tokens(words.roles, `${token}-role`),
		sheets: { ...words.sheets, ...Object.fromEntries(sheets) },
		tell: { ...words.tell, whisper: { ...whisper, ballot: { ...whisper.ballot, fire } } },
	};
}

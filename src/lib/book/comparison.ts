// In what the sheets differ, subject by subject. Whatever the engine holds as data is asked of it, so that no table can
// contradict the rules; the rest are sentences of the book.
import { optionsOf, SHEETS, type RoleId, type SheetId } from '../engine/index';
import { LANGUAGES, type LanguageId } from '../words/index';
import { wordsOf } from '../words/sheet';
import { SUBJECTS, type ComparisonWords, type SubjectId } from './shape';

export const SHEET_IDS = Object.keys(SHEETS) as readonly SheetId[];

/** A subject with what each sheet has to say on it, in the order of the sheets. */
export interface Comparison {
	readonly id: SubjectId;
	readonly title: string;
	readonly rows: readonly { readonly sheet: SheetId; readonly name: string; readonly text: string }[];
}

/** Every subject in turn, in the words of a language. */
export function compared(language: LanguageId, book: ComparisonWords): readonly Comparison[] {
	const { sheets } = LANGUAGES[language].rules;
	return SUBJECTS.map((id) => ({
		id,
		title: book.subjects[id],
		rows: SHEET_IDS.map((sheet) => ({
			sheet,
			name: sheets[sheet].name,
			text: said(id, sheet, language, book),
		})),
	}));
}

function said(subject: SubjectId, sheet: SheetId, language: LanguageId, book: ComparisonWords): string {
	const { tell, roles, rules, options: say } = wordsOf(sheet, LANGUAGES[language]);
	const { opens, firstNight, deathStopsActing } = SHEETS[sheet];
	const { firstNightVictim, discussionSeconds } = optionsOf(sheet);
	switch (subject) {
		case 'players':
			return sentence(rules.sheets[sheet].players);
		case 'length':
			return sentence(`${rules.sheets[sheet].length}; ${rules.sheets[sheet].level}`);
		case 'opening':
			return book.opening[opens === 'day' ? 'day' : firstNight === 0 ? 'eve' : 'night'];
		case 'prey':
			return book.prey[firstNight === 0 ? 'eve' : firstNightVictim];
		case 'night':
			return book.night[deathStopsActing ? 'stops' : 'acts'];
		case 'talk':
			return sentence(say.discussionSeconds.values(discussionSeconds));
		case 'roles':
			return sentence(tell.list(ownRoles(sheet).map((role) => roles[role].name.toLowerCase())));
		default:
			return book.of[sheet][subject];
	}
}

/** The roles of a sheet that no other sheet has, in its own order. */
export const ownRoles = (sheet: SheetId): readonly RoleId[] =>
	(Object.keys(SHEETS[sheet].cards) as RoleId[]).filter((role) =>
		SHEET_IDS.every((other) => other === sheet || !Object.hasOwn(SHEETS[other].cards, role)),
	);

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

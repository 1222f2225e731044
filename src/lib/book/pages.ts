// The rule book, page by page. Its texts are drawn into pages when the app is built and are no part of its scripts: a
// table reads them now and then, and every start of the app would have to carry them.
import { SHEETS, type RoleId, type SheetId } from '../engine/index';
import { LANGUAGES, type LanguageId, type Words } from '../words/index';
import { RULINGS, sectionsOf } from '../words/paragraphs';
import { REASON_IDS } from '../words/reasons';
import { wordsOf } from '../words/sheet';
import { en } from './en/index';
import { it } from './it/index';
import type { BookPage } from './page';
import { CARD_PARTS, type BookWords, type CardWords } from './shape';

export const BOOKS: Readonly<Record<LanguageId, BookWords>> = { it, en };

/** Everything a player may look up about a sheet: its roles, its rules and its rulings (rules.md sections 2 to 7). */
export function pageOf(language: LanguageId, sheet: SheetId): BookPage {
	const words = wordsOf(sheet, LANGUAGES[language]);
	const book = BOOKS[language];
	const own = book.sheets[sheet];
	const texts = { ...book.paragraphs, ...own.paragraphs };
	const because = { ...book.because, ...own.because };
	return {
		language,
		sheet,
		...words.rules.sheets[sheet],
		titles: { ...words.settings.rules, home: words.common.home },
		reasons: REASON_IDS.map((id) => ({ id, text: because[id] })),
		roles: (Object.keys(SHEETS[sheet].cards) as RoleId[]).map((role) =>
			roleEntry(role, words, cardOf(language, sheet, role)),
		),
		sections: sectionsOf(sheet).map(([id, paragraphs]) => ({
			id,
			title: book.sections[id],
			paragraphs: paragraphs.map((paragraph) => ({ id: paragraph, text: texts[paragraph] })),
		})),
		rulings: ([sheet, 'common'] as const).map((id) => ({
			id,
			title: book.rulingsOf[id],
			rulings: RULINGS[id].map((ruling) => ({ id: ruling, ...book.rulings[ruling] })),
		})),
	};
}

/** What the card of a role says in a sheet. */
export function cardOf(language: LanguageId, sheet: SheetId, role: RoleId): CardWords {
	const { cards, sheets } = BOOKS[language];
	return { ...cards[role], ...sheets[sheet].cards[role] };
}

function roleEntry(role: RoleId, { roles, setup }: Words, card: CardWords): BookPage['roles'][number] {
	const { name, summary } = roles[role];
	const parts = CARD_PARTS.map((part) => ({ id: part, title: setup.deck.role[part], text: card[part] }));
	return { id: role, name, summary, parts };
}

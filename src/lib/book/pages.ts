// The rule book, page by page. Its texts are drawn into pages when the app is built and are no part of its scripts: a
// table reads them now and then, and every start of the app would have to carry them.
import { SHEETS, type Card, type OptionId, type RoleId, type SheetId } from '../engine/index';
import { LANGUAGES, type LanguageId, type Words } from '../words/index';
import { RULINGS, sectionsOf } from '../words/paragraphs';
import { REASON_IDS } from '../words/reasons';
import { wordsOf } from '../words/sheet';
import { optionValue } from '../words/tell';
import { COURSE_STEPS } from '../session/course';
import { compared, SHEET_IDS } from './comparison';
import { en } from './en/index';
import { it } from './it/index';
import type { BookPage, MenuMatter, OptionEntry, PageId, RoleEntry, SheetMatter } from './page';
import { CARD_PARTS, type BookWords, type CardWords, type LessonId, type MomentId } from './shape';
import { TERMS, type TermId } from './terms';

export const BOOKS: Readonly<Record<LanguageId, BookWords>> = { it, en };

type Drawn = Pick<BookPage, 'title' | 'line' | 'matter'>;
type Draw = (language: LanguageId) => Drawn;

/** Every page there is, with how it is drawn in a language. */
const PAGES = Object.fromEntries<Draw>([
	...SHEET_IDS.flatMap((sheet): [PageId, Draw][] => [
		[sheet, (language) => ({ ...headOf(language, sheet), matter: sheetMatter(language, sheet) })],
		[`${sheet}/menu`, (language) => ({ ...headOf(language, sheet), matter: menuMatter(language, sheet) })],
	]),
	...(['learn', 'lead'] as const).map((id): [PageId, Draw] => [id, (language) => lessonPage(language, id)]),
	['compare', comparisonPage],
	['evening', eveningPage],
	['glossary', glossaryPage],
]) as Readonly<Record<PageId, Draw>>;

export const PAGE_IDS = Object.keys(PAGES) as readonly PageId[];

/** A page of the book, in a language. */
export function pageOf(language: LanguageId, id: PageId): BookPage {
	const { settings, common } = LANGUAGES[language];
	const titles = { jump: settings.rules.jump, home: common.home };
	return { language, id, titles, ...PAGES[id](language) };
}

/** What the card of a role says in a sheet. */
export function cardOf(language: LanguageId, sheet: SheetId, role: RoleId): CardWords {
	const { cards, sheets } = BOOKS[language];
	return { ...cards[role], ...sheets[sheet].cards[role] };
}

function headOf(language: LanguageId, sheet: SheetId): Pick<BookPage, 'title' | 'line'> {
	const { name, line } = LANGUAGES[language].rules.sheets[sheet];
	return { title: name, line };
}

/** Everything a player may look up about a sheet: its roles, its rules and its rulings (rules.md sections 2 to 7). */
export function sheetMatter(language: LanguageId, sheet: SheetId): SheetMatter {
	const words = wordsOf(sheet, LANGUAGES[language]);
	const book = BOOKS[language];
	const own = book.sheets[sheet];
	const texts = { ...book.paragraphs, ...own.paragraphs };
	const because = { ...book.because, ...own.because };
	const rolesTitle = words.settings.rules.roles;
	const sections = sectionsOf(sheet).map(([id, paragraphs]) => ({
		id,
		title: book.sections[id],
		paragraphs: paragraphs.map((paragraph) => ({ id: paragraph, text: texts[paragraph] })),
	}));
	const options = { id: 'options', title: book.options.title };
	const rulings = ([sheet, 'common'] as const).map((id) => ({
		id,
		title: book.rulingsOf[id],
		rulings: RULINGS[id].map((ruling) => ({ id: ruling, ...book.rulings[ruling] })),
	}));
	return {
		kind: 'sheet',
		parts: [{ id: 'roles', title: rolesTitle }, ...sections, options, ...rulings],
		rolesTitle,
		reasons: REASON_IDS.map((id) => ({ id, text: because[id] })),
		roles: rolesOf(sheet).map((role) => roleEntry(role, words, cardOf(language, sheet, role))),
		sections,
		optionsTitle: options.title,
		options: optionEntries(language, sheet),
		rulings,
	};
}

function roleEntry(role: RoleId, { roles, setup }: Words, card: CardWords): RoleEntry {
	const { name } = roles[role];
	const parts = CARD_PARTS.map((part) => ({ id: part, title: setup.deck.role[part], text: card[part] }));
	return { id: role, name, summary: card.summary, parts };
}

function optionEntries(language: LanguageId, sheet: SheetId): readonly OptionEntry[] {
	const words = wordsOf(sheet, LANGUAGES[language]);
	const { options, sheets } = BOOKS[language];
	const hints = { ...options.hints, ...sheets[sheet].hints };
	const values = Object.entries(SHEETS[sheet].options) as [OptionId, string | number | boolean][];
	return values.map(([id, value]) => ({
		id,
		label: words.options[id].label,
		hint: hints[id],
		own: options.own(optionValue(id, value, words)),
	}));
}

function lessonPage(language: LanguageId, id: LessonId): Drawn {
	const { title, line, steps } = BOOKS[language].lessons[id];
	return { title, line, matter: { kind: 'lesson', parts: [], steps } };
}

function eveningPage(language: LanguageId): Drawn {
	const { title, line, learnt, steps } = BOOKS[language].evening;
	const said = COURSE_STEPS.map((id) => ({ id, ...steps[id] }));
	return { title, line, matter: { kind: 'evening', parts: [], steps: said, learnt } };
}

function glossaryPage(language: LanguageId): Drawn {
	const { glossary, sheets: own } = BOOKS[language];
	const ids = Object.keys(TERMS) as TermId[];
	const terms = ids.map((id) => ({ id, sheets: TERMS[id], ...glossary.terms[id] }));
	const moments = (Object.keys(glossary.moments) as MomentId[]).flatMap((id) => {
		const textIn = (sheet: SheetId) => own[sheet].moments[id] ?? glossary.moments[id];
		const texts = [...new Set(SHEET_IDS.map(textIn))];
		return texts.map((text) => ({ id, text, sheets: SHEET_IDS.filter((sheet) => textIn(sheet) === text) }));
	});
	const { sheets } = LANGUAGES[language].rules;
	const names = Object.fromEntries(SHEET_IDS.map((id) => [id, sheets[id].name])) as Record<SheetId, string>;
	const { title, line } = glossary;
	return { title, line, matter: { kind: 'glossary', parts: terms, terms, names, moments } };
}

function comparisonPage(language: LanguageId): Drawn {
	const { title, line } = BOOKS[language].comparison;
	const subjects = compared(language, BOOKS[language].comparison);
	return { title, line, matter: { kind: 'comparison', parts: subjects, subjects } };
}

/** Under whose name a role stands on the page for the table: the village's, the wolves', or nobody's. */
const PARTIES = [
	['humans', 'village'],
	['wolves', 'werewolves', 'pack'],
	['solitary', 'werehamster', 'piper'],
] as const;

function menuMatter(language: LanguageId, sheet: SheetId): MenuMatter {
	const { roles, rules, tell } = wordsOf(sheet, LANGUAGES[language]);
	const { titles, sheets } = BOOKS[language].menus;
	const { players, length } = rules.sheets[sheet];
	const cards = Object.entries(SHEETS[sheet].cards) as [RoleId, Card][];
	const menuRole = (id: RoleId) => ({
		id,
		name: roles[id].name,
		summary: cardOf(language, sheet, id).summary,
	});
	const parties = PARTIES.flatMap((sides) => {
		const members = cards.filter(([, { side }]) => sides.some((one) => one === side));
		const name = sides.find((one) => one === 'solitary' || members.some(([, { side }]) => side === one));
		return name === undefined || members.length === 0
			? []
			: [{ title: tell.sides[name], roles: members.map(([id]) => menuRole(id)) }];
	});
	return { kind: 'menu', parts: [], facts: `${players} · ${length}`, titles, words: sheets[sheet], parties };
}

const rolesOf = (sheet: SheetId): readonly RoleId[] => Object.keys(SHEETS[sheet].cards) as RoleId[];

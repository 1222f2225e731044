// What a page of the rule book shows. Every page has a title and a line; the rest depends on what it is for.
import type { OptionId, RoleId, SheetId } from '../engine/index';
import type { LanguageId } from '../words/index';
import type { ParagraphId, RulingId, RULINGS, SectionId } from '../words/paragraphs';
import type { ReasonId } from '../words/reasons';
import type { Comparison } from './comparison';
import type { CourseStep } from '../session/course';
import type { CardWords, CoachWords, LessonId, MenuWords, MomentId, PieceWords, TermWords } from './shape';
import type { TermId } from './terms';

/** Where a page is, below the folder of its language: of a sheet the book and the one page for the table, or of none. */
export type PageId = SheetId | `${SheetId}/menu` | LessonId | 'compare' | 'evening' | 'glossary';

export interface BookPage {
	readonly language: LanguageId;
	readonly id: PageId;
	readonly title: string;
	readonly line: string;
	/** The titles of what surrounds the matter. */
	readonly titles: { readonly home: string; readonly jump: string };
	readonly matter: Matter;
}

/** The matter of a page. Its parts can be jumped to, where it has any. */
export type Matter =
	SheetMatter | LessonMatter | EveningMatter | ComparisonMatter | MenuMatter | GlossaryMatter;

/** All about one sheet. */
export interface SheetMatter {
	readonly kind: 'sheet';
	readonly parts: readonly Part[];
	readonly rolesTitle: string;
	/** Behind what the table hears; not for reading in a row. */
	readonly reasons: readonly { readonly id: ReasonId; readonly text: string }[];
	readonly roles: readonly RoleEntry[];
	readonly sections: readonly {
		readonly id: SectionId;
		readonly title: string;
		readonly paragraphs: readonly { readonly id: ParagraphId; readonly text: string }[];
	}[];
	readonly optionsTitle: string;
	/** What the table may change: what hangs on it, and what the sheet says itself. */
	readonly options: readonly OptionEntry[];
	readonly rulings: readonly {
		readonly id: keyof typeof RULINGS;
		readonly title: string;
		readonly rulings: readonly RulingEntry[];
	}[];
}

/** A lesson, step by step. */
export interface LessonMatter {
	readonly kind: 'lesson';
	readonly parts: readonly Part[];
	readonly steps: readonly PieceWords[];
}

/** What the coach of the first lesson says, moment by moment, and what has been learnt. */
export interface EveningMatter {
	readonly kind: 'evening';
	readonly parts: readonly Part[];
	readonly steps: readonly ({ readonly id: CourseStep } & CoachWords)[];
	readonly learnt: readonly string[];
}

/** What the words of the rules mean, and what happens at each moment: each with the sheets in which it is so. */
export interface GlossaryMatter {
	readonly kind: 'glossary';
	readonly parts: readonly Part[];
	readonly terms: readonly ({ readonly id: TermId; readonly sheets: readonly SheetId[] } & TermWords)[];
	/** The names of the sheets. */
	readonly names: Readonly<Record<SheetId, string>>;
	readonly moments: readonly {
		readonly id: MomentId;
		readonly sheets: readonly SheetId[];
		readonly text: string;
	}[];
}

/** The sheets side by side, subject by subject. */
export interface ComparisonMatter {
	readonly kind: 'comparison';
	readonly parts: readonly Part[];
	readonly subjects: readonly Comparison[];
}

/** One sheet on one page, for the table. */
export interface MenuMatter {
	readonly kind: 'menu';
	readonly parts: readonly Part[];
	readonly facts: string;
	readonly titles: Readonly<Record<keyof MenuWords, string>>;
	readonly words: MenuWords;
	readonly parties: readonly {
		readonly title: string;
		readonly roles: readonly Pick<RoleEntry, 'id' | 'name' | 'summary'>[];
	}[];
}

export interface Part {
	readonly id: string;
	readonly title: string;
}

export interface RoleEntry {
	readonly id: RoleId;
	readonly name: string;
	readonly summary: string;
	readonly parts: readonly { readonly id: keyof CardWords; readonly title: string; readonly text: string }[];
}

export interface OptionEntry {
	readonly id: OptionId;
	readonly label: string;
	readonly hint: string;
	readonly own: string;
}

export interface RulingEntry {
	readonly id: RulingId;
	readonly question: string;
	readonly answer: string;
}

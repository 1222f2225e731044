// What a page of the rule book shows: one sheet in one language.
import type { RoleId, SheetId } from '../engine/index';
import type { LanguageId } from '../words/index';
import type { ParagraphId, RulingId, RULINGS, SectionId } from '../words/paragraphs';
import type { ReasonId } from '../words/reasons';
import type { CardWords } from './shape';

export interface BookPage {
	readonly language: LanguageId;
	readonly sheet: SheetId;
	readonly name: string;
	readonly line: string;
	/** The titles of the parts that are no section of the rules. */
	readonly titles: { readonly home: string; readonly jump: string; readonly roles: string };
	/** Behind what the table hears; not for reading in a row. */
	readonly reasons: readonly { readonly id: ReasonId; readonly text: string }[];
	readonly roles: readonly RoleEntry[];
	readonly sections: readonly {
		readonly id: SectionId;
		readonly title: string;
		readonly paragraphs: readonly { readonly id: ParagraphId; readonly text: string }[];
	}[];
	readonly rulings: readonly {
		readonly id: keyof typeof RULINGS;
		readonly title: string;
		readonly rulings: readonly RulingEntry[];
	}[];
}

export interface RoleEntry {
	readonly id: RoleId;
	readonly name: string;
	readonly summary: string;
	readonly parts: readonly { readonly id: keyof CardWords; readonly title: string; readonly text: string }[];
}

export interface RulingEntry {
	readonly id: RulingId;
	readonly question: string;
	readonly answer: string;
}

// The shape of the rule book in a language: a paragraph or a ruling without a text does not compile.
import type { SheetId } from '../engine/index';
import type { ParagraphId, RulingId, RULINGS, SectionId } from '../words/paragraphs';
import type { ReasonId } from '../words/reasons';

/** A ruling as a player would ask for it. */
export interface RulingWords {
	readonly question: string;
	readonly answer: string;
}

type Paragraphs = Readonly<Record<ParagraphId, string>>;
type Reasons = Readonly<Record<ReasonId, string>>;

export interface BookWords {
	readonly sections: Readonly<Record<SectionId, string>>;
	readonly paragraphs: Paragraphs;
	/** What stands behind an announcement, for whoever touches "Why?". */
	readonly because: Reasons;
	/** The titles of the groups of rulings. */
	readonly rulingsOf: Readonly<Record<keyof typeof RULINGS, string>>;
	readonly rulings: Readonly<Record<RulingId, RulingWords>>;
	/** What a sheet words in its own way. */
	readonly sheets: Readonly<
		Record<SheetId, { readonly paragraphs: Partial<Paragraphs>; readonly because: Partial<Reasons> }>
	>;
}

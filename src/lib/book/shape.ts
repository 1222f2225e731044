// The shape of the rule book in a language: a paragraph or a ruling without a text does not compile.
import type { SheetId } from '../engine/index';
import type { ParagraphId, RulingId, RULINGS, SectionId } from '../words/paragraphs';

/** A ruling as a player would ask for it. */
export interface RulingWords {
	readonly question: string;
	readonly answer: string;
}

type Paragraphs = Readonly<Record<ParagraphId, string>>;

export interface BookWords {
	readonly sections: Readonly<Record<SectionId, string>>;
	readonly paragraphs: Paragraphs;
	/** The titles of the groups of rulings. */
	readonly rulingsOf: Readonly<Record<keyof typeof RULINGS, string>>;
	readonly rulings: Readonly<Record<RulingId, RulingWords>>;
	/** The paragraphs that a sheet words in its own way. */
	readonly sheets: Readonly<Record<SheetId, Partial<Paragraphs>>>;
}

// The shape of the rule book in a language: a paragraph or a ruling without a text does not compile.
import type { RoleId, SheetId } from '../engine/index';
import type { ParagraphId, RulingId, RULINGS, SectionId } from '../words/paragraphs';
import type { ReasonId } from '../words/reasons';

/** A ruling as a player would ask for it. */
export interface RulingWords {
	readonly question: string;
	readonly answer: string;
}

/** What a card says: what you are, whom you know, what you do by night, how you win; and the page for beginners. */
export const CARD_PARTS = ['are', 'know', 'night', 'win', 'advice'] as const;
export type CardWords = Readonly<Record<(typeof CARD_PARTS)[number], string>>;

type Paragraphs = Readonly<Record<ParagraphId, string>>;
type Reasons = Readonly<Record<ReasonId, string>>;

export interface BookWords {
	readonly sections: Readonly<Record<SectionId, string>>;
	readonly paragraphs: Paragraphs;
	/** What stands behind an announcement, for whoever touches "Why?". */
	readonly because: Reasons;
	/** The cards as the first sheet that has them words them. */
	readonly cards: Readonly<Record<RoleId, CardWords>>;
	/** The titles of the groups of rulings. */
	readonly rulingsOf: Readonly<Record<keyof typeof RULINGS, string>>;
	readonly rulings: Readonly<Record<RulingId, RulingWords>>;
	/** What a sheet words in its own way. */
	readonly sheets: Readonly<
		Record<
			SheetId,
			{
				readonly cards: Readonly<Partial<Record<RoleId, Partial<CardWords>>>>;
				readonly paragraphs: Partial<Paragraphs>;
				readonly because: Partial<Reasons>;
			}
		>
	>;
}

// The shape of the rule book in a language: a paragraph or a ruling without a text does not compile.
import type {
	Announcement,
	BallotId,
	Lap,
	OptionId,
	Options,
	Request,
	RoleId,
	SheetId,
} from '../engine/index';
import type { CourseStep } from '../session/course';
import type { ParagraphId, RulingId, RULINGS, SectionId } from '../words/paragraphs';
import type { ReasonId } from '../words/reasons';
import type { CardWords } from '../words/shape';
import type { TermId } from './terms';

export type { CardWords };

/** A ruling as a player would ask for it. */
export interface RulingWords {
	readonly question: string;
	readonly answer: string;
}

/** The parts of a card in their order: what you are, whom you know, what you do by night, how you win; and advice. */
export const CARD_PARTS = [
	'are',
	'know',
	'night',
	'win',
	'advice',
] as const satisfies readonly (keyof CardWords)[];

/** What is read before the first game: the rules in five minutes, and how to lead a table. */
export type LessonId = 'learn' | 'lead';

/** A titled piece of text: a step of a lesson or of an evening, a way to win. */
export interface PieceWords {
	readonly title: string;
	readonly text: string;
}

export interface LessonWords {
	readonly title: string;
	readonly line: string;
	readonly steps: readonly PieceWords[];
}

/** What the coach of the first lesson says at one moment: what to do, and what the others see and do not see. */
export interface CoachWords {
	readonly task: string;
	readonly others: string;
}

/** The requests that say more of a moment than their kind. */
type Finer = 'announce' | 'vote' | 'poll' | Extract<Request, { lap: Lap }>['kind'];
/** A public moment of the evening: what everybody is about to do, or hears. */
export type MomentId =
	Announcement['of'] | BallotId | `lap-${Lap['kind']}` | Exclude<Request['kind'], Finer> | 'end';

/** A word of the rules, explained to whoever touches it. */
export interface TermWords extends PieceWords {
	/** How it stands in a sentence, in small letters; `|` between one way and the next. */
	readonly forms: string;
}

/** In what the sheets are compared, in the order in which it is read. */
export const SUBJECTS = [
	...(['players', 'length', 'opening', 'prey', 'night', 'seer', 'talk', 'voters', 'ballots'] as const),
	...(['secrecy', 'tie', 'nobody', 'wolves', 'others', 'dead', 'roles'] as const),
] as const;
export type SubjectId = (typeof SUBJECTS)[number];
/** The subjects on which each sheet has a sentence; on the others the engine says which of a few holds. */
export type ToldSubject = Exclude<
	SubjectId,
	'players' | 'length' | 'talk' | 'roles' | 'opening' | 'prey' | 'night'
>;

export interface ComparisonWords {
	readonly title: string;
	readonly line: string;
	readonly subjects: Readonly<Record<SubjectId, string>>;
	readonly opening: Readonly<Record<'night' | 'eve' | 'day', string>>;
	readonly prey: Readonly<Record<Options['firstNightVictim'] | 'eve', string>>;
	readonly night: Readonly<Record<'acts' | 'stops', string>>;
	readonly of: Readonly<Record<SheetId, Readonly<Record<ToldSubject, string>>>>;
}

/** The one page of a sheet that lies beside the tablet. */
export interface MenuWords {
	readonly evening: readonly PieceWords[];
	readonly vote: string;
	readonly tie: string;
	readonly end: readonly PieceWords[];
	readonly questions: readonly RulingWords[];
}

type Paragraphs = Readonly<Record<ParagraphId, string>>;
type Reasons = Readonly<Record<ReasonId, string>>;
type Hints = Readonly<Record<OptionId, string>>;

export interface BookWords {
	readonly lessons: Readonly<Record<LessonId, LessonWords>>;
	/** The first lesson: what the coach says, and what has been learnt at its end. */
	readonly evening: {
		readonly title: string;
		readonly line: string;
		readonly steps: Readonly<Record<CourseStep, CoachWords>>;
		readonly learnt: readonly [string, string, string];
	};
	readonly glossary: {
		readonly title: string;
		readonly line: string;
		/** What the words of the rules mean, for whoever touches one. */
		readonly terms: Readonly<Record<TermId, TermWords>>;
		/** What happens now and what everybody does, for a first evening together. */
		readonly moments: Readonly<Record<MomentId, string>>;
	};
	readonly comparison: ComparisonWords;
	readonly menus: {
		readonly titles: Readonly<Record<keyof MenuWords, string>>;
		readonly sheets: Readonly<Record<SheetId, MenuWords>>;
	};
	/** The table options: what hangs on each, and how the book says which value is the sheet's own. */
	readonly options: {
		readonly title: string;
		readonly own: (value: string) => string;
		readonly hints: Hints;
	};
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
				readonly hints: Partial<Hints>;
				readonly moments: Partial<Readonly<Record<MomentId, string>>>;
			}
		>
	>;
}

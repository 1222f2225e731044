// What the coach of the first lesson says, taken from the rule book when the lesson begins.
import type { CourseStep } from '../session/course';
import type { LanguageId } from '../words/index';
import { openBook } from './open';
import type { CoachWords } from './shape';

export interface Coach {
	readonly says: (step: CourseStep) => CoachWords;
	/** What has been learnt, in three lines. */
	readonly learnt: readonly string[];
}

/** Where the book cannot be had the evening is played without a coach. */
export const NO_COACH: Coach = { says: () => ({ task: '', others: '' }), learnt: [] };

/** Opens the page of the lesson in a language. */
export async function openCoach(language: LanguageId): Promise<Coach> {
	const book = await openBook(language, 'evening');
	if (!book) return NO_COACH;
	const text = (selector: string) => book.querySelector(selector)?.textContent ?? '';
	return {
		says: (step) => ({ task: text(`#${step} [data-task]`), others: text(`#${step} [data-others]`) }),
		learnt: [...book.querySelectorAll('[data-learnt]')].map((line) => line.textContent ?? ''),
	};
}

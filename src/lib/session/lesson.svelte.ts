// The first lesson, played: whatever the learner touches, only what the course has in mind comes to pass.
import type { Answer, Play, Seat } from '$lib/engine/index';
import type { Saying } from '$lib/sim/heard';
import { courseAnswer, courseTalk, LEARNER, newCourse } from './course';
import { askedOf, type Rehearsal } from './rehearsal';

export class Lesson implements Rehearsal {
	readonly play: Play;
	readonly pause = 350;
	readonly #names: readonly string[];
	readonly #reached: (key: string) => void;
	/** Something else was touched than the course has in mind. */
	strayed = $state(false);

	/**
	 * Begins where a request has the key `from`, at the start where there is none such; `reached` hears the key of each
	 * request of the learner's, and nothing at the end.
	 */
	constructor(names: readonly string[], from: string, reached: (key: string) => void) {
		this.#names = names;
		this.#reached = reached;
		const play = newCourse(names);
		while (play.request && play.request.key !== from) this.#goOn(play);
		this.play = play.request ? play : newCourse(names);
	}

	plays(seat: Seat): boolean {
		return !LEARNER.has(seat);
	}

	answer(): Answer | null {
		const { request } = this.play;
		const asked = request ? askedOf(request) : null;
		return asked !== null && this.plays(asked) ? courseAnswer(this.play) : null;
	}

	accepts(answer: Answer): boolean {
		this.strayed = JSON.stringify(answer) !== JSON.stringify(courseAnswer(this.play));
		return !this.strayed;
	}

	/** Whom the learner is to name now; `null` where it is nobody. */
	get wanted(): Seat | null {
		const { request } = this.play;
		const asked = request ? askedOf(request) : null;
		if (asked === null || this.plays(asked)) return null;
		const answer = courseAnswer(this.play);
		if (answer === null || typeof answer === 'string') return null;
		if ('target' in answer) return answer.target;
		const [choice] = Object.values(answer) as (undefined | { readonly names?: readonly Seat[] })[];
		return choice?.names?.[0] ?? null;
	}

	get sayings(): readonly Saying[] {
		const { request } = this.play;
		return request?.kind === 'discuss' ? courseTalk(request.day) : [];
	}

	settled(): void {
		this.strayed = false;
		this.#reached(this.play.request?.key ?? '');
	}

	/** The same course from the next part of the evening on: the deal, a night, a dawn, a day. */
	skipped(): Lesson {
		const play = newCourse(this.#names);
		const here = this.play.request?.key;
		while (play.request && play.request.key !== here) this.#goOn(play);
		const part = partOf(play);
		while (play.request && partOf(play) === part) this.#goOn(play);
		const next = new Lesson(this.#names, play.request?.key ?? '', this.#reached);
		while (!play.request && next.play.request) this.#goOn(next.play);
		return next;
	}

	again(): Lesson {
		return new Lesson(this.#names, '', this.#reached);
	}

	#goOn(play: Play): void {
		const answer = courseAnswer(play);
		if (answer === null || play.decide(answer)) throw new RangeError('the course does not follow the rules');
	}
}

const partOf = ({ table: { phase, night } }: Play): string => `${phase}${night}`;

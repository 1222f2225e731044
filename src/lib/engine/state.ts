// The facts of a game, and what follows from each of them at once.
import type { Choices, Death, Fact, GameState, Mark, Notebook, Person, Phase, RoleId, Seat } from './words';

/** The state as `write` sees it, and nobody else. */
export interface Writable {
	phase: Phase;
	night: number;
	day: number;
	shape: GameState['shape'];
	people: Person[];
	discards: readonly RoleId[];
	attempt: number;
	marks: Mark[];
	deaths: Death[];
	chosen: Map<Seat, Choices>;
	notebooks: Notebook[];
	facts: Fact[];
	end: GameState['end'];
}

/** The state of a game whose first night will have this number. */
export const beforeTheDeal = (firstNight: number): Writable => ({
	phase: 'deal',
	night: firstNight - 1,
	day: 0,
	shape: { names: 1, roles: [], nobody: false },
	people: [],
	discards: [],
	attempt: 0,
	marks: [],
	deaths: [],
	chosen: new Map(),
	notebooks: [],
	facts: [],
	end: null,
});

/** The only place where anything is written (R3): a fact is added, and what follows from it at once. */
export function write(state: Writable, fact: Fact, names: readonly string[]): void {
	state.facts.push(fact);
	switch (fact.fact) {
		case 'dealt':
			// A new deal wipes out the one before.
			state.facts = [fact];
			state.discards = fact.discards;
			state.attempt = fact.attempt;
			state.people = fact.cards.map((card, seat) => {
				return { seat, name: names[seat] ?? '', card, role: card, alive: true };
			});
			state.notebooks = fact.cards.map(() => []);
			break;
		case 'fell':
			state.phase = 'night';
			state.night = fact.night;
			state.shape = fact.shape;
			state.chosen = new Map();
			break;
		case 'rose':
			state.phase = fact.at;
			if (fact.at === 'day') state.day = fact.day;
			break;
		case 'chose':
			state.chosen.set(fact.by, fact.choices);
			break;
		case 'told':
			state.notebooks[fact.to] = [
				...(state.notebooks[fact.to] ?? []),
				{ night: fact.night, told: fact.told },
			];
			break;
		case 'marked':
			state.marks.push(fact.mark);
			break;
		case 'died':
			state.deaths.push(fact);
			change(state, fact.who, { alive: false });
			break;
		case 'raised':
			change(state, fact.who, { alive: true });
			break;
		case 'became':
			change(state, fact.who, { role: fact.role });
			break;
		case 'ended':
			state.phase = 'end';
			state.end = { side: fact.side, winners: fact.winners };
			break;
		case 'stopped':
			state.phase = 'end';
			state.end = { side: null, winners: [] };
			break;
		case 'hunted':
		case 'looked':
		case 'used':
		case 'found':
		case 'fixed':
		case 'revealed':
		case 'willed':
		case 'judged':
		case 'prevented':
		case 'announced':
		case 'balloted':
		case 'drew':
			break;
	}
}

function change(state: Writable, seat: Seat, to: Partial<Person>): void {
	state.people = state.people.map((person) => (person.seat === seat ? { ...person, ...to } : person));
}

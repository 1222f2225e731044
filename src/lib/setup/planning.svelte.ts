import { db, newId, type Database, type Group } from '$lib/db/index';
import { plainRecord } from '$lib/db/plain';
import {
	checkSetup,
	isRefusal,
	optionsOf,
	type Draft,
	type Options,
	type Recap,
	type Refusal,
	type Setup,
} from '$lib/engine/index';
import { planOf } from './again';
import { groupFor, groupOf } from './groups';
import { soundOptions } from './options';
import { draftOf, firstOpenStep, NO_PLAN, readPlan, withDraft, type Plan, type Step } from './plan';

const PLACE = { table: 'settings', key: 'plan' } as const;

/** The plan of the evening as the screens share it. Every change is stored at once, so that a reload loses nothing. */
export class Planning {
	readonly #db: Database;
	#plan = $state.raw(NO_PLAN);
	#isLoaded = $state(false);
	#isRematch = $state(false);
	readonly #draft = $derived(draftOf(this.#plan));
	readonly #checked = $derived(checkSetup(this.#draft));

	constructor(database: Database) {
		this.#db = database;
	}

	/** Whether the stored plan is here; until then nothing may be shown or changed. */
	get isLoaded(): boolean {
		return this.#isLoaded;
	}
	get plan(): Plan {
		return this.#plan;
	}
	/** Whether a game that was played is set up once more: what is settled need not be gone through again. */
	get isRematch(): boolean {
		return this.#isRematch;
	}
	/** The plan with its deck written out. */
	get draft(): Draft {
		return this.#draft;
	}
	/** The sheet's own options with the changes of the plan. */
	get options(): Options {
		return optionsOf(this.#plan.sheet, this.#plan.options);
	}
	/** What stands against playing it. */
	get refusal(): Refusal | null {
		return isRefusal(this.#checked) ? this.#checked : null;
	}
	/** What can be played, once nothing stands against it. */
	get setup(): Setup | null {
		return isRefusal(this.#checked) ? null : this.#checked;
	}
	/** The first screen that is not settled yet. */
	get openStep(): Step {
		return firstOpenStep(this.#plan);
	}

	/** Reads the stored plan, the first time it is called. */
	async load(): Promise<void> {
		if (this.#isLoaded) return;
		const stored = await this.#db.store.get(PLACE);
		const row = stored.ok ? plainRecord(stored.value) : null;
		if (row) this.#plan = readPlan(row['value']);
		this.#isLoaded = true;
	}

	change(changes: Partial<Plan>): void {
		this.#plan = { ...this.#plan, ...changes };
		const row = plainRecord({ key: PLACE.key, value: this.#plan });
		if (row) void this.#db.store.write({ changes: [{ ...PLACE, row }] });
	}

	/** Changes what the engine checks: sheet, options, names, deck. */
	changeDraft(changes: Partial<Draft>): void {
		this.change(withDraft(this.#plan, { ...this.#draft, ...changes }));
	}
	/** Changes options; what the sheet does not offer is left out. A deck nobody has touched stays the sheet's own. */
	changeOptions(changes: Readonly<Record<string, unknown>>): void {
		const options = soundOptions(this.#plan.sheet, { ...this.#plan.options, ...changes });
		if (this.#plan.deck === null) this.change({ options });
		else this.changeDraft({ options });
	}

	/** The sheet's own options, or those of a preset in their place. */
	resetOptions(values: Readonly<Record<string, unknown>> = {}): void {
		const none = Object.fromEntries(Object.keys(this.#plan.options).map((id) => [id, undefined]));
		this.changeOptions({ ...none, ...values });
	}

	/** Seats a saved group, by the name it has. */
	seat({ name, seats }: Group): void {
		this.change({ names: seats, people: seats, groupName: name });
	}

	/** Plans a finished game once more: the same people in the same seats, sheet, deck, options and comfort. */
	async again(recap: Recap, comfort: unknown): Promise<void> {
		await this.load();
		const groups = await this.#db.groups.list();
		const names = recap.people.map(({ name }) => name);
		this.change(planOf(recap, comfort, (groups.ok && groupOf(groups.value, names)?.name) || ''));
		this.#isRematch = true;
	}
	/** The screens of the set-up have been left. */
	leave(): void {
		this.#isRematch = false;
	}

	/** Saves the people at the table as a group; gives its id, or `null` if it cannot be kept even for this evening. */
	async saveGroup(): Promise<string | null> {
		const groups = await this.#db.groups.list();
		if (!groups.ok) return null;
		const group = groupFor(groups.value, this.#plan, newId, Date.now());
		await this.#db.groups.save(group);
		return group.id;
	}
}

export const planning = new Planning(db);

import { db, DEFAULTS, type Database, type Settings } from '$lib/db/index';
import { COMFORT, type Comfort } from '$lib/session/comfort';
import { languageFor } from '$lib/words';
import { language } from '$lib/words/language.svelte';

/** The settings of this tablet, as the screens share them. */
export class Preferences {
	readonly #db: Database;
	#values = $state.raw(DEFAULTS);
	#isLoaded = $state(false);

	constructor(database: Database) {
		this.#db = database;
	}

	/** Whether the stored settings are here: before that no text is shown, since its language is not known. */
	get isLoaded(): boolean {
		return this.#isLoaded;
	}
	get values(): Settings {
		return this.#values;
	}
	/** How a new game is played unless its table says otherwise. */
	get comfort(): Comfort {
		const { reveal, speech } = this.#values;
		return { ...COMFORT, reveal: reveal === 'tap' ? 'five-seconds' : 'hold', spoken: speech };
	}

	async load(): Promise<void> {
		this.#values = await this.#db.settings.all();
		this.#speak();
		this.#isLoaded = true;
	}

	/** Changes a setting and stores it. */
	set<K extends keyof Settings>(key: K, value: Settings[K]): void {
		this.#values = { ...this.#values, [key]: value };
		if (key === 'language') this.#speak();
		void this.#db.settings.set(key, value);
	}

	/** The chosen language, else the browser's. */
	#speak(): void {
		language.use(this.#values.language ?? languageFor(navigator.languages));
	}
}

export const preferences = new Preferences(db);

// What this tablet remembers about how people like to play. What is unknown or damaged counts as never set.
import type { Store } from './db';
import { isNumber, isRecord, plainRecord, type PlainRecord } from './plain';
import { refused, type Saved } from './types';

/** A set of table options that people keep under a name. */
export type Preset = {
	readonly id: string;
	readonly name: string;
	readonly sheet: string;
	readonly options: PlainRecord;
};

export interface Settings {
	/** Null follows the browser. */
	readonly language: 'it' | 'en' | null;
	/** How secrets are shown: while held, or for a few seconds after a tap. The same for everybody. */
	readonly reveal: 'hold' | 'tap';
	readonly sounds: boolean;
	/** Whether announcements are spoken. */
	readonly speech: boolean;
	readonly presets: readonly Preset[];
	/** How far the first lesson has been played: the key of the request it stands at; empty when it is not under way. */
	readonly lesson: string;
	/** When the last backup was saved, in ms of the wall clock; `null` while there is none. */
	readonly lastBackup: number | null;
}

type Key = keyof Settings;

/** What holds until somebody says otherwise. */
export const DEFAULTS: Settings = {
	language: null,
	reveal: 'hold',
	sounds: true,
	speech: false,
	presets: [],
	lesson: '',
	lastBackup: null,
};

/** Each gives the sound value of its setting, or undefined. */
const READ: { readonly [K in Key]: (value: unknown) => Settings[K] | undefined } = {
	language: (value) => ([null, 'it', 'en'] as const).find((one) => one === value),
	reveal: (value) => (['hold', 'tap'] as const).find((one) => one === value),
	sounds: flag,
	speech: flag,
	lesson: (value) => (typeof value === 'string' ? value : undefined),
	lastBackup: (value) => (value === null || isNumber(value) ? value : undefined),
	presets: (value) =>
		Array.isArray(value) ? value.flatMap((one: unknown) => readPreset(one) ?? []) : undefined,
};

export class SettingsTable {
	readonly #store: Store;

	constructor(store: Store) {
		this.#store = store;
	}

	/** All settings; the default wherever nothing sound is stored. */
	async all(): Promise<Settings> {
		const rows = await this.#store.list('settings');
		const settings: { -readonly [K in Key]: Settings[K] } = { ...DEFAULTS };
		const adopt = <K extends Key>(key: K, stored: unknown): void => {
			const value = READ[key](stored);
			if (value !== undefined) settings[key] = value;
		};
		for (const row of rows.ok ? rows.value : []) {
			if (isRecord(row) && isKey(row['key'])) adopt(row['key'], row['value']);
		}
		return settings;
	}

	/** Stores one setting; refused as `invalid` where the value is not one of its own. */
	async set<K extends Key>(key: K, value: Settings[K]): Promise<Saved> {
		const row = plainRecord({ key, value: READ[key](value) });
		if (row === null || !('value' in row)) return refused('invalid');
		return this.#store.write({ changes: [{ table: 'settings', key, row }] });
	}
}

function isKey(key: unknown): key is Key {
	return typeof key === 'string' && Object.hasOwn(READ, key);
}

function flag(value: unknown): boolean | undefined {
	return typeof value === 'boolean' ? value : undefined;
}

function readPreset(stored: unknown): Preset | null {
	if (!isRecord(stored)) return null;
	const { id, name, sheet } = stored;
	const options = plainRecord(stored['options']);
	if (typeof id !== 'string' || typeof name !== 'string' || typeof sheet !== 'string') return null;
	return options === null ? null : { id, name, sheet, options };
}

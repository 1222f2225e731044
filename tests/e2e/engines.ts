// The browsers the evenings are played in, and what some of them cannot do here.
import { test } from 'vitest';
import { find } from '../../scripts/browsers.mjs';

export type Engine = 'chromium' | 'firefox' | 'webkit';

/** What not every browser can do while it is steered from outside. */
export type Ability =
	/** A disk that outlives the browser: to kill it, to quit, and to open it again. */
	| 'disk'
	/** To be as slow as an old tablet, and to say how long it has worked. */
	| 'pace'
	/** To say what keeps the app from being installed. */
	| 'install'
	/** To say what a screen reader finds. */
	| 'reader'
	/** To let time stand still. */
	| 'still'
	/** To run a script before those of a page. */
	| 'prelude';

declare module 'vitest' {
	interface TaskMeta {
		/** Why a test is left out; one that is left out without a reason counts as a failure. */
		leftOut?: string;
	}
}

const CANNOT: Readonly<Record<Engine, Readonly<Partial<Record<Ability, string>>>>> = {
	chromium: {},
	firefox: {
		pace: 'Firefox can neither be slowed down nor say how long it has worked',
		install: 'Firefox does not say what keeps an app from being installed',
		reader: 'Firefox does not say what a screen reader finds',
		still: 'Firefox does not let time stand still',
		prelude: 'Firefox runs nothing before a page',
	},
	webkit: {
		disk: 'WebKitWebDriver wipes the disk when its session ends',
		pace: 'WebKit can neither be slowed down nor say how long it has worked',
		install: 'WebKit does not say what keeps an app from being installed',
		reader: 'WebKit does not say what a screen reader finds',
		still: 'WebKit does not let time stand still',
		prelude: 'WebKit runs nothing before a page',
	},
};

const others = await Promise.all(
	(['firefox', 'webkit'] as const).map(async (engine) => ((await find(engine)) ? [engine] : [])),
);

/** The browsers there are on this machine; Chromium is installed where it is missing. */
export const ENGINES: readonly Engine[] = ['chromium', ...others.flat()];

/** `test` for what needs an ability: where the engine lacks it, the test is left out by name, with the reason. */
export function testWith(ability: Ability, engine: Engine) {
	const reason = CANNOT[engine][ability];
	return (name: string, run: () => Promise<void>, timeout?: number): void => {
		if (reason === undefined) test(name, run, timeout);
		else test(name, { skip: true, meta: { leftOut: reason } }, run);
	};
}

/** Refuses, with its reason, what an engine cannot do. */
export function cannot(ability: Ability, engine: Engine): never {
	throw new Error(CANNOT[engine][ability]);
}

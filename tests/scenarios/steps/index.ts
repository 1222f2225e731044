// Every type of step, one line each. A ruleset that brings a new kind of request adds its step here.
import { Unreadable } from '../fields';
import type { Stage } from '../stage';
import { ballot } from './ballot';
import { dawn } from './dawn';
import { night, setup } from './laps';
import { alive, end, goesOn, roleNow } from './standing';
import type { Step } from './step';

const STEPS: Readonly<Record<string, Step>> = { setup, night, dawn, ballot, alive, roleNow, goesOn, end };

/** Steps of FORMAT.md for which the engine has no request yet. */
const NOT_YET = ['appeal', 'wills', 'notary', 'judge'];

/** Plays a step by the type its first key names. */
export function playStep(type: string, entry: unknown, stage: Stage): void {
	if (NOT_YET.includes(type))
		throw new Unreadable(`the engine has no request for a step of type ${type} yet`);
	const step = Object.hasOwn(STEPS, type) ? STEPS[type] : undefined;
	if (!step) throw new Unreadable(`no step is of type ${type}`);
	step(entry, stage);
}

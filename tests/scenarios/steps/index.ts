// Every type of step, one line each. A ruleset that brings a new kind of request adds its step here.
import { Unreadable } from '../fields';
import type { Stage } from '../stage';
import { ballot } from './ballot';
import { dawn } from './dawn';
import { night, setup } from './laps';
import { appeal, judge, notary, wills } from './rites';
import { alive, end, goesOn, roleNow } from './standing';
import type { Step } from './step';

const STEPS: Readonly<Record<string, Step>> = {
	setup,
	night,
	dawn,
	ballot,
	appeal,
	wills,
	notary,
	judge,
	alive,
	roleNow,
	goesOn,
	end,
};

/** Plays a step by the type its first key names. */
export function playStep(type: string, entry: unknown, stage: Stage): void {
	const step = Object.hasOwn(STEPS, type) ? STEPS[type] : undefined;
	if (!step) throw new Unreadable(`no step is of type ${type}`);
	step(entry, stage);
}

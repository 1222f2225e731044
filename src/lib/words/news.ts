// What a player is told, in sentences: whom one knows, what helps before choosing, and the answers.
import type { Told } from '../engine/index';
import type { Words } from './index';
import type { Names } from './shape';
import { nameOf, namesOf } from './tell';

/** With whom, what has been picked tonight, and the prey of the night before: what is read before choosing. */
export interface Notes {
	readonly fellows: string | undefined;
	readonly picked: string | undefined;
	readonly last: string | undefined;
}

/** What is read before choosing. */
export function notes(told: Told, names: Names, words: Words): Notes {
	const { told: say } = words.tell.whisper;
	const { picks, lastPrey } = told;
	return {
		fellows: fellows(told, names, words),
		picked:
			picks &&
			say.picks(picks.map(({ wolf, prey }) => ({ wolf: nameOf(wolf, names), prey: nameOf(prey, names) }))),
		last: lastPrey === undefined ? undefined : say.lastPrey(nameOf(lastPrey, names)),
	};
}

function fellows(told: Told, names: Names, { roles, tell }: Words): string | undefined {
	const { told: say } = tell.whisper;
	const { pack, packRoles = [], traitor, masons, drunkards, guards, lovers, colleague, offered } = told;
	if (pack) {
		const black = packRoles.find(({ role }) => role === 'black-wolf');
		if (black) return say.packRoles(namesOf(pack, names), nameOf(black.wolf, names));
		return traitor
			? say.traitor(namesOf(pack, names), namesOf(traitor, names))
			: say.pack(namesOf(pack, names));
	}
	if (masons) return say.masons(namesOf(masons, names));
	if (drunkards) return say.drunkards(namesOf(drunkards, names));
	if (guards) return say.guards(namesOf(guards, names));
	if (lovers) return say.lovers(namesOf(lovers, names));
	if (offered) return say.offered(offered.map((role) => roles[role].name));
	return colleague && say.colleague(namesOf(colleague, names));
}

/** The answer to a choice, or the news of the night; nothing where there is none. */
export function news(told: Told, names: Names, { roles, tell }: Words): string | undefined {
	const { told: say } = tell.whisper;
	const { see, aura, alignment, mystic, sniff, puppet, duel, charmed, medium, bear, becomes } = told;
	if (see)
		return 'wolf' in see
			? say.see(nameOf(see.target, names), see.wolf)
			: say.shady(nameOf(see.target, names), see.shady);
	if (aura) return say.aura(nameOf(aura.target, names), aura.good);
	if (alignment) return say.alignment(nameOf(alignment.target, names), alignment.good);
	if (mystic) return say.mystic(nameOf(mystic.target, names), mystic.is);
	if (sniff) return say.sniff(namesOf(sniff.targets, names), sniff.shady);
	if (puppet) return say.puppet(nameOf(puppet.target, names), roles[puppet.role].name);
	if (duel) return say.duel(nameOf(duel.opponent, names));
	if (charmed) return say.charmed(namesOf(charmed, names));
	if (medium)
		return medium === 'none'
			? say.medium(null, false)
			: say.medium(nameOf(medium.target, names), medium.wolf);
	if (bear) return say.bear(bear === 'restless');
	if (becomes) return say.becomes(becomes === 'human' ? null : roles[becomes].name);
	return undefined;
}

/** What is worth keeping of a night: the answer, or else the pack and its prey, or that there was nothing (P15). */
export function remembered(told: Told, names: Names, words: Words): string {
	const { noAnswer, told: say } = words.tell.whisper;
	const answer = news(told, names, words);
	if (told.controlled) return answer === undefined ? say.controlled : say.pulled(answer);
	const { fellows, last } = notes(told, names, words);
	return answer ?? (joined(fellows, last) || noAnswer);
}

export const joined = (...lines: readonly (string | undefined)[]): string =>
	lines.filter((line) => line !== undefined).join(' ');

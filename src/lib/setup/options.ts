// The table options of a sheet, as a table sees them: what is offered, what was changed, what matters with this deck.
import {
	checkSetup,
	isRefusal,
	SHEETS,
	type Deck,
	type OptionId,
	type Options,
	type RoleId,
	type SheetId,
} from '$lib/engine/index';

/** Options that only matter while a role is in the deck (rules.md section 8). */
const ONLY_WITH: Readonly<Partial<Record<OptionId, readonly RoleId[]>>> = {
	curseFirstNight: ['owl', 'jinx'],
	mythomaniacCopies: ['mythomaniac'],
	dontaReads: ['donta'],
	akelaAloud: ['akela-mundi'],
	announceGuardSave: ['bodyguard'],
};
/** Options that belong to the deck and are shown beside it. */
const OF_THE_DECK: readonly OptionId[] = ['customDeck', 'sheet'];

const offered = (sheet: SheetId) => Object.keys(SHEETS[sheet].options) as OptionId[];

/** The options to show for a deck, in the sheet's order; those of the deck itself are not among them. */
export const optionsFor = (sheet: SheetId, deck: Deck): OptionId[] =>
	offered(sheet).filter((id) => {
		const roles = ONLY_WITH[id];
		const matters = roles?.some((role) => (deck[role] ?? 0) > 0) ?? true;
		return matters && !OF_THE_DECK.includes(id);
	});

/** Only the options the sheet offers, only with values they may have, and only where they differ from its own. */
export function soundOptions(sheet: SheetId, values: Readonly<Record<string, unknown>>): Partial<Options> {
	const own: Readonly<Record<string, unknown>> = SHEETS[sheet].options;
	const sound = Object.entries(values).filter(([id, value]) => {
		const answer = checkSetup({ sheet, options: { [id]: value }, names: [], deck: {} });
		const refused = isRefusal(answer) && answer.refused.startsWith('option');
		return !refused && value !== own[id];
	});
	return Object.fromEntries(sound);
}

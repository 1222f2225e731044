// A table sets its game up: names, sheet, deck, options, as it likes them.
import { optionsOf, playersOf, type RoleId, type SheetId } from '../../src/lib/engine';
import { speak } from './frames';
import type { Tablet } from './tablet';

/** What the table has agreed on. */
export interface Agreement {
	readonly names: readonly string[];
	readonly sheet: SheetId;
	/** How often more, or less, is touched for a role of the sheet's own deck; without it the deck stays as it is. */
	readonly deck?: Readonly<Partial<Record<RoleId, number>>>;
	/** Whether the wolves take a person at the table in the first night. */
	readonly preyAtOnce?: boolean;
}

/** From the home screen to the first curtain, with no least time for a page. */
export async function begin(t: Tablet, { names, sheet, deck, preyAtOnce = false }: Agreement): Promise<void> {
	const words = speak(sheet);
	const { setup, options, common, refusals } = words;
	const isSmall = names.length < playersOf(sheet, optionsOf(sheet, {})).least;
	const stepper = async (label: string, touches: number) => {
		const way = touches > 0 ? common.more : common.less;
		const button = `document.querySelector('[role=group][aria-label="${label}"] [aria-label="${way}"]')`;
		for (let touch = 0; touch < Math.abs(touches); touch++) await t.js(`${button}.click();`);
	};
	await t.tap('button', words.home.newGame);
	await t.see('heading', setup.names.title);
	await t.tap('textbox', setup.names.label);
	await t.js(`document.execCommand('insertText', false, ${JSON.stringify(names.join(', '))});`);
	await t.tap('button', setup.names.add);
	await t.tap('button', setup.names.next);
	await t.tap('radio', new RegExp(`^${words.rules.sheets[sheet].name}`));
	if (isSmall) await t.tap('button', refusals.mend['deck-range'] ?? '');
	await t.tap('button', setup.sheet.next);
	await t.see('heading', setup.deck.title);
	if (deck && !isSmall) await t.tap('switch', new RegExp(options.customDeck.label));
	for (const [role, touches] of Object.entries(deck ?? {}))
		await stepper(words.roles[role as RoleId].name, touches);
	await t.tap('button', setup.deck.next);
	await t.see('heading', setup.options.title);
	await stepper(setup.options.minimum.label, -2);
	if (preyAtOnce) await t.tap('radio', options.firstNightVictim.values.player);
	await t.tap('button', setup.options.next);
	await t.tap('button', setup.start.next);
	await t.see('heading', names[0] ?? '');
}

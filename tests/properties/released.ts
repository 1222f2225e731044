// What the rules let be different in two evenings with other cards. Every line is a place where a leak could hide, so each
// names the paragraph that opens it, and opens no more than that paragraph says.
import type { Announcement, Request, Seat, TableView } from '../../src/lib/engine';
import type { Evening } from './acts';

/** Two evenings at a moment where the table sees them differ. */
export interface Parting {
	readonly evenings: readonly [Evening, Evening];
	/** Those whose roles are not the same in both, and those who have learnt of it as the rules let them. */
	readonly apart: ReadonlySet<Seat>;
	/** What was announced just before; empty if anything else was asked. */
	readonly heard: string;
}

/** Equal to the last field, and in the same order: whoever reads the page could see that too. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A view without some of its fields, however deep they lie. */
export const masked = (view: unknown, fields: readonly string[]): string =>
	JSON.stringify(view, (field, value: unknown) => (fields.includes(field) ? undefined : value));

/** Whether the rules let the table see this difference. */
export function released(here: TableView, there: TableView, parting: Parting): boolean {
	const but = (fields: readonly string[]): boolean => same(masked(here, fields), masked(there, fields));
	if (decided(here.request) || decided(there.request)) return ENDS.has(parting.heard) && but(END);
	const [one, other] = [here.request, there.request];
	if ((isWill(one) || isWill(other)) && notaryHasDied(parting)) return but(END);
	if (one?.kind !== 'announce' || other?.kind !== 'announce') return false;
	const fields = opened(one.announcement, other.announcement, here, parting);
	return fields !== null && but(fields);
}

/** GR12, LR20: a checkpoint has ended one of the games, or both with other roles on the table (GR1). */
const decided = (request: Request | null): boolean => request === null || request.kind === 'judge';
/** After what there is a checkpoint; `condemned` for a stake that condemned nobody (LR18). */
const ENDS = new Set(['dawn', 'verdict', 'departure', 'condemned', 'burned', 'pyre']);
const END = ['phase', 'night', 'day', 'request', 'undoable'];

/** N22, NR16, NR17: a notary is known by dying; from then on one table writes wills where the other does not. */
const notaryHasDied = ({ evenings: [one, other] }: Parting): boolean => {
	const notaries = [one.cards.indexOf('notary'), other.cards.indexOf('notary')];
	if (notaries[0] === notaries[1]) return false;
	return one.play.table.seats.some(({ seat, alive }) => !alive && notaries.includes(seat));
};

const isWill = (request: Request | null): boolean =>
	request?.kind === 'will' || (request?.kind === 'announce' && request.announcement.of === 'wills');

/** The fields of two announcements of one kind that may differ; `null` where they may not differ at all. */
function opened(
	one: Announcement,
	other: Announcement,
	{ options, deck, night }: TableView,
	{ apart, evenings: [{ play }] }: Parting,
): readonly string[] | null {
	const cards = play.log.setup.deck;
	// LR22: whoever dies takes a lover along. The deck says whether there are lovers.
	const grief = deck === null || cards.lover ? ['dead', 'alive'] : [];
	if (one.of === 'dawn' && other.of === 'dawn')
		return rolesFit(one.roles ?? [], other.roles ?? [], apart)
			? [
					// C19, GR9: the dead, with what follows from them; never their order.
					...(sameSet(one.dead, other.dead) ? [] : ['dead', 'nobodyMauled', 'alive', 'roles']),
					...(sameSet(one.returned ?? [], other.returned ?? [])
						? []
						: ['returned', 'alive', 'dead', 'nobodyMauled']), // T23
					...('melody' in one && 'melody' in other ? ['melody'] : []), // T20, T26
					...(cards.bodyguard && options.announceGuardSave ? ['savedBy'] : []), // N11, NR3
					...(options.akelaAloud && night === 2 && 'akela' in one && 'akela' in other ? ['akela'] : []), // NR21
					...(options.revealRoleOnDeath ? ['roles'] : []), // TR37
				]
			: null;
	// Whether a curse is spoken of at all follows from the deck alone (NR8).
	if (one.of === 'nominees' && other.of === 'nominees')
		return 'cursed' in one === 'cursed' in other && one.cursed !== other.cursed
			? ['cursed', 'nominees']
			: null;
	if (one.of === 'departure' && other.of === 'departure') return grief.length > 0 ? ['grief', 'alive'] : [];
	// L13, L14: a mayor who speaks is known, and has somebody else burn. The two may be different people.
	if (one.of === 'burned' && other.of === 'burned')
		return one.mayor === other.mayor ? grief : ['mayor', 'burned', 'dead', 'alive'];
	if (one.of === 'pyre' && other.of === 'pyre') {
		const scapegoat = one.why === 'scapegoat' || other.why === 'scapegoat';
		return rolesFit(one.roles ?? [], other.roles ?? [], apart)
			? [
					...(scapegoat ? ['condemned', 'why'] : []), // T13; who is tied follows from open votes
					...['secondFire', 'revenge'], // T25, TR12
					...['dead', 'alive', 'insteadOf', 'saved'], // TR17: who burned, in whose place, who was rescued
					...(options.revealRoleOnDeath ? ['roles'] : []), // TR37
				]
			: null;
	}
	return null;
}

/** TR37: a role that is shown differs only where the cards do. */
const rolesFit = (one: Roles, other: Roles, apart: ReadonlySet<Seat>): boolean =>
	one.every(({ who, role }) => apart.has(who) || other.every((two) => two.who !== who || two.role === role));
type Roles = readonly { readonly who: Seat; readonly role: string }[];

const sameSet = (one: readonly Seat[], other: readonly Seat[]): boolean =>
	same(one.toSorted(by), other.toSorted(by));
const by = (a: Seat, b: Seat): number => a - b;

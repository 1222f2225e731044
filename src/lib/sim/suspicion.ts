// Whom a player suspects, by what that player may know: the own hand, and what the table has heard.
import { SHEETS, type HandView, type RoleId, type Seat, type SheetId, type Told } from '../engine/index';
import type { Heard } from './heard';

/** How much what is certain weighs against all that is only likely. */
export const CERTAIN = 8;

/**
 * For each seat how much this player suspects it, as somebody on the village's side would: a member of the pack plays the
 * same part, and leaves out what it knows of its own. Certainty is `CERTAIN` or its opposite; everything else is of the order of 1.
 */
export function suspicions(hand: HandView, heard: Heard, sheet: SheetId, players: number): number[] {
	const sure = certainties(hand, heard, sheet);
	const of = (seat: Seat): number => sure.get(seat) ?? 0;
	const sum = Array.from({ length: players }, (_, seat) => CERTAIN * of(seat));
	const add = (seat: Seat, weight: number): void => {
		sum[seat] = (sum[seat] ?? 0) + weight;
	};
	// The pack hardly ever turns on its own.
	const atOdds = (one: Seat, other: Seat): void => {
		add(one, clears(of(other)));
		add(other, clears(of(one)));
	};
	for (const { voter, target } of heard.votes) if (target !== null) atOdds(voter, target);
	for (const talk of heard.talks)
		talk.forEach(({ by, about, mood }, rank) => {
			if (mood === 'trust') return;
			atOdds(by, about);
			// Whoever knows something speaks first, the others repeat what is in the air. The word of the innocent counts
			// double, the word of the guilty not at all; praise is cheap.
			add(about, (1 - of(by)) / (1 + 3 * rank));
		});
	return sum;
}

/** What it says of somebody to be at odds with one of this guilt: with the guilty, innocence; with the innocent, little. */
const clears = (guilt: number): number => (guilt > 0 ? -3 : -0.25) * guilt;

/** The own side, as far as this player knows it: the pack, and who has sold the village to it. */
export function mates(hand: HandView): ReadonlySet<Seat> {
	return new Set(pages(hand).flatMap(({ pack = [], traitor = [] }) => [...pack, ...traitor]));
}

const pages = ({ notebook, told }: HandView): readonly Told[] => [...notebook.map((page) => page.told), told];

/** From -1, surely innocent, to 1, surely guilty. */
function certainties(hand: HandView, heard: Heard, sheet: SheetId): ReadonlyMap<Seat, number> {
	const sure = new Map<Seat, number>();
	// By night the wolves' victims die, and now and then somebody else.
	for (const seat of heard.byNight) sure.set(seat, -0.8);
	for (const told of pages(hand)) for (const [seat, guilt] of findings(told, sheet)) sure.set(seat, guilt);
	for (const [seat, role] of heard.cards) sure.set(seat, guiltOf(role, sheet));
	return sure.set(hand.seat, -1);
}

/** What one page of the notebook says of others. */
function findings(told: Told, sheet: SheetId): [Seat, number][] {
	const { masons = [], guards = [], lovers = [], drunkards = [], colleague = [] } = told;
	const found = [masons, guards, lovers, drunkards, colleague]
		.flat()
		.map((seat): [Seat, number] => [seat, -1]);
	const add = (seat: Seat, guilty: boolean, weight = 1): unknown =>
		found.push([seat, guilty ? weight : -weight]);
	const { see, aura, medium, alignment, mystic, sniff, puppet } = told;
	// Whoever sees the shady may be a lunatic, and not know it (T12).
	if (see && 'wolf' in see) add(see.target, see.wolf);
	if (see && 'shady' in see) add(see.target, see.shady, 0.5);
	if (aura) add(aura.target, !aura.good);
	if (medium && medium !== 'none') add(medium.target, medium.wolf);
	if (alignment) add(alignment.target, !alignment.good);
	if (mystic?.is) add(mystic.target, false);
	if (puppet) found.push([puppet.target, guiltOf(puppet.role, sheet)]);
	if (sniff)
		for (const seat of sniff.targets) found.push([seat, sniff.shady ? 1 / sniff.targets.length : -1]);
	return found;
}

function guiltOf(role: RoleId, sheet: SheetId): number {
	const side = SHEETS[sheet].cards[role]?.side;
	return side === 'wolves' || side === 'werewolves' || side === 'pack' ? 1 : -1;
}

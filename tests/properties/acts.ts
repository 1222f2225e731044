// What everybody does in two evenings with other cards: the same in both, whatever the cards (K8).
import type {
	Action,
	Choice,
	Choices,
	HandView,
	Of,
	Play,
	Question,
	RoleId,
	Seat,
} from '../../src/lib/engine';
import { randomBot, type Bot } from '../../src/lib/sim/bots';
import { dice, pick, type Dice } from '../../src/lib/sim/dice';
import { answer } from '../../src/lib/sim/match';
import { mixed, unlike, type Chance, type Twins } from './deals';
import { living, must } from './evening';

/** One of the two. What it keeps to itself is here for the leaks that the tests make on purpose. */
export interface Evening {
	readonly play: Play;
	readonly cards: readonly RoleId[];
	readonly chance: Chance;
}

/** One step of one evening: the same roll in both, whatever the cards. */
export function act(evening: Evening, twins: Twins, roll: Dice): void {
	const { play } = evening;
	const { request } = play;
	if (!request) return;
	if (roll(60) === 0 && play.undo() === null) return;
	if (request.kind === 'card' && request.key.startsWith('deal1/') && roll(200) === 0)
		return must(play, 'redeal');
	if (request.kind === 'turn' && roll(80) === 0) return must(play, 'left');
	if (request.kind === 'discuss' && roll(20) === 0)
		return must(play, { left: pick(living(play), roll) ?? 0 });
	if (request.kind === 'poll' && request.abstain && roll(30) === 0) return must(play, 'close');
	// Whoever the thief is takes the same card.
	if (request.kind === 'omen') return must(play, { pick: dice(`${twins.tape}/omen`)(2) === 0 ? 0 : 1 });
	if (request.kind === 'will') return must(play, { text: `${roll(1000)}` });
	const bot: Bot = {
		...randomBot,
		turn: (hand) => turn(hand, evening, twins),
		vote: (ballot, dice) => randomBot.vote(spared(ballot, ballot.voter, twins), dice),
		poll: (ballot, hand, dice) => randomBot.poll(spared(ballot, hand.seat, twins), hand, dice),
		// A mayor who speaks is known for good (L14); one who keeps silent has the longer life beside the other evening.
		appeal: (hand, dice) => (dice(8) === 0 ? randomBot.appeal(hand, dice) : null),
	};
	must(play, answer(request, play, bot, roll));
}

/** The ballot without those who shall be let alone, if there is anybody else. */
function spared<B extends Of<'vote'> | Of<'poll'>>(ballot: B, voter: Seat, twins: Twins): B {
	const apart = twins.day === 'away' ? unlike(twins) : [];
	const candidates = ballot.candidates.filter((seat) => !apart.includes(seat));
	return candidates.some((seat) => seat !== voter) ? { ...ballot, candidates } : ballot;
}

/** What fills a turn that has no power: everybody has thoughts of their own. */
const OWN_THOUGHTS: readonly Action[] = ['suspect', 'trust', 'wish'];

/** By night a power does the same whoever has it; the packs agree in some nights, and in others they do not. */
function turn({ seat, told, questions }: HandView, evening: Evening, twins: Twins): Choices {
	const { night } = evening.play.table;
	const rank = (told.pack ?? []).filter((wolf) => wolf < seat).length;
	const agreed = dice(`${twins.tape}/${night}`)(2) === 0;
	const named = ({ action, places, roles, mandatory }: Question): Choice | null => {
		const who = OWN_THOUGHTS.includes(action) ? seat : agreed ? 0 : rank;
		const roll = dice(`${twins.tape}/${night}/${action}/${who}`);
		if (!mandatory && roll(4) === 0) return null;
		const role = pick(roles, roll);
		const liked = likes(action, evening, twins, roll);
		const names: Seat[] = [];
		for (const legal of places) {
			const name = liked.find((one) => legal.includes(one) && !names.includes(one));
			if (name !== undefined) names.push(name);
		}
		return { names, ...(role === undefined ? {} : { role }) };
	};
	return Object.fromEntries(questions.map((question) => [question.action, named(question)]));
}

/** All the seats, those first whom an action falls upon. */
function likes(action: Action, { cards }: Evening, twins: Twins, roll: Dice): Seat[] {
	const order = mixed([...twins.setup.names.keys()], roll);
	const apart = order.filter((seat) => unlike(twins).includes(seat));
	const others = order.filter((seat) => !apart.includes(seat));
	if (twins.night === 'any') return order;
	if (twins.night === 'away' || (action !== 'see' && action !== 'maul')) return [...others, ...apart];
	const sought = apart.filter((seat) => (cards[seat] === 'werehamster') === (action === 'see'));
	return [...sought, ...others, ...apart];
}

// The only way in (R5).
export { Play, open } from './play';
export { readHead, FORMAT, RULES, type GameLog, type LogHead } from './log';
export type { Answer, Of, Request } from './ask';
export { seeded, staged } from './draw';
export { adviceOn, checkSetup, optionsOf, playersOf, suggestedDeck, type Draft } from './setup';
export { optionRange, type OptionId, type Options } from './options';
export { SHEETS } from './sheets/index';
export type { Card } from './sheets/sheet';
export { tally } from './vote';
export type { HandView, PublicSeat, Question, Recap, TableView } from './view';
export {
	isRefusal,
	type Action,
	type Announcement,
	type BallotId,
	type Cause,
	type Choice,
	type Choices,
	type Deck,
	type Fact,
	type LotId,
	type Person,
	type Refusal,
	type RefusalCode,
	type RoleId,
	type Seat,
	type Setup,
	type SheetId,
	type Side,
	type Told,
	type Vote,
} from './words';

// The only way in (R5).
export { Play, open, type Opened } from './play';
export { readHead, FORMAT, RULES, type GameLog, type LogEntry, type LogHead } from './log';
export type { Answer, AnswerTo, Lap, Of, Request, TurnShape } from './ask';
export { seeded, staged, type Chance } from './draw';
export { adviceOn, checkSetup, optionsOf, playersOf, suggestedDeck, type Draft } from './setup';
export { optionRange, type OptionId, type OptionRange, type Options } from './options';
export { SHEETS } from './sheets/index';
export type { Card, Sheet } from './sheets/sheet';
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
	type Phase,
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

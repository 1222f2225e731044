// The only way in (R5).
export { Play, open } from './play';
export { readHead, FORMAT, RULES, type GameLog, type LogHead } from './log';
export type { Answer, AnswerTo, Lap, Of, Request } from './ask';
export { seeded, staged } from './draw';
export { adviceOn, rangeOn, checkSetup, optionsOf, playersOf, suggestedDeck, type Draft } from './setup';
export { optionRange, type OptionId, type Options } from './options';
export { SHEETS } from './sheets/index';
export type { Card } from './sheets/sheet';
export { tally } from './ballot';
export type { HandView, PublicSeat, Question, Recap, TableView } from './view';
export type { Announcement, BallotId, LotId, Roles, Vote } from './announcement';
export { isRefusal, type Refusal, type RefusalCode } from './refusal';
export type {
	Action,
	Allegiance,
	Cause,
	Choice,
	Choices,
	Deck,
	Fact,
	Person,
	RoleId,
	Seat,
	Setup,
	SheetId,
	Side,
	Told,
} from './words';

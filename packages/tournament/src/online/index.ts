export type {
  Joining,
  OnlineCommand,
  OnlineMoment,
  OrganiserCommand,
  PersonCommand,
  ServerCommand,
  TakenResult,
} from './command.ts';
export { announced, decideOnline, type OnlineDecision, recordedOnline } from './decide.ts';
export { dueAt, endOf, endsShort, isBusy } from './due.ts';
export type { OnlineEvent, Person, RecordedOnlineEvent, Seat } from './event.ts';
export { ONLINE_EVENT_SHAPE, todaysOnlineEvent } from './event-shape.ts';
export { advanceOnline, beginOnline, evolveOnline, replayOnline } from './evolve.ts';
export type { OnlineTournamentRefusal } from './refusal.ts';
export type { OnlineSettings } from './settings.ts';
export {
  gameOf,
  numberOf,
  type OnlineTournament,
  openGames,
  type Place,
  placeKey,
  playersOf,
  sidesOf,
  stageOf,
} from './state.ts';

export type {
  Account,
  AccountOverview,
  AccountRequest,
  Passkey,
  PasskeyAssertion,
  PasskeyPurpose,
  PasskeyRegistration,
  Proof,
  SignedIn,
} from './account.ts';
export {
  type ChanceProblem,
  type ChanceProof,
  type ChanceSource,
  commitmentTo,
  isChanceText,
  sealOf,
  throwAt,
  toss,
  verifyChance,
} from './chance.ts';
export { type ChanceTagProblem, chanceTags, readChanceTags } from './chance-tags.ts';
export type { Club, ClubFields, ClubMember, ClubMessage, ClubRole, OpenClub } from './clubs.ts';
export { type Command, type Moment, OFFERS, type Offer, type PlayerCommand, type ServerCommand } from './command.ts';
export { type Decision, decide, openRematch } from './decide.ts';
export { turnsToTakeBack } from './decide-offer.ts';
export type { Decided } from './decided.ts';
export type { GameEvent, RecordedEvent } from './event.ts';
export { EVENT_SHAPE, todaysEvent } from './event-shape.ts';
export { begin, evolve, replay } from './evolve.ts';
export {
  FAIR_COVERAGES,
  type FairCase,
  type FairCoverage,
  type FairPlayReport,
  type FairRules,
} from './fair-play.ts';
export * from './limits.ts';
export type { ListedTournament } from './listed-tournament.ts';
export { changedLobby, type LobbyChange, lobbyChange, type Seek } from './lobby.ts';
export { CLOSE_CODES, type ClientMessage, type Known, type ServerMessage } from './message.ts';
export {
  type CaseReport,
  type Companion,
  MODERATION_KINDS,
  type ModeratedPlayer,
  type ModerationAct,
  type ModerationCase,
  type ModerationKind,
} from './moderation.ts';
export { MOST_OPENING_TURNS, positionOfOpening } from './opening.ts';
export {
  type GameOptions,
  NAMELESS,
  otherSeat,
  type Player,
  type RulesReference,
  type Seat,
  type TournamentGame,
} from './options.ts';
export type { OnlineOutcome, OnlineReason } from './outcome.ts';
export {
  type Acquaintance,
  CHALLENGERS,
  type Challenge,
  type CompanyChoices,
  type GroupRating,
  type Leaderboard,
  type LeaderboardRow,
  type LiveGame,
  type NamedPlayer,
  type PlayerGame,
  type PlayerGames,
  type PlayerProfile,
  type RatingPoint,
  type Tally,
} from './people.ts';
export { PHRASES, type Phrase } from './phrases.ts';
export { chanceProofOf } from './proof.ts';
export type { OfferedPuzzle, RatedAttempt, SolverRecord } from './puzzle-rating.ts';
export type { RatingChange, ShownRating } from './rating.ts';
export { RATING_GROUP_IDS, RATING_GROUPS, type RatingGroup, ratingGroupOf } from './rating-groups.ts';
export { playedLine, recordOf } from './record.ts';
export type { AccountRefusal, GameRefusal, OnlineRefusal, ServerRefusal } from './refusal.ts';
export { REPORT_NOTE, REPORT_REASONS, type Report, type ReportReason } from './report.ts';
export { isRateable, needsChance, rulesOf } from './rules.ts';
export {
  type Chance,
  countsForRating,
  deadlineOf,
  type GameState,
  type Phase,
  playerOf,
  running,
  seatOf,
  sideOfSeat,
} from './state.ts';
export {
  type Charge,
  type Clock,
  charge,
  charged,
  goneLimit,
  initialTime,
  isLive,
  newClock,
  type Odds,
  shownClock,
  startLimit,
  type TimeControl,
  timeLimit,
} from './time-control.ts';
export { commonVersion, PROTOCOLS, type VersionRange, versionsOf } from './version.ts';

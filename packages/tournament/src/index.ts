export { ageClasses, classStandings } from './age-classes.ts';
export { bergerRounds, doubleBergerRounds, type TablePair } from './berger.ts';
export type { Command } from './command.ts';
export { type ChangedRound, consequencesOf } from './consequences.ts';
export { type CrossRow, crossTable } from './cross-table.ts';
export { advance, create, type Decision, decide } from './decide.ts';
export { type Encounter, encountersOf } from './encounters.ts';
export type { TournamentEvent } from './event.ts';
export { begin, evolve, replay } from './evolve.ts';
export { freePlayers } from './formats/arena.ts';
export { groupRounds, groupStandings, groupsOf } from './formats/groups.ts';
export { kingOf, queueOf } from './formats/hill.ts';
export { isKnockedOut } from './formats/knock-out.ts';
export { challengeable, ladderOf } from './formats/ladder.ts';
export { meetingRounds } from './formats/round-robin.ts';
export { giverOf } from './formats/simultaneous.ts';
export { eventsOf, type Log, newLog, perform, redo, tournamentOf, undo } from './log.ts';
export { lotOf, lotOfRound } from './lots.ts';
export { gamePoints, loserOf, matchPoints, needsWinner, winnerOf } from './match.ts';
export { isPairedOut, mostSwissRounds, pairRound, plannedRounds } from './pair-round.ts';
export {
  type Draw,
  GAME_RESULTS,
  type GameResult,
  isFinished,
  isForfeit,
  type Pairing,
  type Round,
  whiteOf,
} from './pairing.ts';
export { type Entrant, nameKey, type Player, tidyName } from './player.ts';
export type { Refusal, Result } from './refusal.ts';
export { rutschRounds } from './rutsch.ts';
export { seeding } from './seeding.ts';
export {
  FARTHEST_REACH,
  type Format,
  isFlowing,
  isScheduled,
  LONGEST_LOT,
  LONGEST_NAME,
  LOTS_FOR,
  type Lot,
  type Lots,
  type LotsFor,
  MOST_IN_ARENA,
  MOST_IN_SIMULTANEOUS,
  MOST_LOTS,
  MOST_PLAYERS,
  mostPlayers,
  ORDERS,
  type Order,
  type Settings,
  TIE_BREAKS,
  type TieBreak,
} from './settings.ts';
export { type Standing, scoresOf, standingsOf } from './standings.ts';
export { openTables, playerOf, present, type Tournament } from './state.ts';
export { type TeamStanding, teamStandings } from './teams.ts';
export { buchholzWithoutLeast, type Score } from './tie-breaks.ts';
export { type WithdrawalChanges, withdrawalChanges } from './withdrawal.ts';

export { CLASS_CODE as RACE_CODE, newClassCode as newRaceCode, readClassCode as readRaceCode } from '../class/code.ts';
export type { RaceCommand, RaceRefusal } from './command.ts';
export { decideRace, joinRace, type Newcomer, newRace, type RaceSurroundings } from './decide.ts';
export { RACE_PROTOCOL, type RaceClientMessage, type RaceServerMessage, type RaceServerRefusal } from './message.ts';
export {
  hostOf,
  LEAST_RACERS,
  MOST_RACERS,
  nextMoment,
  phaseOf,
  RACE_COUNTDOWN,
  RACE_MILLIS,
  RACE_PENALTY,
  RACE_PUZZLES,
  type RacePhase,
  type Racer,
  type RacerId,
  type RaceState,
} from './state.ts';
export {
  changeOfRace,
  missedIn,
  type PuzzleLook,
  type RaceChange,
  type RacerView,
  type RaceTask,
  type RaceView,
  type ShownPuzzle,
  type Standing,
  standingsOf,
  viewOfRace,
  withRaceChange,
} from './view.ts';

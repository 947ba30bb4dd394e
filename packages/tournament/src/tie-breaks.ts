import type { Encounter } from './encounters.ts';
import type { TieBreak } from './settings.ts';

/** What a tie-break looks at. */
export interface Score {
  readonly player: number;
  readonly points: number;
  /** Those that count. */
  readonly encounters: readonly Encounter[];
  /** The rounds paired while the player was there, so that rounds without a game are seen. */
  readonly rounds: number;
}

/** What a tie-break gives a player; the more the better. `tied` are all who have the same points. */
type Measure = (score: Score, all: ReadonlyMap<number, Score>, tied: readonly Score[]) => number;

const MEASURES: Readonly<Record<TieBreak, Measure>> = {
  'direct-encounter': directEncounter,
  buchholz: (score, all) => sum(opponentPoints(score, all)),
  'buchholz-cut-1': (score, all) => buchholzWithoutLeast(opponentPoints(score, all)),
  'sonneborn-berger': (score, all) =>
    sum(score.encounters.map((encounter) => share(encounter) * pointsOf(encounter.opponent, all))),
  fine: (score, all) => sum(score.encounters.map(({ points, opponent }) => points * pointsOf(opponent, all))),
  wins: (score) => score.encounters.filter(({ state, points, most }) => state === 'played' && points * 2 > most).length,
  progressive,
};

/** What a tie-break gives a player among all others. */
export const tieBreakOf = (
  tieBreak: TieBreak,
  score: Score,
  all: ReadonlyMap<number, Score>,
  tied: readonly Score[],
): number => MEASURES[tieBreak](score, all, tied);

/** The sum of the opponents' points, the weakest left out. */
export const buchholzWithoutLeast = (points: readonly number[]): number =>
  sum(points) - (points.length > 0 ? Math.min(...points) : 0);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const pointsOf = (player: number | null, all: ReadonlyMap<number, Score>): number =>
  player === null ? 0 : (all.get(player)?.points ?? 0);

/** The part of what a pairing could give that a player got: 1 for a win, a half for a draw. Nothing for what was not played. */
const share = ({ state, points, most }: Encounter): number => (state === 'played' && most > 0 ? points / most : 0);

/**
 * The points of all opponents. Instead of a game that was not played, an opponent with as many points as the player has is thought
 * of (FIDE Handbook C.07, on unplayed rounds).
 */
function opponentPoints(score: Score, all: ReadonlyMap<number, Score>): readonly number[] {
  const met = score.encounters.filter(({ state }) => state === 'played' || state === 'open');
  const missing = Math.max(0, score.rounds - met.length);
  return [
    ...met.map(({ opponent }) => pointsOf(opponent, all)),
    ...Array.from({ length: missing }, () => score.points),
  ];
}

/** Points against those with the same points; counted only where all of them have met. */
function directEncounter(score: Score, _all: ReadonlyMap<number, Score>, tied: readonly Score[]): number {
  const names = new Set(tied.map(({ player }) => player));
  const among = ({ encounters }: Score): readonly Encounter[] =>
    encounters.filter(({ state, opponent }) => state === 'played' && opponent !== null && names.has(opponent));
  const haveMet = tied.every((each) => new Set(among(each).map(({ opponent }) => opponent)).size === tied.length - 1);
  return haveMet ? sum(among(score).map(({ points }) => points)) : 0;
}

/** The points after each round, added up: early points count more. */
function progressive({ encounters, rounds }: Score): number {
  let [total, points] = [0, 0];
  const byRound = new Map(encounters.map((encounter) => [encounter.round, encounter.points]));
  const last = Math.max(rounds, ...byRound.keys());
  for (let round = 1; round <= last; round++) {
    points += byRound.get(round) ?? 0;
    total += points;
  }
  return total;
}

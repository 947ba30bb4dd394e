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
  /**
   * What the opponents' tie-breaks count beside the points: in a Swiss tournament, half for each round at the end in which the player had
   * left or did not come, since nobody shall lose by an opponent who goes home (FIDE Handbook C.07, article 16.3).
   */
  readonly more: number;
  /** Everybody meets everybody: who does not come to a game has lost it, and the opponent has won it, for tie-breaks too (article 15). */
  readonly allMeet: boolean;
}

/** What a tie-break gives a player; the more the better. `tied` are all who have the same points. */
type Measure = (score: Score, all: ReadonlyMap<number, Score>, tied: readonly Score[]) => number;

const MEASURES: Readonly<Record<TieBreak, Measure>> = {
  'direct-encounter': directEncounter,
  buchholz: (score, all) => sum(rivals(score, all).map(({ points }) => points)),
  'buchholz-cut-1': cutBuchholz,
  'sonneborn-berger': (score, all) => sum(rivals(score, all).map(({ points, share }) => points * share)),
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

/** One round, as Buchholz and Sonneborn-Berger see it. */
interface Rival {
  /** The opponent's points, and what counts beside them. */
  readonly points: number;
  /** The part of what the round could give that the player got: 1 for a win, a half for a draw. */
  readonly share: number;
  /** The player was not there to play. */
  readonly left: boolean;
}

const wasPlayed = ({ allMeet }: Score, { state }: Encounter): boolean =>
  state === 'played' || (allMeet && state === 'forfeit');

/** Whether a round was missed by the player's own doing. */
const isMissed = ({ state, points }: Encounter): boolean => state === 'forfeit' && points === 0;

/**
 * All rounds of a player. Instead of a game that was not played, an opponent with as many points as the player has is thought of (FIDE
 * Handbook C.07, article 16.4).
 */
function rivals(score: Score, all: ReadonlyMap<number, Score>): readonly Rival[] {
  const met = score.encounters.filter((each) => wasPlayed(score, each) || each.state === 'open');
  const others = score.encounters.filter((each) => !met.includes(each));
  const shareOf = ({ state, points, most }: Encounter): number => (state === 'open' || most === 0 ? 0 : points / most);
  const ofOthers = score.allMeet ? [] : others;
  const without = Math.max(0, score.rounds - (score.allMeet ? met : score.encounters).length);
  return [
    ...met.map((each) => ({ points: withMore(each.opponent, all), share: shareOf(each), left: false })),
    ...ofOthers.map((each) => ({ points: score.points, share: shareOf(each), left: isMissed(each) })),
    ...Array.from({ length: without }, () => ({ points: score.points, share: 0, left: !score.allMeet })),
  ];
}

const withMore = (player: number | null, all: ReadonlyMap<number, Score>): number =>
  pointsOf(player, all) + (player === null ? 0 : (all.get(player)?.more ?? 0));

/** Buchholz without the least: of the rounds that the player missed, if there are any, else of all (FIDE Handbook C.07, article 16.5). */
function cutBuchholz(score: Score, all: ReadonlyMap<number, Score>): number {
  const rounds = rivals(score, all);
  const missed = rounds.flatMap(({ left, points }) => (left ? [points] : []));
  const total = sum(rounds.map(({ points }) => points));
  return missed.length > 0 ? total - Math.min(...missed) : buchholzWithoutLeast(rounds.map(({ points }) => points));
}

/** Points against those with the same points; counted only where all of them have met. */
function directEncounter(score: Score, _all: ReadonlyMap<number, Score>, tied: readonly Score[]): number {
  const names = new Set(tied.map(({ player }) => player));
  const among = (of: Score): readonly Encounter[] =>
    of.encounters.filter((each) => wasPlayed(of, each) && each.opponent !== null && names.has(each.opponent));
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

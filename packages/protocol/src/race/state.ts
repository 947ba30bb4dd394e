/** How long a race lasts, in milliseconds, as a storm does; and what a wrong turn costs of it. */
export const RACE_MILLIS = 180_000;
export const RACE_PENALTY = 10_000;
/** From the word to begin to the first puzzle, in milliseconds. */
export const RACE_COUNTDOWN = 5_000;
export const LEAST_RACERS = 2;
export const MOST_RACERS = 8;
/** So many puzzles are drawn for a race: more than anybody solves in its time. */
export const RACE_PUZZLES = 100;

/** A racer's number in a race, as text: the first to come is `1`. */
export type RacerId = string;

/** Somebody in a race. */
export interface Racer {
  /** The hash of what proves to be this racer. */
  readonly key: string;
  readonly name: string;
  /** The public id of the account; null for a guest. */
  readonly player: string | null;
  /** The first round in which this racer takes part. */
  readonly since: number;
  readonly left: boolean;
  /** Whether each puzzle of this round that was answered was answered right. */
  readonly answers: readonly boolean[];
  /** When the last right answer came, in milliseconds from the start of the round; 0 before. */
  readonly reached: number;
}

/**
 * Two to eight people who solve the same puzzles: one value, kept as long as they stay and deleted afterwards. A round is one
 * race; the same people may race again.
 */
export interface RaceState {
  /** Counts the rounds that were begun. */
  readonly round: number;
  /** The rule set of the round; null before the first. */
  readonly rules: string | null;
  /** The names of its puzzles, in the order in which everybody has them. */
  readonly puzzles: readonly string[];
  /** When its first puzzle is shown, by the server's clock, in milliseconds; null before the first round. */
  readonly startsAt: number | null;
  readonly racers: Readonly<Record<RacerId, Racer>>;
  /** How many there have been. */
  readonly came: number;
}

/** Where a race stands. `over`: the round is over, and the next may begin. */
export type RacePhase = 'waiting' | 'counting' | 'running' | 'over';

/** Whether somebody races in the present round. */
export const takesPart = ({ round }: RaceState, { since }: Racer): boolean => since <= round;

/** When the time of somebody is up; null before the first round. */
export function endOf({ startsAt }: RaceState, { answers }: Racer): number | null {
  const wrong = answers.filter((right) => !right).length;
  return startsAt === null ? null : startsAt + RACE_MILLIS - RACE_PENALTY * wrong;
}

/** Whether somebody has no more puzzle to answer in this round. */
export const isDone = (state: RaceState, racer: Racer, now: number): boolean =>
  racer.left ||
  !takesPart(state, racer) ||
  racer.answers.length >= state.puzzles.length ||
  now >= (endOf(state, racer) ?? Number.POSITIVE_INFINITY);

export function phaseOf(state: RaceState, now: number): RacePhase {
  if (state.startsAt === null) return 'waiting';
  if (now < state.startsAt) return 'counting';
  return Object.values(state.racers).every((racer) => isDone(state, racer, now)) ? 'over' : 'running';
}

/** Who may begin a round: of those who are connected the first to have come. Null where nobody is there. */
export const hostOf = ({ racers }: RaceState, here: ReadonlySet<RacerId>): RacerId | null =>
  Object.keys(racers)
    .sort((a, b) => Number(a) - Number(b))
    .find((id) => here.has(id) && !racers[id]?.left) ?? null;

/** The next moment at which a race looks otherwise though nobody does anything; null where there is none. */
export function nextMoment(state: RaceState, now: number): number | null {
  if (state.startsAt === null) return null;
  const ends = Object.values(state.racers)
    .filter((racer) => !isDone(state, racer, now))
    .map((racer) => endOf(state, racer) ?? 0);
  const moments = [state.startsAt, ...ends].filter((at) => at > now);
  return moments.length > 0 ? Math.min(...moments) : null;
}

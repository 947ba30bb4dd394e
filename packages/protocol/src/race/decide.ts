import { fail, ok, type Result } from '@merellier/rules';
import type { RaceCommand, RaceRefusal } from './command.ts';
import {
  hostOf,
  isDone,
  LEAST_RACERS,
  MOST_RACERS,
  phaseOf,
  RACE_COUNTDOWN,
  type Racer,
  type RacerId,
  type RaceState,
} from './state.ts';

/** What a race has from outside: the moment, who is connected, puzzles by lot, and what knows their answers. */
export interface RaceSurroundings {
  /** By the server's clock, in milliseconds. */
  readonly now: number;
  readonly here: ReadonlySet<RacerId>;
  /** The names of puzzles of a rule set, in the order of a new round; null where it has none. */
  deal(rules: string): readonly string[] | null;
  /** Whether a turn is the best one of a puzzle; null where it cannot be played there. */
  judge(puzzle: string, turn: string): boolean | null;
}

/** A race in which nobody is yet. */
export const newRace = (): RaceState => ({ round: 0, rules: null, puzzles: [], startsAt: null, racers: {}, came: 0 });

/** Somebody who comes into a race. */
export interface Newcomer {
  readonly key: string;
  readonly name: string;
  readonly player: string | null;
}

/**
 * The race with one racer more, and the racer's number. An account takes up its own place again, at another device; so does a guest by
 * the name of one who is not connected. A round that has begun is waited for.
 */
export function joinRace(
  state: RaceState,
  { key, name, player }: Newcomer,
  { now, here }: Pick<RaceSurroundings, 'now' | 'here'>,
): Result<{ readonly state: RaceState; readonly who: RacerId }, RaceRefusal> {
  const there = Object.entries(state.racers).filter(([, racer]) => !racer.left);
  const own = there.find(([id, racer]) =>
    player === null ? racer.player === null && sameName(racer.name, name) && !here.has(id) : racer.player === player,
  );
  if (own) {
    const [who, racer] = own;
    return ok({ state: withRacer(state, who, { ...racer, key }), who });
  }
  const phase = phaseOf(state, now);
  if (phase === 'counting' || phase === 'running') return fail({ reason: 'begun' });
  if (there.length >= MOST_RACERS) return fail({ reason: 'full' });
  if (there.some(([, racer]) => sameName(racer.name, name))) return fail({ reason: 'taken' });
  const who = String(state.came + 1);
  const racer: Racer = { key, name, player, since: state.round + 1, left: false, answers: [], reached: 0 };
  return ok({ state: { ...withRacer(state, who, racer), came: state.came + 1 }, who });
}

const sameName = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** The race after a command, or why it is refused. The same value comes back where nothing changes. */
export function decideRace(
  state: RaceState,
  who: RacerId,
  command: RaceCommand,
  around: RaceSurroundings,
): Result<RaceState, RaceRefusal> {
  const racer = state.racers[who];
  if (!racer || racer.left) return fail({ reason: 'not-yours' });
  switch (command.kind) {
    case 'begin':
      return begin(state, who, command.rules, around);
    case 'answer':
      return answer(state, who, command, around);
    case 'leave':
      return ok(
        phaseOf(state, around.now) === 'waiting'
          ? without(state, who)
          : withRacer(state, who, { ...racer, left: true }),
      );
  }
}

function begin(
  state: RaceState,
  who: RacerId,
  rules: string,
  { now, here, deal }: RaceSurroundings,
): Result<RaceState, RaceRefusal> {
  if (hostOf(state, here) !== who) return fail({ reason: 'not-yours' });
  const phase = phaseOf(state, now);
  if (phase === 'counting' || phase === 'running') return fail({ reason: 'begun' });
  const there = Object.entries(state.racers).filter(([, { left }]) => !left);
  if (there.length < LEAST_RACERS) return fail({ reason: 'alone' });
  const dealt = deal(rules);
  if (!dealt) return fail({ reason: 'rules' });
  const racers = Object.fromEntries(there.map(([id, racer]) => [id, { ...racer, answers: [], reached: 0 }]));
  const round = state.round + 1;
  return ok({ ...state, round, rules, puzzles: dealt, startsAt: now + RACE_COUNTDOWN, racers });
}

function answer(
  state: RaceState,
  who: RacerId,
  { round, index, turn }: Extract<RaceCommand, { kind: 'answer' }>,
  { now, judge }: RaceSurroundings,
): Result<RaceState, RaceRefusal> {
  const racer = state.racers[who] as Racer;
  const { startsAt } = state;
  const isOpen = startsAt !== null && now >= startsAt && !isDone(state, racer, now);
  if (!isOpen || round !== state.round || index !== racer.answers.length) return fail({ reason: 'stale' });
  const right = judge(state.puzzles[index] as string, turn);
  if (right === null) return fail({ reason: 'illegal-turn' });
  const reached = right ? now - startsAt : racer.reached;
  return ok(withRacer(state, who, { ...racer, answers: [...racer.answers, right], reached }));
}

const withRacer = (state: RaceState, who: RacerId, racer: Racer): RaceState => ({
  ...state,
  racers: { ...state.racers, [who]: racer },
});

const without = (state: RaceState, who: RacerId): RaceState => ({
  ...state,
  racers: Object.fromEntries(Object.entries(state.racers).filter(([id]) => id !== who)),
});

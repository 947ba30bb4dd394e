import { changeBetween, changedView } from '../view-change.ts';
import { endOf, hostOf, isDone, phaseOf, type RacePhase, type RacerId, type RaceState, takesPart } from './state.ts';

/** What everybody sees of a racer. */
export interface RacerView {
  readonly name: string;
  readonly registered: boolean;
  /** Whether a device of this racer is connected. */
  readonly here: boolean;
  readonly left: boolean;
  /** Whether this racer takes part in the present round. */
  readonly races: boolean;
  readonly done: boolean;
  readonly right: number;
  readonly wrong: number;
  /** When the last right answer came, in milliseconds from the start: of two with as many, the earlier is ahead. */
  readonly reached: number;
}

/** What is shown of a puzzle: where it begins, and what is sought. Nothing of its answer. */
export interface ShownPuzzle {
  readonly rules: string;
  readonly fen: string;
  readonly kind: string;
  readonly goal: { readonly value: 'win' | 'draw'; readonly winIn?: number };
}

/** The puzzle that somebody is to answer, with its number, from 0. */
export interface RaceTask extends ShownPuzzle {
  readonly index: number;
}

/** What somebody in a race sees of it: how all stand, and the own puzzle. */
export interface RaceView {
  readonly phase: RacePhase;
  readonly round: number;
  readonly rules: string | null;
  /** When the round starts, and when one's own time is up, by the server's clock; null before the first round. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly host: RacerId | null;
  /** Whether one's own answers were right, in their order. */
  readonly answers: readonly boolean[];
  /** The puzzle to be answered; null where there is none now. */
  readonly task: RaceTask | null;
  /** The best turn of the puzzle that was answered last; null before. */
  readonly solution: string | null;
  /** The names of the puzzles that one answered, in their order. */
  readonly answered: readonly string[];
  readonly racers: Readonly<Record<RacerId, RacerView>>;
}

/** What a view needs to know of puzzles; null for one that is not known. */
export interface PuzzleLook {
  shown(puzzle: string): ShownPuzzle | null;
  solution(puzzle: string): string | null;
}

/** What somebody sees of a race at a moment of the server's clock; null for who is not in it any more. */
export function viewOfRace(
  state: RaceState,
  who: RacerId,
  here: ReadonlySet<RacerId>,
  now: number,
  look: PuzzleLook,
): RaceView | null {
  const own = state.racers[who];
  if (!own || own.left) return null;
  const phase = phaseOf(state, now);
  const { answers } = own;
  const puzzle = phase === 'running' && !isDone(state, own, now) ? state.puzzles[answers.length] : undefined;
  const shown = puzzle === undefined ? null : look.shown(puzzle);
  const last = state.puzzles[answers.length - 1];
  return {
    ...{ phase, round: state.round, rules: state.rules, startsAt: state.startsAt },
    endsAt: endOf(state, own),
    host: hostOf(state, here),
    answers,
    task: shown && { index: answers.length, ...shown },
    solution: last === undefined ? null : look.solution(last),
    answered: state.puzzles.slice(0, answers.length),
    racers: Object.fromEntries(
      Object.entries(state.racers).map(([id, racer]) => [
        id,
        {
          ...{ name: racer.name, registered: racer.player !== null, here: here.has(id), left: racer.left },
          races: state.round > 0 && takesPart(state, racer),
          done: state.startsAt !== null && isDone(state, racer, now),
          right: racer.answers.filter((right) => right).length,
          wrong: racer.answers.filter((right) => !right).length,
          reached: racer.reached,
        },
      ]),
    ),
  };
}

/** The names of the puzzles of the round that one answered wrong. */
export const missedIn = ({ answers, answered }: Pick<RaceView, 'answers' | 'answered'>): readonly string[] =>
  answered.filter((_, i) => answers[i] === false);

/** A racer's number with what is seen of the racer. */
export type Standing = RacerView & { readonly id: RacerId; readonly place: number };

/** Those who take part in the round, the first first. Who has solved as many is ahead by having solved the last of them earlier. */
export function standingsOf({ racers }: Pick<RaceView, 'racers'>): readonly Standing[] {
  const sorted = Object.entries(racers)
    .filter(([, { races }]) => races)
    .sort(([, a], [, b]) => b.right - a.right || a.reached - b.reached);
  let place = 0;
  return sorted.map(([id, racer], i) => {
    const before = sorted[i - 1]?.[1];
    if (!before || before.right !== racer.right || before.reached !== racer.reached) place = i + 1;
    return { id, ...racer, place };
  });
}

const PARTS = [
  'phase',
  'round',
  'rules',
  'startsAt',
  'endsAt',
  'host',
  'answers',
  'task',
  'solution',
  'answered',
] as const;
const SENT = { parts: PARTS, tables: ['racers'] as const };

/** What has changed of a view: parts in whole, and of the racers those that are new, other, or (null) gone. */
export type RaceChange = Partial<Pick<RaceView, (typeof PARTS)[number]>> & {
  readonly racers?: Readonly<Record<RacerId, RacerView | null>>;
};

/** How one view becomes another; null where they are the same. */
export const changeOfRace = (before: RaceView, after: RaceView): RaceChange | null =>
  changeBetween(before, after, SENT) as RaceChange | null;

/** The view that a change leads to. What it does not name stays the same value. */
export const withRaceChange = (view: RaceView, change: RaceChange): RaceView => changedView(view, change, SENT);

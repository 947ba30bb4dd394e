import type { Board, Man, Side, Step, Walk } from '@merellier/rules';

/** A step that is done on the board, at a place. */
export type PlaceStep = Exclude<Step, { readonly kind: 'say' }>;

/** How far a player has come in a turn: an immutable value; the functions below give new ones. */
export interface WalkState {
  /** The legal turns, as walks. */
  readonly walks: readonly Walk[];
  /** The men before the turn. */
  readonly men: readonly Man[];
  /** Whose turn it is. */
  readonly side: Side;
  /** The steps done so far. */
  readonly done: readonly PlaceStep[];
}

/** What a tap came to. */
export type Tap =
  /** The turn is complete: the index of its walk. */
  | { readonly result: 'finished'; readonly walk: number; readonly state: WalkState }
  /** A step further or, where a man was put back, a step less. */
  | { readonly result: 'stepped'; readonly state: WalkState }
  /** It leads nowhere: all places tapped since the turn began, the refused one last. */
  | { readonly result: 'refused'; readonly taps: readonly number[] };

/** A turn not yet begun. */
export const startWalk = (walks: readonly Walk[], men: readonly Man[], side: Side): WalkState => ({
  walks,
  men,
  side,
  done: [],
});

/** A turn on which so much was done before; not yet begun where that no longer leads along its walks. */
export const goOnFrom = (state: WalkState, steps: readonly Step[]): WalkState => {
  const done = steps.filter(onBoard);
  const begun = { ...state, done };
  const goesOn = openWalks(begun).some((i) => (state.walks[i]?.steps.length ?? 0) > done.length);
  return goesOn ? begun : state;
};

const onBoard = (step: Step | undefined): step is PlaceStep => step !== undefined && step.kind !== 'say';

const sameStep = (a: Step | undefined, b: PlaceStep): boolean => onBoard(a) && a.kind === b.kind && a.at === b.at;

/** The walks that begin with the steps done so far, by index. */
function openWalks({ walks, done }: WalkState): number[] {
  return walks.flatMap(({ steps }, i) => (done.every((step, n) => sameStep(steps[n], step)) ? [i] : []));
}

/** The steps done on the board that may follow, each once. */
function nextSteps(state: WalkState): PlaceStep[] {
  const next: PlaceStep[] = [];
  for (const i of openWalks(state)) {
    const step = state.walks[i]?.steps[state.done.length];
    if (onBoard(step) && !next.some((known) => sameStep(known, step))) next.push(step);
  }
  return next;
}

const placesOf = (state: WalkState, ...kinds: readonly Step['kind'][]): ReadonlySet<number> =>
  new Set(nextSteps(state).flatMap((step) => (kinds.includes(step.kind) ? [step.at] : [])));

/** Men that may be picked up now. */
export const pickable = (state: WalkState): ReadonlySet<number> => placesOf(state, 'pick');

/** Places where a man may be put now: from the hand, or the man that was picked up. */
export const targets = (state: WalkState): ReadonlySet<number> => placesOf(state, 'enter', 'land');

/** Men that may be taken, or huffed, now. */
export const takeable = (state: WalkState): ReadonlySet<number> => placesOf(state, 'take', 'huff');

/** The kinds of step that may follow, said ones included. */
export const nextKinds = (state: WalkState): ReadonlySet<Step['kind']> =>
  new Set(openWalks(state).flatMap((i) => state.walks[i]?.steps[state.done.length]?.kind ?? []));

/** The walk that is complete with the steps done so far, though others go on from here; null where there is none. */
export const stoppable = (state: WalkState): number | null =>
  openWalks(state).find((i) => state.walks[i]?.steps.length === state.done.length) ?? null;

/** The place of the man that is in the player's hand, wherever it stands by now; null when none may go on. */
export function pickedPlace(state: WalkState): number | null {
  const last = state.done.at(-1);
  const goesOn = (last?.kind === 'pick' || last?.kind === 'land') && nextKinds(state).has('land');
  return goesOn ? last.at : null;
}

/** What a tap on a place does. */
export function tap(state: WalkState, place: number): Tap {
  const { done } = state;
  const next = nextSteps(state).find((step) => step.at === place);
  if (next) return advance(state, [next]);

  const last = done.at(-1);
  if (last?.kind === 'pick') {
    const before = { ...state, done: done.slice(0, -1) };
    if (last.at === place) return { result: 'stepped', state: before };
    const other = nextSteps(before).find((step) => step.kind === 'pick' && step.at === place);
    if (other) return advance(before, [other]);
    // A blocked man of one's own: what is refused is to pick it up, not to go there.
    if (state.men.some((man) => man.at === place && man.side === state.side)) return refuse(before, place);
  }
  // The man that closed a mill, while one chooses what to take: it goes back where it came from.
  const put = done.findLast(({ kind }) => kind === 'enter' || kind === 'land');
  if (put?.at === place && nextKinds(state).has('take')) return { result: 'stepped', state: { ...state, done: [] } };

  const stop = stoppable(state);
  if (last?.at === place && stop !== null && done.length > 0) return { result: 'finished', walk: stop, state };
  return leap(state, place) ?? refuse(state, place);
}

const refuse = ({ done }: WalkState, place: number): Tap => ({
  result: 'refused',
  taps: [...done.map((step) => step.at), place],
});

function advance(state: WalkState, steps: readonly PlaceStep[]): Tap {
  const reached = { ...state, done: [...state.done, ...steps] };
  const open = openWalks(reached);
  const complete = open.filter((i) => state.walks[i]?.steps.length === reached.done.length);
  const [walk] = complete;
  return walk !== undefined && complete.length === open.length
    ? { result: 'finished', walk, state: reached }
    : { result: 'stepped', state: reached };
}

/** A tap on a square farther along a capture: goes there at once if all ways there are one, or end one same turn. */
function leap(state: WalkState, place: number): Tap | null {
  const from = state.done.length;
  if (from === 0) return null;
  const ways = openWalks(state).flatMap((walk) => {
    const steps = state.walks[walk]?.steps ?? [];
    const end = steps.findIndex((step, n) => n >= from && step.kind === 'land' && step.at === place);
    const way = steps.slice(from, end + 1).filter(onBoard);
    return end > 0 && way.every((step) => step.kind === 'land') ? [{ walk, way, ends: end === steps.length - 1 }] : [];
  });
  const [first] = ways;
  if (!first) return null;
  const path = (way: readonly PlaceStep[]): string => way.map((step) => step.at).join();
  if (ways.every(({ way }) => path(way) === path(first.way))) return advance(state, first.way);
  const turn = state.walks[first.walk]?.turn;
  return ways.every(({ walk, ends }) => ends && state.walks[walk]?.turn === turn) ? advance(state, first.way) : null;
}

/** Where the turn can be brought to at once, past the next step. */
export function farTargets(state: WalkState): ReadonlySet<number> {
  const near = targets(state);
  const far = new Set<number>();
  if (state.done.at(-1)?.kind !== 'take')
    for (const i of openWalks(state))
      for (const step of state.walks[i]?.steps.slice(state.done.length + 1) ?? [])
        if (step.kind === 'land' && !near.has(step.at) && leap(state, step.at)) far.add(step.at);
  return far;
}

/** One step back; the same state where none was done. */
export const undoStep = (state: WalkState): WalkState =>
  state.done.length === 0 ? state : { ...state, done: state.done.slice(0, -1) };

/** The men as they stand after the steps done so far. Men jumped over in a capture stay until the turn is whole. */
export function shownMen({ men, side, done }: Pick<WalkState, 'men' | 'side' | 'done'>): readonly Man[] {
  let shown = men;
  let picked: number | null = null;
  for (const step of done) {
    if (step.kind === 'pick') picked = step.at;
    if (step.kind === 'take' || step.kind === 'huff') shown = shown.filter((man) => man.at !== step.at);
    if (step.kind === 'enter') shown = [...shown, { at: step.at, side, king: false, inMill: false }];
    if (step.kind === 'land') {
      const from = picked;
      shown = shown.map((man) => (man.at === from ? { ...man, at: step.at, inMill: false } : man));
      picked = step.at;
    }
  }
  return shown;
}

/** The opposing men that the landings done so far went over, on a board of squares. */
export function jumped(board: Board, { men, side, done }: WalkState): ReadonlySet<number> {
  const over = new Set<number>();
  if (board.kind !== 'squares') return over;
  const path = done.flatMap((step) => (step.kind === 'pick' || step.kind === 'land' ? [board.at[step.at]] : []));
  for (const [i, to] of path.entries()) {
    const from = path[i - 1];
    if (!from || !to) continue;
    for (const man of men) {
      const at = board.at[man.at];
      if (at && man.side !== side && isBetween(from, at, to)) over.add(man.at);
    }
  }
  return over;
}

type Point = readonly [number, number];

function isBetween(from: Point, at: Point, to: Point): boolean {
  const [ax, ay, bx, by] = [at[0] - from[0], at[1] - from[1], to[0] - from[0], to[1] - from[1]];
  const along = ax * bx + ay * by;
  return Math.abs(ax * by - ay * bx) < 1e-6 && along > 1e-6 && along < bx * bx + by * by - 1e-6;
}

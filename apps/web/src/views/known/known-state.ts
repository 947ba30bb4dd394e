import {
  addTurn,
  type Game,
  goTo,
  newGame,
  type Position,
  positionOf,
  type RuleSet,
  type Walk,
} from '@merellier/rules';
import { readFen, readTurn, writeTurn } from '@merellier/rules/notation';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { KnownGame, LongWin, Value } from '../../known/known-game.ts';
import { rulesOfKnown } from '../../known/known-games.ts';
import type { Theory } from '../../known/theory.ts';
import { lastTrace } from '../../lines/trace.ts';
import type { PlaceValue } from '../../parts/valued-board.tsx';

/** What the board shows: the first entries, a win that is played through, or a position of published theory. */
export type Shown =
  | { readonly at: 'first' }
  | { readonly at: 'win'; readonly win: LongWin }
  | { readonly at: 'theory'; readonly theory: Theory };

const FIRST: Shown = { at: 'first' };

/** The board of a solved game, and what is told beside it. To be called within a Solid root. */
export type KnownState = ReturnType<typeof createKnown>;

export function createKnown(known: Accessor<KnownGame>) {
  const rules = createMemo(() => rulesOfKnown(known()));
  const [shown, setShown] = createSignal<Shown>(FIRST);
  const [line, setLine] = createSignal<Game>(newGame(rules()));
  /** The place that was touched, to be told what it is worth. */
  const [touched, setTouched] = createSignal<number | null>(null);
  function show(next: Shown): void {
    setTouched(null);
    setLine(lineOf(rules(), next));
    setShown(next);
  }
  createEffect(on(known, () => show(FIRST), { defer: true }));
  const position = createMemo((): Position => positionOf(line()));
  const isLine = (): boolean => shown().at === 'win';
  const walks = createMemo((): readonly Walk[] => (isLine() ? [] : rules().walks(position())));
  const values = createMemo(() => valuesOf(rules(), known(), shown(), position(), walks()));
  return {
    ...{ known, rules, shown, show, position, walks, values, touched, setTouched, line },
    isLine,
    last: createMemo(() => lastTrace(line())),
    clear: () => show(FIRST),
    /** Of the win that is played through: how many turns are played, and of how many. */
    ply: (): number => line().at,
    plies: (): number => line().nodes.length - 1,
    go: (ply: number): void => void setLine(goTo(line(), ply)),
    /** The turn that led to where the win stands, as it is written. */
    written: (): string => {
      const now = shown();
      return now.at === 'win' ? (now.win.turns.split(' ')[line().at - 1] ?? '') : '';
    },
    valueAt: (place: number): Value | null => values().find((each) => each.place === place)?.kind ?? null,
  };
}

/** A game that begins in the position shown; of a win with all its turns, and looked at before the first. */
function lineOf(rules: RuleSet, shown: Shown): Game {
  const fen = shown.at === 'win' ? shown.win.fen : shown.at === 'theory' ? shown.theory.fen : null;
  const read = fen === null ? null : readFen(rules, fen);
  let game = read?.ok ? newGame(rules, read.value) : newGame(rules);
  if (shown.at !== 'win') return game;
  for (const text of shown.win.turns.split(' ')) {
    const turn = readTurn(rules, positionOf(game), text);
    if (!turn.ok) break;
    game = addTurn(game, turn.value, null);
  }
  return goTo(game, 0);
}

const FALLEN: Readonly<Record<Value, Value>> = { win: 'draw', draw: 'loss', loss: 'loss' };

/** What each place is worth where a man can be entered. */
function valuesOf(
  rules: RuleSet,
  known: KnownGame,
  shown: Shown,
  position: Position,
  walks: readonly Walk[],
): readonly PlaceValue[] {
  if (shown.at === 'win') return [];
  const places = new Map<number, Value>();
  const put = (place: number, kind: Value): void => {
    if (places.get(place) !== 'win' && !(places.get(place) === 'draw' && kind === 'loss')) places.set(place, kind);
  };
  if (shown.at === 'first' || shown.theory.fen === null)
    for (const { places: names, value } of known.first)
      for (const name of names.split(' ')) put(rules.board.names.indexOf(name), value);
  else {
    const { value, keeping } = shown.theory;
    for (const { turn, steps } of walks) {
      const [step] = steps;
      const keeps = keeping === null || keeping.includes(writeTurn(rules, position, turn));
      if (step?.kind === 'enter') put(step.at, keeps ? value : FALLEN[value]);
    }
  }
  return [...places].map(([place, kind]) => ({ place, kind }));
}

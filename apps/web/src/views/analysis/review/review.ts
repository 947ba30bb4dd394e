import type { Limits, Verdict } from '@merellier/engine';
import {
  annotate,
  endOfLine,
  type Game,
  goTo,
  outcomeOf,
  pathTo,
  positionOf,
  type Side,
  type Turn,
} from '@merellier/rules';
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Analyst } from '../../../analyst/analyst.ts';
import { readStored, writeStored } from '../../../browser/storage.ts';
import { MARKS } from '../../../lines/turn-rows.ts';
import { whiteChance } from '../lines/evaluation.ts';
import { decisiveTurn, slidAway } from './decisive.ts';
import type { Judged, JudgedTurn } from './judged.ts';
import { readReview, writeReview } from './kept-review.ts';

/**
 * For each position of a game. By positions looked at and not by time: a turn gets the same verdict on every machine, alone or in
 * its game. The time is for machines on which that would never end.
 */
const LIMITS: Limits = { nodes: 200_000, millis: 5000 };

/** The mark that a turn gets, by its PGN number: the one scale of a review. */
const MARK: Readonly<Record<Verdict, number | null>> = { good: null, inaccuracy: 6, mistake: 2, blunder: 4 };

/** One point of the graph: after this turn, White's chance to win (draws counted half). */
export interface GraphPoint {
  readonly node: number;
  readonly chance: number;
}

/** The judgements on a game's turns, and the review that makes them. */
export type Review = ReturnType<typeof createReview>;

export function createReview(analyst: Analyst, game: () => Game, setGame: (game: Game) => void) {
  // By the turns themselves: nodes are numbered anew when variations are moved.
  const [judged, setJudged] = createSignal(readReview(game(), readStored('tab', 'review')));
  const [progress, setProgress] = createSignal<{ readonly done: number; readonly of: number } | null>(null);
  const [lost, setLost] = createSignal(false);
  // Kept in this tab beside the game, each time that nothing more is being judged.
  createEffect(
    on(
      () => (progress() ? null : judged()),
      (found) => found && writeStored('tab', 'review', writeReview(game(), found)),
      { defer: true },
    ),
  );
  const judgedAt = (node: number): Judged | null => {
    const turn = game().nodes[node]?.turn;
    return (turn && judged().get(turn)) ?? null;
  };
  /** The line that is looked at, from its first turn to its last. */
  const line = createMemo(() => lineOf(game()).slice(1));
  const judgedLine = createMemo((): readonly JudgedTurn[] =>
    line().flatMap((node) => {
      const found = judgedAt(node);
      return found ? [{ node, ...found }] : [];
    }),
  );
  /** Whether the whole line has been judged. */
  const isWhole = createMemo(() => line().length > 0 && judgedLine().length === line().length);
  /** The turn that the game turned on; null until all is judged, and where there is none. */
  const winner = (): Side | null => outcomeOf(game(), line().at(-1))?.winner ?? null;
  const decisive = createMemo(() => (isWhole() ? decisiveTurn(judgedLine(), winner()) : null));
  /** Who lost it without such a turn; null until all is judged, and where nobody did. */
  const slid = createMemo(() => (isWhole() ? slidAway(judgedLine(), winner()) : null));
  /** Its turns that gave something away, in order. */
  const mistakes = createMemo(() =>
    judgedLine()
      .filter(({ reviewed }) => reviewed.verdict !== 'good')
      .map(({ node }) => node),
  );
  const graph = createMemo((): readonly GraphPoint[] =>
    judgedLine().map(({ node, side, reviewed }) => ({ node, chance: whiteChance(reviewed.played.score, side) })),
  );

  let end = (): void => undefined;
  function run(only: readonly number[] | null): void {
    const asked = game();
    setLost(false);
    setProgress({ done: 0, of: only ? 1 : line().length });
    end = analyst.review(asked, only, LIMITS, {
      onReviewed(reviewed, done, of) {
        const { turn, parent = 0 } = asked.nodes[reviewed.node] ?? {};
        if (!turn) return;
        const side = positionOf(asked, parent).toPlay;
        setJudged(new Map(judged()).set(turn, { side, reviewed }));
        if (!only) setProgress({ done, of });
        mark(turn, MARK[reviewed.verdict]);
      },
      onOver() {
        setProgress(null);
        const found = only ? null : decisive();
        // A reader who has gone elsewhere in the meantime stays there.
        if (found && game().at === asked.at) setGame(goTo(game(), found.node));
      },
      onLost() {
        setProgress(null);
        setLost(true);
      },
    });
  }

  /** Marks a turn that has no mark yet. */
  function mark(turn: Turn, number: number | null): void {
    const node = game().nodes.findIndex((each) => each.turn === turn);
    const nags = game().nodes[node]?.nags ?? [];
    if (number !== null && node > 0 && !nags.some((nag) => nag in MARKS))
      setGame(annotate(game(), { nags: [number, ...nags] }, node));
  }

  return {
    ...{ judgedAt, judgedLine, line, mistakes, decisive, slid, isWhole, graph, progress, lost },
    /** Whether there is a review to be seen. */
    hasBegun: createMemo(() => progress() !== null || judgedLine().length > 1),
    reviewAll: () => run(null),
    reviewTurn: (node: number) => run([node]),
    stop: () => end(),
    forget: () => setJudged(new Map()),
  };
}

/** The sign of a verdict, as it stands beside a turn; empty for a good one. */
export const signOf = (verdict: Verdict): string => MARKS[MARK[verdict] ?? 0] ?? '';

/** The nodes of the line through where a game stands, the first position included. */
export const lineOf = (game: Game): readonly number[] => {
  const end = game.ahead[0] ?? game.at;
  return pathTo(game, endOfLine(game, end));
};

/** How many good turns, inaccuracies, mistakes and blunders each side made. */
export function countVerdicts(judged: readonly Judged[]): Readonly<Record<Side, Readonly<Record<Verdict, number>>>> {
  const count = (side: Side, verdict: Verdict): number =>
    judged.filter((each) => each.side === side && each.reviewed.verdict === verdict).length;
  const of = (side: Side) => ({
    good: count(side, 'good'),
    inaccuracy: count(side, 'inaccuracy'),
    mistake: count(side, 'mistake'),
    blunder: count(side, 'blunder'),
  });
  return { white: of('white'), black: of('black') };
}

/** Whether a game is over at the end of the line that is looked at. */
export const isOver = (game: Game): boolean => outcomeOf(game, lineOf(game).at(-1)) !== null;

import type { Limits, Reviewed, Verdict } from '@merellier/engine';
import { annotate, endOfLine, type Game, outcomeOf, pathTo, positionOf, type Side, type Turn } from '@merellier/rules';
import { createMemo, createSignal } from 'solid-js';
import type { Analyst } from '../../analyst/analyst.ts';
import { MARKS } from '../../turn-rows.ts';
import { whiteChance } from './evaluation.ts';

/** For each position of a game; for one turn that is asked about alone there is more time. */
const LIMITS: Limits = { millis: 300 };
const ONE_LIMITS: Limits = { millis: 1500 };

/** The mark that a turn gets, by its PGN number. */
const MARK: Readonly<Record<Verdict, number | null>> = { good: null, inaccuracy: 6, mistake: 2, blunder: 4 };

/** One point of the graph: after this turn, White's chance to win (draws counted half). */
export interface GraphPoint {
  readonly node: number;
  readonly chance: number;
}

/** A turn that was judged: by whom it was played, and what was found. */
export interface Judged {
  readonly side: Side;
  readonly reviewed: Reviewed;
}

/** The judgements on a game's turns, and the review that makes them. */
export type Review = ReturnType<typeof createReview>;

export function createReview(analyst: Analyst, game: () => Game, setGame: (game: Game) => void) {
  // By the turns themselves: nodes are numbered anew when variations are moved.
  const [judged, setJudged] = createSignal<ReadonlyMap<Turn, Judged>>(new Map());
  const [progress, setProgress] = createSignal<{ readonly done: number; readonly of: number } | null>(null);
  const [lost, setLost] = createSignal(false);
  const judgedAt = (node: number): Judged | null => {
    const turn = game().nodes[node]?.turn;
    return (turn && judged().get(turn)) ?? null;
  };
  /** The line that is looked at, from its first turn to its last. */
  const line = createMemo(() => lineOf(game()).slice(1));
  /** Its turns that gave something away, in order. */
  const mistakes = createMemo(() =>
    line().filter((node) => {
      const found = judgedAt(node)?.reviewed;
      return found !== undefined && (found.verdict !== 'good' || found.turningPoint);
    }),
  );
  const graph = createMemo((): readonly GraphPoint[] =>
    line().flatMap((node) => {
      const found = judgedAt(node);
      return found ? [{ node, chance: whiteChance(found.reviewed.played.score, found.side) }] : [];
    }),
  );

  let end = (): void => undefined;
  function run(only: readonly number[] | null): void {
    const asked = game();
    setLost(false);
    setProgress({ done: 0, of: only ? 1 : line().length });
    end = analyst.review(asked, only, only ? ONE_LIMITS : LIMITS, {
      onReviewed(reviewed, done, of) {
        const { turn, parent = 0 } = asked.nodes[reviewed.node] ?? {};
        if (!turn) return;
        const side = positionOf(asked, parent).toPlay;
        setJudged(new Map(judged()).set(turn, { side, reviewed }));
        if (!only) setProgress({ done, of });
        mark(turn, MARK[reviewed.verdict]);
      },
      onOver: () => setProgress(null),
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
    ...{ judgedAt, line, mistakes, graph, progress, lost },
    /** Whether the whole line has been judged. */
    isWhole: createMemo(() => line().length > 0 && line().every((node) => judgedAt(node) !== null)),
    reviewAll: () => run(null),
    reviewTurn: (node: number) => run([node]),
    stop: () => end(),
    forget: () => setJudged(new Map()),
  };
}

/** The nodes of the line through where a game stands, the first position included. */
export const lineOf = (game: Game): readonly number[] => {
  const end = game.ahead[0] ?? game.at;
  return pathTo(game, endOfLine(game, end));
};

/** How many inaccuracies, mistakes and blunders each side made. */
export function countVerdicts(
  judged: readonly Judged[],
): Readonly<Record<Side, Readonly<Record<Exclude<Verdict, 'good'>, number>>>> {
  const count = (side: Side, verdict: Verdict): number =>
    judged.filter((each) => each.side === side && each.reviewed.verdict === verdict).length;
  const of = (side: Side) => ({
    inaccuracy: count(side, 'inaccuracy'),
    mistake: count(side, 'mistake'),
    blunder: count(side, 'blunder'),
  });
  return { white: of('white'), black: of('black') };
}

/** Whether a game is over at the end of the line that is looked at. */
export const isOver = (game: Game): boolean => outcomeOf(game, lineOf(game).at(-1)) !== null;

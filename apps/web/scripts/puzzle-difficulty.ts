import { type Engine, LEVELS, type Level, type Random, rankOf, rootOf, type SearchLine } from '@merellier/engine';
import { newGame, type Position, type Turn } from '@merellier/rules';
import type { Difficulty, Grade } from '../src/puzzles/puzzle.ts';

/** What was measured of a puzzle. */
export interface Measured extends Difficulty {
  /** The chance of each level to find the turn. */
  readonly levels: readonly number[];
  /** What the longest search made of the position, without tables. */
  readonly seen: 'win' | 'loss' | 'open';
  /** The turn it would play. */
  readonly turn: Turn | null;
  /** Other turns, those first that look best at first sight. */
  readonly tempting: readonly Turn[];
}

/** Nodes of the search that all fallible levels share, and of the four that play their best: fewer than they have in games. */
const SHARED_NODES = 2500;
const STRONG_NODES: readonly number[] = [1000, 2000, 4000, 8000];
const DEEPEST = 15;
/** How often the errors of a fallible level are drawn. */
const SAMPLES = 24;
const MOST_LINES = 60;
/** Grades end where so many halves of the ten levels find the turn. */
const GRADES: readonly (readonly [least: number, grade: Grade])[] = [
  [16, 1],
  [13, 2],
  [9, 3],
  [4, 4],
];

/** How hard a puzzle is that so many halves of the ten levels find. */
export const gradeFor = (found: number): Grade => GRADES.find(([least]) => found >= least)?.[1] ?? 5;

/** Which levels find a turn, and at what depth a search sees it. */
export function measure(engine: Engine, position: Position, best: Turn, random: Random): Measured {
  const { rules } = engine;
  const root = rootOf(newGame(rules, position));
  const isBest = (turn: Turn | null | undefined): boolean => turn != null && rules.same(turn, best);
  engine.clear();
  const byDepth: (readonly SearchLine[])[] = [];
  const lines = Math.min(rules.turns(position).length, MOST_LINES);
  const limits = { depth: 5, nodes: SHARED_NODES };
  const shared = engine.search(root, limits, { lines, onInfo: (now) => (byDepth[now.depth] = now.lines) });
  byDepth[0] ??= shared.lines;
  const weak = LEVELS.slice(0, 6).map((level) => {
    const seen = byDepth[Math.min(level.depth, byDepth.length - 1)] ?? shared.lines;
    return chance(engine, position, level, seen, isBest, random);
  });
  engine.clear();
  const infos: { readonly nodes: number; readonly depth: number; readonly turn: Turn | null }[] = [];
  const last = engine.search(
    root,
    { depth: DEEPEST, nodes: STRONG_NODES.at(-1) as number },
    { onInfo: ({ nodes, depth, turn }) => infos.push({ nodes, depth, turn }) },
  );
  const strong = STRONG_NODES.map((nodes) => {
    const reached = infos.filter((info) => info.nodes <= nodes).at(-1) ?? infos[0];
    return isBest(reached?.turn) ? 1 : 0;
  });
  const levels = [...weak, ...strong];
  const sum = levels.reduce((all, each) => all + each, 0);
  const wrongAt = infos.filter(({ turn }) => !isBest(turn)).at(-1)?.depth ?? 0;
  const [first] = last.lines;
  const early = byDepth[2] ?? byDepth[1] ?? shared.lines;
  return {
    ...{ levels, found: Math.round(2 * sum), seenAt: isBest(last.turn) ? Math.min(DEEPEST, wrongAt + 1) : null },
    grade: gradeFor(Math.round(2 * sum)),
    seen: first?.score.kind === 'win' ? 'win' : first?.score.kind === 'loss' ? 'loss' : 'open',
    turn: last.turn,
    tempting: early.flatMap(({ turns: [turn] }) => (turn && !isBest(turn) ? [turn] : [])),
  };
}

/** How likely a level that overlooks and misjudges plays a turn: see `choose.ts` of the engine. */
function chance(
  engine: Engine,
  position: Position,
  level: Level,
  lines: readonly SearchLine[],
  isBest: (turn: Turn | undefined) => boolean,
  random: Random,
): number {
  const overlooks = Math.min(0.9, (level.overlooks * 12) / Math.max(1, lines.length));
  const glances = lines.map(({ turns: [turn] }) => engine.glance(position, turn as Turn));
  let found = 0;
  for (let i = 0; i < SAMPLES; i++) {
    let most = Number.NEGATIVE_INFINITY;
    let played: Turn | undefined;
    for (const [j, { turns, score }] of lines.entries()) {
      const { centimen, takes } = glances[j] as (typeof glances)[number];
      let value = random() < overlooks ? centimen : Math.max(-2000, Math.min(2000, rankOf(score)));
      if (random() < level.misses && takes) value -= 300;
      value += level.misjudges * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
      if (value <= most) continue;
      most = value;
      played = turns[0];
    }
    if (isBest(played)) found++;
  }
  return found / SAMPLES;
}

/** Spearman's rank correlation; equal values share their rank. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const mean = (a.length - 1) / 2;
  let [both, one, other] = [0, 0, 0];
  for (const [i, rank] of x.entries()) {
    const [dx, dy] = [rank - mean, (y[i] as number) - mean];
    both += dx * dy;
    one += dx * dx;
    other += dy * dy;
  }
  return both / Math.sqrt(one * other);
}

function ranksOf(values: readonly number[]): readonly number[] {
  const order = values.map((_, i) => i).sort((i, j) => (values[i] as number) - (values[j] as number));
  const ranks: number[] = [];
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && values[order[to] as number] === values[order[from] as number]) to++;
    for (let i = from; i < to; i++) ranks[order[i] as number] = (from + to - 1) / 2;
    from = to;
  }
  return ranks;
}

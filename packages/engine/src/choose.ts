import type { RuleSet, Turn } from '@merellier/rules';
import type { Clock } from './clock.ts';
import { Effort } from './effort.ts';
import type { GameEngine, Hooks, Limits, SearchLine, SearchResult } from './game-engine.ts';
import { type Level, levelOf } from './levels.ts';
import type { ProbedTurn } from './probe.ts';
import type { Random } from './random.ts';
import { lineOf, nowOf, type Root } from './root.ts';
import { isExact, rankOf } from './score.ts';
import { finish, finishResting, type Resting, type Thinking } from './thinking.ts';

/** How a level is to choose a turn. */
export interface Choosing {
  /** Source of its random choices: the same numbers give the same turn, unless time runs out first. */
  readonly random: Random;
  readonly now?: () => number;
  /** Asked about once a millisecond; once it returns true, the best turn so far is played. */
  readonly shouldStop?: () => boolean;
  readonly onInfo?: (result: SearchResult) => void;
  /** The most milliseconds to think; needs `now`. The last level needs this or a clock, and takes 3 seconds without. */
  readonly millis?: number;
  /** The clock of the side to play; needs `now`. */
  readonly clock?: Clock;
  /** Exact values of all turns of the root, for the levels that use them: see {@link Hooks.turns}. */
  readonly turns?: readonly ProbedTurn[];
}

/** Turns of either side at the start of a game in which a strong level still plays what is nearly as good as the best. */
const OPENING = 8;
/**
 * In the first of them it plays any of its best turns that is not worse by more hundredths of a man than this, and a
 * fallible level misjudges by so many at least: no level begins all its games alike.
 */
const FIRST_TURNS = 4;
const MOST_LOST = 35;
const LEAST_MISJUDGED = 18;
/** The weakest level that uses exact values. */
const EXACT_FROM = 9;
/** How many of its best turns a strong level then chooses from. */
const CHOICES = 5;
const DEFAULT_MILLIS = 3000;
/** Turns that a fallible level judges one by one: some house rule sets have thousands in a position. */
const MOST_CONSIDERED = 120;
/** What a turn loses in value when the level does not notice that it takes a man: more than it can gain otherwise. */
const UNNOTICED = 300;
/** Even the level that overlooks most looks at some answers. */
const MOST_OVERLOOKED = 0.9;

/**
 * The turn that a level plays; null where there is none: the game is over, or a throw is awaited.
 *
 * @example
 * ```ts
 * import { chooseTurn, Engine, randomFrom, rootOf } from '@merellier/engine';
 * import { play } from '@merellier/rules';
 * import { writeTurn } from '@merellier/rules/notation';
 *
 * const game = play('marelle').setUp('W:Wa1,d1,e3:Bb4,c3,f2:H2,2');
 * const now = () => performance.now();
 * const turn = chooseTurn(new Engine(game.rules), rootOf(game.record()), 5, { random: randomFrom(1), now });
 * if (turn) console.log(game.turns().includes(writeTurn(game.rules, game.position, turn))); // true
 * ```
 */
export function chooseTurn(engine: GameEngine, root: Root, level: number, choosing: Choosing): Turn | null {
  return finish(choose(engine, root, levelOf(level, engine.rules), choosing));
}

/** The same, but yields to other work while it thinks: see `finishResting`. */
export function chooseTurnAsync(
  engine: GameEngine,
  root: Root,
  level: number,
  choosing: Choosing & Resting,
): Promise<Turn | null> {
  return finishResting(choose(engine, root, levelOf(level, engine.rules), choosing), choosing);
}

function* choose(engine: GameEngine, root: Root, level: Level, choosing: Choosing): Thinking<Turn | null> {
  const turns = engine.rules.turns(nowOf(root));
  const only = turns[0];
  if (only === undefined || turns.length === 1) return only ?? null;
  const { overlooks, misses, misjudges } = level;
  const fallible = overlooks > 0 || misses > 0 || misjudges > 0;
  return fallible
    ? yield* chooseFallibly(engine, root, level, choosing)
    : yield* chooseWell(engine, root, level, choosing);
}

const hooksOf = ({ now, shouldStop, onInfo, turns }: Choosing): Hooks => ({
  ...(turns && { turns }),
  ...(now && { now }),
  ...(shouldStop && { shouldStop }),
  ...(onInfo && { onInfo }),
});

function limitsOf({ depth, nodes }: Level, { millis, clock, now }: Choosing): Limits {
  const all = nodes === Number.POSITIVE_INFINITY && clock === undefined && millis === undefined;
  const most = all && now ? DEFAULT_MILLIS : millis;
  return {
    depth,
    ...(nodes !== Number.POSITIVE_INFINITY && { nodes }),
    ...(most !== undefined && { millis: most }),
    ...(clock && { clock }),
  };
}

/** The same, but a search that takes all of a fixed time ends before where the turn is easy to find. */
function eased(rules: RuleSet, { millis, nodes, clock }: Limits, hooks: Hooks): Hooks {
  const { now, shouldStop, onInfo } = hooks;
  if (!now || millis === undefined || nodes !== undefined || clock) return hooks;
  const start = now();
  const effort = new Effort(rules);
  return {
    ...hooks,
    shouldStop: () => shouldStop?.() === true || now() - start >= effort.part * millis,
    onInfo(result) {
      effort.note(result);
      onInfo?.(result);
    },
  };
}

const isFirst = (root: Root): boolean => lineOf(root).played.length < FIRST_TURNS;

/** Plays the best turn it finds; in the opening, now and then one that is nearly as good. */
function* chooseWell(engine: GameEngine, root: Root, level: Level, choosing: Choosing): Thinking<Turn | null> {
  const opening = lineOf(root).played.length < OPENING;
  const lines = opening ? CHOICES : 1;
  const exact = level.number >= EXACT_FROM;
  const limits = limitsOf(level, choosing);
  const result = yield* engine.think(root, limits, { ...eased(engine.rules, limits, hooksOf(choosing)), lines, exact });
  const best = result.lines[0];
  if (!best) return null;
  // Exact values are often equal: the order says which turn is better.
  if (isExact(best.score)) return engine.twin(root, best.turns[0] as Turn, choosing.random);
  const most = isFirst(root) ? Math.max(level.variety, MOST_LOST) : level.variety;
  const good = result.lines.filter(({ score }) => rankOf(best.score) - rankOf(score) <= most);
  const chosen = good[Math.floor(choosing.random() * good.length)] ?? best;
  return engine.twin(root, chosen.turns[0] as Turn, choosing.random);
}

/** Judges every turn, some at first sight only, all of them a little wrongly, and plays the one that seems best. */
function* chooseFallibly(engine: GameEngine, root: Root, level: Level, choosing: Choosing): Thinking<Turn | null> {
  const { random } = choosing;
  const position = nowOf(root);
  const lines = Math.min(engine.rules.turns(position).length, MOST_CONSIDERED);
  const hooks = { ...hooksOf(choosing), lines, exact: false };
  const result = yield* engine.think(root, limitsOf(level, choosing), hooks);
  const overlooks = Math.min(MOST_OVERLOOKED, (level.overlooks * 12) / Math.max(1, result.lines.length));
  const misjudges = isFirst(root) ? Math.max(level.misjudges, LEAST_MISJUDGED) : level.misjudges;
  let best: SearchLine | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const line of result.lines) {
    const glance = engine.glance(position, line.turns[0] as Turn);
    const [overlooked, missed] = [random() < overlooks, random() < level.misses];
    const error = misjudges * normal(random);
    let value = overlooked ? glance.centimen : Math.max(-2000, Math.min(2000, rankOf(line.score)));
    if (missed && glance.takes) value -= UNNOTICED;
    value += error;
    if (value > most) {
      most = value;
      best = line;
    }
  }
  return best ? engine.twin(root, best.turns[0] as Turn, random) : null;
}

/** A number of the normal distribution with spread 1 (Box and Muller). */
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

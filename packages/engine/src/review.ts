import {
  addTurn,
  endOfLine,
  type Game,
  goTo,
  outcomeOf,
  pathTo,
  positionOf,
  type Reason,
  type Turn,
} from '@merellier/rules';
import { chanceOf } from './chance-of.ts';
import type { GameEngine, Hooks, Limits, SearchLine } from './game-engine.ts';
import { letsClose, provedReasons } from './reasons/against.ts';
import { agrees } from './reasons/agrees.ts';
import { takesMen } from './reasons/lead.ts';
import { isSaid } from './reasons/measured.ts';
import { reasonsFor } from './reasons/reasons.ts';
import type { Refutation } from './reasons/refutation.ts';
import { refute } from './reasons/refute.ts';
import { lineOf, nowOf, type Root, rootOf } from './root.ts';
import { rankOf, type Score } from './score.ts';
import { finish, finishResting, type Resting, type Thinking } from './thinking.ts';

/** How much a turn gave away. */
export type Verdict = 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** The judgement of one turn of a finished game. */
export interface Reviewed {
  /** The node of the game to which the turn led. */
  readonly node: number;
  readonly turn: Turn;
  /** The lines that begin with the best turn and with the turn played, from the point of view of the side that played. */
  readonly best: SearchLine;
  readonly played: SearchLine;
  /** The chance to win that it gave away, draws counted half: 0 to 1. */
  readonly cost: number;
  readonly verdict: Verdict;
  /** Whether the likely result is another one after this turn: a turning point of the game. */
  readonly turningPoint: boolean;
  /** Why the best turn was better. */
  readonly reasons: readonly Reason[];
  /** Why the turn played was worse; for a good one, what it does. */
  readonly against: readonly Reason[];
  /** What shows that a turn was worse, as turns to be played; null for a good one. */
  readonly refutation: Refutation | null;
}

/** How much chance to win a turn must give away for each verdict. */
const BLUNDER = 0.4;
const MISTAKE = 0.25;
const INACCURACY = 0.15;
/**
 * In so many turns of either side at the beginning of a game, estimates go up and down by more than an inaccuracy where tables
 * know that nothing has changed: as long as nothing is proved, only what costs more is a fault there.
 */
const FIRST_TURNS = 6;
const resultOf = (score: Score): number => {
  const chance = chanceOf(score);
  return chance > 0.8 ? 1 : chance < 0.2 ? -1 : 0;
};

const isFirst = (root: Root): boolean => lineOf(root).played.length < FIRST_TURNS;
const isDecided = ({ kind }: Score): boolean => kind === 'win' || kind === 'loss';

const verdictOf = (cost: number): Verdict =>
  cost >= BLUNDER ? 'blunder' : cost >= MISTAKE ? 'mistake' : cost >= INACCURACY ? 'inaccuracy' : 'good';

/** Reviews the line through where the game stands, turn by turn: `limits` are for one position. Positions as they come. */
export function reviewGame(
  engine: GameEngine,
  game: Game,
  limits: Limits,
  hooks: ReviewHooks = {},
): readonly Reviewed[] {
  return finish(review(engine, game, limits, hooks));
}

/** The same, but yields to other work while it thinks: see `finishResting`. */
export function reviewGameAsync(
  engine: GameEngine,
  game: Game,
  limits: Limits,
  hooks: ReviewHooks & Resting,
): Promise<readonly Reviewed[]> {
  return finishResting(review(engine, game, limits, hooks), hooks);
}

export interface ReviewHooks extends Pick<Hooks, 'now' | 'shouldStop'> {
  /** The nodes whose turns to review; by default all of the line. */
  readonly only?: readonly number[];
  /** Called after each turn. */
  readonly onReviewed?: (reviewed: Reviewed, done: number, of: number) => void;
}

function* review(engine: GameEngine, game: Game, limits: Limits, hooks: ReviewHooks): Thinking<readonly Reviewed[]> {
  const path = pathTo(game, endOfLine(game, game.ahead[0] ?? game.at));
  const reviews: Reviewed[] = [];
  for (let i = 1; i < path.length && !hooks.shouldStop?.(); i++) {
    const [before, node] = [path[i - 1] as number, path[i] as number];
    const root = rootOf(game, before);
    const turn = game.nodes[node]?.turn;
    if (!turn || (hooks.only && !hooks.only.includes(node))) continue;
    // What was thought before would tip verdicts: a turn is judged alike alone and in its game.
    engine.clear();
    // The throw that stood is kept with the turn.
    const dice = game.nodes[node]?.dice ?? null;
    const thrown =
      dice && game.rules.awaitsThrow(nowOf(root))
        ? { line: lineOf(root), now: game.rules.throwDice(nowOf(root), dice) }
        : root;
    const result = yield* engine.think(thrown, limits, hooks);
    const found = result.lines[0];
    const first = found?.turns[0];
    if (!found || !first) continue;
    const isBest = game.rules.same(first, turn);
    const answer = isBest ? found : yield* judge(engine, game, node, turn, limits, hooks);
    // Seen from equally far: a search from the position before looks one turn less ahead, and estimates go up and down by turns.
    const other = isBest ? null : addTurn(goTo(game, before), first, dice);
    const best = other
      ? { ...found, score: (yield* judge(engine, other, other.at, first, limits, hooks)).score }
      : found;
    const lines = isBest ? null : yield* shown(engine, thrown, best, answer, hooks);
    const reviewed = judged(game, node, turn, thrown, lines ?? { best, played: answer, refutation: null });
    reviews.push(reviewed);
    hooks.onReviewed?.(reviewed, i, path.length - 1);
  }
  return reviews;
}

interface Lines {
  readonly best: SearchLine;
  readonly played: SearchLine;
  readonly refutation: Refutation | null;
}

/** The two lines of a turn that was worse, and what shows it; a game that is proved to be won or lost has that value. */
function* shown(
  engine: GameEngine,
  root: Root,
  best: SearchLine,
  played: SearchLine,
  hooks: Pick<Hooks, 'now' | 'shouldStop'>,
): Thinking<Lines> {
  if (chanceOf(best.score) - chanceOf(played.score) < INACCURACY) return { best, played, refutation: null };
  const refutation = yield* refute(engine, { root, best, played }, hooks);
  if (refutation?.by !== 'proof' || refutation.end.kind !== 'win' || refutation.turns === null)
    return { best, played, refutation };
  const { turns } = refutation;
  return refutation.about === 'played'
    ? { best, played: { ...played, score: { kind: 'loss', turns } }, refutation }
    : { best: { ...best, score: { kind: 'win', turns } }, played, refutation };
}

function judged(game: Game, node: number, turn: Turn, root: Root, { best, played, refutation }: Lines): Reviewed {
  const { rules } = game;
  const first = best.turns[0];
  const isBest = first !== undefined && rules.same(first, turn);
  const lost = Math.max(0, chanceOf(best.score) - chanceOf(played.score));
  const cost = lost < MISTAKE && isFirst(root) && !isDecided(best.score) && !isDecided(played.score) ? 0 : lost;
  const proved = refutation ? provedReasons(rules, nowOf(root), refutation) : [];
  const scoresOf = (which: Refutation['about']): readonly [Score, Score] =>
    which === 'played' ? [played.score, best.score] : [best.score, played.score];
  const about = (which: Refutation['about']): readonly Reason[] =>
    refutation?.about === which
      ? proved.filter((reason) => isSaid(rules, reason) && agrees(reason, ...scoresOf(which)))
      : [];
  // Men are told of where it is proved that the other turn does not win, or lose, them as well.
  const told = (line: SearchLine): readonly Reason[] =>
    reasonsFor(rules, root, line).filter(({ reason }) => cost < INACCURACY || !reason.endsWith('-men'));
  const explains = (reason: Reason): boolean =>
    reason.reason !== 'leaves-mill-open' || !first || !letsClose(rules, nowOf(root), first, reason.mill);
  return {
    ...{ node, turn, best, played, cost, verdict: verdictOf(cost), refutation },
    turningPoint: cost >= INACCURACY && resultOf(best.score) !== resultOf(played.score),
    reasons: isBest ? [] : withoutTwins([...about('better'), ...told(best)]),
    against: isBest ? [] : withoutTwins([...about('played'), ...told(played).filter(explains)]),
  };
}

/** What is proved goes before what is said of the line; of two reasons of a kind the first is said. */
const withoutTwins = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter(({ reason }, i) => reasons.findIndex((other) => other.reason === reason) === i);

/** The line that begins with the turn that was played, seen by the side that played it. */
function* judge(
  engine: GameEngine,
  game: Game,
  node: number,
  turn: Turn,
  limits: Limits,
  hooks: ReviewHooks,
): Thinking<SearchLine> {
  const outcome = outcomeOf(game, node);
  const side = positionOf(game, game.nodes[node]?.parent ?? 0).toPlay;
  if (outcome) {
    const score: Score =
      outcome.winner === null ? { kind: 'draw' } : { kind: outcome.winner === side ? 'win' : 'loss', turns: 1 };
    return { turns: [turn], score, depth: 1 };
  }
  const position = game.nodes[node]?.position as ReturnType<typeof positionOf>;
  const result = yield* engine.think({ line: lineOf(rootOf(game, node)), now: position }, limits, hooks);
  const line = result.lines[0];
  if (!line) throw new Error('a game that goes on has a value');
  const same = position.toPlay === side;
  const score = onward(line.score, same, takesMen(turn));
  return { turns: [turn, ...line.turns], score, depth: line.depth + 1 };
}

/** A score one turn earlier, by a turn that may have taken a man: for the other side, unless the same plays on. */
function onward(score: Score, same: boolean, takes: boolean): Score {
  if (score.kind === 'draw') return score;
  if (score.kind === 'chances') return same ? score : { kind: 'chances', win: score.loss, loss: score.win };
  if (score.kind === 'estimate') return same ? score : { kind: 'estimate', centimen: 0 - rankOf(score) };
  if (score.kind === 'win' || score.kind === 'loss')
    return { kind: same === (score.kind === 'win') ? 'win' : 'loss', turns: score.turns + 1 };
  const { distance, beyondLimit } = score;
  const kind = same === (score.kind === 'exact-win') ? 'exact-win' : 'exact-loss';
  return { kind, distance: takes ? 1 : distance === null ? null : distance + 1, beyondLimit };
}

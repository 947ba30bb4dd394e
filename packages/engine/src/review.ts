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
import type { Engine, Hooks, Limits, SearchLine } from './engine.ts';
import { reasonsFor } from './reasons.ts';
import { lineOf, nowOf, rootOf } from './root.ts';
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
  /** Why the turn played was worse. */
  readonly against: readonly Reason[];
}

/** How much chance to win a turn must give away for each verdict. */
const BLUNDER = 0.4;
const MISTAKE = 0.25;
const INACCURACY = 0.15;
/** Hundredths of a man that make a win e times as likely as a loss: as the evaluations were tuned. */
const SCALE = 150;

/** The chance to win that a score stands for, a draw counted half; so is a win that a draw rule spoils. */
export function chanceOf(score: Score): number {
  if (score.kind === 'estimate') return 1 / (1 + Math.exp(-score.centimen / SCALE));
  if (score.kind === 'chances') return (1 + score.win - score.loss) / 2;
  if (score.kind === 'draw' || ('beyondLimit' in score && score.beyondLimit)) return 0.5;
  return score.kind === 'win' || score.kind === 'exact-win' ? 1 : 0;
}

/** Hundredths of a man that an estimate of this chance to win would tell, 0 to 1. */
export function centimenOf(chance: number): number {
  const kept = Math.min(MOST_CHANCE, Math.max(1 - MOST_CHANCE, chance));
  return Math.round(SCALE * Math.log(kept / (1 - kept)));
}
/** A chance that counts 1,382 hundredths of a man. */
const MOST_CHANCE = 0.9999;

const resultOf = (score: Score): number => {
  const chance = chanceOf(score);
  return chance > 0.8 ? 1 : chance < 0.2 ? -1 : 0;
};

const verdictOf = (cost: number): Verdict =>
  cost >= BLUNDER ? 'blunder' : cost >= MISTAKE ? 'mistake' : cost >= INACCURACY ? 'inaccuracy' : 'good';

/** Reviews the line through where the game stands, turn by turn: `limits` are for one position. Positions as they come. */
export function reviewGame(engine: Engine, game: Game, limits: Limits, hooks: ReviewHooks = {}): readonly Reviewed[] {
  return finish(review(engine, game, limits, hooks));
}

/** The same, but yields to other work while it thinks: see `finishResting`. */
export function reviewGameAsync(
  engine: Engine,
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

function* review(engine: Engine, game: Game, limits: Limits, hooks: ReviewHooks): Thinking<readonly Reviewed[]> {
  const path = pathTo(game, endOfLine(game, game.ahead[0] ?? game.at));
  const reviews: Reviewed[] = [];
  for (let i = 1; i < path.length && !hooks.shouldStop?.(); i++) {
    const [before, node] = [path[i - 1] as number, path[i] as number];
    const root = rootOf(game, before);
    const turn = game.nodes[node]?.turn;
    if (!turn || (hooks.only && !hooks.only.includes(node))) continue;
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
    const cost = Math.max(0, chanceOf(best.score) - chanceOf(answer.score));
    const reviewed: Reviewed = {
      node,
      turn,
      best,
      played: answer,
      cost,
      verdict: verdictOf(cost),
      turningPoint: cost >= INACCURACY && resultOf(best.score) !== resultOf(answer.score),
      reasons: isBest ? [] : reasonsFor(game.rules, thrown, best),
      against: isBest ? [] : reasonsFor(game.rules, thrown, answer),
    };
    reviews.push(reviewed);
    hooks.onReviewed?.(reviewed, i, path.length - 1);
  }
  return reviews;
}

/** The line that begins with the turn that was played, seen by the side that played it. */
function* judge(
  engine: Engine,
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

const takesMen = (turn: Turn): boolean =>
  'captures' in turn && Array.isArray(turn.captures) && turn.captures.length > 0;

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

import { chanceOf } from '@merellier/engine';
import { other, type Side } from '@merellier/rules';
import { whiteChance } from '../lines/evaluation.ts';
import type { JudgedTurn } from './judged.ts';

/** From this chance on a game counts as won. */
const WON = 0.8;

/** The turn that a game turned on. */
export interface Decisive {
  readonly node: number;
  /** Who played it. */
  readonly side: Side;
  /** Whether the game was lost by it, or only a win let go. */
  readonly lost: boolean;
}

/**
 * The turn that decided a game: the last after which the loser could no longer hold it, or, in one that nobody won, the last
 * that let a win go. `judged` are the turns of the line in order; `winner` is null for a draw, and where the game goes on:
 * then the side that stands to win at its end counts. Null where no turn gave enough away.
 */
export function decisiveTurn(judged: readonly JudgedTurn[], winner: Side | null): Decisive | null {
  const won = winner ?? standsToWin(judged);
  if (won === null) return lastOf(judged, null, (best, played) => best >= WON && played < WON);
  const side = other(won);
  return (
    lastOf(judged, side, (best, played) => best > 1 - WON && played <= 1 - WON) ??
    // Little by little: the turn that cost most.
    worstOf(judged, side)
  );
}

/**
 * Who lost a game that no turn decided: each gave away too little to be a mistake, and all together the game. Null where one did
 * decide it, where the first position was lost already, and where the last one is not.
 */
export function slidAway(judged: readonly JudgedTurn[], winner: Side | null): Side | null {
  const won = standsToWin(judged);
  const [first] = judged;
  if (!first || won === null || (winner !== null && winner !== won) || decisiveTurn(judged, won)) return null;
  const chance = whiteChance(first.reviewed.best.score, first.side);
  return (won === 'white' ? chance < WON : chance > 1 - WON) ? other(won) : null;
}

function standsToWin(judged: readonly JudgedTurn[]): Side | null {
  const last = judged.at(-1);
  if (!last) return null;
  const chance = whiteChance(last.reviewed.played.score, last.side);
  return chance >= WON ? 'white' : chance <= 1 - WON ? 'black' : null;
}

function lastOf(
  judged: readonly JudgedTurn[],
  side: Side | null,
  turns: (best: number, played: number) => boolean,
): Decisive | null {
  const found = judged.findLast(
    ({ side: own, reviewed: { verdict, best, played } }) =>
      verdict !== 'good' && (side === null || own === side) && turns(chanceOf(best.score), chanceOf(played.score)),
  );
  return found ? { node: found.node, side: found.side, lost: side !== null } : null;
}

function worstOf(judged: readonly JudgedTurn[], side: Side): Decisive | null {
  const own = judged.filter((each) => each.side === side && each.reviewed.verdict !== 'good');
  const worst = own.reduce<JudgedTurn | null>(
    (most, each) => (most && most.reviewed.cost >= each.reviewed.cost ? most : each),
    null,
  );
  return worst && { node: worst.node, side, lost: true };
}

import { type MillPosition, MillRuleSet, type Position, type RuleSet } from '@merellier/rules';
import { countBits } from '@merellier/rules/kernel';
import { type DrawnLike, knowsDraws, type Outcomes, outcomesBy } from './mill/draw-chances.ts';
import { DRAW_WEIGHTS } from './mill/draw-weights.ts';
import type { Score } from './score.ts';

export type { Outcomes };

/**
 * How likely a win, a draw and a loss are for the side to play, by what a search thinks of a position, if nobody errs: a lead of two men may be a won
 * game or a dead draw. What is forced or exact is certain. Null for an estimate of a rule set for which this was not measured: all but the
 * marelle and those that play as it does.
 *
 * @example
 * ```ts
 * import { outcomesOf } from '@merellier/engine';
 * import { play } from '@merellier/rules';
 *
 * const { rules, position } = play('marelle').setUp('W:Wa1,d1,g4:Bb4,c3,f2,f6');
 * const likely = outcomesOf(rules, position, { kind: 'estimate', centimen: 234 });
 * console.log(likely !== null && likely.draw > 0.5); // true
 * ```
 */
export function outcomesOf(rules: RuleSet, position: Position, score: Score): Outcomes | null {
  switch (score.kind) {
    case 'estimate':
      return rules instanceof MillRuleSet && knowsDraws(rules.parameters)
        ? outcomesBy(DRAW_WEIGHTS, situationOf(position as MillPosition), score.centimen)
        : null;
    case 'draw':
      return { win: 0, draw: 1, loss: 0 };
    case 'chances':
      return { win: score.win, draw: Math.max(0, 1 - score.win - score.loss), loss: score.loss };
    default: {
      const draw = 'beyondLimit' in score && score.beyondLimit ? 1 : 0;
      const wins = score.kind === 'win' || score.kind === 'exact-win';
      return { win: wins ? 1 - draw : 0, draw, loss: wins ? 0 : 1 - draw };
    }
  }
}

function situationOf({ white, black, whiteHand, blackHand, toPlay }: MillPosition): DrawnLike {
  const [first, second] = [countBits(white) + whiteHand, countBits(black) + blackHand];
  const hands = whiteHand + blackHand;
  return toPlay === 'white' ? { own: first, other: second, hands } : { own: second, other: first, hands };
}

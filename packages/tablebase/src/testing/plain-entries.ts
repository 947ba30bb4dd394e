import type { MillPosition, MillRuleSet } from '@merellier/rules';

/** What a side to play gets: 1 a win, 0 a draw, -1 a loss. */
export type PlainValue = -1 | 0 | 1;

/**
 * The value of a position with men in hand by nothing but the rules: every turn, as deep as there are men in hand, each
 * position once. `moving` knows the movement phase. No symmetry, and no turn left out but after a win.
 */
export function plainEntries(
  rules: MillRuleSet,
  moving: (position: MillPosition) => PlainValue,
): (position: MillPosition) => PlainValue {
  const known = { white: new Map<number, PlainValue>(), black: new Map<number, PlainValue>() };
  const value = (position: MillPosition): PlainValue => {
    const { white, black, whiteHand, blackHand, toPlay } = position;
    // Hands of entries in turn: their sum says them.
    const key = (white * 2 ** 24 + black) * 32 + whiteHand + blackHand;
    const before = known[toPlay].get(key);
    if (before !== undefined) return before;
    const found = worked(position);
    known[toPlay].set(key, found);
    return found;
  };
  const worked = (position: MillPosition): PlainValue => {
    const { whiteHand, blackHand, toPlay } = position;
    const outcome = rules.outcome(position);
    if (outcome) return outcome.winner === null ? 0 : outcome.winner === toPlay ? 1 : -1;
    let best: PlainValue = whiteHand + blackHand === 0 ? moving(position) : -1;
    for (const turn of whiteHand + blackHand === 0 ? [] : rules.turns(position)) {
      const after = rules.play(position, turn);
      if (after.toPlay === toPlay) throw new Error('an entry earns no further turn here');
      const theirs = value(after);
      if (theirs === -1) best = 1;
      else if (theirs === 0 && best === -1) best = 0;
      if (best === 1) break;
    }
    return best;
  };
  return value;
}

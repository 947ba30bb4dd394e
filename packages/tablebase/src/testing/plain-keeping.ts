import type { MillPosition, MillRuleSet } from '@merellier/rules';
import type { PlainValue } from './plain-entries.ts';

/**
 * A position in which a side moves while the other has men in hand: what those of its turns are worth that give the turn
 * away, and where the others lead.
 */
interface Moving {
  best: PlainValue;
  readonly kept: Moving[];
}

/**
 * The same as `plainEntries` where a mill at entry earns a further turn: by nothing but the rules, every turn. Moves that
 * close mills may go round in circles: all positions that such moves connect are valued together, won if one of them
 * leads to a win, lost if all lead to losses, again and again until nothing changes; what is left is drawn. `elsewhere`
 * knows the movement phase, and may know more; null for what it does not.
 */
export function plainKeeping(
  rules: MillRuleSet,
  elsewhere: (position: MillPosition) => PlainValue | null,
): (position: MillPosition) => PlainValue {
  const known = new Map<string, PlainValue>();
  const keyOf = (at: MillPosition): string => `${at.white} ${at.black} ${at.whiteHand} ${at.blackHand} ${at.toPlay}`;

  const value = (position: MillPosition): PlainValue => {
    const { whiteHand, blackHand, toPlay } = position;
    const outcome = rules.outcome(position);
    if (outcome) return outcome.winner === null ? 0 : outcome.winner === toPlay ? 1 : -1;
    const key = keyOf(position);
    const before = known.get(key) ?? elsewhere(position);
    if (before !== null) return before;
    if ((toPlay === 'white' ? whiteHand : blackHand) === 0) valueTogether(position);
    else known.set(key, Math.max(...rules.turns(position).map((turn) => worth(position, turn))) as PlainValue);
    return known.get(key) as PlainValue;
  };

  const worth = (position: MillPosition, turn: ReturnType<MillRuleSet['turns']>[number]): PlainValue => {
    const after = rules.play(position, turn);
    return after.toPlay === position.toPlay ? value(after) : ((0 - value(after)) as PlainValue);
  };

  const valueTogether = (start: MillPosition): void => {
    const all = new Map<string, Moving>();
    const waiting: MillPosition[] = [];
    const reach = (position: MillPosition): Moving => {
      const key = keyOf(position);
      let found = all.get(key);
      if (!found) {
        found = { best: -1, kept: [] };
        all.set(key, found);
        waiting.push(position);
      }
      return found;
    };
    reach(start);
    for (let position = waiting.pop(); position; position = waiting.pop()) {
      const found = reach(position);
      for (const turn of rules.turns(position)) {
        const after = rules.play(position, turn);
        if (after.toPlay === position.toPlay) found.kept.push(reach(after));
        else found.best = Math.max(found.best, 0 - value(after)) as PlainValue;
      }
    }
    const decided = new Map<Moving, PlainValue>();
    for (let news = true; news; ) {
      news = false;
      for (const one of all.values()) {
        if (decided.has(one)) continue;
        const isWon = one.best === 1 || one.kept.some((next) => decided.get(next) === 1);
        const isLost = one.best === -1 && one.kept.every((next) => decided.get(next) === -1);
        if (isWon || isLost) decided.set(one, isWon ? 1 : -1);
        news ||= isWon || isLost;
      }
    }
    for (const [key, one] of all) known.set(key, decided.get(one) ?? 0);
  };

  return value;
}

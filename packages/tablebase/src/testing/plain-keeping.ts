import type { MillPosition, MillRuleSet } from '@merellier/rules';
import { KnownPositions } from './known-positions.ts';
import type { PlainValue } from './plain-entries.ts';

/**
 * A position in which a side moves while the other has men in hand: what those of its turns are worth that give the turn
 * away, and where the others lead.
 */
interface Moving {
  readonly position: MillPosition;
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
  const known = new KnownPositions<PlainValue>();

  const value = (position: MillPosition): PlainValue => {
    const before = known.get(position);
    if (before !== undefined) return before;
    const { whiteHand, blackHand, toPlay } = position;
    const outcome = rules.outcome(position);
    if (outcome) known.set(position, outcome.winner === null ? 0 : outcome.winner === toPlay ? 1 : -1);
    else {
      const told = elsewhere(position);
      if (told !== null) known.set(position, told);
      else if ((toPlay === 'white' ? whiteHand : blackHand) === 0) valueTogether(position);
      else known.set(position, best(position));
    }
    return known.get(position) as PlainValue;
  };

  /** What the best turn is worth; none is left out but after a win. */
  const best = (position: MillPosition): PlainValue => {
    let best: PlainValue = -1;
    for (const turn of rules.turns(position)) {
      best = Math.max(best, worth(position, turn)) as PlainValue;
      if (best === 1) break;
    }
    return best;
  };

  const worth = (position: MillPosition, turn: ReturnType<MillRuleSet['turns']>[number]): PlainValue => {
    const after = rules.play(position, turn);
    return after.toPlay === position.toPlay ? value(after) : ((0 - value(after)) as PlainValue);
  };

  const valueTogether = (start: MillPosition): void => {
    const all = new KnownPositions<Moving>();
    const members: Moving[] = [];
    const reach = (position: MillPosition): Moving => {
      let found = all.get(position);
      if (!found) {
        found = { position, best: -1, kept: [] };
        all.set(position, found);
        members.push(found);
      }
      return found;
    };
    reach(start);
    // It grows while it is gone through.
    for (const found of members) {
      const { position } = found;
      for (const turn of rules.turns(position)) {
        const after = rules.play(position, turn);
        if (after.toPlay === position.toPlay) found.kept.push(reach(after));
        else found.best = Math.max(found.best, 0 - value(after)) as PlainValue;
      }
    }
    const decided = new Map<Moving, PlainValue>();
    for (let news = true; news; ) {
      news = false;
      for (const one of members) {
        if (decided.has(one)) continue;
        const isWon = one.best === 1 || one.kept.some((next) => decided.get(next) === 1);
        const isLost = one.best === -1 && one.kept.every((next) => decided.get(next) === -1);
        if (isWon || isLost) decided.set(one, isWon ? 1 : -1);
        news ||= isWon || isLost;
      }
    }
    for (const one of members) known.set(one.position, decided.get(one) ?? 0);
  };

  return value;
}

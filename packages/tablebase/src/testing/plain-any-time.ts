import type { MillPosition, MillRuleSet } from '@merellier/rules';
import { KnownPositions } from './known-positions.ts';
import type { PlainValue } from './plain-entries.ts';

/** A position, the turns that lead on from it, and what is known of its value; null for nothing. */
interface Met {
  readonly position: MillPosition;
  readonly after: Met[];
  value: PlainValue | null;
}

/**
 * Every position of a game in which men enter at any time, from the empty board on, by nothing but the rules: won if a turn
 * leads to what the other side loses, lost if all lead to what it wins, again and again until nothing changes; what is left
 * is drawn. `learn` hears of each of them.
 */
export function solveAnyTime(rules: MillRuleSet, learn: (position: MillPosition, value: PlainValue) => void): void {
  const known = new KnownPositions<Met>();
  const all: Met[] = [];
  const meet = (position: MillPosition): Met => {
    const before = known.get(position);
    if (before) return before;
    const outcome = rules.outcome(position);
    const value = outcome ? (outcome.winner === null ? 0 : outcome.winner === position.toPlay ? 1 : -1) : null;
    const met: Met = { position, after: [], value };
    known.set(position, met);
    all.push(met);
    return met;
  };
  meet(rules.start());
  // More positions are met while these are looked at.
  for (const met of all)
    if (met.value === null)
      for (const turn of rules.turns(met.position)) met.after.push(meet(rules.play(met.position, turn)));
  for (let isChanging = true; isChanging; ) {
    isChanging = false;
    for (const met of all) {
      if (met.value !== null) continue;
      if (met.after.some(({ value }) => value === -1)) met.value = 1;
      else if (met.after.every(({ value }) => value === 1)) met.value = -1;
      isChanging ||= met.value !== null;
    }
  }
  for (const { position, value } of all) learn(position, value ?? 0);
}

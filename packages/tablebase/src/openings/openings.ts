import type { MillPosition, MillRuleSet } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { type CanonicalKey, canonicalKeys } from './canonical.ts';

/** The first turns of a game, as they are written, and the position that they lead to. */
export interface Opening {
  readonly turns: readonly string[];
  readonly position: MillPosition;
}

/**
 * Every position that so many turns from the beginning lead to, in which the game is not over: one of each with its symmetric
 * twins, and the first line that leads there, turns being taken in the order of the rules. Where men may move before all have
 * entered, only lines of entries count.
 */
export function openingsOf(
  rules: MillRuleSet,
  plies: number,
  keyOf: CanonicalKey = canonicalKeys(rules),
): readonly Opening[] {
  let openings: readonly Opening[] = [{ turns: [], position: rules.start() }];
  for (let ply = 0; ply < plies; ply++) {
    const found = new Map<string, Opening>();
    for (const { turns, position } of openings)
      for (const turn of rules.turns(position)) {
        if (turn.kind === 'move') continue;
        const next = rules.play(position, turn);
        const key = keyOf(next);
        if (found.has(key) || rules.outcome(next)) continue;
        found.set(key, { turns: [...turns, writeTurn(rules, position, turn)], position: next });
      }
    openings = [...found.values()];
  }
  return openings;
}

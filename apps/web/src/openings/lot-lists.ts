import type { Position, RuleSet } from '@merellier/rules';
import { afterTurns } from '@merellier/rules/notation';
import type { Grade } from '@merellier/tablebase/openings';
import type { Lot } from '@merellier/tournament';

/** Choices of openings to draw from: by how narrow their ways are, or the ballot of draughts. */
export const LOT_LISTS = ['gentle', 'sharp', 'masters', 'ballot'] as const satisfies readonly (Grade | 'ballot')[];
export type LotList = (typeof LOT_LISTS)[number];

/** The openings that can be drawn under a rule set, by their lists; for many there are none. What is known of them is loaded only here. */
export async function lotListsOf(rules: RuleSet): Promise<ReadonlyMap<LotList, readonly Lot[]>> {
  const { lotsOf } = await import('@merellier/tablebase/openings');
  const lists = new Map<LotList, Lot[]>();
  for (const { grade, number, turns } of (await lotsOf(rules)) ?? []) {
    const list = lists.get(grade ?? 'ballot') ?? [];
    lists.set(grade ?? 'ballot', [...list, { number, turns: turns.join(' ') }]);
  }
  return lists;
}

/** The position from which the games of a lot begin; null where its turns cannot be played by these rules. */
export function positionOfLot(rules: RuleSet, { turns }: Lot): Position | null {
  const after = afterTurns(rules, turns.split(' '));
  return after.ok ? after.value : null;
}

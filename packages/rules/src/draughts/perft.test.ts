import { describe, expect, it } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { ruleSet } from '../catalogue.ts';
import { readFen } from '../notation/index.ts';
import { perft } from '../perft.ts';
import { PERFT_TABLES, type PerftTable } from '../testing/draughts-perft.ts';
import { draughtsTurnText, PlainDraughts, type PlainDraughtsPosition } from '../testing/plain-draughts.ts';
import { playTurn } from './play.ts';
import type { DraughtsPosition } from './position.ts';
import { DRAUGHTS_RULE_SET_IDS } from './presets.ts';
import type { DraughtsRuleSet } from './rule-set.ts';
import { capturesOf } from './turns.ts';

/** `MERELLIER_LONG=1` counts every table to depth 9 at least: minutes instead of seconds. */
const LEAVES = { drop: isLong ? 60_000_000 : 1_000_000, keep: isLong ? 5_000_000 : 60_000 };

/** Leaves where the order in which pieces are taken makes another turn: only published tables count so. */
function perftWithOrders(rules: DraughtsRuleSet, position: DraughtsPosition, depth: number): number {
  const captures = capturesOf(rules.core, position, 'legal-routes');
  if (captures.length === 0) {
    if (depth === 1) return perft(rules, position, 1);
    return rules
      .turns(position)
      .reduce((leaves, turn) => leaves + perftWithOrders(rules, rules.play(position, turn), depth - 1), 0);
  }
  const orders = new Map(captures.map((turn) => [`${turn.from} ${turn.to} ${turn.captures}`, turn]));
  if (depth === 1) return orders.size;
  let leaves = 0;
  for (const turn of orders.values()) leaves += perftWithOrders(rules, playTurn(rules.core, position, turn), depth - 1);
  return leaves;
}

function counted({ rules: id, changes = {}, fen, duplicates, counts }: PerftTable): [number[], readonly number[]] {
  const rules = ruleSet(id, changes) as unknown as DraughtsRuleSet;
  const position = readFen(ruleSet(id, changes), fen);
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  const expected = counts.filter((count, i) => count <= LEAVES[duplicates] || (isLong && i < 9));
  const count = (depth: number): number =>
    duplicates === 'drop'
      ? perft(rules, position.value as DraughtsPosition, depth)
      : perftWithOrders(rules, position.value as DraughtsPosition, depth);
  return [expected.map((_, i) => count(i + 1)), expected];
}

describe('perft', () => {
  it.each(PERFT_TABLES)(
    '$rules $fen ($duplicates) has the published counts',
    (table) => {
      const [found, expected] = counted(table);
      expect(found).toEqual(expected);
    },
    isLong ? 3_600_000 : 600_000,
  );

  it('counts what turns and play give, for every rule set', () => {
    const slowly = (rules: DraughtsRuleSet, position: DraughtsPosition, depth: number): number =>
      depth === 0
        ? 1
        : rules
            .turns(position)
            .reduce((leaves, turn) => leaves + slowly(rules, rules.play(position, turn), depth - 1), 0);
    for (const id of DRAUGHTS_RULE_SET_IDS) {
      const rules = ruleSet(id) as unknown as DraughtsRuleSet;
      expect(perft(rules, rules.start(), 0)).toBe(1);
      expect(perft(rules, rules.start(), 4), id).toBe(slowly(rules, rules.start(), 4));
    }
  });

  it.each(['dame-36', 'thai', 'frysk', 'armenian'] as const)(
    'the plain rules count the same where no table is published (%s)',
    (id) => {
      const rules = ruleSet(id);
      const plain = new PlainDraughts(rules.parameters);
      const slowly = (position: DraughtsPosition, seen: PlainDraughtsPosition, depth: number): number => {
        const texts = new Set(plain.turns(seen).map(draughtsTurnText));
        if (depth === 1) return texts.size;
        return rules
          .turns(position)
          .filter((turn) => texts.has(draughtsTurnText(turn)))
          .reduce((leaves, turn) => leaves + slowly(rules.play(position, turn), plain.after(seen, turn), depth - 1), 0);
      };
      const [table] = PERFT_TABLES.filter((each) => each.rules === id);
      const depths = [1, 2, 3, 4, ...(isLong ? [5, 6] : [])];
      expect(depths.map((depth) => slowly(rules.start(), plain.start(), depth))).toEqual(
        table?.counts.slice(0, depths.length),
      );
    },
  );

  it('has a table for every rule set but the one with huffing', () => {
    const known = new Set(PERFT_TABLES.map(({ rules }) => rules));
    expect(DRAUGHTS_RULE_SET_IDS.filter((id) => !known.has(id))).toEqual(['dames-a-souffler']);
  });
});

import { writeTurn } from '@merellier/rules/notation';
import { exactTurns, type Value, type Variant } from '@merellier/tablebase';
import { DiskTables } from '@merellier/tablebase/node';
import type { Context } from './context.ts';

/** Says what a solved rule set comes to: who wins, and with which first turns. */
export async function tellVerdict({ texts, out }: Context, variant: Variant, folder: string): Promise<void> {
  const tables = DiskTables.open(variant, folder);
  if (!tables) return;
  try {
    const { rules } = variant;
    const start = rules.start();
    const turns = exactTurns(rules, tables, start, false) ?? [];
    const best = (['win', 'draw', 'loss'] as const).find((value: Value) => turns.some((each) => each.value === value));
    if (!best) return;
    const kept = turns.filter(({ value }) => value === best).map(({ turn }) => writeTurn(rules, start, turn));
    await out.line(texts.tables.verdict[best]);
    if (kept.length < turns.length) await out.line(texts.tables.firstTurns(kept.join(', ')));
  } finally {
    tables.close();
  }
}

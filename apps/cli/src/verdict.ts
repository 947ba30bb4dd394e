import type { RuleSet, Turn } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { exactTurns, type Value, type Variant } from '@merellier/tablebase';
import { DiskTables } from '@merellier/tablebase/node';
import type { Context } from './context.ts';

/** Says what a solved rule set comes to: who wins, and with which first turns. */
export async function tellVerdict(context: Context, variant: Variant, folder: string): Promise<void> {
  const tables = DiskTables.open(variant, folder);
  if (!tables) return;
  try {
    const { rules } = variant;
    const turns = exactTurns(rules, tables, rules.start(), false) ?? [];
    await tellFirstTurns(context, rules, turns);
  } finally {
    tables.close();
  }
}

/** The same from the values of the first turns. */
export async function tellFirstTurns(
  { texts, out }: Context,
  rules: RuleSet,
  turns: readonly { readonly turn: Turn; readonly value: Value }[],
): Promise<void> {
  const best = (['win', 'draw', 'loss'] as const).find((value: Value) => turns.some((each) => each.value === value));
  if (!best) return;
  const kept = turns.filter(({ value }) => value === best).map(({ turn }) => writeTurn(rules, rules.start(), turn));
  await out.line(texts.tables.verdict[best]);
  if (kept.length < turns.length) await out.line(texts.tables.firstTurns(kept.join(', ')));
}

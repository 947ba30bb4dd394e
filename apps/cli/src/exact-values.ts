import type { Probe, Score } from '@merellier/engine';
import type { MillPosition, Position, RuleSet } from '@merellier/rules';
import { MillRuleSet } from '@merellier/rules';
import { isSolvable, searchProbe, variantOf } from '@merellier/tablebase';
import { DiskTables, defaultFolder } from '@merellier/tablebase/node';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { tableFailure } from './solve-command.ts';

/** Where tables are, as it was typed: `--tables DIR`, or `--no-tables`. */
export interface TablesOption {
  readonly tables?: string | false;
}

/** Exact values for an engine, and the files that they come from, to be closed. */
export interface ExactValues {
  readonly probe: Probe;
  close(): void;
}

/**
 * The tables that an engine asks under these rules; null where there are none, or none are wanted. A folder that was named
 * and has none is a Failure.
 */
export function openExact(context: Context, rules: RuleSet, { tables }: TablesOption): ExactValues | null {
  if (tables === false) return null;
  const variant = variantOf(rules);
  if (!isSolvable(variant)) return null;
  const folder = tables ?? defaultFolder();
  let found: DiskTables | null;
  try {
    found = DiskTables.open(variant, folder);
  } catch (error) {
    throw tableFailure(context, error);
  }
  if (!found && tables !== undefined) throw new Failure(context.texts.tables.noTables(folder, rules.id));
  return found && { probe: searchProbe(variant.rules, found, { slow: true, hands: true }), close: () => found.close() };
}

/** An exact score in words: with its distance, and what the draw rule has to say. */
export function tellExact(context: Context, rules: RuleSet, position: Position, score: ExactScore): string {
  const { tables } = context.texts;
  if (score.kind === 'draw') return tables.values.draw;
  const parts = [tables.values[score.kind === 'exact-win' ? 'win' : 'loss']];
  if (score.distance !== null) parts.push(tables.plies(String(score.distance)));
  if (score.beyondLimit) parts.push(tables.butFor(limitAt(rules, position)));
  return parts.join(', ');
}

/** A score that comes from a table. */
export type ExactScore = Extract<Score, { readonly kind: 'draw' | 'exact-win' | 'exact-loss' }>;

/** How many turns of each side may go by without a capture, as text. */
export const limitAt = (rules: RuleSet, position: Position): string =>
  rules instanceof MillRuleSet ? String(rules.quietLimit(position as MillPosition)) : '';

import type { ExactScore, Probe } from '@merellier/engine';
import type { MillPosition, Position, RuleSet } from '@merellier/rules';
import { DraughtsRuleSet, MillRuleSet } from '@merellier/rules';
import {
  chanceProbe,
  chanceRulesOf,
  endingProbe,
  endingProbeOnDemand,
  endingsOf,
  hasChances,
  hasEndings,
  isSolvable,
  searchProbe,
  variantOf,
} from '@merellier/tablebase';
import { DiskChances, DiskTables, defaultFolder, openEndings } from '@merellier/tablebase/node';
import { tellChances } from './chances.ts';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { tableFailure } from './table-failure.ts';

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
  if (rules instanceof DraughtsRuleSet) return openEndingValues(context, rules, tables);
  const folder = tables ?? defaultFolder();
  if (rules.usesDice) return openChanceValues(context, rules, folder, tables !== undefined);
  const variant = variantOf(rules);
  if (!isSolvable(variant)) return null;
  let found: DiskTables | null;
  try {
    found = DiskTables.open(variant, folder);
  } catch (error) {
    throw tableFailure(context, error);
  }
  if (!found && tables !== undefined) throw new Failure(context.texts.tables.noTables(folder, rules.id));
  return found && { probe: searchProbe(variant.rules, found, { slow: true, hands: true }), close: () => found.close() };
}

/** Chances from files, for the turns of the root. */
function openChanceValues(context: Context, rules: RuleSet, folder: string, isNamed: boolean): ExactValues | null {
  const read = chanceRulesOf(rules);
  if (!hasChances(read)) return null;
  let found: DiskChances | null;
  try {
    found = DiskChances.open(read, folder);
  } catch (error) {
    throw tableFailure(context, error);
  }
  if (!found && isNamed) throw new Failure(context.texts.tables.noTables(folder, rules.id));
  return found && { probe: chanceProbe(read.rules, found), close: () => found.close() };
}

/** Endings from files; where there are none, few pieces are solved when they are first asked about. */
function openEndingValues(context: Context, rules: DraughtsRuleSet, named: string | undefined): ExactValues | null {
  const endings = endingsOf(rules);
  if (!hasEndings(endings)) return null;
  const folder = named ?? defaultFolder();
  const found = openEndings(endings, folder);
  if (!found && named !== undefined) throw new Failure(context.texts.tables.noTables(folder, rules.id));
  return { probe: found ? endingProbe(found) : endingProbeOnDemand(endings, AT_ONCE), close: () => undefined };
}

/** So many pieces are solved in a second or a few. */
const AT_ONCE = 3;

/** An exact score in words: with its distance, and what the draw rule has to say. */
export function tellExact(context: Context, rules: RuleSet, position: Position, score: ExactScore): string {
  const { tables, endings } = context.texts;
  if (score.kind === 'draw') return tables.values.draw;
  if (score.kind === 'chances') return tellChances(context, score);
  const parts = [tables.values[score.kind === 'exact-win' ? 'win' : 'loss']];
  const isDraughts = rules.family === 'draughts';
  const plies = isDraughts ? endings.plies : tables.plies;
  if (score.distance !== null) parts.push(plies(String(score.distance)));
  if (score.beyondLimit) parts.push(isDraughts ? endings.butForDraw : tables.butFor(limitAt(rules, position)));
  return parts.join(', ');
}

/** How many turns of each side may go by without a capture, as text. */
export const limitAt = (rules: RuleSet, position: Position): string =>
  rules instanceof MillRuleSet ? String(rules.quietLimit(position as MillPosition)) : '';

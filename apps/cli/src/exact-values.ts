import { setTimeout } from 'node:timers/promises';
import { type ExactScore, type Probe, UNKNOWN } from '@merellier/engine';
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
import {
  DiskChances,
  DiskTables,
  defaultFolder,
  FewMen,
  type LearningProbe,
  openEndings,
} from '@merellier/tablebase/node';
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
  /** Resolves once the values of this position are there, or it is clear that they will not be. */
  ready(position: Position): Promise<void>;
  close(): void;
}

const AT_HAND = { ready: () => Promise.resolve() };

/**
 * The tables that an engine asks under these rules; null where there are none, or none are wanted. Where a mill has no files, positions
 * with few men are solved when a game comes near them. A folder that was named and has none is a Failure.
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
  const few = new FewMen(variant);
  if (!found) return { probe: few.probe, ready: (position) => few.prepare(position), close: () => few.close() };
  const probe = firstOf(searchProbe(variant.rules, found, { slow: true, hands: true }), few.probe);
  return {
    probe,
    ready: async (position) => (probe.turns(position, false) ? undefined : few.prepare(position)),
    close() {
      found.close();
      few.close();
    },
  };
}

/** What files know, and what they do not know from a probe that learns. */
const firstOf = (files: Probe, few: LearningProbe): Probe => ({
  slow: true,
  get mostMen() {
    return Math.max(files.mostMen, few.mostMen);
  },
  get news() {
    return few.news;
  },
  value(position) {
    const value = files.value(position);
    return value === UNKNOWN ? few.value(position) : value;
  },
  turns: (position, thorough) => files.turns(position, thorough) ?? few.turns(position, thorough),
  prepare(position) {
    if (!files.turns(position, false)) few.prepare(position);
  },
});

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
  return found && { ...AT_HAND, probe: chanceProbe(read.rules, found), close: () => found.close() };
}

/** Endings from files; where there are none, few pieces are solved when they are first asked about. */
function openEndingValues(context: Context, rules: DraughtsRuleSet, named: string | undefined): ExactValues | null {
  const endings = endingsOf(rules);
  if (!hasEndings(endings)) return null;
  const folder = named ?? defaultFolder();
  const found = openEndings(endings, folder);
  if (!found && named !== undefined) throw new Failure(context.texts.tables.noTables(folder, rules.id));
  const probe = found ? endingProbe(found) : endingProbeOnDemand(endings, AT_ONCE);
  return { ...AT_HAND, probe, close: () => undefined };
}

/** The longest that a search whose limit is no time waits for values that are being solved, in milliseconds. */
const LONGEST_WAIT = 30_000;

/**
 * Waits for the exact values of a position before a search that counts positions or turns, so that it finds the same whatever the machine
 * does; a search within a time takes them up as they come. Ends as soon as `shouldStop` says so.
 */
export async function waitFor(
  exact: ExactValues | null,
  position: Position,
  shouldStop: () => boolean,
  longest = LONGEST_WAIT,
): Promise<void> {
  if (!exact) return;
  let over = false;
  const done = exact.ready(position).then(() => {
    over = true;
  });
  for (let waited = 0; !over && !shouldStop() && waited < longest; waited += LOOK)
    await Promise.race([done, setTimeout(LOOK)]);
}

/** Milliseconds between two looks at whether to stop. */
const LOOK = 50;

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

import { MillRuleSet, type RuleSet } from '@merellier/rules';
import { costOf, isSolvable, type Variant, variantOf } from '@merellier/tablebase';
import { DiskTables, solveToFolder } from '@merellier/tablebase/node';

/** Games of so few positions are solved whole: three to seven men, seconds of a processor. */
const MOST_POSITIONS = 50_000_000;
/** Of all others, positions without men in hand and with so many men a side at most. */
const FEW_MEN = 5;
/** Bytes that solving may use. */
const MEMORY = 2 ** 30;

/** From where exact values are taken. */
export interface Folders {
  /** The host's tables; null where there are none. */
  readonly folder: string | null;
  /** Where tables are made that the host does not have. */
  readonly scratch: string;
}

/** How much of a game tables know: all of it, from the first man on, or only what is left of it when few men are. */
export type Coverage = 'whole' | 'few-men';

/** A rule set that can be solved; null for one that cannot. */
export function solvable(rules: RuleSet): Variant | null {
  if (!(rules instanceof MillRuleSet)) return null;
  const variant = variantOf(rules);
  return isSolvable(variant) ? variant : null;
}

const isSmall = ({ rules }: Variant): boolean => costOf(rules).positions <= MOST_POSITIONS;

/** What tables of a rule set would know; null for one that has none and cannot be solved here. */
export function coverageOf(rules: RuleSet, folder: string | null): Coverage | null {
  const variant = solvable(rules);
  if (!variant) return null;
  if (isSmall(variant)) return 'whole';
  const tables = folder === null ? null : DiskTables.open(variant, folder);
  const isWhole = tables !== null && tables.men >= variant.men;
  tables?.close();
  return isWhole ? 'whole' : 'few-men';
}

/** Opens the tables of a rule set: the host's, or those that are made on the spot. Null where it cannot be solved. */
export async function tablesFor(rules: RuleSet, { folder, scratch }: Folders): Promise<DiskTables | null> {
  const variant = solvable(rules);
  if (!variant) return null;
  const kept = folder === null ? null : DiskTables.open(variant, folder);
  if (kept) return kept;
  // What is there is left as it is.
  const all = { folder: scratch, threads: 1, memory: MEMORY, distances: false };
  await solveToFolder(variant, isSmall(variant) ? all : { ...all, men: FEW_MEN, entries: false });
  return DiskTables.open(variant, scratch);
}

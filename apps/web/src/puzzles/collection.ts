import { RULE_SET_IDS, type RuleSetId, ruleSet } from '@merellier/rules';
import { placeOfDay } from './daily.ts';
import { readCollection } from './packed/collection-file.ts';
import type { Puzzle } from './puzzle.ts';

const FILES = import.meta.glob<string>('./data/*.txt', { query: '?raw', import: 'default' });

/** How many puzzles of each grade a rule set has, the easy ones first: known before any of them is loaded. */
export const PUZZLE_COUNTS: Readonly<Record<string, readonly number[]>> = Object.assign(
  {},
  ...Object.values(import.meta.glob('./data/counts.json', { eager: true, import: 'default' })),
);

/** The rule sets that have puzzles, in the order of the catalogue. */
export const PUZZLE_RULES: readonly RuleSetId[] = RULE_SET_IDS.filter((id) => `./data/${id}.txt` in FILES);

const loaded = new Map<string, Promise<readonly Puzzle[]>>();

/** The puzzles of a rule set, the easy ones first; none where it has none. They are loaded when they are first asked for. */
export function puzzlesOf(rules: string): Promise<readonly Puzzle[]> {
  const load = FILES[`./data/${rules}.txt`];
  if (!load) return Promise.resolve([]);
  const known = loaded.get(rules);
  if (known) return known;
  const puzzles = load().then((text) => readCollection(ruleSet(rules), text));
  loaded.set(rules, puzzles);
  // Without a network it is tried again the next time.
  puzzles.catch(() => loaded.delete(rules));
  return puzzles;
}

/** The rule set that the name of a puzzle begins with. */
export const rulesOfPuzzle = (id: string): string => id.replace(/-[0-9a-f]{8}$/, '');

/** The puzzle of this name; undefined where there is none. */
export const puzzleOf = async (id: string): Promise<Puzzle | undefined> =>
  (await puzzlesOf(rulesOfPuzzle(id))).find((puzzle) => puzzle.id === id);

/** The puzzle of a day, `2026-11-22`: only those of its rule set are loaded. */
export async function puzzleOfDay(day: string): Promise<Puzzle | null> {
  const place = placeOfDay(PUZZLE_COUNTS, day);
  if (!place) return null;
  const puzzles = await puzzlesOf(place.rules);
  return puzzles.filter(({ grade }) => grade === place.grade)[place.index] ?? puzzles[0] ?? null;
}

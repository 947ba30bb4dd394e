import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type RuleSet, ruleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { readCollection, writeCollection } from '../src/puzzles/packed/collection-file.ts';
import { KINDS, type Puzzle } from '../src/puzzles/puzzle.ts';
import { gradeFor, spearman } from './puzzle-difficulty.ts';
import { ALIKE, PLAN } from './puzzle-plan.ts';
import { twinKey } from './puzzle-tools.ts';
import { type Made, readWork } from './puzzle-work.ts';

const folder = new URL('../src/puzzles/data/', import.meta.url);

/** Easy puzzles first; among those that are as easy, those that a search sees first. */
const byDifficulty = (a: Puzzle, b: Puzzle): number =>
  a.grade - b.grade || b.found - a.found || (a.seenAt ?? 99) - (b.seenAt ?? 99) || (a.id < b.id ? -1 : 1);

/** Adds what was made to the collection, whose puzzles all stay, and says what there is. */
export function packAll(): void {
  const had = readdirSync(folder).flatMap((file) => (file.endsWith('.txt') ? [file.slice(0, -'.txt'.length)] : []));
  const ids = [...new Set([...PLAN.map(({ rules }) => rules as string), ...had])].sort();
  const counts: Record<string, number[]> = {};
  const [all, made]: [Puzzle[], Made[]] = [[], []];
  const twins = new Map<string, Set<string>>();
  let bytes = 0;
  for (const id of ids) {
    const rules = ruleSet(id);
    const file = new URL(`${id}.txt`, folder);
    const kept = existsSync(file) ? readCollection(rules, readFileSync(file, 'utf8')) : [];
    const group = ALIKE.find((each) => each.some((other) => other === id))?.[0] ?? id;
    const seen = twins.get(group) ?? new Set();
    twins.set(group, seen);
    for (const puzzle of kept) seen.add(twinOf(rules, puzzle));
    const fresh = readWork(id).made.filter(({ twin }) => !seen.has(twin));
    for (const { twin } of fresh) seen.add(twin);
    const puzzles = [...kept, ...fresh]
      .map((puzzle): Puzzle => ({ ...puzzle, grade: gradeFor(puzzle.found) }))
      .sort(byDifficulty);
    if (puzzles.length === 0) continue;
    const text = writeCollection(rules, puzzles);
    writeFileSync(file, text);
    bytes += text.length;
    counts[id] = [1, 2, 3, 4, 5].map((grade) => puzzles.filter((puzzle) => puzzle.grade === grade).length);
    const kinds = KINDS.map((kind) => `${kind} ${puzzles.filter((puzzle) => puzzle.kind === kind).length}`).join(', ');
    console.log(`${id}: ${puzzles.length} (${kinds}), ${(text.length / puzzles.length).toFixed(1)} bytes each`);
    all.push(...puzzles);
    made.push(...readWork(id).made);
  }
  writeFileSync(new URL('counts.json', folder), `${JSON.stringify(counts)}\n`);
  console.log(`${all.length} puzzles, ${(bytes / all.length).toFixed(1)} bytes each`);
  for (const kind of KINDS) console.log(`  ${kind}: ${all.filter((puzzle) => puzzle.kind === kind).length}`);
  sayDifficulty(all, made);
}

function twinOf(rules: RuleSet, { id, fen }: Puzzle): string {
  const read = readFen(rules, fen);
  if (!read.ok) throw new Error(`${id}: no position of ${rules.id}`);
  return twinKey(rules, read.value);
}

function sayDifficulty(all: readonly Puzzle[], made: readonly Made[]): void {
  for (const grade of [1, 2, 3, 4, 5])
    console.log(`  grade ${grade}: ${all.filter((puzzle) => puzzle.grade === grade).length}`);
  const shares = Array.from({ length: 10 }, (_, i) => mean(made.map(({ levels }) => levels[i] as number)));
  console.log(`found by levels 1 to 10: ${shares.map((share) => `${Math.round(100 * share)} %`).join(', ')}`);
  const numbers = shares.map((_, i) => i + 1);
  console.log(`Spearman of level and share found: ${spearman(numbers, shares).toFixed(2)}`);
  const grades = [1, 2, 3, 4, 5];
  const perLevel = numbers.map((level) => {
    const byGrade = grades.map((grade) =>
      mean(made.filter(({ found }) => gradeFor(found) === grade).map(({ levels }) => levels[level - 1] as number)),
    );
    return spearman(
      grades.map((grade) => -grade),
      byGrade,
    );
  });
  console.log(
    `Spearman of grade and share found, level by level: ${perLevel.map((each) => each.toFixed(2)).join(', ')}`,
  );
  const depths = all.map(({ seenAt }) => seenAt ?? 99);
  console.log(
    `Spearman of share of levels and depth: ${(
      -spearman(
        all.map(({ found }) => found),
        depths,
      )
    ).toFixed(2)}`,
  );
  console.log(
    `${made.filter(({ ended }) => ended).length} of ${made.length} seen to the end by a search without tables`,
  );
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

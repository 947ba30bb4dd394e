import type { RuleSet } from '@merellier/rules';
import type { Puzzle } from '../puzzle.ts';
import { fromBase64, toBase64 } from './bits.ts';
import { readRecord, writeRecord } from './record.ts';

/** The puzzles of a rule set as text: records, each after its length in one byte, in base 64. */
export function writeCollection(rules: RuleSet, puzzles: readonly Puzzle[]): string {
  const bytes = puzzles.flatMap((puzzle) => {
    const record = writeRecord(rules, puzzle);
    return [record.length, ...record];
  });
  return toBase64(Uint8Array.from(bytes));
}

/** Reads them again. */
export function readCollection(rules: RuleSet, text: string): readonly Puzzle[] {
  const bytes = fromBase64(text);
  const puzzles: Puzzle[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = bytes[at] as number;
    puzzles.push(readRecord(rules, bytes.subarray(at + 1, at + 1 + length)));
    at += 1 + length;
  }
  return puzzles;
}

import { readFileSync } from 'node:fs';
import { ruleSet } from '@merellier/rules';
import { readCollection } from '../apps/web/src/puzzles/packed/collection-file.ts';
import type { Puzzle } from '../apps/web/src/puzzles/puzzle.ts';

/** The puzzles of a rule set, as the page has them. */
export const puzzlesIn = (rules: string): readonly Puzzle[] =>
  readCollection(
    ruleSet(rules),
    readFileSync(new URL(`../apps/web/src/puzzles/data/${rules}.txt`, import.meta.url), 'utf8'),
  );

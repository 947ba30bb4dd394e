import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Puzzle } from '../src/puzzles/puzzle.ts';

/** A puzzle as it was found, with what is not kept in the collection. */
export interface Made extends Puzzle {
  readonly twin: string;
  /** The chance of each level to find the turn. */
  readonly levels: readonly number[];
  /** Whether a search without tables saw the end of it. */
  readonly ended: boolean;
}

/** What was made so far of a rule set: the puzzles, and the games that were gone through. */
export interface Work {
  readonly made: Made[];
  readonly games: number;
}

const fileOf = (rules: string): string =>
  fileURLToPath(new URL(`../../../.cache/puzzles/${rules}.jsonl`, import.meta.url));

interface Read {
  readonly lines: readonly string[];
  /** How many lines there are up to the last game that was gone through to its end. */
  readonly whole: number;
  readonly work: Work;
}

function read(rules: string): Read {
  const file = fileOf(rules);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const all = lines.map((line) => JSON.parse(line) as Made | { readonly games: number });
  const last = all.findLastIndex((each) => 'games' in each);
  const end = all[last];
  const made = all.slice(0, last + 1).flatMap((each) => ('games' in each ? [] : [each]));
  return { lines, whole: last + 1, work: { made, games: end && 'games' in end ? end.games : 0 } };
}

/** Reads what was made, up to the last game that was gone through to its end. */
export const readWork = (rules: string): Work => read(rules).work;

/** The same, to go on from there: what was found in a game that was not finished is found again. */
export function resumeWork(rules: string): Work {
  const { lines, whole, work } = read(rules);
  const file = fileOf(rules);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    lines
      .slice(0, whole)
      .map((line) => `${line}\n`)
      .join(''),
  );
  return work;
}

/** Notes a game with its puzzles. */
export function noteGame(rules: string, games: number, made: readonly Made[]): void {
  appendFileSync(fileOf(rules), [...made, { games }].map((each) => `${JSON.stringify(each)}\n`).join(''));
}

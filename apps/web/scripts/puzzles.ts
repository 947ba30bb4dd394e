/**
 * Makes puzzles of one rule set: positions of games that the engine plays with itself, of which exact values (marelles: tables
 * that `merellier solve` wrote) or a proof by trying everything (draughts) say that one turn is best. Symmetric twins are
 * left out, and themes and grades are kept even.
 *
 *     node --conditions=source --import tsx apps/web/scripts/puzzles.ts RULES COUNT [FOLDER] [SEED]
 *
 * writes apps/web/src/puzzles/data/RULES.json, and goes on from what is there.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { randomFrom } from '@merellier/engine';
import { type DraughtsPosition, DraughtsRuleSet, type MillPosition, MillRuleSet, ruleSet } from '@merellier/rules';
import { isSolvable, variantOf } from '@merellier/tablebase';
import { DiskTables, defaultFolder } from '@merellier/tablebase/node';
import type { Puzzle } from '../src/puzzles/puzzle.ts';
import { draughtsPuzzle } from './puzzle-draughts.ts';
import { millPuzzle } from './puzzle-mill.ts';
import { positionsOfGames } from './puzzle-tools.ts';

const [id = 'jeu-du-moulin', count = '100', folder = defaultFolder(), seed = '1'] = process.argv.slice(2);
const rules = ruleSet(id);
const file = new URL(`../src/puzzles/data/${id}.json`, import.meta.url);
const kept: Puzzle[] = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Puzzle[]) : [];
const seen = new Set(kept.map((puzzle) => puzzle.id));

/** No theme and no grade makes up more than this share. */
const MOST = { theme: 0.25, grade: 0.24 };

function puzzleMaker(): (position: unknown) => Puzzle | null {
  if (rules instanceof DraughtsRuleSet) return (position) => draughtsPuzzle(rules, position as DraughtsPosition);
  if (!(rules instanceof MillRuleSet)) throw new Error(`no puzzles for ${id}`);
  const variant = variantOf(rules);
  const tables = isSolvable(variant) ? DiskTables.open(variant, folder) : null;
  if (!tables) throw new Error(`no tables for ${id} in ${folder}: run "merellier solve ${id}" first`);
  return (position) => millPuzzle(rules, tables, position as MillPosition);
}

const tooMany = (what: 'theme' | 'grade', puzzle: Puzzle): boolean => {
  if (rules instanceof DraughtsRuleSet && what === 'theme') return false;
  const same = kept.filter((other) => other[what] === puzzle[what]).length;
  return same >= MOST[what] * Number(count);
};

const make = puzzleMaker();
let tried = 0;
for (const position of positionsOfGames(rules, randomFrom(Number(seed)), 0.5)) {
  if (kept.length >= Number(count)) break;
  tried++;
  const puzzle = make(position);
  if (!puzzle || seen.has(puzzle.id) || tooMany('theme', puzzle) || tooMany('grade', puzzle)) continue;
  seen.add(puzzle.id);
  kept.push(puzzle);
  const sorted = [...kept].sort((a, b) => a.grade - b.grade || a.id.localeCompare(b.id));
  writeFileSync(file, `[\n${sorted.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
  console.log(`${kept.length} of ${count}, ${tried} positions tried: ${puzzle.theme}, grade ${puzzle.grade}`);
}

#!/usr/bin/env -S node --conditions=source --import tsx
// Makes what the page "what is known" shows, from docs/solved.md and docs/solved:
//   known.ts                    writes src/known/games.json anew; a test holds it equal to the docs
//   known.ts wins RULES FOLDER  adds the turns of the longest win of a rule set to src/known/wins.json, from tables with
//                               distances in FOLDER; with --fen of the win from that position
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { MillPosition } from '@merellier/rules';
import { readFen, writeTurn } from '@merellier/rules/notation';
import { compareTurns, exactTurns, isSolvable, type Variant, variantOf } from '@merellier/tablebase';
import { DiskTables } from '@merellier/tablebase/node';
import type { LongWin } from '../src/known/known-game.ts';
import { knownGames, longestOf, rulesOf, solvedSections } from './known-games.ts';

const WINS = new URL('../src/known/wins.json', import.meta.url);
const GAMES = new URL('../src/known/games.json', import.meta.url);

const {
  positionals: [task, section = '', folder = ''],
  values: { fen },
} = parseArgs({ allowPositionals: true, options: { fen: { type: 'string' } } });
if (task === 'wins') {
  const wins: readonly LongWin[] = JSON.parse(readFileSync(WINS, 'utf8'));
  const win = played(fen ?? longestOf(solvedSections().get(section) ?? '')?.fen ?? '');
  const others = wins.filter((each) => each.game !== section || each.fen !== win.fen);
  write(
    WINS,
    [...others, win].sort((a, b) => b.plies - a.plies),
  );
} else write(GAMES, knownGames());

function write(file: URL, value: unknown): void {
  writeFileSync(file, JSON.stringify(value, null, 2));
  execFileSync('npx', ['biome', 'format', '--write', fileURLToPath(file)], { stdio: 'ignore' });
}

function solved(): Variant {
  const variant = variantOf(rulesOf(section));
  if (!isSolvable(variant)) throw new Error(`${section} cannot be solved`);
  return variant;
}

/** The win from a position, both sides playing their best up to the next capture or the end. */
function played(fen: string): LongWin {
  const variant = solved();
  const { rules } = variant;
  const tables = DiskTables.open(variant, folder);
  const read = readFen(rules, fen);
  if (!tables || !read.ok) throw new Error(`no tables of ${section} in ${folder}, or "${fen}" cannot be read`);
  let position = read.value as MillPosition;
  const { length: own } = rules.view(position).men.filter(({ side }) => side === position.toPlay);
  const opponent = rules.view(position).men.length - own;
  const turns: string[] = [];
  for (;;) {
    const best = exactTurns(rules, tables, position, false)?.reduce((a, b) => (compareTurns(b, a) < 0 ? b : a));
    if (!best || best.distance === null) throw new Error(`the tables do not know how "${fen}" is won`);
    turns.push(writeTurn(rules, position, best.turn));
    position = rules.play(position, best.turn);
    if (best.distance === 1) break;
  }
  tables.close();
  return { game: section, own, opponent, plies: turns.length, fen, turns: turns.join(' ') };
}

#!/usr/bin/env -S node --conditions=source --import tsx
// Prints what the tables of a rule set say, as a section of docs/solved.md:
//   report.ts RULES FOLDER                       FOLDER is what `merellier solve` was given with --out
//   report.ts RULES FOLDER --into docs/solved.md writes it there, between the marks of the rule set; or with --as NAME
//                                                between those of that name
//   report.ts RULES FOLDER --csv FILE            writes every subspace, one a line
//   report.ts RULES FOLDER --against FILE        compares with published counts: a file of lines whose header names mover (or
//                                                own), opponent, wins, losses, draws, and in_hand where there are such
// A house rule set is named with its changes: --set men=5
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { MillPosition, MillRuleSet } from '@merellier/rules';
import { writeFen, writeTurn } from '@merellier/rules/notation';
import {
  type ExactTurn,
  exactTurns,
  exactValue,
  layerName,
  layersOf,
  METRIC,
  type Pair,
  Places,
  pairName,
  pairsUpTo,
  type SideCounts,
} from '@merellier/tablebase';
import { DiskTable, DiskTables, layerFile, tableFile } from '@merellier/tablebase/node';
import { WIN } from '../src/abi.ts';
import { menInHand } from '../src/layer.ts';
import { entryOf } from '../src/table.ts';
import { CHUNK } from '../src/table-file.ts';
import { chosenVariant } from './chosen-variant.ts';

/** One subspace: men on the board of the side to play and of the other, men in hand of both. */
interface Row {
  readonly own: number;
  readonly opponent: number;
  readonly hands: number;
  readonly counts: SideCounts;
  readonly distances: boolean;
}

const {
  positionals: [id = '', folder = ''],
  values: { csv, against, into, as, set },
} = parseArgs({
  allowPositionals: true,
  options: {
    csv: { type: 'string' },
    against: { type: 'string' },
    into: { type: 'string' },
    as: { type: 'string' },
    set: { type: 'string', multiple: true },
  },
});
const variant = chosenVariant(id, set);
const { rules } = variant;

const { rows, bytes } = readRows();
if (against) compare(against);
if (csv) writeFileSync(csv, listing());
if (into) writeFileSync(into, between(readFileSync(into, 'utf8')));
if (!against && !csv && !into) console.log(section());

function readRows(): { readonly rows: readonly Row[]; readonly bytes: number } {
  let size = 0;
  const open = (file: string): DiskTable['head']['description'] => {
    const table = new DiskTable(file);
    table.close();
    size += table.head.length;
    return table.head.description;
  };
  // Unfinished, what there is is told.
  const pairs = pairsUpTo(variant.men).filter((pair) => existsSync(tableFile(folder, variant, pair)));
  const moving = pairs.flatMap((pair) => {
    const { counts, distances } = open(tableFile(folder, variant, pair));
    const [white, black] = counts as readonly [SideCounts, SideCounts];
    const row = { own: pair.white, opponent: pair.black, hands: 0, counts: white, distances };
    const turned = { own: pair.black, opponent: pair.white, hands: 0, counts: black, distances };
    return pair.white === pair.black ? [row] : [turned, row];
  });
  const layers = layersOf(variant);
  const isEntered = layers.every((layer) => existsSync(layerFile(folder, variant, layer)));
  const entering = (isEntered ? layers : []).map((layer) => {
    const { counts } = open(layerFile(folder, variant, layer));
    return { ...layer, counts: counts[0] as SideCounts, distances: false };
  });
  return { rows: [...moving, ...entering], bytes: size };
}

/** The page with the section of the rule set put anew. */
function between(page: string): string {
  const begin = `<!-- ${as ?? id}: by scripts/report.ts -->`;
  const end = '<!-- end -->';
  const from = page.indexOf(begin);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`there is no place for ${as ?? id} between "${begin}" and "${end}"`);
  return `${page.slice(0, from + begin.length)}\n\n${section()}\n\n${page.slice(to)}`;
}

function listing(): string {
  const lines = rows.map(
    ({ own, opponent, hands, counts: { wins, losses, draws, longestWin, longestLoss }, distances }) =>
      [hands, own, opponent, wins, losses, draws, ...(distances ? [longestWin, longestLoss] : ['', ''])].join(','),
  );
  return `${['in_hand,own,opponent,wins,losses,draws,longest_win,longest_loss', ...lines].join('\n')}\n`;
}

function section(): string {
  const moving = rows.filter(({ hands }) => hands === 0);
  const entering = rows.filter(({ hands }) => hands > 0);
  const hasDistances = moving.every(({ distances }) => distances);
  const head = ['own', 'other', 'wins', 'losses', 'draws', ...(hasDistances ? ['longest win', 'longest loss'] : [])];
  const table = moving.map(({ own, opponent, counts: { wins, losses, draws, longestWin, longestLoss } }) => [
    ...[own, opponent, wins, losses, draws].map(whole),
    ...(hasDistances ? [wins > 0 ? whole(longestWin) : '', losses > 0 ? whole(longestLoss) : ''] : []),
  ]);
  const layers = [...groups(entering, ({ hands }) => menInHand(hands))]
    .sort(([a], [b]) => a - b)
    .map(([hands, of]) => [whole(hands), ...total(of).map(whole)]);
  return [
    ...beginning(),
    `Movement phase, positions without symmetric twins, for the side to play (${whole(positions(moving))} in all):`,
    markdown(head, [...table, ['all', '', ...total(moving).map(whole), ...(hasDistances ? ['', ''] : [])]]),
    ...(hasDistances ? [longest(moving)] : []),
    ...(entering.length > 0
      ? [
          `Positions with men in hand, by how many (${whole(positions(entering))} in all):`,
          markdown(['in hand', 'wins', 'losses', 'draws'], layers),
        ]
      : []),
    `Tables: ${bytes < 1e6 ? `${whole(Math.round(bytes / 1e3))} kB` : `${whole(Math.round(bytes / 1e6))} MB`}.`,
  ].join('\n\n');
}

/** The value of the empty board and of the first turns, each for all that are the same but for a symmetry. */
function beginning(): readonly string[] {
  const tables = DiskTables.open(variant, folder);
  const start = rules.start();
  const value = tables && exactValue(rules, tables, start);
  const turns = (tables && exactTurns(rules, tables, start)) ?? [];
  if (!tables || !value || turns.length === 0) {
    tables?.close();
    return [];
  }
  const classes = groups(turns, ({ turn }) => smallestImage(rules, turn.to as number));
  const name = (of: readonly ExactTurn[]): string => of.map(({ turn }) => writeTurn(rules, start, turn)).join(' ');
  tables.close();
  return [
    `The empty board is a **${value.value}** for the side that begins. First turns, seen by that side:`,
    markdown(
      ['first entry', 'value'],
      classes.map(([, of]) => [name(of), (of[0] as ExactTurn).value]),
    ),
  ];
}

function smallestImage({ board }: MillRuleSet, point: number): number {
  return Math.min(...board.symmetries.map((image) => image[point] as number));
}

/** The longest win of all, and the first position that has it. */
function longest(moving: readonly Row[]): string {
  const row = moving.reduce((best, next) => (next.counts.longestWin > best.counts.longestWin ? next : best));
  const pair = { white: Math.max(row.own, row.opponent), black: Math.min(row.own, row.opponent) };
  const side = row.own >= row.opponent ? 0 : 1;
  const [white, black] = new Places(rules).at(pair, firstOf(pair, side, entryOf(WIN, row.counts.longestWin)));
  const position: MillPosition = {
    ...(side === 0 ? { white, black } : { white: black, black: white }),
    ...{ whiteHand: 0, blackHand: 0, toPlay: 'white', dice: null },
  };
  return `The longest win: ${whole(row.counts.longestWin)} ${METRIC}, ${row.own} men against ${row.opponent}, as in \`${writeFen(rules, position)}\`.`;
}

/** The first index in a table at which this is said. */
function firstOf(pair: Pair, side: 0 | 1, entry: number): number {
  const table = new DiskTable(tableFile(folder, variant, pair));
  const { size } = table.head.description;
  try {
    for (let first = 0; first < size; first += CHUNK) {
      const chunk = table.chunk(table.head.chunkOf(side, first));
      for (let i = 0; i < Math.min(CHUNK, size - first); i++) if (chunk.entry(i) === entry) return first + i;
    }
  } finally {
    table.close();
  }
  throw new Error('no position has the longest win that the tables name');
}

/** Prints how many of the published rows are the same; ends with status 1 where one is not. */
function compare(file: string): void {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const columns = header.split(',');
  const sums = { ours: [0, 0, 0], theirs: [0, 0, 0] };
  let same = 0;
  for (const line of lines) {
    const cells = line.split(',').map(Number);
    const cell = (column: string): number => cells[columns.indexOf(column)] as number;
    const own = cell(columns.includes('own') ? 'own' : 'mover');
    const opponent = cell('opponent');
    const hands = columns.includes('in_hand') ? cell('in_hand') : 0;
    const row = rows.find((each) => each.hands === hands && each.own === own && each.opponent === opponent);
    const theirs = ['wins', 'losses', 'draws'].map(cell);
    const ours = row ? total([row]) : [];
    if (String(ours) === String(theirs)) same++;
    else console.log(`${nameOf(hands, own, opponent)}: ${row ? ours : 'nothing'} here, ${theirs} there`);
    for (const i of [0, 1, 2]) {
      sums.ours[i] = (sums.ours[i] as number) + (ours[i] ?? 0);
      sums.theirs[i] = (sums.theirs[i] as number) + (theirs[i] as number);
    }
  }
  console.log(`${same} of ${lines.length} rows are the same. Wins, losses, draws of all:`);
  console.log(`${sums.ours.map(whole).join(' / ')} here, ${sums.theirs.map(whole).join(' / ')} there`);
  if (same < lines.length) process.exitCode = 1;
}

function nameOf(hands: number, own: number, opponent: number): string {
  return hands === 0 ? pairName({ white: own, black: opponent }) : layerName({ hands, own, opponent });
}

function groups<T>(all: readonly T[], keyOf: (one: T) => number): readonly (readonly [number, readonly T[]])[] {
  const keys = [...new Set(all.map(keyOf))];
  return keys.map((key) => [key, all.filter((one) => keyOf(one) === key)]);
}

function total(of: readonly Row[]): readonly number[] {
  const sum = (count: (counts: SideCounts) => number): number => of.reduce((all, { counts }) => all + count(counts), 0);
  return [sum(({ wins }) => wins), sum(({ losses }) => losses), sum(({ draws }) => draws)];
}

function positions(of: readonly Row[]): number {
  return total(of).reduce((sum, each) => sum + each, 0);
}

function whole(value: number): string {
  return value.toLocaleString('en');
}

function markdown(head: readonly string[], table: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '--:')), ...table.map(line)].join('\n');
}

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathTo, positionOf } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import type { Tally } from '../../../../packages/engine/scripts/result.ts';
import type { Played, Spent } from './play.ts';
import type { TurnLimits } from './player.ts';

/** What a match is played by: a record of other terms is not continued. */
export interface Terms {
  readonly rules: string;
  readonly limits: TurnLimits;
  readonly programs: readonly string[];
  readonly [more: string]: unknown;
}

/** A line of a record: one game. */
export interface GameLine {
  readonly pair: number;
  /** What the first player played. */
  readonly first: 'white' | 'black';
  /** Of the first player: 1, 0.5 or 0. */
  readonly points: number;
  readonly reason: string;
  /** Of both players: turns that were thought about, milliseconds of processor time for one on the average, and at most. */
  readonly spent: readonly (readonly [turns: number, mean: number, most: number])[];
  readonly turns: string;
}

/** A record as it stands in a file. A line that was cut off ends without a line break: it does not count. */
export function readRecord(path: string): { readonly terms: Terms; readonly games: readonly GameLine[] } {
  const [terms = '', ...lines] = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return { terms: JSON.parse(terms), games: lines.map((line) => JSON.parse(line)) };
}

/**
 * The record of a match in a file: its terms as a line of JSON, then a line for each game, written as it ends, so that a match that was
 * ended goes on where it was.
 */
export class MatchRecord {
  readonly games: readonly GameLine[];
  private readonly path: string;

  constructor(path: string, terms: Terms) {
    this.path = path;
    if (!existsSync(path)) writeLines(path, [terms]);
    const { terms: others, games } = readRecord(path);
    if (JSON.stringify(others) !== JSON.stringify(terms))
      throw new Error(`${path} is the record of another match: ${JSON.stringify(others)}`);
    this.games = games;
    writeLines(path, [terms, ...games]);
  }

  add(line: GameLine): void {
    appendFileSync(this.path, `${JSON.stringify(line)}\n`);
  }
}

const writeLines = (path: string, lines: readonly unknown[]): void =>
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

/** How games went for the first player, and what both took for their turns. */
export interface Summary {
  readonly tally: Tally;
  readonly spent: readonly Readonly<Spent>[];
}

/** Counts games, added to what was counted before. */
export function summaryOf(games: readonly GameLine[], before?: Summary): Summary {
  const tally: Tally = { won: 0, drawn: 0, lost: 0, ...before?.tally };
  for (const { points } of games) tally[points === 1 ? 'won' : points === 0 ? 'lost' : 'drawn']++;
  const spent = [0, 1].map((player) => {
    const so: Spent = { turns: 0, millis: 0, most: 0, ...before?.spent[player] };
    for (const game of games) {
      const [turns, mean, most] = game.spent[player] ?? [0, 0, 0];
      so.turns += turns;
      so.millis += turns * mean;
      so.most = Math.max(so.most, most);
    }
    return so;
  });
  return { tally, spent };
}

export function lineOf(pair: number, first: 'white' | 'black', { game, points, reason, spent }: Played): GameLine {
  const turns = pathTo(game).flatMap((index) => {
    const node = game.nodes[index];
    return node?.turn ? [writeTurn(game.rules, positionOf(game, node.parent), node.turn)] : [];
  });
  return { pair, first, points, reason, spent: spent.map(short), turns: turns.join(' ') };
}

const short = ({ turns, millis, most }: Spent): [number, number, number] => [
  turns,
  Math.round((10 * millis) / Math.max(1, turns)) / 10,
  Math.round(most),
];

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathTo, positionOf } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import type { Played, Spent } from './play.ts';

/** What a match is played by: a record of other terms is not continued. */
export type Terms = Readonly<Record<string, unknown>>;

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

/**
 * The record of a match in a file: its terms as a line of JSON, then a line for each game, written as it ends, so that a match that was
 * ended goes on where it was.
 */
export class MatchRecord {
  readonly games: readonly GameLine[];
  private readonly path: string;

  constructor(path: string, terms: Terms) {
    this.path = path;
    const head = JSON.stringify(terms);
    if (!existsSync(path)) writeFileSync(path, `${head}\n`);
    const [first, ...lines] = readFileSync(path, 'utf8').split('\n');
    if (first !== head) throw new Error(`${path} is the record of another match: ${first}`);
    // A line that was cut off ends without a line break, and its game is played again.
    lines.pop();
    this.games = lines.map((line) => JSON.parse(line) as GameLine);
    writeFileSync(path, [head, ...lines].map((line) => `${line}\n`).join(''));
  }

  add(line: GameLine): void {
    appendFileSync(this.path, `${JSON.stringify(line)}\n`);
  }
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

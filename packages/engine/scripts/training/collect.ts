import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '../../src/engine.ts';
import { randomFrom } from '../../src/random.ts';
import { playGame, SAMPLE } from './games.ts';

/** Games in a file: what a kill loses at most. */
const FILE = 200;

/** What self-play is asked for: game number so many of a seed is always the same game. Every second one wanders. */
export interface Collecting {
  readonly folder: string;
  readonly seed: number;
  readonly first: number;
  readonly games: number;
  readonly nodes: number;
  readonly onGames: (done: number) => void;
}

/**
 * Plays games, a file at a time, and gives the samples of all; files that are there already are read instead. Their names tell what
 * the first two games were, one that wanders among them: whatever else games depend on, search, weights or how they are played,
 * games of before are not taken for those of now.
 */
export function collect(player: Engine, { folder, seed, first, games, nodes, onGames }: Collecting): Int32Array {
  mkdirSync(folder, { recursive: true });
  const play = (game: number): number[] =>
    playGame(player, randomFrom(seed * 1_000_003 + first + game), nodes, game % 2 === 1);
  const mark = createHash('sha256')
    .update(JSON.stringify([play(0), play(1)]))
    .digest('hex')
    .slice(0, 8);
  const parts: Int32Array[] = [];
  for (let done = 0; done < games; done += FILE) {
    const end = Math.min(games, done + FILE);
    const path = join(folder, `games-${mark}-${first + done}-${first + end}.bin`);
    let samples = existsSync(path) ? read(path) : null;
    if (!samples) {
      const played: number[] = [];
      for (let game = done; game < end; game++) for (const each of play(game)) played.push(each);
      samples = Int32Array.from(played);
      writeFileSync(`${path}.part`, new Uint8Array(samples.buffer));
      renameSync(`${path}.part`, path);
    }
    parts.push(samples);
    onGames(end);
  }
  return joined(parts);
}

export function joined(parts: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The samples in a file; null where it is damaged: its games are then played again. */
function read(path: string): Int32Array | null {
  const bytes = readFileSync(path);
  return bytes.length % (4 * SAMPLE) === 0 && bytes.length > 0 ? new Int32Array(Uint8Array.from(bytes).buffer) : null;
}

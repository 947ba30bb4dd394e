import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MillPosition, ruleSet } from '@merellier/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { exactTurns, exactValue } from '../exact.ts';
import { pairsUpTo } from '../pair.ts';
import { Places } from '../place.ts';
import { RemoteTables } from '../remote-tables.ts';
import { checkSolved, solveSmall } from '../small.ts';
import { Table } from '../table.ts';
import { measureHead, TableFileError } from '../table-file.ts';
import { MemoryTables } from '../tables.ts';
import type { Variant } from '../variant.ts';
import { variantOf } from '../variant.ts';
import { DiskTables } from './disk-tables.ts';
import { SolveError, type SolveOptions, solveToFolder } from './solve.ts';
import { verifyFolder } from './verify.ts';

/** The board of six men has a sixtieth of the positions. What is said of tables holds for every board. */
const BOARD = isLong ? 'nine' : 'six';
const MOST = { men: isLong ? 9 : 6, board: BOARD } as const;

const variant = variantOf(ruleSet('marelle', MOST)) as Variant;
const { rules } = variant;
const top = mkdtempSync(join(tmpdir(), 'merellier-'));
const solved = join(top, 'solved');
const options: SolveOptions = { folder: solved, men: 4, threads: 2, memory: 2 ** 30, distances: true };
const tables = (folder: string): string => join(folder, variant.key);

beforeAll(async () => {
  await solveToFolder(variant, options);
});
afterAll(() => rmSync(top, { recursive: true }));

const movement = (white: number, black: number, toPlay: 'white' | 'black'): MillPosition => ({
  ...{ white, black, toPlay },
  ...{ whiteHand: 0, blackHand: 0, dice: null },
});

/** Some hundred positions of all subspaces. */
function somePositions(places: Places): MillPosition[] {
  return pairsUpTo(4).flatMap((pair) =>
    Array.from({ length: 40 }, (_, i) => {
      const [white, black] = places.at(pair, Math.floor((places.size(pair) * (i + 0.5)) / 40));
      return movement(white, black, i % 2 === 0 ? 'white' : 'black');
    }),
  );
}

describe('tables in a folder', () => {
  it('say the same from disk, from elsewhere and from memory', async () => {
    const small = await solveSmall(variant, 4);
    const memory = new MemoryTables(new Places(rules), small.tables);
    const disk = DiskTables.open(variant, solved) as DiskTables;
    const remote = new RemoteTables(variant, async (file, offset, length) =>
      readFileSync(join(solved, file)).subarray(offset, offset + length),
    );
    for (const position of somePositions(memory.places)) {
      const turns = exactTurns(rules, memory, position);
      expect(exactTurns(rules, disk, position)).toEqual(turns);
      expect(exactValue(rules, disk, position)).toEqual(exactValue(rules, memory, position));
      expect(await remote.turns(position)).toEqual(turns);
    }
    disk.close();
  });

  it('are sound when positions are checked against their turns, one in so many', async () => {
    const step = isLong ? 3 : 29;
    const verified = await verifyFolder(variant, { folder: solved, men: 4, threads: 1, step });
    expect(verified.map(({ wrong }) => wrong)).toEqual([0, 0, 0]);
  });

  it('are the same, byte for byte, with any number of threads', async () => {
    const folder = join(top, 'one-thread');
    await solveToFolder(variant, { ...options, folder, threads: 1 });
    for (const name of readdirSync(tables(solved)))
      expect(readFileSync(join(tables(folder), name)).equals(readFileSync(join(tables(solved), name)))).toBe(true);
  });
});

describe('a run that was killed', () => {
  it('goes on where it was and ends as if nothing had happened', async () => {
    const folder = join(top, 'killed');
    const code = `
      import { ruleSet } from '@merellier/rules';
      import { variantOf } from ${JSON.stringify(new URL('../variant.ts', import.meta.url).href)};
      import { solveToFolder } from ${JSON.stringify(new URL('./solve.ts', import.meta.url).href)};
      await solveToFolder(variantOf(ruleSet('marelle', ${JSON.stringify(MOST)})), {
        folder: ${JSON.stringify(folder)}, men: 4, threads: 1, memory: 2 ** 30, distances: true,
        // By itself: a busy parent might come too late.
        onProgress: ({ pair, phase }) => {
          if (pair.white + '-' + pair.black + ' ' + phase === '4-3 sweep') process.kill(process.pid, 'SIGKILL');
        },
      });`;
    const child = spawn(
      process.execPath,
      ['--conditions=source', '--import', 'tsx', '--input-type=module', '--eval', code],
      { cwd: import.meta.dirname, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (_, signal) => (signal === 'SIGKILL' ? resolve() : reject(new Error('it was not killed'))));
    });
    expect(readdirSync(tables(folder)).filter((name) => name.endsWith('.table'))).toEqual(['3-3.table']);
    const pairs = await solveToFolder(variant, { ...options, folder });
    expect(pairs.map(({ seconds }) => seconds === null)).toEqual([true, false, false]);
    for (const name of readdirSync(tables(solved)))
      expect(readFileSync(join(tables(folder), name)).equals(readFileSync(join(tables(solved), name)))).toBe(true);
  });
});

describe('a damaged file', () => {
  const damaged = (change: (file: string) => void): string => {
    const folder = mkdtempSync(join(top, 'damaged-'));
    cpSync(solved, folder, { recursive: true });
    change(join(tables(folder), '4-3.table'));
    return folder;
  };
  const flip = (file: string, at: number): void => {
    const bytes = readFileSync(file);
    bytes[at] = (bytes[at] as number) ^ 1;
    writeFileSync(file, bytes);
  };
  const problemOf = (error: unknown): unknown =>
    error instanceof TableFileError ? [error.problem, error.file.endsWith('4-3.table')] : error;
  const opening = (folder: string): unknown => {
    try {
      DiskTables.open(variant, folder)?.close();
      return 'accepted';
    } catch (error) {
      return problemOf(error);
    }
  };

  it('is named and refused when it is opened', async () => {
    expect(opening(damaged((file) => truncateSync(file, statSync(file).size - 1)))).toEqual(['truncated', true]);
    expect(opening(damaged((file) => truncateSync(file, 300)))).toEqual(['truncated', true]);
    expect(opening(damaged((file) => flip(file, measureHead(file, readFileSync(file)) - 20)))).toEqual([
      'damaged',
      true,
    ]);
    expect(opening(damaged((file) => flip(file, 8)))).toEqual(['other-version', true]);
    expect(opening(damaged((file) => writeFileSync(file, 'no table')))).toEqual(['not-a-table', true]);
    expect(opening(damaged((file) => cpSync(file.replace('4-3', '4-4'), file)))).toEqual(['other-table', true]);
  });

  it('is named and refused when the part is read that is damaged', async () => {
    const folder = damaged((file) => flip(file, statSync(file).size - 5));
    const disk = DiskTables.open(variant, folder) as DiskTables;
    const pair = { white: 4, black: 3 };
    const [white, black] = disk.places.at(pair, disk.places.size(pair) - 1);
    expect(() => disk.look(black, white)).toThrow(TableFileError);
    disk.close();
    await expect(verifyFolder(variant, { folder, men: 4, threads: 1, step: 1000 })).rejects.toThrow(TableFileError);
    await expect(solveToFolder(variant, { ...options, folder, men: 5 })).rejects.toThrow(TableFileError);
  });

  it('is found by a distance that does not follow from those after its turns', async () => {
    const small = await solveSmall(variant, 3);
    expect(checkSolved(variant, small, isLong ? 1 : 11)).toBe(0);
    const [{ pair, side, values, distances }] = small.tables as [Table];
    const wrong = (distances as Uint8Array).map((plies, i) => (i === 1000 ? plies + 1 : plies));
    const tables = [new Table(pair, side, values, wrong)];
    expect(checkSolved(variant, { ...small, tables }, 1)).toBeGreaterThan(0);
  });

  it('is found by its values where a checksum was made to fit', async () => {
    // Merels has other values in the same places: what a wrong solver would write.
    const other = variantOf(ruleSet('merels', MOST)) as Variant;
    const folder = mkdtempSync(join(top, 'wrong-'));
    await solveToFolder(other, { ...options, folder, men: 3 });
    cpSync(join(folder, other.key), tables(folder), { recursive: true });
    const file = join(tables(folder), '3-3.table');
    const text = readFileSync(file);
    text.write(`"key":"${variant.key}"`, text.indexOf('"key":"'), 'latin1');
    const { crc32 } = await import('node:zlib');
    const head = measureHead(file, text);
    text.writeUInt32LE(crc32(text.subarray(0, head - 4)), head - 4);
    writeFileSync(file, text);
    const [verified] = await verifyFolder(variant, { folder, men: 3, threads: 1, step: 1 });
    expect(verified?.wrong).toBeGreaterThan(0);
  });
});

it('says before it begins that memory does not suffice, and for how many men it would', async () => {
  const marelle = variantOf(ruleSet('marelle')) as Variant;
  const attempt = solveToFolder(marelle, { ...options, folder: join(top, 'small'), men: 9, memory: 2 ** 28 });
  await expect(attempt).rejects.toMatchObject({ problem: { problem: 'memory', men: 5 } });
  await expect(attempt).rejects.toBeInstanceOf(SolveError);
});

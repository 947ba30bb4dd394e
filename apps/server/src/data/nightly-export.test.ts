import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { exportNightly } from './nightly-export.ts';

it('an export of so much data that it takes long holds up no server that stops', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'merellier-nightly-'));
  let isOver = false;
  try {
    // One table without an end.
    const rows = async function* () {
      while (!isOver) {
        yield '{"id":1}';
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const database = {
      query: async (sql: string) => (/from pg_class/.test(sql) ? [{ name: 'games' }] : []),
      snapshot: (_: unknown, read: (table: () => AsyncIterable<string>) => Promise<unknown>) => read(rows),
    } as unknown as Database;
    const told: unknown[] = [];
    const stop = exportNightly(database, folder, (error) => told.push(error), 50);
    await expect.poll(() => readdirSync(folder)).toEqual([expect.stringMatching(/unfinished$/)]);
    const late = new Promise((resolve) => setTimeout(resolve, 5_000, 'late'));
    expect(await Promise.race([stop(), late])).toBe(undefined);
    expect(told).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    isOver = true;
    rmSync(folder, { recursive: true });
  }
});

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { openEmbedded } from '../store/embedded-database.ts';
import { migrate } from '../store/migrate.ts';
import { openSqlStore } from '../store/sql-store.ts';
import { newcomerTo } from '../testing/rated-game.ts';
import { exportToFile } from './data-command.ts';
import { openRescued } from './rescue.ts';

let folder: string;
let whole: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'merellier-rescue-'));
  whole = join(folder, 'whole');
  mkdirSync(join(folder, 'whole', 'exports'), { recursive: true });
  const database = await openEmbedded(whole);
  await migrate(database);
  await newcomerTo(await openSqlStore(database), 'Anna', 1_000);
  await exportToFile(database, join(whole, 'exports', 'merellier-2026-01-01.ndjson.gz'));
  await database.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of that database, with a file of it broken. */
function broken(name: string): string {
  const data = join(folder, name);
  cpSync(whole, data, { recursive: true });
  truncateSync(join(data, 'database', 'global', 'pg_control'), 100);
  return data;
}

const names = async (database: Database): Promise<readonly string[]> =>
  (await database.query<{ name: string }>('select name from players')).map(({ name }) => name);

describe('an embedded database that can no longer be opened', () => {
  it('is set aside, and a new one has the newest export that can be read', async () => {
    const data = broken('damaged');
    writeFileSync(join(data, 'exports', 'merellier-2026-01-02.ndjson.gz'), 'no export');
    // An earlier attempt was cut short.
    mkdirSync(join(data, 'rebuilt'));
    writeFileSync(join(data, 'rebuilt', 'leftover'), '');
    const told: string[] = [];
    const database = await openRescued(data, join(data, 'exports'), (message) => told.push(message));
    expect(await names(database)).toEqual(['Anna']);
    await database.close();
    expect(told.join('\n')).toMatch(
      /^The database in .+ cannot be opened \(.+\)\. It was set aside as database-damaged-.+\. It has the data of .+merellier-2026-01-01\.ndjson\.gz\.$/,
    );
    const aside = readdirSync(data).find((name) => name.startsWith('database-damaged-')) ?? '';
    expect(existsSync(join(data, aside, 'PG_VERSION'))).toBe(true);
    expect(existsSync(join(data, 'rebuilt'))).toBe(false);

    const again = await openRescued(data, join(data, 'exports'), (message) => told.push(message));
    expect(await names(again)).toEqual(['Anna']);
    await again.close();
    expect(told).toHaveLength(1);
  });

  it('is set aside without an export too, and that is said', async () => {
    const data = broken('without');
    const told: string[] = [];
    const database = await openRescued(data, undefined, (message) => told.push(message));
    await migrate(database);
    expect(await names(database)).toEqual([]);
    await database.close();
    expect(told.join('\n')).toMatch(/There is no export to fill it from: it is empty\.$/);
  });

  it('is left alone where another version of PostgreSQL wrote it', async () => {
    const data = join(folder, 'earlier');
    cpSync(whole, data, { recursive: true });
    writeFileSync(join(data, 'database', 'PG_VERSION'), '17\n');
    const before = readdirSync(data);
    await expect(openRescued(data, join(data, 'exports'), () => undefined)).rejects.toThrow(
      /was written by PostgreSQL 17, and this is 18\.$/,
    );
    expect(readdirSync(data)).toEqual(before);
  });
});

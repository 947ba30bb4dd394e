import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { RecordedDisk } from '../testing/recorded-disk.ts';
import type { Database } from './database.ts';
import { syncFolder } from './durable-files.ts';
import { openEmbedded } from './embedded-database.ts';

/** So many times the power is cut: two hundred in the long run. */
const CUTS = isLong ? 200 : 2;

let folder: string;
let disk: RecordedDisk | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'merellier-power-'));
});

afterEach(() => disk?.end());

afterAll(() => rmSync(folder, { recursive: true }));

describe('an embedded database whose power is cut', () => {
  it('has everything that was acknowledged, whatever of the rest reached the disk', async () => {
    const data = join(folder, 'data');
    const copy = join(folder, 'copy');
    // Watched from before it is opened, so that every descriptor is known.
    disk = new RecordedDisk(join(data, 'database'));
    const database = await openEmbedded(data);
    await database.query('create table turn (id int primary key, game int not null, text text not null)');
    await database.query('create index on turn (game)');
    await syncFolder(join(data, 'database'));
    disk.begin(copy);
    const acknowledged = await play(database, disk);

    await database.close();
    disk.end();

    const chance = randomFrom(7);
    const last = disk.now;
    for (let i = 0; i < CUTS; i++) {
      const moment = Math.floor(((i + chance()) / CUTS) * last);
      const cut = join(folder, `cut-${i}`);
      cpSync(copy, join(cut, 'database'), { recursive: true });
      disk.cut(join(cut, 'database'), moment, chance);
      const after = await openEmbedded(cut);
      const there = new Set((await after.query<{ id: number }>('select id from turn')).map(({ id }) => id));
      const byIndex = await after.query<{ id: number }>('select id from turn where game >= 0 order by game');
      const due = [...acknowledged].filter(([, at]) => at <= moment).map(([id]) => id);
      expect(
        due.filter((id) => !there.has(id)),
        `acknowledged before ${moment} of ${last}`,
      ).toEqual([]);
      expect(new Set(byIndex.map(({ id }) => id))).toEqual(there);
      await after.close();
      rmSync(cut, { recursive: true });
    }
  });
});

/**
 * Rows by the hundred, several at once, with everything that moves files about between them: segments of the log, checkpoints,
 * tables that come and go.
 * @returns the moment at which each row was acknowledged
 */
async function play(database: Database, disk: RecordedDisk): Promise<ReadonlyMap<number, number>> {
  const acknowledged = new Map<number, number>();
  let next = 0;
  const insert = async () => {
    const id = next++;
    await database.query('insert into turn values ($1, $2, $3)', [id, id % 7, 'd6-d5 '.repeat(id % 90)]);
    acknowledged.set(id, disk.now);
  };
  for (let round = 0; round < 12; round++) {
    await Promise.all(Array.from({ length: 12 }, insert));
    const under = [insert(), insert()];
    if (round % 6 === 1) await database.query('select pg_switch_wal()');
    if (round % 6 === 2) await database.query(`create table round_${round} as select * from turn`);
    if (round % 6 === 3) await database.query('checkpoint');
    if (round % 6 === 4) await database.query(`drop table round_${round - 2}`);
    if (round % 6 === 5) await database.query('vacuum full turn');
    await Promise.all(under);
  }
  return acknowledged;
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { replay } from '@merellier/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../../../scripts/services.mjs';
import type { OnlineOptions } from '../node/online-options.ts';
import { rateGame } from '../ratings/rate-game.ts';
import { startServer } from '../server.ts';
import { openEmbedded } from '../store/embedded-database.ts';
import { migrate } from '../store/migrate.ts';
import { openPostgres } from '../store/postgres-database.ts';
import { openSqlStore } from '../store/sql-store.ts';
import { newcomerTo, playedGame } from '../testing/rated-game.ts';
import { pair } from '../testing/test-client.ts';
import {
  banCommand,
  exportCommand,
  exportToFile,
  importCommand,
  moveCommand,
  reportsCommand,
  unbanCommand,
} from './data-command.ts';

let folder: string;
let postgres: Service;
const embedded = (): OnlineOptions => ({
  databaseUrl: null,
  redisUrl: null,
  dataFolder: join(folder, 'data'),
  origins: [],
  exportFolder: join(folder, 'exports'),
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'merellier-data-'));
  writeFileSync(join(folder, 'index.html'), '<title>Mérellier</title>');
  postgres = await startPostgres();
});

afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

/** An empty database of its own. */
async function emptyDatabase(name: string): Promise<string> {
  const database = await openPostgres(postgres.url, () => undefined);
  await database.query(`create database ${name}`);
  await database.close();
  return postgres.url.replace(/postgres$/, name);
}

describe('the data of an embedded database', () => {
  it('moves to PostgreSQL by one command, and by a file, and is exported by the server itself', async () => {
    const server = await startServer({ port: 0, root: folder, online: embedded() });
    const [anna, ben, game] = await pair(server.url);
    await anna.turn(game, 'd6');
    await expect.poll(() => readdirSync(join(folder, 'exports')).join()).toMatch(/^merellier-[\d-]+\.ndjson\.gz$/);
    const history = anna.histories.get(game);
    for (const each of [anna, ben]) each.drop();
    await server.close();

    // Ratings go along, and a game that was not yet counted is counted there.
    const own = await openSqlStore(await openEmbedded(embedded().dataFolder));
    const now = await own.now();
    const rivals = [await newcomerTo(own, 'Cléo', now), await newcomerTo(own, 'Dora', now)] as const;
    const counted = await playedGame(own, rivals, 'white', now);
    await own.rateNext(rateGame, now);
    const due = await playedGame(own, rivals, 'draw', now + 1);
    const [rating] = await own.ratingsOf(rivals[0].id);
    await own.close();

    const moved = await emptyDatabase('moved');
    await moveCommand(embedded(), moved);
    const copied = await emptyDatabase('copied');
    const file = join(folder, 'all.ndjson.gz');
    await exportCommand(embedded(), file);
    await importCommand({ ...embedded(), databaseUrl: copied }, file);
    for (const url of [moved, copied]) {
      const store = await openSqlStore(await openPostgres(url, () => undefined));
      const events = (await store.read(game))?.events ?? [];
      expect(events).toEqual(history);
      expect(replay(game, events).phase).toBe('playing');
      expect((await store.heads([game])).get(game)).toBe(events.length);
      expect(await store.ratingsOf(rivals[0].id)).toEqual([rating]);
      expect(await store.rateNext(rateGame, now)).toMatchObject({ game: due });
      const curve = await store.ratingCurve(rivals[0].id, 'nine', 10);
      expect(curve.map((point) => point.game)).toEqual([counted, due]);
      await store.close();
    }

    const online = { ...embedded(), databaseUrl: moved };
    const players = { anna: anna.player?.id ?? '', ben: ben.player?.id ?? '' };
    expect(await reportsCommand(online)).toBe('There are no reports.');

    await expect(moveCommand(embedded(), moved)).rejects.toThrow(/has data already/);
    const again = await startServer({ port: 0, root: folder, online: { ...online, heartbeat: 200 } });
    await ben.connect(again.url);
    await ben.until(() => ben.state(game).seq >= (history?.length ?? 0));
    expect(await ben.turn(game, 'f4')).toMatchObject({ type: 'done' });
    const report = { player: players.ben, game, reason: 'cheating', note: 'too good\nto be true' };
    expect((await anna.http(again.url, 'POST', '/api/v1/reports', report)).status).toBe(204);
    const listed = new RegExp(
      `^[\\d-]{10} [\\d:]{5}  cheating  Ben \\(${players.ben}\\)  game ${game}  by Anna \\(${players.anna}\\)\n    too good\n    to be true$`,
    );
    expect(await reportsCommand(online)).toMatch(listed);
    // While the server runs: a banned player is sent away, and is nobody from then on.
    await banCommand(online, players.ben);
    await ben.until(() => ben.closed);
    const nobody = { player: null };
    expect(await (await ben.http(again.url, 'GET', '/api/v1/session')).json()).toEqual(nobody);
    expect(await reportsCommand(online)).toContain(`Ben (${players.ben}, banned)`);
    await expect(banCommand(online, 'nobody')).rejects.toThrow('There is no player nobody.');
    await unbanCommand(online, players.ben);
    await expect(unbanCommand(online, players.ben)).rejects.toThrow(/is not banned/);
    ben.drop();
    await again.close();
  });

  it('is not exported where no file can be written, and nothing else breaks', async () => {
    const database = await openEmbedded(null);
    await migrate(database);
    await expect(exportToFile(database, join(folder, 'nowhere', 'x.gz'))).rejects.toThrow(/ENOENT/);
    // A folder stands where the file is to be: nothing half written stays beside it.
    mkdirSync(join(folder, 'taken.gz', 'inside'), { recursive: true });
    await expect(exportToFile(database, join(folder, 'taken.gz'))).rejects.toThrow();
    expect(readdirSync(folder)).not.toContain('taken.gz.unfinished');
    await database.close();
  });

  it('goes to the server’s own database only, if it has one', async () => {
    const dataFolder = join(folder, 'mistyped');
    const options = { ...embedded(), dataFolder };
    await expect(reportsCommand(options)).rejects.toThrow(/There is no database in the folder .*mistyped/);
    await expect(banCommand(options, 'nobody')).rejects.toThrow(/There is no database/);
    expect(readdirSync(folder)).not.toContain('mistyped');
    await expect(moveCommand(embedded(), 'mysql://foo')).rejects.toThrow(/postgres:\/\//);
    const silent = { ...embedded(), databaseUrl: 'postgres://u:secret@127.0.0.1:9/x' };
    await expect(reportsCommand(silent)).rejects.toThrow(/^No PostgreSQL server answers at 127\.0\.0\.1, port 9:/);
  });

  it('is not taken from a file that is broken off', async () => {
    const file = join(folder, 'broken.ndjson.gz');
    writeFileSync(file, gzipSync('{"format":"merellier-data/1","migrations":[]}\n{"table":"games","rows":['));
    const url = await emptyDatabase('broken');
    const from = (name: string) => importCommand({ ...embedded(), databaseUrl: url }, name);
    await expect(from(file)).rejects.toThrow(/broken off/);
    writeFileSync(file, gzipSync('{"format":"merellier-data/1","migrations":[]}\n').subarray(0, 30));
    await expect(from(file)).rejects.toThrow(/broken off/);
    await expect(from(join(folder, 'missing'))).rejects.toThrow(/There is no file .*missing/);
    await expect(from(folder)).rejects.toThrow(/cannot be read \(EISDIR\)/);
    const foreign = join(folder, 'index.html');
    await expect(from(foreign)).rejects.toThrow(/index\.html is no export of Mérellier/);
    await expect(exportCommand({ ...embedded(), databaseUrl: url }, foreign)).rejects.toThrow(/there already/);
  });
});

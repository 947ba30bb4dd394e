import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Player } from '@merellier/protocol';
import { exportToFile } from '../apps/server/src/data/data-command.ts';
import { memoryBus } from '../apps/server/src/games/memory-bus.ts';
import { noLimits } from '../apps/server/src/limits/limits.ts';
import { makeMetrics } from '../apps/server/src/node/metrics.ts';
import { Online } from '../apps/server/src/node/online.ts';
import { openClock } from '../apps/server/src/store/database-clock.ts';
import { openEmbedded } from '../apps/server/src/store/embedded-database.ts';
import { openPostgres } from '../apps/server/src/store/postgres-database.ts';
import { openSqlStore } from '../apps/server/src/store/sql-store.ts';
import { startPostgres } from '../scripts/services.mjs';
import { type Figure, printFigures, whole } from './figures.ts';
import { p99, playTurns } from './server/play-turns.ts';

/** A server that has been played on for long, and is played on while all of it is exported: embedded, and on PostgreSQL, which syncs. */
const EVENTS = Number(process.env['EVENTS'] ?? 1_000_000);
const OF_A_GAME = 50;
/** Games that go on meanwhile, at the pace of a club in a hurry. */
const GAMES = 10;
const PAUSE = 200;
const TURNS_ALONE = 60;
const MILLIS_AT_MOST = 250;
/** What the process may grow by: the database within it takes some memory at the first pages, whatever there is to export. */
const GROWS_AT_MOST = 150;

/** The databases that it is measured on: `DATABASES=embedded` for one of them. */
const KINDS = (process.env['DATABASES'] ?? 'embedded postgresql').split(' ');

const games = Math.round(EVENTS / OF_A_GAME);
const FILL = [
  `insert into games (id, version, rules, house, time, rated, listed, phase, host, guest, white, winner,
    reason, created_at, changed_at, ended_at, rating_due, opening_counted, archived)
  select 'game-number-' || i, ${OF_A_GAME}, 'marelle', false, 'increment', false, true, 'over', 'host-number-' || i % 5000,
    'guest-number-' || i % 5000, 'host-number-' || i % 5000, 'white', 'resignation', i, i, i, false, true, false
  from generate_series($1::int, $2::int) i`,
  `insert into events (game, seq, command_id, kind, body, at, shape)
  select 'game-number-' || i, seq, 'guest-number-' || i || '/' || seq, 'turned',
    jsonb_build_object('turn', 'd6-d5xa' || seq, 'side', 'white', 'clock', jsonb_build_object('white', 60000 + i, 'black', 60000 + seq)), i, 2
  from generate_series($1::int, $2::int) i, generate_series(1, ${OF_A_GAME}) seq`,
];
/** So many games at once: a statement on PostgreSQL has ten seconds. */
const AT_ONCE = 1_000;

const player = (name: string): Player => ({ id: `player-${name}`, name, rating: null, registered: false });
async function play(node: Online, name: string, turns: number): ReturnType<typeof playTurns> {
  const ids = Array.from({ length: GAMES }, (_, i) => `${name}-${i}`);
  return (
    await Promise.all(
      ids.map((id) => playTurns(node, id, [player(`${id}-white`), player(`${id}-black`)], turns, PAUSE)),
    )
  ).flat();
}

const millis = (turns: Awaited<ReturnType<typeof play>>): number[] => turns.map((each) => each.millis);

/** What was measured on one database. */
async function measure(kind: string): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'merellier-bench-'));
  const service = kind === 'postgresql' ? await startPostgres({ durable: true }) : null;
  const database = service ? await openPostgres(service.url, console.error) : await openEmbedded(join(folder, 'data'));
  const store = await openSqlStore(database);
  for (let first = 1; first <= games; first += AT_ONCE)
    for (const sql of FILL) await database.query(sql, [first, Math.min(games, first + AT_ONCE - 1)]);
  const clock = await openClock(() => store.now());
  const parts = { store, bus: memoryBus(), clock, limits: noLimits(), metrics: makeMetrics(), report: console.error };
  const node = await Online.start(parts);

  const alone = p99(millis(await play(node, 'alone', TURNS_ALONE)));
  global.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 100);
  const file = join(folder, 'export.ndjson.gz');
  let isWritten = false;
  const begun = performance.now();
  const writing = exportToFile(database, file).finally(() => {
    isWritten = true;
  });
  const times: Awaited<ReturnType<typeof play>> = [];
  for (let round = 0; !isWritten; round++) times.push(...(await play(node, `during-${round}`, 25)));
  await writing;
  clearInterval(looking);
  const seconds = (performance.now() - begun) / 1_000;
  const during = p99(millis(times));
  const worked = p99(times.map((each) => each.worked));
  const grown = (most - before) / 2 ** 20;
  const size = (statSync(file).size / 2 ** 20).toFixed(1);
  await node.stop(0);
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
  return [
    {
      what: `${kind}: p99 of a turn while ${whole(EVENTS)} events are exported`,
      ours: `${during.toFixed(1)} ms, of ${whole(times.length)} turns (${alone.toFixed(1)} ms before); of processors ${worked.toFixed(1)} ms`,
      limit: `${MILLIS_AT_MOST} ms`,
      met: during <= MILLIS_AT_MOST,
      comparedTo: `export in ${whole(seconds)} s, ${size} MiB`,
    },
    {
      what: `${kind}: memory that the process takes for it`,
      ours: `${grown.toFixed(0)} MiB`,
      limit: `${GROWS_AT_MOST} MiB`,
      met: grown <= GROWS_AT_MOST,
      comparedTo: '',
    },
  ];
}

const figures: Figure[] = [];
for (const kind of KINDS) figures.push(...(await measure(kind)));
printFigures(figures);

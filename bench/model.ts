import { readFileSync } from 'node:fs';
import { startPostgres, startRedis } from '../scripts/services.mjs';
import { whole } from './figures.ts';
import { processorTimeOf } from './processor-time.ts';
import type { Played } from './server/meter.ts';
import { ask, endAll, start } from './server/processes.ts';

// What 100,000 who are online at once would need, by a fiftieth of them on real nodes. Lichess had 110,000 online at its peaks of 2020
// (its update at the end of that year), and 70.6 million rated games in July 2020 (the number of rows of its published data set): 26 that
// begin in a second on average. Here 120 begin, for games that are not rated, for peaks, and to be on the safe side; half of all play, a
// quarter looks on, a quarter stands in the lobby. A turn takes five seconds, a game fifty turns; each waits two seconds in the lobby.

const PART = Number(process.env['PART'] ?? 50);
const ONLINE = 100_000 / PART;
const PAIRS = ONLINE / 4;
const WATCHERS = ONLINE / 4;
const VIEWERS = ONLINE / 4;
const THOUGHT = 5_000;
const WAITS = 2_000;
const SECONDS = Number(process.env['SECONDS'] ?? 60);
const NODES = 2;
/** What is to be left of a processor for what nobody foresaw. */
const FULL = 0.6;

interface Measured {
  readonly what: string;
  readonly process: number;
}

const worked = ({ process }: Measured): number =>
  (processorTimeOf(process)?.worked ?? Number.NaN) / 1_000 + ended(process);

try {
  const [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
  const started = Array.from({ length: NODES }, () => start<{ url: string }>('node', [postgres.url, '', redis.url]));
  const nodes = await Promise.all(started);
  const urls = nodes.map(({ ready }) => ready.url);
  const players = await start('players', []);
  const viewers = await start('players', []);
  for (const url of urls) await ask(viewers.child, { url, idle: VIEWERS / NODES, lobby: true });
  const measured: readonly Measured[] = [
    ...nodes.map(({ child }, i) => ({ what: `node ${i + 1}`, process: child.pid ?? 0 })),
    { what: 'PostgreSQL', process: postgres.pid() ?? 0 },
    { what: 'Redis', process: redis.pid() ?? 0 },
  ];
  const playing = ask<{ done: Played }>(players.child, {
    ...{ urls, pairs: PAIRS, seconds: SECONDS, thought: THOUGHT, waits: WAITS, watchers: WATCHERS },
  });
  // Past the third of the time that everything takes to begin.
  await new Promise((resolve) => setTimeout(resolve, (SECONDS * 1_000) / 2));
  const before = measured.map(worked);
  const begun = performance.now();
  const { done } = await playing;
  const took = (performance.now() - begun) / 1_000;
  const after = measured.map(worked);
  console.log(
    `${whole(ONLINE)} online, ${whole(PAIRS)} games, ${whole(WATCHERS)} look on, ${whole(VIEWERS)} in the lobby:`,
  );
  console.log(
    `${(done.turns / done.seconds).toFixed(0)} turns a second, each with the opponent after ${done.p50.toFixed(0)} ms, 99 of 100 after ${done.p99.toFixed(0)} ms`,
  );
  console.log(`\n| | processor | memory | for ${whole(ONLINE * PART)} |\n| --- | ---: | ---: | --- |`);
  const shares = measured.map(({ what, process }, i) => {
    const share = ((after[i] ?? 0) - (before[i] ?? 0)) / took;
    const memory = what === 'PostgreSQL' ? '' : `${whole(memoryOf(process))} MiB`;
    console.log(`| ${what} | ${(100 * share).toFixed(1)} % | ${memory} | ${(share * PART).toFixed(1)} processors |`);
    return share;
  });
  const [bus = 0, database = 0, ...ofNodes] = shares.toReversed();
  const nodesNeeded = (ofNodes.reduce((sum, share) => sum + share, 0) * PART) / FULL;
  console.log(
    `\nEach used to ${100 * FULL} %: ${whole(Math.ceil(nodesNeeded))} nodes of one processor, ${whole(Math.ceil((database * PART) / FULL))} processors for databases, ${((bus * PART) / FULL).toFixed(1)} times what one Redis can do.`,
  );
  endAll();
  await Promise.all([postgres.stop(), redis.stop()]);
} finally {
  endAll();
}
process.exit();

/** Seconds that children of a process had which have ended since, such as connections of a database. */
function ended(id: number): number {
  const [, , , , , , , , , , , , , user, system] = readFileSync(`/proc/${id}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(user) + Number(system)) / 100;
}

/** What a process has in memory, in MiB. */
function memoryOf(id: number): number {
  const [, pages] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
  return Number(pages) / 1_024;
}

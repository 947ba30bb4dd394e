import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/services.mjs';
import { at, runNpm } from '../scripts/workspace.mjs';
import { type Figure, printFigures, whole } from './figures.ts';
import type { Played } from './server/meter.ts';
import { ask, endAll, start } from './server/processes.ts';

// Turns through the whole path: socket, rules, commit, publish, the opponent's socket. Each player answers at once, so
// that as many turns are under way as there are games. Load, server and database share the machine.

const PAIRS = 100;
const SECONDS = 8;
/** Turns on PostgreSQL against those of the peer, which keeps its games in memory. */
const TIMES_PEER = 3;
const MILLIS_AT_MOST = 50;
const EMBEDDED_AT_LEAST = 3_000;
/** A full house: some only wait, and others play as people do in a hurry, who take a second for a turn. */
const IDLE = 10_000;
const PLAYING_PAIRS = 500;
const THOUGHT = 1_000;
const CROWDED_MILLIS = 150;
/** Those who look at the lobby, and how often in a second something changes in it. */
const VIEWERS = 2_000;
const CHANGES = 4;
const VIEWERS_SHARE = 0.05;
const PEER = 'boardgame.io@0.50.2';

const scratch = mkdtempSync(join(tmpdir(), 'merellier-bench-'));

/** Plays on one server and gives what came of it. */
async function play(
  url: string,
  players: string,
  args: readonly string[],
  pairs: number,
  thought = 0,
): Promise<Played & { match?: string }> {
  const { child } = await start(players, args);
  const { done } = await ask<{ done: Played & { match?: string } }>(child, {
    urls: [url],
    pairs,
    seconds: SECONDS,
    thought,
  });
  child.disconnect();
  return done;
}

const rate = ({ turns, seconds }: Played): string => `${whole(turns / seconds)} turns/s`;
const ways = ({ turns, seconds, p50, p99 }: Played): string =>
  turns === 0 ? `none in ${whole(seconds)} s` : `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
const figures: Figure[] = [];
const add = (what: string, ours: string, comparedTo = '', limit = '', met = true) =>
  figures.push({ what, ours, limit, met, comparedTo });

/** The peer from npm, installed beside the checkout's own packages; null where it cannot be had. */
async function installPeer(): Promise<string | null> {
  const folder = at('.cache', 'peer');
  if (existsSync(join(folder, 'node_modules', 'boardgame.io'))) return folder;
  mkdirSync(folder, { recursive: true });
  // With koa-compose 4.2 its server answers nothing but 404.
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "overrides": { "koa-compose": "4.1.0" } }');
  const { status } = await runNpm(['install', '--no-audit', '--no-fund', PEER, 'node-persist@3.1.3'], {
    cwd: folder,
    quiet: true,
  });
  return status === 0 ? folder : null;
}

/** What the peer does, in words, and its turns a second; none where it cannot be had. */
async function measurePeer(kept: string): Promise<{ readonly told: string; readonly perSecond: number }> {
  const folder = await installPeer();
  if (folder === null) return { told: `${PEER} could not be installed`, perSecond: 0 };
  const args = [folder, kept === 'memory' ? '' : join(scratch, 'peer')];
  const { child, ready } = await start<{ url: string }>('peer-node', args);
  const played = await play(ready.url, 'peer-players', [folder], PAIRS);
  child.kill('SIGKILL');
  const again = await start<{ url: string }>('peer-node', args);
  const found = await fetch(`${again.ready.url}/games/marelle/${played.match}`);
  again.child.disconnect();
  const told = `${PEER} (${kept}): ${rate(played)}, ${ways(played)}; killed: ${found.ok ? 'games kept' : 'every game lost'}`;
  return { told, perSecond: played.turns / played.seconds };
}

/** Seconds of a processor that a node takes while games come into the lobby and go. */
async function lobbyWork(node: ChildProcess, url: string): Promise<number> {
  const { child } = await start('players', []);
  const before = await ask<Used>(node, 'memory');
  await ask(child, { url, changes: CHANGES, seconds: SECONDS });
  const after = await ask<Used>(node, 'memory');
  child.disconnect();
  return (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1e6;
}

interface Used {
  readonly memory: number;
  readonly cpu: NodeJS.CpuUsage;
}

try {
  const postgres = await startPostgres({ durable: true });
  const node = await start<{ url: string }>('node', [postgres.socketUrl, '']);
  const { url } = node.ready;
  const durable = await play(url, 'players', [], PAIRS);
  const peer = await measurePeer('memory').catch((error) => ({ told: String(error), perSecond: 0 }));
  const perSecond = durable.turns / durable.seconds;
  add(
    'PostgreSQL, fsync: turns',
    `${rate(durable)}${peer.perSecond > 0 ? `, ${(perSecond / peer.perSecond).toFixed(1)} times` : ''}`,
    peer.told,
    `${TIMES_PEER} times`,
    perSecond >= TIMES_PEER * peer.perSecond,
  );
  add('PostgreSQL, fsync: way of a turn', ways(durable), '', `p99 ${MILLIS_AT_MOST} ms`, durable.p99 <= MILLIS_AT_MOST);

  const alone = await lobbyWork(node.child, url);
  const viewers = await start('players', []);
  await ask(viewers.child, { url, idle: VIEWERS, lobby: true });
  const share = ((await lobbyWork(node.child, url)) - alone) / SECONDS;
  viewers.child.disconnect();
  add(
    `${whole(VIEWERS)} who look at the lobby, ${CHANGES} changes a second`,
    `${(100 * share).toFixed(1)} % of a processor`,
    '',
    `${100 * VIEWERS_SHARE} %`,
    share <= VIEWERS_SHARE,
  );

  const before = await ask<Used>(node.child, 'memory');
  const idle = await start('players', []);
  await ask(idle.child, { url, idle: IDLE });
  const after = await ask<Used>(node.child, 'memory');
  const each = (after.memory - before.memory) / IDLE / 1024;
  const crowded = await play(url, 'players', [], PLAYING_PAIRS, THOUGHT);
  add(`${whole(IDLE)} idle connections`, `${each.toFixed(1)} KiB each`);
  add(
    `with these, ${whole(2 * PLAYING_PAIRS)} playing, a second for a turn`,
    `${rate(crowded)}, ${ways(crowded)}`,
    '',
    `p99 ${CROWDED_MILLIS} ms`,
    crowded.p99 <= CROWDED_MILLIS,
  );
  idle.child.disconnect();
  node.child.disconnect();
  await postgres.stop();

  const embedded = await start<{ url: string }>('node', ['', join(scratch, 'data')]);
  const kept = await play(embedded.ready.url, 'players', [], PAIRS);
  embedded.child.disconnect();
  const files = await measurePeer('files').catch((error) => ({ told: String(error) }));
  const keptPerSecond = kept.turns / kept.seconds;
  add(
    'PGlite, fsync: turns',
    `${rate(kept)}, ${ways(kept)}`,
    files.told,
    `${whole(EMBEDDED_AT_LEAST)} turns/s`,
    keptPerSecond >= EMBEDDED_AT_LEAST,
  );
  printFigures(figures);
} finally {
  endAll();
  rmSync(scratch, { recursive: true, force: true });
}

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
/** They take turns, so many times: on a machine that others use, the same server does half as much again a minute later. */
const ROUNDS = 3;
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

const perSecond = ({ turns, seconds }: Played): number => turns / seconds;
const rate = (played: Played): string => `${whole(perSecond(played))} turns/s`;
/** The one that half of the others are faster than. */
const middleOf = (played: readonly Played[]): Played =>
  [...played].sort((a, b) => perSecond(a) - perSecond(b))[played.length >> 1] as Played;
/** The middle one first, and then all in their order. */
const rates = (played: readonly Played[]): string =>
  `${rate(middleOf(played))}${played.length > 1 ? ` (${played.map((each) => whole(perSecond(each))).join(', ')})` : ''}`;
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

/** The peer, running. */
interface Peer {
  readonly play: () => Promise<Played>;
  /** Kills it and starts it again: whether the games are still there. */
  readonly keepsGames: () => Promise<boolean>;
}

/** Starts the peer, which keeps its games in memory or in files; null where it cannot be had. */
async function startPeer(kept: string): Promise<Peer | null> {
  const folder = await installPeer();
  if (folder === null) return null;
  const args = [folder, kept === 'memory' ? '' : join(scratch, 'peer')];
  const { child, ready } = await start<{ url: string }>('peer-node', args);
  let match: string | undefined;
  return {
    play: async () => {
      const played = await play(ready.url, 'peer-players', [folder], PAIRS);
      match = played.match;
      return played;
    },
    keepsGames: async () => {
      child.kill('SIGKILL');
      const again = await start<{ url: string }>('peer-node', args);
      const found = await fetch(`${again.ready.url}/games/marelle/${match}`);
      again.child.disconnect();
      return found.ok;
    },
  };
}

/** What came of the peer, in words. */
async function tellPeer(kept: string, peer: Peer | null, played: readonly Played[]): Promise<string> {
  if (peer === null) return `${PEER} could not be installed`;
  const fate = (await peer.keepsGames()) ? 'games kept' : 'every game lost';
  return `${PEER} (${kept}): ${rates(played)}, ${ways(middleOf(played))}; killed: ${fate}`;
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
  const peer = await startPeer('memory');
  const durable: Played[] = [];
  const peers: Played[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    durable.push(await play(url, 'players', [], PAIRS));
    if (peer) peers.push(await peer.play());
  }
  const times = peers.map((each, round) => perSecond(durable[round] as Played) / perSecond(each)).sort((a, b) => a - b);
  const middle = times[times.length >> 1];
  add(
    'PostgreSQL, fsync: turns',
    `${rates(durable)}${middle === undefined ? '' : `, ${times.map((each) => each.toFixed(1)).join(', ')} times`}`,
    await tellPeer('memory', peer, peers),
    `${TIMES_PEER} times`,
    (middle ?? TIMES_PEER) >= TIMES_PEER,
  );
  const way = middleOf(durable);
  add('PostgreSQL, fsync: way of a turn', ways(way), '', `p99 ${MILLIS_AT_MOST} ms`, way.p99 <= MILLIS_AT_MOST);

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
  const inFiles = await startPeer('files');
  const kept: Played[] = [];
  const peerKept: Played[] = [];
  for (let round = 0; round < ROUNDS; round++) kept.push(await play(embedded.ready.url, 'players', [], PAIRS));
  if (inFiles) peerKept.push(await inFiles.play());
  embedded.child.disconnect();
  add(
    'PGlite, fsync: turns',
    `${rates(kept)}, ${ways(middleOf(kept))}`,
    await tellPeer('files', inFiles, peerKept),
    `${whole(EMBEDDED_AT_LEAST)} turns/s`,
    perSecond(middleOf(kept)) >= EMBEDDED_AT_LEAST,
  );
  printFigures(figures);
} finally {
  endAll();
  rmSync(scratch, { recursive: true, force: true });
}

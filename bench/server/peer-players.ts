import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gameLines } from './game-lines.ts';
import { Meter, type Played } from './meter.ts';
import { peerGame } from './peer-game.ts';

const [folder = ''] = process.argv.slice(2);
const require = createRequire(join(folder, 'package.json'));
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const LINES = gameLines(20, 60);

async function post(url: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as Record<string, string>;
}

/** Two clients at one match, until its line is played or it is told to stop. */
async function playMatch(
  url: string,
  line: readonly string[],
  meter: Meter,
  isStopped: () => boolean,
  begun: () => void,
): Promise<string> {
  const { matchID = '' } = await post(`${url}/games/marelle/create`, { numPlayers: 2 });
  const clients = await Promise.all(
    ['0', '1'].map(async (playerID) => {
      const joined = await post(`${url}/games/marelle/${matchID}/join`, { playerID, playerName: playerID });
      const multiplayer = SocketIO({ server: url });
      const credentials = joined['playerCredentials'];
      return Client({ game: peerGame(), multiplayer, matchID, playerID, credentials, debug: false });
    }),
  );
  await new Promise<void>((resolve) => {
    let sentAt = 0;
    const seen = [-1, -1];
    const play = (player: number, turn: number) => {
      sentAt = performance.now();
      clients[player].moves.turn(line[turn]);
    };
    for (const [player, client] of clients.entries()) {
      client.subscribe((state: { G: { turns: number }; isConnected: boolean } | null) => {
        if (!state?.isConnected || state.G.turns <= (seen[player] ?? 0)) return;
        const { turns } = state.G;
        seen[player] = turns;
        if (turns === 0 || turns % 2 !== player) return;
        meter.count(performance.now() - sentAt);
        if (turns >= line.length || isStopped()) resolve();
        else play(player, turns);
      });
      client.start();
    }
    const begin = setInterval(() => {
      if (seen[0] !== 0 || seen[1] !== 0) return;
      clearInterval(begin);
      begun();
      play(0, 0);
    }, 20);
  });
  for (const client of clients) client.stop();
  return matchID;
}

async function playAll(url: string, pairs: number, seconds: number): Promise<Played & { readonly match: string }> {
  const meter = new Meter();
  let stopped = false;
  let match = '';
  const begun: Promise<void>[] = [];
  const games = Array.from({ length: pairs }, async (_, i) => {
    let begin = () => {};
    begun.push(new Promise((resolve) => (begin = resolve)));
    for (let round = 0; !stopped; round++)
      match = await playMatch(url, LINES[(i + round) % LINES.length] as readonly string[], meter, () => stopped, begin);
  });
  // Getting a hundred matches under way takes it longer than any warming up.
  await Promise.race([Promise.all(begun), new Promise((resolve) => setTimeout(resolve, 30_000))]);
  const played = await meter.measure(seconds);
  stopped = true;
  await Promise.race([Promise.all(games), new Promise((resolve) => setTimeout(resolve, 3_000))]);
  return { ...played, match };
}

process.on('message', ({ urls, pairs, seconds }: { urls: [string]; pairs: number; seconds: number }) => {
  playAll(urls[0], pairs, seconds).then(
    (done) => process.send?.({ done }),
    (error) => process.send?.({ failed: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });

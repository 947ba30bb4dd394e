import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { running } from '@merellier/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noLimits } from '../limits/limits.ts';
import { type RunningServer, startServer } from '../server.ts';
import { ApiClient } from '../testing/api-client.ts';
import { TestClient } from '../testing/test-client.ts';

const BOT = fileURLToPath(new URL('../../../../examples/bot/bot.mjs', import.meta.url));

let root: string;
let server: RunningServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'merellier-example-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
  const online = { databaseUrl: null, redisUrl: null, dataFolder: null, origins: [], limits: noLimits };
  // Two programs play faster than two people may.
  server = await startServer({ port: 0, root, online });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

it('the example bot waits in the lobby and plays a game of the jeu du moulin to its end', async () => {
  const options = ['--url', server.url, '--rules', 'jeu-du-moulin', '--level', '6', '--games', '1'];
  const bot = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', BOT, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [bot.stdout, bot.stderr]) output.setEncoding('utf8').on('data', (text) => (said += text));
  const gone = once(bot, 'exit');
  const player = await TestClient.join(server.url, 'Anna');
  const lobby = new ApiClient(server.url);
  let game = '';
  while (game === '') {
    if (bot.exitCode !== null) throw new Error(said);
    game = (await lobby.get('/seeks')).seeks[0]?.game ?? '';
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await player.enter(game);
  await player.until(() => player.state(game).phase === 'playing');
  // The opponent plays the first turn that is legal: the bot has to be better than that. It may go round in circles, and draw.
  while (player.state(game).phase === 'playing') {
    const { seq } = player.state(game);
    if (running(player.state(game)) === 'black') await player.turn(game, player.legalTurn(game));
    await player.until(() => player.state(game).seq > seq);
  }
  expect(player.state(game).players.host).toMatchObject({ name: 'Moulinette', bot: true });
  const { winner, reason } = player.state(game).outcome ?? {};
  expect(winner === 'white' ? ['few-men', 'blocked'] : ['repetition', 'no-capture']).toContain(reason);
  expect(winner).not.toBe('black');
  expect((await gone)[0]).toBe(0);
  expect(said).not.toMatch(/refused|Error/);
  player.drop();
});

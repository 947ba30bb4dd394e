import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from './embedded-database.ts';
import { ServerProcess } from './testing/server-process.ts';
import { pair } from './testing/test-client.ts';

let folder: string;
let server: ServerProcess | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'merellier-killed-'));
  writeFileSync(join(folder, 'index.html'), '<title>Mérellier</title>');
});

afterAll(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true });
});

const options = () => ({
  databaseUrl: null,
  redisUrl: null,
  dataFolder: join(folder, 'data'),
  origins: [],
  heartbeat: 500,
});

describe('a server with its embedded database', () => {
  it('that is killed in the middle of a game keeps every turn that was acknowledged, and lets the game go on', async () => {
    server = await ServerProcess.start(folder, options());
    const [anna, ben, game] = await pair(server.url);
    const acknowledged: string[] = [];
    for (let round = 0; round < 1; round++) {
      for (let i = 0; i < 4; i++) {
        const player = acknowledged.length % 2 === 0 ? anna : ben;
        const turn = player.legalTurn(game, acknowledged.length);
        const { seq } = player.state(game);
        expect(await player.turn(game, turn)).toMatchObject({ type: 'done' });
        acknowledged.push(turn);
        for (const each of [anna, ben]) await each.until(() => each.state(game).seq > seq);
      }
      // One more is under way when the server dies: with its id it can be asked again.
      const player = acknowledged.length % 2 === 0 ? anna : ben;
      const turn = player.legalTurn(game, 1);
      const command = { kind: 'turn', turn, after: player.state(game).boardSeq } as const;
      const id = randomUUID();
      player.send({ type: 'command', id, game, command });
      await server.kill();
      for (const each of [anna, ben]) each.drop();
      server = await ServerProcess.start(folder, options());
      for (const each of [anna, ben]) await each.connect(server.url);
      expect(await player.command(game, command, id)).toMatchObject({ type: 'done' });
      acknowledged.push(turn);
      const turns = () =>
        ben.histories.get(game)?.flatMap(({ event }) => (event.kind === 'turned' ? [event.turn] : [])) ?? [];
      await ben.until(() => turns().length >= acknowledged.length);
      await anna.until(() => anna.state(game).seq === ben.state(game).seq);
      expect(turns()).toEqual(acknowledged);
    }
  });

  it('holds its folder, and nobody else may open it meanwhile', async () => {
    await expect(openEmbedded(join(folder, 'data'))).rejects.toThrow(
      /Another server is using the folder .*MERELLIER_DATA/,
    );
  });

  it('leaves the folder free when it was killed, and when it has stopped', async () => {
    await server?.kill();
    const database = await openEmbedded(join(folder, 'data'));
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await database.close();
    await (await openEmbedded(join(folder, 'data'))).close();
  });
});

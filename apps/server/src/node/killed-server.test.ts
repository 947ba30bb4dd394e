import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { openEmbedded } from '../store/embedded-database.ts';
import { ServerProcess } from '../testing/server-process.ts';
import { pair, TestClient } from '../testing/test-client.ts';

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
});

/** So many times the server is killed: a hundred in the long run. */
const KILLS = isLong ? 100 : 20;

describe('a server with its embedded database, killed again and again in the middle of a game', () => {
  let players: readonly [TestClient, TestClient];
  let game: string;
  /** The turns of each game that the server has acknowledged. */
  const acknowledged = new Map<string, string[]>();

  beforeAll(async () => {
    server = await ServerProcess.start(folder, options());
    const [anna, ben, first] = await pair(server.url);
    players = [anna, ben];
    game = first;
  });

  const turnsOf = (client: TestClient, id: string): readonly string[] =>
    client.histories.get(id)?.flatMap(({ event }) => (event.kind === 'turned' ? [event.turn] : [])) ?? [];

  /** Who is to play; once a game is over, both play another. */
  async function toPlay(): Promise<TestClient> {
    const [anna, ben] = players;
    if (anna.state(game).phase === 'over') {
      game = await anna.create();
      await ben.enter(game);
      await anna.until(() => anna.state(game).phase === 'playing');
    }
    return turnsOf(anna, game).length % 2 === 0 ? anna : ben;
  }

  const inStep = async (seq: number): Promise<void> => {
    for (const each of players) await each.until(() => each.state(game).seq > seq);
  };

  for (let kill = 1; kill <= KILLS; kill++)
    it(`keeps every turn that was acknowledged, and goes on (kill ${kill})`, async () => {
      const first = await toPlay();
      const { seq } = first.state(game);
      const played = first.legalTurn(game, kill);
      expect(await first.turn(game, played)).toMatchObject({ type: 'done' });
      acknowledged.set(game, [...(acknowledged.get(game) ?? []), played]);
      await inStep(seq);
      // One more is under way when the server dies, at once or a moment later: with its id it can be asked again.
      const player = await toPlay();
      const before = player.state(game).seq;
      const turn = player.legalTurn(game, kill);
      const command = { kind: 'turn', turn, after: player.state(game).boardSeq } as const;
      const id = randomUUID();
      player.send({ type: 'command', id, game, command });
      await new Promise((resolve) => setTimeout(resolve, kill % 5));
      await server?.kill();
      for (const each of players) each.drop();
      server = await ServerProcess.start(folder, options());
      for (const each of players) await each.connect(server.url);
      expect(await player.command(game, command, id)).toMatchObject({ type: 'done' });
      acknowledged.set(game, [...(acknowledged.get(game) ?? []), turn]);
      await inStep(before);
      for (const each of players) expect(turnsOf(each, game)).toEqual(acknowledged.get(game));
    });

  it('has lost nothing of any game in the end', async () => {
    const viewer = await TestClient.join(server?.url ?? '', 'Viewer');
    for (const [id, turns] of acknowledged) {
      viewer.watch(id);
      await viewer.until(() => viewer.games.has(id));
      expect(turnsOf(viewer, id)).toEqual(turns);
    }
    viewer.drop();
  });
});

describe('the folder of an embedded database', () => {
  it('is held by its server, and nobody else may open it meanwhile', async () => {
    await expect(openEmbedded(join(folder, 'data'))).rejects.toThrow(
      /Another server is using the folder .*MERELLIER_DATA/,
    );
  });

  it('is free when the server was killed, and when it has stopped', async () => {
    await server?.kill();
    const database = await openEmbedded(join(folder, 'data'));
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await database.close();
    await (await openEmbedded(join(folder, 'data'))).close();
  });
});

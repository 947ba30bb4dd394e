import { expect, it } from 'vitest';
import { gamesUnderWay, playerGames, playerProfile } from './people.ts';

const answers =
  (status: number, body: string, asked: string[] = []): typeof fetch =>
  async (path) => {
    asked.push(String(path));
    return new Response(body, { status });
  };

it('tells what was found from what there is not and from no answer', async () => {
  const profile = { player: { id: 'player-anna' }, ratings: [] };
  expect(await playerProfile('player-anna', answers(200, JSON.stringify(profile)))).toEqual({
    ok: true,
    value: profile,
  });
  expect(await playerProfile('nobody', answers(404, '{"reason":"not-found"}'))).toEqual({ ok: false, why: 'missing' });
  for (const fetcher of [answers(503, '{}'), answers(200, '<!doctype html>'), answers(200, '{}')])
    expect(await playerProfile('player-anna', fetcher)).toEqual({ ok: false, why: 'unavailable' });
  const offline: typeof fetch = () => Promise.reject(new TypeError('offline'));
  expect(await playerProfile('player-anna', offline)).toEqual({ ok: false, why: 'unavailable' });
});

it('asks for the next page by what the one before said', async () => {
  const asked: string[] = [];
  const page = answers(200, '{"games":[],"next":null}', asked);
  await playerGames('player-anna', null, page);
  await playerGames('player-anna', '17.abcdefghijklmnop', page);
  await gamesUnderWay('a/b', page);
  expect(asked).toEqual([
    '/api/v1/players/player-anna/games',
    '/api/v1/players/player-anna/games?before=17.abcdefghijklmnop',
    '/api/v1/players/a%2Fb/games?state=under-way',
  ]);
});

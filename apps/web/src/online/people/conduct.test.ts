import { describe, expect, it } from 'vitest';
import { block, blockedPlayers, report } from './conduct.ts';

const answering = (status: number, body: unknown): typeof fetch =>
  (async () => new Response(body === null ? null : JSON.stringify(body), { status })) as typeof fetch;

describe('players one does not want to meet', () => {
  it('are those that the server names', async () => {
    const players = [{ id: 'ben-00000', name: 'Ben' }];
    expect(await blockedPlayers(answering(200, { players }))).toEqual(players);
    expect(await blockedPlayers(answering(503, { reason: 'unavailable' }))).toBeNull();
    expect(await blockedPlayers(() => Promise.reject(new TypeError('no network')))).toBeNull();
  });

  it('are blocked, or it is said why not', async () => {
    expect(await block('ben-00000', answering(204, null))).toBeNull();
    const refusal = { reason: 'too-many', retryAfter: 7_000 };
    expect(await block('ben-00000', answering(429, refusal))).toEqual(refusal);
    expect(await block('ben-00000', answering(502, null))).toMatchObject({ reason: 'unavailable' });
  });

  it('are reported as the server wants it', async () => {
    const told = { player: 'ben-00000', game: null, reason: 'stalling', note: '' } as const;
    const asked: unknown[] = [];
    const fetcher = (async (path: string, init: RequestInit) => {
      asked.push(init.method, path, JSON.parse(String(init.body)));
      return new Response(null, { status: 204 });
    }) as unknown as typeof fetch;
    expect(await report(told, fetcher)).toBeNull();
    expect(asked).toEqual(['POST', '/api/v1/reports', told]);
  });
});

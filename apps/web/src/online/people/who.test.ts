import { expect, it } from 'vitest';
import { takeName, whoAmI } from './who.ts';

const answers = (status: number, body: string): typeof fetch =>
  (async () => new Response(body, { status })) as typeof fetch;

it('tells a server from a page without one, from one that cannot now, and from no network', async () => {
  expect(await whoAmI(answers(200, '{"player":null}'))).toEqual({ ok: true, player: null });
  expect(await whoAmI(answers(200, '<!doctype html>'))).toEqual({ ok: false, why: 'no-server' });
  expect(await whoAmI(answers(404, 'nothing here'))).toEqual({ ok: false, why: 'no-server' });
  expect(await whoAmI(answers(503, ''))).toEqual({ ok: false, why: 'unavailable' });
  const late = (() => Promise.reject(new DOMException('late', 'TimeoutError'))) as typeof fetch;
  expect(await whoAmI(late)).toEqual({ ok: false, why: 'unavailable' });
  const offline = (() => Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch;
  expect(await whoAmI(offline)).toEqual({ ok: false, why: 'offline' });
});

it('takes a name, or says why not', async () => {
  const player = { id: 'player-anna', name: 'Anna', rating: null, registered: false };
  expect(await takeName('Anna', answers(200, JSON.stringify({ player })))).toEqual({ ok: true, player });
  const refusal = { reason: 'malformed', where: 'name' };
  expect(await takeName('\u200b', answers(400, JSON.stringify(refusal)))).toEqual({ ok: false, refusal });
});

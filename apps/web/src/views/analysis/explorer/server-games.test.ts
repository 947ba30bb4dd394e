import { ruleSet } from '@merellier/rules';
import { readTurn, writeFen } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import { serverGames } from './server-games.ts';

const rules = ruleSet('marelle');
const first = readTurn(rules, rules.start(), 'd6');
if (!first.ok) throw new Error('d6');
const position = rules.play(rules.start(), first.value);

/** A server that answers so, and what it was asked. */
function server(answer: () => Response): { readonly fetcher: typeof fetch; readonly asked: URL[] } {
  const asked: URL[] = [];
  const fetcher: typeof fetch = async (path) => {
    asked.push(new URL(String(path), 'http://localhost'));
    return answer();
  };
  return { fetcher, asked };
}

it('asks for the position and the rules as they are changed, and reads the turns', async () => {
  const turns = [{ turn: 'f4', games: 3, white: 1, black: 0, drawn: 2 }];
  const { fetcher, asked } = server(() => Response.json({ plies: 16, turns }));
  expect(await serverGames(rules, position, fetcher)).toMatchObject({
    plies: 16,
    played: [{ games: 3, white: 1, black: 0, draws: 2 }],
  });
  expect(asked[0]?.pathname).toBe('/api/v1/openings');
  expect(asked[0]?.searchParams.get('fen')).toBe(writeFen(rules, position));
  await serverGames(ruleSet('marelle', { flying: 0 }), position, fetcher);
  expect(asked[1]?.searchParams.getAll('set')).toEqual(['flying=0']);
});

it('leaves out a turn that this page cannot read', async () => {
  const turns = ['z9', 'f4'].map((turn) => ({ turn, games: 1, white: 1, black: 0, drawn: 0 }));
  const { fetcher } = server(() => Response.json({ plies: 16, turns }));
  expect((await serverGames(rules, position, fetcher))?.played).toHaveLength(1);
});

it.each([
  ['no network', () => Response.error()],
  ['another server', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['a server that cannot now', () => Response.json({ reason: 'unavailable' }, { status: 503 })],
])('has nothing with %s', async (_, answer) => {
  expect(await serverGames(rules, position, server(answer).fetcher)).toBeNull();
});

import type { GameEvent, RecordedEvent } from '@merellier/protocol';
import { expect, it } from 'vitest';
import { type Followed, followGame } from './follow-game.ts';

const ID = 'abcdefghijklmnopqrst';
const player = (name: string) => ({ id: `player-${name}`, name, rating: null, registered: false });
const OPTIONS = {
  rules: { id: 'marelle', parameters: {} },
  time: { kind: 'none' },
  side: 'white',
  listed: false,
  rated: false,
} as const;
const turned = (side: 'white' | 'black', turn: string): GameEvent => ({
  ...{ kind: 'turned', side, turn, spent: 0, gained: 0, lag: 0 },
});
const EVENTS: readonly RecordedEvent[] = (
  [
    { kind: 'created', options: OPTIONS, host: player('Anna'), commitment: null, rematchOf: null },
    { kind: 'joined', guest: player('Ben') },
    { kind: 'started', white: 'host' },
    turned('white', 'd6'),
    turned('black', 'f4'),
    { kind: 'ended', outcome: { winner: 'white', reason: 'resignation', count: null } },
  ] as readonly GameEvent[]
).map((event, i) => ({ seq: i + 1, at: 1_000 * i, event }));

const line = (...events: RecordedEvent[]) => `${JSON.stringify({ type: 'game', events })}\n`;

/** A server that answers each request with the next of these, and notes what it was asked. */
function server(...answers: (string | number)[]) {
  const asked: string[] = [];
  const fetcher = async (address: unknown, options?: RequestInit) => {
    asked.push(`${address} ${options?.credentials}`);
    const answer = answers.shift() ?? 404;
    if (answer === 0) throw new TypeError('no network');
    return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer);
  };
  return { asked, fetcher: fetcher as typeof fetch };
}

it('follows a game to its end, over a connection that breaks, and asks for what is missing alone', async () => {
  const [a, b, c, d, e, f] = EVENTS as unknown as [RecordedEvent, ...RecordedEvent[]];
  const broken = `${line(a, b as RecordedEvent, c as RecordedEvent)}\n${line(d as RecordedEvent)}`;
  const { asked, fetcher } = server(broken, 0, 503, line(d as RecordedEvent, e as RecordedEvent, f as RecordedEvent));
  const told: Followed[] = [];
  await followGame(ID, (followed) => told.push(followed), fetcher, 1);
  expect(asked.map((each) => /since=(\d+) (\w+)/.exec(each)?.slice(1))).toEqual([
    ['0', 'omit'],
    ['4', 'omit'],
    ['4', 'omit'],
    ['4', 'omit'],
  ]);
  const seen = told.map((each) => (each.kind === 'game' ? each.state.game.nodes.length - 1 : each.kind));
  expect(seen).toEqual([0, 1, 'lost', 'lost', 2]);
  expect(told.at(-1)).toMatchObject({ state: { phase: 'over', outcome: { winner: 'white' } } });
});

it('says of a game that there is not, and asks no more', async () => {
  const { asked, fetcher } = server(404);
  const told: Followed[] = [];
  await followGame(ID, (followed) => told.push(followed), fetcher, 1);
  expect(told).toEqual([{ kind: 'missing' }]);
  expect(asked).toHaveLength(1);
});

import type { RecordedEvent } from '@merellier/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClockedServer, startClockedServer } from '../clocked-server.ts';
import type { Acknowledged } from '../playing-pair.ts';
import { pair } from '../test-client.ts';
import { FAULTS, planOf } from './plan.ts';
import { problemsOf } from './verdict.ts';

let server: ClockedServer;
let game: string;
let events: readonly RecordedEvent[];
const acknowledged: Acknowledged[] = [];

beforeAll(async () => {
  server = await startClockedServer();
  const [anna, ben, id] = await pair(server.url);
  game = id;
  for (const [i, player] of [anna, ben, anna, ben].entries()) {
    const { seq } = player.state(game);
    const turn = player.legalTurn(game, i);
    const answer = await player.turn(game, turn);
    if (answer.type !== 'done') throw new Error('refused');
    acknowledged.push({ turn, seq: answer.seq });
    for (const each of [anna, ben]) await each.until(() => each.state(game).seq > seq);
  }
  events = anna.histories.get(game) ?? [];
  for (const each of [anna, ben]) each.drop();
});
afterAll(() => server?.stop());

it('a chaos run finds nothing wrong where nothing is', () => {
  expect(problemsOf(game, events, acknowledged)).toEqual([]);
});

it('and finds a turn that was lost, one stored twice, a gap, an illegal turn, and a game lost on time', () => {
  const last = events.at(-1) as RecordedEvent;
  const problems = (changed: readonly RecordedEvent[]) => problemsOf(game, changed, acknowledged).join(' ');
  expect(problems(events.slice(0, -1))).toContain('was acknowledged; stored is none');
  expect(problems([...events, { ...last, seq: last.seq + 1 }])).toContain('5 turns are stored, 4 were acknowledged');
  expect(problems(events.filter((each) => each !== events.at(-2)))).toContain('has the number');
  const illegal = { ...last, event: { ...last.event, turn: 'a1-g7' } } as RecordedEvent;
  expect(problems([...events.slice(0, -1), illegal])).toContain('cannot be replayed');
  const ended = { kind: 'ended', outcome: { winner: 'white', reason: 'time', count: null } } as const;
  expect(problems([...events, { ...last, seq: last.seq + 1, event: ended }])).toContain('over by "time"');
  expect(problems([])).toContain('stored is none');
});

it('its plan depends on the seed alone, and has every fault before any comes again', () => {
  const first = (seed: number) => {
    const plan = planOf(seed, 2);
    return FAULTS.map(() => plan.next().value);
  };
  expect(first(7)).toEqual(first(7));
  expect(first(7)).not.toEqual(first(8));
  expect(
    first(7)
      .map(({ fault }) => fault)
      .sort(),
  ).toEqual([...FAULTS].sort());
});

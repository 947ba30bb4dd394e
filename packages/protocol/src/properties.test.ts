import { positionOf, SIDES } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Command,
  chanceProofOf,
  DAY,
  deadlineOf,
  type GameOptions,
  OFFERS,
  type Player,
  type PlayerCommand,
  seatOf,
  shownClock,
  verifyChance,
} from './index.ts';
import { gameEventSchema, playerCommandSchema } from './schemas.ts';
import { ANNA, BEN, CLEO, GAME, Table } from './testing/table.ts';

const RULES: readonly GameOptions['rules'][] = [
  { id: 'marelle', parameters: { men: 4 } },
  { id: 'marelle-de-ceylan', parameters: {} },
  { id: 'marelle-avec-des', parameters: { men: 4 } },
  { id: 'dames-a-souffler', parameters: {} },
];

const TIMES: readonly GameOptions['time'][] = [
  { kind: 'none' },
  { kind: 'increment', initial: 10_000, increment: 1_000 },
  { kind: 'delay', initial: 10_000, delay: 2_000 },
  { kind: 'bronstein', initial: 10_000, delay: 2_000 },
  { kind: 'correspondence', perTurn: DAY },
];

const options = fc.record({
  rules: fc.constantFrom(...RULES),
  time: fc.constantFrom(...TIMES),
  side: fc.constantFrom('white' as const, 'black' as const, 'toss' as const),
  rated: fc.boolean(),
});

/** One thing that somebody does, or an attempt at it: `pick` chooses among legal turns, `shift` makes a turn stale. */
interface Attempt {
  readonly who: Player | null;
  readonly wait: number;
  readonly lag: number;
  readonly pick: number;
  readonly shift: number;
  readonly command: Command | 'legal-turn';
}

const hex = fc.constantFrom('aa', 'bb', 'cc').map((text) => text.repeat(32));
const offer = fc.constantFrom(...OFFERS);
const rare: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('join' as const), contribution: fc.option(hex) }),
  fc.record({ kind: fc.constant('contribute' as const), contribution: hex }),
  fc.record({ kind: fc.constant('offer' as const), what: offer }),
  fc.record({ kind: fc.constant('accept' as const), what: offer }),
  fc.record({ kind: fc.constant('decline' as const), what: offer }),
  fc.record({ kind: fc.constant('claim' as const), result: fc.constantFrom('win' as const, 'draw' as const) }),
  fc.constant({ kind: 'give-time' as const }),
  fc.constant({ kind: 'abort' as const }),
  fc.constant({ kind: 'tick' as const }),
  fc.record({ kind: fc.constant('compensate' as const), ms: fc.nat(20_000), sides: fc.subarray([...SIDES]) }),
  fc.record({
    kind: fc.constant('turn' as const),
    turn: fc.constantFrom('d6', 'a1-a4', '32-28', 'x', ''),
    after: fc.nat(40),
  }),
);
const attempt: fc.Arbitrary<Attempt> = fc.record({
  who: fc.constantFrom(ANNA, BEN, ANNA, BEN, CLEO, null),
  wait: fc.oneof(fc.nat(2_500), fc.nat(2_500), fc.nat(2_500), fc.integer({ min: -500, max: 0 }), fc.nat(70_000)),
  lag: fc.oneof(fc.constant(0), fc.nat(5_000)),
  pick: fc.nat(1000),
  shift: fc.constantFrom(0, 0, 0, 0, 0, 0, -1),
  command: fc.oneof({ arbitrary: fc.constant('legal-turn' as const), weight: 5 }, { arbitrary: rare, weight: 1 }),
});

function commandOf(table: Table, { command, pick, shift }: Attempt): Command {
  if (command !== 'legal-turn') return command;
  const { rules, game, boardSeq } = table.state;
  const position = positionOf(game);
  const turns = rules.turns(position);
  const turn = turns[pick % Math.max(1, turns.length)];
  return { kind: 'turn', turn: turn ? writeTurn(rules, position, turn) : 'd6', after: boardSeq + shift };
}

describe('a game, whatever anyone sends it and when', () => {
  it('the history has no gap, no turn out of turn, no clock below nothing, and replays to the same state [S1–S5]', () => {
    fc.assert(
      fc.property(options, fc.array(attempt, { maxLength: 60 }), fc.boolean(), (chosen, attempts, seated) => {
        const table = seated ? Table.seated(chosen) : new Table(chosen);
        for (const each of attempts) {
          const before = table.state;
          table.now += each.wait;
          table.lag = each.lag;
          const command = commandOf(table, each);
          const forServer = command.kind === 'tick' || command.kind === 'compensate' || command.kind === 'withdraw';
          const refusal = table.try(forServer ? null : each.who, command);
          if (refusal) expect(table.state).toBe(before);
          if (before.phase === 'over') expect(table.state.outcome).toEqual(before.outcome);
          if (command.kind === 'turn' && !refusal) expect(before.boardSeq).toBe(command.after);
          const stranger = !forServer && command.kind !== 'join' && !(each.who && seatOf(before, each.who.id));
          if (stranger) expect(refusal).not.toBeNull();
          const { clock, options: agreed } = table.state;
          const shown = clock && shownClock(agreed.time, clock, null, table.now);
          for (const side of SIDES) expect(shown?.[side] ?? 0).toBeGreaterThanOrEqual(0);
          for (const side of SIDES) expect(clock?.remaining[side] ?? 0).toBeGreaterThanOrEqual(0);
          for (const side of SIDES) expect(clock?.lag[side] ?? 0).toBeGreaterThanOrEqual(0);
          expect(deadlineOf(table.state) === null).toBe(table.state.phase === 'over');
        }
        expect(table.events.map(({ seq }) => seq)).toEqual(table.events.map((_, i) => i + 1));
        expect(table.events.every(({ at }, i) => at >= (table.events[i - 1]?.at ?? 0))).toBe(true);
        for (const { event } of table.events) expect(gameEventSchema.parse(event)).toEqual(event);
        expect(table.events.filter(({ event }) => event.kind === 'ended').length).toBeLessThanOrEqual(1);
        expect(plain(table.replayed())).toEqual(plain(table.state));
        const proof = chanceProofOf(GAME, table.events);
        if (proof) expect(verifyChance(proof)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  it('a tick after the deadline ends it, and one before does nothing [S6]', () => {
    fc.assert(
      fc.property(options, fc.nat(6), (chosen, turns) => {
        const table = Table.seated(chosen);
        for (let i = 0; i < turns; i++) {
          const pick = { who: null, wait: 0, lag: 0, pick: i, shift: 0, command: 'legal-turn' } as const;
          table.ask(table.toPlay(), commandOf(table, pick));
        }
        const deadline = deadlineOf(table.state) ?? 0;
        table.now = deadline - 1;
        table.ask(null, { kind: 'tick' });
        expect(table.state.phase).toBe('playing');
        table.now = deadline;
        table.ask(null, { kind: 'tick' });
        expect(table.state.phase).toBe('over');
      }),
      { numRuns: 60 },
    );
  });
});

describe('schemas', () => {
  it('let through what players can ask, and nothing more [M2]', () => {
    fc.assert(
      fc.property(attempt, ({ command }) => {
        if (command === 'legal-turn' || command.kind === 'tick' || command.kind === 'compensate') return;
        const fits = command.kind !== 'turn' || command.turn !== '';
        expect(playerCommandSchema.safeParse(command).success).toBe(fits);
        expect(playerCommandSchema.safeParse({ ...command, more: 1 }).success).toBe(false);
      }),
    );
    const server: readonly unknown[] = [
      { kind: 'tick' },
      { kind: 'withdraw' },
      { kind: 'compensate', ms: 1, sides: [] },
    ];
    for (const command of server) expect(playerCommandSchema.safeParse(command as PlayerCommand).success).toBe(false);
  });
});

/** A state without its functions, to compare. */
const plain = (state: Table['state']): unknown =>
  JSON.parse(JSON.stringify({ ...state, rules: state.rules.parameters }));

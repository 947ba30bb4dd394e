import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EventRow, packEvents, unpackEvents } from './packed-events.ts';

const row = fc.record({
  at: fc.integer({ min: 0, max: 2 ** 42 }),
  shape: fc.constantFrom(null, 1, 3),
  kind: fc.constantFrom('turned', 'created', 'joined', 'of a later version'),
  body: fc.dictionary(fc.string(), fc.jsonValue()) as fc.Arbitrary<EventRow['body']>,
  command_id: fc.oneof(
    fc.constant(null),
    fc.string(),
    fc.uuid(),
    fc.tuple(fc.constantFrom('anna', 'ben'), fc.uuid()).map((parts) => parts.join('/')),
  ),
});

/** What JSON makes of a value: it has no minus zero. */
const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

describe('packed events', () => {
  it('are read back as they were, whatever they hold', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (some) => {
        const rows = asJson(some.map((each, i) => ({ seq: i + 1, ...each })));
        expect(JSON.stringify(unpackEvents(packEvents(rows)))).toBe(
          JSON.stringify(
            rows.map(({ seq, at, shape, kind, body, command_id }) => ({ seq, at, shape, kind, body, command_id })),
          ),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('are read for ever: what this version once packed', () => {
    // Never to be changed: databases hold such bytes.
    const packed =
      'AQABC59MEXo1Sg6dQgFTCGQ5dHj5htGFBIuOVnIqSMpzN/cKKKos1zUJ9XPXVwILwzOQobmlqYmpiZmlpZGZJTj40fNTTmlBSZFZeZWuo2t5smu6CyK9ROUfXomWx7BmKLjbichRZhgZyhBbhkLOBqRlr9pa0rINLFbMjIyMkGLGBGfMGCFFi6WlCdaohhZkhsamhpASDKnqQa45QG6t0K9Uio2NBQBjDpOe';
    expect(unpackEvents(Buffer.from(packed, 'base64'))).toEqual(GAME);
  });

  it('take a small part of what their rows took', () => {
    const turns = Array.from({ length: 60 }, (_, i) => turned(i + 2));
    const size = packEvents([GAME[0] as EventRow, ...turns]).length;
    expect(size).toBeLessThan(0.15 * JSON.stringify(turns).length);
  });

  it('are refused where one is missing, where bytes are damaged, and where a later version packed them', () => {
    expect(() => packEvents([...GAME.slice(0, 1), ...GAME.slice(2)])).toThrow('event 3 stands where 2 is expected');
    const packed = packEvents(GAME);
    const damaged = Buffer.from(packed);
    damaged[packed.length - 9] = (packed[packed.length - 9] ?? 0) ^ 4;
    expect(() => unpackEvents(damaged)).toThrow();
    expect(() => unpackEvents(packed.subarray(0, -3))).toThrow();
    expect(() => unpackEvents(Buffer.of(2, ...packed.subarray(1)))).toThrow('packed events of format 2');
  });
});

/** A turn as a page sends it. */
const turned = (seq: number): EventRow => ({
  ...{ seq, at: 1_795_454_699_269 + 3_111 * seq, shape: 3, kind: 'turned' },
  body: {
    lag: (seq * 7) % 40,
    side: seq % 2 === 0 ? 'white' : 'black',
    turn: `d${seq % 7}`,
    spent: 997 * seq,
    gained: 3_000,
  },
  command_id: `${seq % 2 === 0 ? 'BpbnG7JPryw-4UNG' : 'luptr6wz-AEwcEgD'}/0b9f4c11-7a35-4a0e-9d42-${String(seq * 7_654_321_987).padStart(12, '0')}`,
});

const GAME: readonly EventRow[] = [
  {
    ...{ seq: 1, at: 1_795_454_699_269, shape: null, kind: 'created' },
    body: {
      host: { id: 'luptr6wz-AEwcEgD', name: 'Zoé', rating: null },
      options: {
        ...{
          side: 'white',
          time: { kind: 'increment', initial: 60_000, increment: 1_000 },
          rated: false,
          listed: true,
        },
        rules: { id: 'marelle', parameters: { men: 9 } },
      },
      rematchOf: null,
      commitment: null,
    },
    command_id: null,
  },
  turned(2),
  { seq: 3, at: 1_795_454_719_001, shape: 3, kind: 'ended', body: { outcome: { winner: null } }, command_id: 'x/y' },
];

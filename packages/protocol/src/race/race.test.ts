import { ruleSet } from '@merellier/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RaceCommand } from './command.ts';
import { decideRace, joinRace, newRace } from './decide.ts';
import { raceClientMessageSchema } from './schemas.ts';
import { nextMoment, phaseOf, RACE_COUNTDOWN, RACE_MILLIS, RACE_PENALTY, type RaceState } from './state.ts';
import { changeOfRace, type PuzzleLook, standingsOf, viewOfRace, withRaceChange } from './view.ts';

const START = 1_000_000;
const PUZZLES = ['p0', 'p1', 'p2', 'p3'];
const EVERYBODY = new Set(['1', '2', '3', '4', '5', '6', '7', '8']);
/** The right turn of each puzzle is `yes`, and `never` cannot be played. */
const around = (now: number, here: ReadonlySet<string> = EVERYBODY) => ({
  ...{ now, here },
  deal: (rules: string) => (rules === 'marelle' ? PUZZLES : null),
  judge: (_: string, turn: string) => (turn === 'never' ? null : turn === 'yes'),
});
const LOOK: PuzzleLook = {
  shown: (puzzle) => ({ rules: 'marelle', fen: `position of ${puzzle}`, kind: 'win', goal: { value: 'win' } }),
  solution: (puzzle) => `solution of ${puzzle}`,
};

function raceOf(...names: readonly string[]): RaceState {
  return names.reduce((state, name) => {
    const joined = joinRace(state, { key: `key of ${name}`, name, player: null }, around(START));
    if (!joined.ok) throw new Error(joined.error.reason);
    return joined.value.state;
  }, newRace());
}

function after(state: RaceState, who: string, command: RaceCommand, now: number): RaceState {
  const result = decideRace(state, who, command, around(now));
  if (!result.ok) throw new Error(`${who} ${command.kind}: ${result.error.reason}`);
  return result.value;
}

const refusal = (state: RaceState, who: string, command: RaceCommand, now: number, here = EVERYBODY) => {
  const result = decideRace(state, who, command, around(now, here));
  return result.ok ? null : result.error.reason;
};

const BEGIN: RaceCommand = { kind: 'begin', rules: 'marelle' };
const answer = (index: number, turn = 'yes', round = 1): RaceCommand => ({ kind: 'answer', round, index, turn });
const FIRST = START + RACE_COUNTDOWN;
const begun = after(raceOf('Anna', 'Ben'), '1', BEGIN, START);
const seen = (state: RaceState, who: string, now: number) => viewOfRace(state, who, EVERYBODY, now, LOOK);

describe('a race', () => {
  it('counts down, and shows nobody a puzzle before its start', () => {
    expect(phaseOf(begun, FIRST - 1)).toBe('counting');
    expect(JSON.stringify(seen(begun, '1', FIRST - 1))).not.toContain('position of');
    expect(refusal(begun, '1', answer(0), FIRST - 1)).toBe('stale');
    expect(nextMoment(begun, START)).toBe(FIRST);
    expect(seen(begun, '1', FIRST)?.task).toMatchObject({ index: 0, fen: 'position of p0' });
  });

  it('gives everybody the same puzzles, each the next one after any answer, and tells of no other', () => {
    const ahead = after(after(begun, '1', answer(0), FIRST + 10), '1', answer(1, 'no'), FIRST + 20);
    const [anna, ben] = [seen(ahead, '1', FIRST + 30), seen(ahead, '2', FIRST + 30)];
    expect(anna).toMatchObject({
      task: { index: 2, fen: 'position of p2' },
      solution: 'solution of p1',
      answered: ['p0', 'p1'],
    });
    expect(ben).toMatchObject({ task: { index: 0, fen: 'position of p0' }, solution: null, answered: [] });
    expect(JSON.stringify(anna)).not.toMatch(/p3|key of|solution of p2/);
    expect(JSON.stringify(ben)).not.toMatch(/p1|p2|p3|solution of/);
  });

  it('takes ten seconds for a wrong turn, and ends for each when the time is up', () => {
    const wrong = after(begun, '1', answer(0, 'no'), FIRST);
    const end = FIRST + RACE_MILLIS;
    expect(seen(wrong, '1', end - RACE_PENALTY)?.task).toBeNull();
    expect(refusal(wrong, '1', answer(1), end - RACE_PENALTY)).toBe('stale');
    expect(phaseOf(wrong, end - RACE_PENALTY)).toBe('running');
    expect(nextMoment(wrong, FIRST)).toBe(end - RACE_PENALTY);
    expect(nextMoment(wrong, end - RACE_PENALTY)).toBe(end);
    expect(phaseOf(wrong, end)).toBe('over');
    expect(nextMoment(wrong, end)).toBeNull();
  });

  it('is over once everybody has answered all, or left', () => {
    let state = begun;
    for (const [i] of PUZZLES.entries()) state = after(state, '1', answer(i), FIRST + i);
    expect(phaseOf(state, FIRST + 10)).toBe('running');
    expect(refusal(state, '1', answer(4), FIRST + 10)).toBe('stale');
    const left = after(state, '2', { kind: 'leave' }, FIRST + 10);
    expect(phaseOf(left, FIRST + 10)).toBe('over');
    expect(seen(left, '2', FIRST + 10)).toBeNull();
    expect(seen(left, '1', FIRST + 10)?.racers['2']).toMatchObject({ name: 'Ben', left: true });
    expect(refusal(left, '2', answer(0), FIRST + 10)).toBe('not-yours');
  });

  it('ranks by right answers, then by when the last of them came; equals share a place', () => {
    let state = after(raceOf('Anna', 'Ben', 'Cleo', 'Dora'), '1', BEGIN, START);
    state = after(state, '1', answer(0), FIRST + 300);
    state = after(state, '2', answer(0), FIRST + 200);
    state = after(state, '3', answer(0, 'no'), FIRST + 100);
    const view = seen(state, '1', FIRST + 400);
    const order = standingsOf(view as NonNullable<typeof view>).map(({ name, place }) => `${place} ${name}`);
    expect(order).toEqual(['1 Ben', '2 Anna', '3 Cleo', '3 Dora']);
  });

  it('is raced again by those who stayed, and who came meanwhile', () => {
    const played = after(after(begun, '1', answer(0), FIRST), '2', answer(0, 'no'), FIRST);
    const over = FIRST + RACE_MILLIS;
    const joined = joinRace(played, { key: 'c', name: 'Cleo', player: null }, around(over));
    if (!joined.ok) throw new Error(joined.error.reason);
    const waiting = seen(joined.value.state, '3', over);
    expect(waiting && standingsOf(waiting).map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    const without = after(joined.value.state, '2', { kind: 'leave' }, over);
    const again = after(without, '1', BEGIN, over);
    expect(again).toMatchObject({ round: 2, startsAt: over + RACE_COUNTDOWN });
    expect(Object.values(again.racers).map(({ name, answers }) => [name, answers])).toEqual([
      ['Anna', []],
      ['Cleo', []],
    ]);
    expect(refusal(again, '1', answer(0), over + RACE_COUNTDOWN)).toBe('stale');
  });
});

describe('what a race refuses', () => {
  const two = raceOf('Anna', 'Ben');
  it.each([
    ['somebody who begins and is not the host', two, '2', BEGIN, 'not-yours'],
    ['a race of one', raceOf('Anna'), '1', BEGIN, 'alone'],
    ['rules without puzzles', two, '1', { kind: 'begin', rules: 'chess' }, 'rules'],
    ['one more beginning', begun, '1', BEGIN, 'begun'],
    ['who is not in it', two, '9', BEGIN, 'not-yours'],
    ['an answer before anything has begun', two, '1', answer(0), 'stale'],
  ] as const)('%s', (_, state, who, command, reason) => {
    expect(refusal(state, who, command, START)).toBe(reason);
  });
  it.each([
    ['an answer twice', 0, 'yes', 1, 'stale'],
    ['an answer ahead', 2, 'yes', 1, 'stale'],
    ['an answer to another round', 1, 'yes', 2, 'stale'],
    ['a turn that cannot be played', 1, 'never', 1, 'illegal-turn'],
  ] as const)('%s', (_, index, turn, round, reason) => {
    const state = after(begun, '1', answer(0), FIRST);
    expect(refusal(state, '1', answer(index, turn, round), FIRST + 1)).toBe(reason);
  });
  it('a ninth, a name that is taken, and who comes when it has begun', () => {
    const come = (state: RaceState, name: string, player: string | null = null, here = EVERYBODY) => {
      const joined = joinRace(state, { key: 'new', name, player }, around(FIRST, here));
      return joined.ok ? joined.value.who : joined.error.reason;
    };
    const eight = raceOf('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H');
    expect(come(eight, 'I')).toBe('full');
    expect(come(two, 'anna')).toBe('taken');
    expect(come(begun, 'Cleo')).toBe('begun');
    // Somebody whose device is lost takes up the place again, in the middle of it.
    expect(come(begun, 'Anna', null, new Set(['2']))).toBe('1');
    expect(come(begun, 'Anna', 'somebody-with-account', new Set(['2']))).toBe('begun');
  });
  it('an account at two places: it keeps the one it has', () => {
    const first = joinRace(newRace(), { key: 'a', name: 'Anna', player: 'anna-0001' }, around(START));
    const state = first.ok ? first.value.state : newRace();
    const second = joinRace(state, { key: 'b', name: 'Anna', player: 'anna-0001' }, around(START));
    expect(second).toMatchObject({ ok: true, value: { who: '1', state: { racers: { 1: { key: 'b' } } } } });
  });
  it('a host who is gone keeps nobody waiting', () => {
    expect(refusal(two, '2', BEGIN, START, new Set(['2']))).toBeNull();
  });
});

describe('messages', () => {
  it('that no page sends are refused', () => {
    const ok = (message: object): boolean => raceClientMessageSchema.safeParse(message).success;
    expect(ok({ type: 'join', protocol: 1, code: 'MOLU', name: ' Anna ' })).toBe(true);
    expect(ok({ type: 'join', protocol: 1, code: 'molu', name: 'Anna' })).toBe(false);
    expect(ok({ type: 'make', protocol: 1, name: '\u200b' })).toBe(false);
    expect(ok({ type: 'do', command: { kind: 'answer', round: 1, index: -1, turn: 'a1' } })).toBe(false);
    expect(ok({ type: 'do', command: { kind: 'begin', rules: ruleSet('marelle').id } })).toBe(true);
  });
});

it('by differences alone everybody sees what there is', () => {
  const commands = fc.array(
    fc.tuple(
      fc.constantFrom('1', '2', '3'),
      fc.oneof(
        fc.constantFrom<RaceCommand>(BEGIN, { kind: 'leave' }),
        fc.tuple(fc.nat(4), fc.constantFrom('yes', 'no')).map(([index, turn]) => answer(index, turn)),
      ),
      fc.integer({ min: 0, max: 20_000 }),
    ),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(commands, (asked) => {
      let state = after(raceOf('Anna', 'Ben', 'Cleo'), '1', BEGIN, START);
      let now = START;
      let view = seen(state, '2', now);
      for (const [who, command, ms] of asked) {
        now += ms;
        const result = decideRace(state, who, command, around(now));
        if (result.ok) state = result.value;
        const next = seen(state, '2', now);
        const change = view && next && changeOfRace(view, next);
        if (change && view) view = withRaceChange(view, JSON.parse(JSON.stringify(change)));
        else if (!next) view = null;
        expect(view).toEqual(next);
      }
    }),
    { numRuns: 60 },
  );
});

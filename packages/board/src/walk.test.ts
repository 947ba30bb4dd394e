import type { Man, Side, Step, Turn, Walk } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import {
  farTargets,
  goOnFrom,
  nextKinds,
  pickable,
  pickedPlace,
  shownMen,
  startWalk,
  stoppable,
  takeable,
  tap,
  targets,
  undoStep,
  type WalkState,
} from './walk.ts';

const KINDS = { e: 'enter', p: 'pick', l: 'land', t: 'take', h: 'huff' } as const;

/** A walk from text: `p1 l2 t7`. */
function walk(text: string, turn: Turn = { kind: text }): Walk {
  const steps = text.split(' ').map((word): Step => {
    const kind = KINDS[word.charAt(0) as keyof typeof KINDS];
    return { kind, at: Number(word.slice(1)) };
  });
  return { turn, steps };
}

const men = (side: Side, ...places: number[]): Man[] => places.map((at) => ({ at, side, king: false, inMill: false }));

const start = (texts: readonly string[], on: readonly Man[] = []): WalkState =>
  startWalk(
    texts.map((text) => walk(text)),
    on,
    'white',
  );

function stepped(state: WalkState, ...places: number[]): WalkState {
  let now = state;
  for (const place of places) {
    const tapped = tap(now, place);
    if (tapped.result !== 'stepped') throw new Error(`tap on ${place}: ${tapped.result}`);
    now = tapped.state;
  }
  return now;
}

const at = (on: readonly Man[], side: Side): number[] =>
  on.flatMap((man) => (man.side === side ? [man.at] : [])).sort();

describe('entering', () => {
  it('finishes with one tap on a free point', () => {
    const state = start(['e0', 'e1', 'e2']);
    expect([...targets(state)]).toEqual([0, 1, 2]);
    expect(tap(state, 1)).toMatchObject({ result: 'finished', walk: 1 });
  });

  it('leads on to the man to take, even if only one may be taken', () => {
    const state = stepped(start(['e0', 'e2 t7'], men('black', 7, 8)), 2);
    expect([...takeable(state)]).toEqual([7]);
    expect(at(shownMen(state), 'white')).toEqual([2]);
    expect(tap(state, 8)).toEqual({ result: 'refused', taps: [2, 8] });
    const done = tap(state, 7);
    expect(done).toMatchObject({ result: 'finished', walk: 1 });
    if (done.result === 'finished') expect(at(shownMen(done.state), 'black')).toEqual([8]);
  });
});

describe('moving', () => {
  const state = start(['p1 l2', 'p1 l4', 'p3 l4'], men('white', 1, 3, 5));

  it('picks a man and lands it', () => {
    expect([...pickable(state)]).toEqual([1, 3]);
    const picked = stepped(state, 1);
    expect(pickedPlace(picked)).toBe(1);
    expect([...targets(picked)]).toEqual([2, 4]);
    expect(tap(picked, 4)).toMatchObject({ result: 'finished', walk: 1 });
  });

  it('picks another man instead, and puts the picked one back on a second tap', () => {
    expect(tap(stepped(state, 1, 3), 4)).toMatchObject({ result: 'finished', walk: 2 });
    expect(stepped(state, 1, 1).done).toEqual([]);
  });

  it('refuses with the places tapped; a blocked man of one’s own is refused as a man to pick', () => {
    expect(tap(state, 5)).toEqual({ result: 'refused', taps: [5] });
    expect(tap(stepped(state, 1), 6)).toEqual({ result: 'refused', taps: [1, 6] });
    expect(tap(stepped(state, 1), 5)).toEqual({ result: 'refused', taps: [5] });
  });

  it('undoes step by step', () => {
    const mill = start(['p1 l2 t7', 'p1 l2 t8'], [...men('white', 1), ...men('black', 7, 8)]);
    const landed = stepped(mill, 1, 2);
    expect([...nextKinds(landed)]).toEqual(['take']);
    expect(pickedPlace(landed)).toBeNull();
    expect(undoStep(landed).done).toEqual([{ kind: 'pick', at: 1 }]);
    expect(undoStep(undoStep(undoStep(landed))).done).toEqual([]);
  });
});

describe('two captures', () => {
  const turn = { kind: 'both' };
  const walks = [walk('p1 l2 t7 t8', turn), walk('p1 l2 t8 t7', turn)];
  const on = [...men('white', 1), ...men('black', 7, 8, 9)];

  it.each([
    [7, 8, 0],
    [8, 7, 1],
  ])('are taken one by one in either order: %i, %i', (first, second, index) => {
    const state = stepped(startWalk(walks, on, 'white'), 1, 2, first);
    expect([...takeable(state)]).toEqual([second]);
    expect(at(shownMen(state), 'black')).toEqual([second, 9].sort());
    expect(tap(state, second)).toMatchObject({ result: 'finished', walk: index });
  });
});

describe('captures in draughts', () => {
  it('go square by square', () => {
    const state = stepped(start(['p1 l3 l5 l7', 'p1 l3 l6'], men('white', 1)), 1, 3);
    expect([...targets(state)]).toEqual([5, 6]);
    expect(pickedPlace(state)).toBe(3);
    expect(at(shownMen(state), 'white')).toEqual([3]);
    expect(tap(stepped(state, 5), 7)).toMatchObject({ result: 'finished', walk: 0 });
  });

  it('are completed by their end square where there is one way to it', () => {
    const state = stepped(start(['p1 l3 l5 l7', 'p1 l3 l6'], men('white', 1)), 1);
    expect([...farTargets(state)]).toEqual([5, 7, 6]);
    expect(tap(state, 7)).toMatchObject({ result: 'finished', walk: 0 });
    expect(stepped(state, 5).done.map((step) => step.at)).toEqual([1, 3, 5]);
  });

  it('are completed by their end square where all ways to it are the same turn', () => {
    const turn = { kind: 'round' };
    const walks = [walk('p1 l3 l5 l7', turn), walk('p1 l4 l6 l7', turn)];
    const state = stepped(startWalk(walks, men('white', 1), 'white'), 1);
    expect(tap(state, 7)).toMatchObject({ result: 'finished', walk: 0 });
  });

  it('ask for the squares in between where different captures end on one square', () => {
    const state = stepped(start(['p1 l3 l7', 'p1 l4 l7'], men('white', 1)), 1);
    expect(farTargets(state).size).toBe(0);
    expect(tap(state, 7)).toEqual({ result: 'refused', taps: [1, 7] });
    expect(tap(stepped(state, 4), 7)).toMatchObject({ result: 'finished', walk: 1 });
  });

  it('may end where they began', () => {
    const state = stepped(start(['p1 l3 l5 l1'], men('white', 1)), 1, 3, 5);
    expect(tap(state, 1)).toMatchObject({ result: 'finished', walk: 0 });
  });

  it('may stop halfway under huffing, by a tap on the piece', () => {
    const state = stepped(start(['p1 l3', 'p1 l3 l5'], men('white', 1)), 1);
    expect(stoppable(state)).toBeNull();
    const halfway = stepped(state, 3);
    expect(stoppable(halfway)).toBe(0);
    expect(tap(halfway, 3)).toMatchObject({ result: 'finished', walk: 0 });
    expect(tap(halfway, 5)).toMatchObject({ result: 'finished', walk: 1 });
  });

  it('cannot be left for another man', () => {
    const state = stepped(start(['p1 l3 l5', 'p2 l4'], men('white', 1, 2)), 1, 3);
    expect(tap(state, 2)).toEqual({ result: 'refused', taps: [1, 3, 2] });
  });

  it('huff the piece that is tapped', () => {
    const state = start(['h9', 'p1 l2'], [...men('white', 1), ...men('black', 9)]);
    expect([...takeable(state)]).toEqual([9]);
    expect(tap(state, 9)).toMatchObject({ result: 'finished', walk: 0 });
  });
});

it('puts the man that closed a mill back where it came from when it is tapped again', () => {
  const state = start(['p1 l2 t7', 'p1 l2 t8', 'p1 l3'], [...men('white', 1), ...men('black', 7, 8)]);
  const closed = stepped(state, 1, 2);
  expect([...takeable(closed)]).toEqual([7, 8]);
  expect(tap(closed, 2)).toEqual({ result: 'stepped', state });
  expect(shownMen(stepped(closed, 2))).toEqual(state.men);
});

describe('a turn that was left half done', () => {
  const texts = ['e0', 'e2 t7', 'e2 t8'];

  it('goes on from where it was', () => {
    const left = stepped(start(texts, men('black', 7, 8)), 2);
    const found = goOnFrom(start(texts, men('black', 7, 8)), left.done);
    expect([...takeable(found)]).toEqual([7, 8]);
    expect(tap(found, 8)).toMatchObject({ result: 'finished', walk: 2 });
  });

  it('begins anew where it no longer leads along the walks', () => {
    const fresh = start(['e0', 'e1'], men('black', 7, 8));
    expect(goOnFrom(fresh, [{ kind: 'enter', at: 2 }])).toEqual(fresh);
    // Nor from a turn that is whole already.
    expect(goOnFrom(fresh, [{ kind: 'enter', at: 1 }])).toEqual(fresh);
  });
});

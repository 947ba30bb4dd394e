import type { Reviewed, Score } from '@merellier/engine';
import type { Side } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { decisiveTurn, slidAway } from './decisive.ts';
import type { JudgedTurn } from './judged.ts';

const estimate = (centimen: number): Score => ({ kind: 'estimate', centimen });
const LOST: Score = { kind: 'loss', turns: 4 };

/** A turn by the side whose turn it is, with what the best turn and the one played were worth to it. */
const turn = (node: number, best: Score, played: Score, cost: number): JudgedTurn => ({
  node,
  side: (node % 2 === 1 ? 'white' : 'black') as Side,
  reviewed: {
    best: { score: best },
    played: { score: played },
    cost,
    verdict: cost > 0.1 ? 'mistake' : 'good',
  } as Reviewed,
});

describe('the turn that decided a game', () => {
  it('is the last after which the loser could not hold it any more', () => {
    const judged = [
      turn(1, estimate(20), LOST, 0.5),
      turn(2, estimate(0), estimate(-150), 0.3),
      turn(3, estimate(100), LOST, 0.7),
      turn(4, estimate(700), estimate(700), 0),
      turn(5, LOST, LOST, 0),
    ];
    expect(decisiveTurn(judged, 'black')).toEqual({ node: 3, side: 'white', lost: true });
  });

  it('is the costliest where the game was lost little by little', () => {
    const judged = [turn(1, estimate(0), estimate(-70), 0.12), turn(3, estimate(-40), estimate(-150), 0.2)];
    expect(decisiveTurn(judged, 'black')).toMatchObject({ node: 3, lost: true });
  });

  it('is the one that let the win go, where nobody won', () => {
    const judged = [turn(1, { kind: 'win', turns: 5 }, estimate(0), 0.5), turn(2, estimate(0), estimate(0), 0)];
    expect(decisiveTurn(judged, null)).toEqual({ node: 1, side: 'white', lost: false });
  });

  it('is sought for the side that stands to win, where the game was not played out', () => {
    const judged = [turn(1, estimate(0), LOST, 0.5), turn(2, { kind: 'win', turns: 3 }, { kind: 'win', turns: 3 }, 0)];
    expect(decisiveTurn(judged, null)).toMatchObject({ node: 1, side: 'white', lost: true });
  });

  it('is none where no turn gave anything away', () => {
    expect(decisiveTurn([turn(1, estimate(0), estimate(0), 0)], null)).toBeNull();
    expect(decisiveTurn([turn(1, LOST, LOST, 0)], 'black')).toBeNull();
    expect(decisiveTurn([], null)).toBeNull();
  });
});

describe('a game that was lost little by little', () => {
  const slide = [
    turn(1, estimate(0), estimate(-60), 0.09),
    turn(3, estimate(-80), estimate(-150), 0.09),
    turn(5, estimate(-300), LOST, 0.1),
  ];

  it('is told as such where no turn of the loser was a mistake', () => {
    expect(decisiveTurn(slide, 'black')).toBeNull();
    expect(slidAway(slide, 'black')).toBe('white');
    expect(slidAway(slide, null)).toBe('white');
  });

  it('is none with a turn that decided it, from a lost position, or where the loser gave up', () => {
    expect(slidAway([turn(1, estimate(0), LOST, 0.5)], 'black')).toBeNull();
    expect(slidAway([turn(1, LOST, LOST, 0)], 'black')).toBeNull();
    expect(slidAway([turn(1, estimate(0), estimate(0), 0)], 'black')).toBeNull();
    expect(slidAway([turn(1, estimate(0), estimate(0), 0)], null)).toBeNull();
    expect(slidAway([], 'black')).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { keptInBrowser } from '../testing/kept-in-browser.ts';
import { bestOf, NO_PROGRESS, type Progress, readProgress, withScore, writeProgress } from './progress.ts';

const kept = keptInBrowser();

const readFrom = (value: unknown): Progress => {
  kept.set('merellier.puzzles', JSON.stringify(value));
  return readProgress();
};

it('what was solved is found again', () => {
  const progress: Progress = {
    solved: { m1: 'clean', m2: 'helped' },
    lastDay: '2026-11-22',
    streak: 3,
    days: { '2026-11-22': 'helped' },
    best: { 'storm marelle': 12 },
  };
  writeProgress(progress);
  expect(readProgress()).toEqual(progress);
});

it('what was kept before there were runs is found again', () => {
  const kept = { solved: { 'jeu-du-moulin-069474d8': 'clean' }, lastDay: '2026-11-22', streak: 4 };
  expect(readFrom(kept)).toEqual({ ...kept, days: {}, best: {} });
});

it('a run is kept where it is the best of its kind', () => {
  const once = withScore(NO_PROGRESS, 'storm', 'marelle', 9);
  expect(withScore(once, 'storm', 'marelle', 7)).toBe(once);
  expect(bestOf(withScore(once, 'storm', 'marelle', 11), 'storm', 'marelle')).toBe(11);
  expect(bestOf(once, 'streak', 'marelle')).toBe(0);
});

it('of what is damaged only the bad part is lost', () => {
  expect(readFrom({ solved: { m1: 'clean', m2: 7, m3: null }, lastDay: '2026-11-22', streak: -1 })).toEqual({
    solved: { m1: 'clean' },
    lastDay: '2026-11-22',
    streak: 0,
    days: {},
    best: {},
  });
  expect(readFrom({ solved: 'all', lastDay: 'yesterday', streak: 3 })).toEqual(NO_PROGRESS);
  expect(readFrom(null)).toEqual(NO_PROGRESS);
  kept.set('merellier.puzzles', '{"solved":');
  expect(readProgress()).toEqual(NO_PROGRESS);
});

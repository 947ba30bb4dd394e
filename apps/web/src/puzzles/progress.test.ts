import { expect, it } from 'vitest';
import { keptInBrowser } from '../testing/kept-in-browser.ts';
import { NO_PROGRESS, type Progress, readProgress, writeProgress } from './progress.ts';

const kept = keptInBrowser();

const readFrom = (value: unknown): Progress => {
  kept.set('merellier.puzzles', JSON.stringify(value));
  return readProgress();
};

it('what was solved is found again', () => {
  const progress: Progress = { solved: { m1: 'clean', m2: 'helped' }, lastDay: '2026-11-22', streak: 3 };
  writeProgress(progress);
  expect(readProgress()).toEqual(progress);
});

it('of what is damaged only the bad part is lost', () => {
  expect(readFrom({ solved: { m1: 'clean', m2: 7, m3: null }, lastDay: '2026-11-22', streak: -1 })).toEqual({
    solved: { m1: 'clean' },
    lastDay: '2026-11-22',
    streak: 0,
  });
  expect(readFrom({ solved: 'all', lastDay: 'yesterday', streak: 3 })).toEqual(NO_PROGRESS);
  expect(readFrom(null)).toEqual(NO_PROGRESS);
  kept.set('merellier.puzzles', '{"solved":');
  expect(readProgress()).toEqual(NO_PROGRESS);
});

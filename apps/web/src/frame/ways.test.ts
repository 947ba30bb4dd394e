import { expect, it } from 'vitest';
import { SHEETS, type View } from '../address/views.ts';
import { WAYS } from './ways.ts';

it('every view lights one way, but those to which the menu alone leads', () => {
  const lit = WAYS.flatMap(({ holds }) => holds);
  expect(new Set(lit).size).toBe(lit.length);
  const views: readonly View[] = ['start', 'play', ...SHEETS];
  expect(views.filter((view) => !lit.includes(view))).toEqual(['print', 'settings', 'manual']);
});

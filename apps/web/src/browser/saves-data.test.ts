import { expect, it } from 'vitest';
import { savesData } from './saves-data.ts';

it('fetches nothing beforehand for whoever saves data, or has hardly a line', () => {
  expect(savesData({ connection: { saveData: true, effectiveType: '4g' } })).toBe(true);
  expect(savesData({ connection: { saveData: false, effectiveType: 'slow-2g' } })).toBe(true);
});

it('fetches beforehand on other lines, and where the browser tells nothing', () => {
  expect(savesData({ connection: { saveData: false, effectiveType: '3g' } })).toBe(false);
  expect(savesData({})).toBe(false);
});

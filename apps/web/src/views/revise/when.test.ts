import { expect, it } from 'vitest';
import { whenSaid } from './when.ts';

const now = new Date(2026, 10, 23, 22).getTime();
const at = (day: number, hour: number, minute = 0): number => new Date(2026, 10, day, hour, minute).getTime();

it('a moment is said as people say it', () => {
  const said = (moment: number): string => whenSaid('fr', moment, now);
  expect(said(at(23, 22, 10))).toBe('dans 10 minutes');
  expect(said(at(24, 0, 30))).toBe('demain');
  expect(said(at(24, 22))).toBe('demain');
  expect(said(at(26, 3))).toBe('dans 3 jours');
  expect(said(at(23, 9))).toBe('aujourd’hui');
  expect(said(at(22, 23))).toBe('hier');
  expect(said(at(23 + 91, 12))).toBe('dans 3 mois');
  expect(whenSaid('en', at(24, 22), now)).toBe('tomorrow');
  expect(whenSaid('de', at(20, 12), now)).toBe('vor 3 Tagen');
});

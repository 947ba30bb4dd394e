import { ruleSet } from '@merellier/rules';
import { expect, it } from 'vitest';
import { inTime } from './asked.ts';

const rules = { id: 'marelle', changes: {} };
const root = { position: ruleSet('marelle').start(), before: [] };
const about = { request: 1, rules, root } as const;

it('counts what a question has waited into its time, and leaves it a moment', () => {
  const choose = { kind: 'choose', ...about, level: 10, millis: 5000, seed: 1 } as never;
  expect(inTime({ ...(choose as object), asked: 1000 } as never, 1300)).toMatchObject({ kind: 'choose', millis: 4700 });
  expect(inTime({ ...(choose as object), asked: 1000 } as never, 9000)).toMatchObject({ millis: 100 });
  expect(inTime(choose, 9000)).toMatchObject({ millis: 5000 });
  const hint = { kind: 'analyse', ...about, limits: { millis: 1000 }, lines: 1, asked: 1000 } as never;
  expect(inTime(hint, 1200)).toMatchObject({ limits: { millis: 800 } });
  expect(inTime({ kind: 'stop' }, 0)).toEqual({ kind: 'stop' });
});

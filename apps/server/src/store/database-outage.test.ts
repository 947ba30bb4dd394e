import { expect, it, vi } from 'vitest';
import { DatabaseOutage } from './database-outage.ts';

const url = 'postgres://somebody:secret@db.example/merellier';
const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it('tells once that the database is away, and once that it is back', async () => {
  const told: string[] = [];
  let isUp = false;
  const ask = () => (isUp ? Promise.resolve() : Promise.reject(refused()));
  const outage = new DatabaseOutage({ url, ask, report: (error) => told.push((error as Error).message), every: 5 });
  for (const error of [refused(), Object.assign(new Error('terminating'), { code: '57P01' }), refused()])
    expect(outage.hears(error)).toBe(true);
  expect(outage.hears(new Error('Connection terminated unexpectedly'))).toBe(true);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatch(/^No database server answers at db\.example: .* stays\.$/);
  isUp = true;
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told[1]).toMatch(/^The database answers again, after \d+ s/);
});

it('tells of a statement that took too long as of what it is', async () => {
  const told: unknown[] = [];
  const outage = new DatabaseOutage({ url, ask: () => Promise.resolve(), report: (error) => told.push(error) });
  const slow = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  expect(outage.hears(slow)).toBe(true);
  await vi.waitFor(() => expect(told).toEqual([slow]));
});

it('asks and tells no more once the service stops', async () => {
  const told: unknown[] = [];
  const ask = vi.fn(() => Promise.reject(refused()));
  const outage = new DatabaseOutage({ url, ask, report: (error) => told.push(error), every: 5 });
  outage.hears(refused());
  await vi.waitFor(() => expect(told).toHaveLength(1));
  outage.stop();
  await new Promise((resolve) => setTimeout(resolve, 20));
  const asked = ask.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect([ask.mock.calls.length, told.length]).toEqual([asked, 1]);
});

it('leaves other errors alone', () => {
  const outage = new DatabaseOutage({ url, ask: () => Promise.resolve(), report: () => undefined });
  expect(outage.hears(new RangeError('event 7 cannot follow event 5'))).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { AtMost, TooBusy } from './at-most.ts';

describe('work of which only so much may run at once', () => {
  it('runs two at a time, in order, and turns away what cannot even wait', async () => {
    const most = new AtMost(2, 3);
    let running = 0;
    const seen: number[] = [];
    const work = (number: number) =>
      most.run(async () => {
        seen.push(number);
        expect(++running).toBeLessThanOrEqual(2);
        await new Promise((resolve) => setImmediate(resolve));
        running--;
        return number;
      });
    const all = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map(work));
    expect(seen).toEqual([0, 1, 2, 3, 4]);
    expect(all.map((each) => each.status === 'rejected' && each.reason instanceof TooBusy)).toEqual([
      ...Array(5).fill(false),
      true,
      true,
    ]);
    expect(await work(7)).toBe(7);
  });

  it('goes on after work that failed', async () => {
    const most = new AtMost(1, 1);
    await expect(most.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await most.run(async () => 'yes')).toBe('yes');
  });
});

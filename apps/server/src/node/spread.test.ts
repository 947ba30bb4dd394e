import { describe, expect, it } from 'vitest';
import { spread } from './spread.ts';

describe('work for many', () => {
  it('lets other work have its turn, and reaches everybody once', async () => {
    const done: number[] = [];
    let most = 0;
    let last = 0;
    const items = Array.from({ length: 1_050 }, (_, i) => i);
    const finished = { yet: false };
    const working = spread(
      items,
      20,
      (item) => done.push(item),
      () => false,
    ).finally(() => {
      finished.yet = true;
    });
    while (!finished.yet) {
      most = Math.max(most, done.length - last);
      last = done.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await working;
    expect(done).toEqual(items);
    expect(most).toBeLessThan(500);
  });

  it('is left off when it is over', async () => {
    const done: number[] = [];
    await spread(
      Array.from({ length: 1_000 }, (_, i) => i),
      5,
      (item) => done.push(item),
      () => done.length >= 200,
    );
    expect(done).toHaveLength(200);
  });
});

import { expect, it } from 'vitest';
import { limited } from './limit.ts';

it('a step that stands still ends the run by a sentence that names it', async () => {
  const never = new Promise<void>(() => undefined);
  await expect(limited('The beginning of "node killed" (node 2)', never, 20)).rejects.toThrow(
    'The beginning of "node killed" (node 2) stood still for 0.02 s.',
  );
});

it('a step that ends has its result, or its own error', async () => {
  expect(await limited('The end', Promise.resolve(7), 1_000)).toBe(7);
  await expect(limited('The end', Promise.reject(new Error('no port')), 1_000)).rejects.toThrow('no port');
});

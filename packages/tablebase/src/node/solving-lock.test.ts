import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { holdFolder } from './solving-lock.ts';

const top = mkdtempSync(join(tmpdir(), 'merellier-lock-'));
afterAll(() => rmSync(top, { recursive: true }));
let count = 0;
const newFile = (): string => join(top, `${++count}.lock`);
/** The patience is for what nobody holds: who does may take its time to show that it lives, on a busy machine. */
const LEFT = { beat: 100, patience: 300 };
const HELD = { beat: 100, patience: 60_000 };
/** Several that come at once come within two beats, on a slow disk too. */
const SEVERAL = { beat: 2_000, patience: 2_000 };
const hold = (file: string, times = LEFT, onLost = () => {}): ReturnType<typeof holdFolder> =>
  holdFolder(file, onLost, times);
const isHolding = (result: Awaited<ReturnType<typeof holdFolder>>): boolean => typeof result === 'function';

it('holds against a process of the same number, as two containers have it', async () => {
  const file = newFile();
  const release = await hold(file);
  expect(await hold(file, HELD)).toMatchObject({ pid: process.pid, file });
  if (typeof release === 'function') await release();
  expect(existsSync(file)).toBe(false);
  const again = await hold(file);
  expect(isHolding(again)).toBe(true);
  if (typeof again === 'function') await again();
});

it('takes over what a killed process left, though its number lives again', async () => {
  for (const left of [String(process.ppid), JSON.stringify({ token: 'x', pid: process.ppid, host: 'here' }), '']) {
    const file = newFile();
    writeFileSync(file, left);
    const release = await hold(file);
    expect(isHolding(release), left).toBe(true);
    if (typeof release === 'function') await release();
    expect(existsSync(file)).toBe(false);
  }
});

it('is taken over by one of several that find it left', async () => {
  const file = newFile();
  writeFileSync(file, '1');
  const results = await Promise.all([1, 2, 3, 4].map(() => hold(file, SEVERAL)));
  expect(results.filter(isHolding)).toHaveLength(1);
  for (const release of results) if (typeof release === 'function') await release();
});

it('tells who has lost it, and leaves the lock of who has it now', async () => {
  const file = newFile();
  let lost = (): void => {};
  const told = new Promise<void>((resolve) => {
    lost = resolve;
  });
  const release = await hold(file, LEFT, lost);
  const other = JSON.stringify({ token: 'other', pid: 1, host: 'elsewhere' });
  writeFileSync(file, other);
  await told;
  if (typeof release === 'function') await release();
  expect(readFileSync(file, 'utf8')).toBe(other);
});

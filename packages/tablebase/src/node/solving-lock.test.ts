import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { holdFolder } from './solving-lock.ts';

const top = mkdtempSync(join(tmpdir(), 'merellier-lock-'));
afterAll(() => rmSync(top, { recursive: true }));
let count = 0;
const newFile = (): string => join(top, `${++count}.lock`);
const TIMES = { beat: 100, patience: 1500 };
const hold = (file: string, onLost = () => {}): ReturnType<typeof holdFolder> => holdFolder(file, onLost, TIMES);
const isHolding = (result: Awaited<ReturnType<typeof holdFolder>>): boolean => typeof result === 'function';

it('holds against a process of the same number, as two containers have it', async () => {
  const file = newFile();
  const release = await hold(file);
  expect(await hold(file)).toMatchObject({ pid: process.pid, file });
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
  const results = await Promise.all([hold(file), hold(file), hold(file), hold(file)]);
  expect(results.filter(isHolding)).toHaveLength(1);
  for (const release of results) if (typeof release === 'function') await release();
});

it('tells who has lost it, and leaves the lock of who has it now', async () => {
  const file = newFile();
  let lost = (): void => {};
  const told = new Promise<void>((resolve) => {
    lost = resolve;
  });
  const release = await hold(file, lost);
  const other = JSON.stringify({ token: 'other', pid: 1, host: 'elsewhere' });
  writeFileSync(file, other);
  await told;
  if (typeof release === 'function') await release();
  expect(readFileSync(file, 'utf8')).toBe(other);
});

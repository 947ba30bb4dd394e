import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeScratchFolder } from './scratch-folder.ts';

it('deletes what killed processes left, and nothing of those that live', async () => {
  const before = process.env.TMPDIR;
  const own = mkdtempSync(join(tmpdir(), 'merellier-test-'));
  process.env.TMPDIR = own;
  try {
    const { pid: ended } = spawnSync(process.execPath, ['-e', '']);
    const folder = (name: string): string => {
      mkdirSync(join(own, name, 'tables'), { recursive: true });
      return join(own, name);
    };
    const left = folder(`merellier-fair-${ended}-a`);
    const ofSameNumber = folder(`merellier-fair-${process.pid}-b`);
    utimesSync(ofSameNumber, 1, 1);
    const present = folder(`merellier-fair-${process.pid}-c`);
    const living = folder(`merellier-fair-${process.ppid}-d`);
    const other = folder(`merellier-values-${ended}-e`);
    const made = await makeScratchFolder('fair');
    expect([left, ofSameNumber].map(existsSync)).toEqual([false, false]);
    expect([present, living, other, made].map(existsSync)).toEqual([true, true, true, true]);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(own, { recursive: true });
  }
});

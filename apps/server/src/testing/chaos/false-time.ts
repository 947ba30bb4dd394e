import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installWithApt } from '../../../../../scripts/apt.mjs';

/** The wall clock of programs that are started with this environment (libfaketime); clocks that only run forward stay as they are. */
export interface FalseTime {
  readonly env: Record<string, string>;
  /** From now on it is off by so many milliseconds. */
  step(ms: number): void;
  remove(): void;
}

const LIBRARIES = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/faketime/libfaketime.so.1',
];

/** Installs libfaketime where it is missing and this account may. */
export async function ensureFalseTime(): Promise<void> {
  if (!LIBRARIES.some((each) => existsSync(each))) await installWithApt(['libfaketime']);
}

/** Null where libfaketime is not installed. */
export function falseTime(): FalseTime | null {
  const library = LIBRARIES.find((each) => existsSync(each));
  if (library === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'merellier-time-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'offset');
  const step = (ms: number) => writeFileSync(file, `${ms < 0 ? '-' : '+'}${Math.abs(ms) / 1_000}\n`);
  step(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
    step,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

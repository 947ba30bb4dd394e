import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { processorTimeOf } from './processor-time.ts';

/** A program whose threads begin and end all the time, as those of a program that thinks in them do. */
const THREADS = `
  const { Worker } = require('node:worker_threads');
  const next = () => new Worker('', { eval: true }).on('exit', next);
  next();
  console.log('begun');`;

it.runIf(process.platform === 'linux')('is known of a program whose threads end while it is looked at', async () => {
  const child = spawn(process.execPath, ['-e', THREADS], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await once(child.stdout, 'data');
    for (let looks = 0; looks < 1_500; looks++) expect(processorTimeOf(child.pid as number)).toBeGreaterThan(0);
  } finally {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  expect(processorTimeOf(child.pid as number)).toBeNull();
});

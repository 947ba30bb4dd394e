import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { isLong } from '../../../../../scripts/long.mjs';
import { at } from '../../../../../scripts/workspace.mjs';

// Minutes of the whole machine: every run of the tests has the faults of cluster.test.ts and killed-server.test.ts.
it.runIf(isLong).each([
  ['one server of the database', []],
  ['two servers of the database', ['--standby']],
])('loses nothing in two minutes of faults with %s', async (_, more) => {
  const args = [at('scripts/chaos.mjs'), '--minutes', '2', '--seed', '7', ...more];
  const run = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  run.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(run, 'exit');
  expect(said).toContain('Nothing was lost.');
});

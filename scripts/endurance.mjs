#!/usr/bin/env node
// npm run endurance -- browser --times 20 --busy 2: one stage of `npm test` many times in a row, beside processes that do
// nothing but work. A test that fails once in twenty has a fault, or what it tests has.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Failure, reporting } from './steps.mjs';
import { at, run } from './workspace.mjs';

const OPTIONS = /** @type {const} */ ({
  times: { type: 'string', default: '20' },
  busy: { type: 'string', default: '0' },
});

await reporting(async () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [stage = 'browser', ...rest] = positionals;
  const [times, busy] = [whole(values.times, '--times'), whole(values.busy, '--busy')];
  const others = Array.from({ length: busy }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  const stop = () => {
    for (const child of others) child.kill('SIGKILL');
  };
  process.once('exit', stop);
  process.once('SIGINT', () => process.exit(130));
  mkdirSync(at('.cache', 'endurance'), { recursive: true });
  let failures = 0;
  console.log(`${stage}, ${times} times, beside ${busy} busy processes:`);
  for (let i = 1; i <= times; i++) {
    const start = Date.now();
    const { status, output } = await run(process.execPath, [at('scripts/test.mjs'), '--only', stage, '--', ...rest], {
      quiet: true,
    });
    const seconds = ((Date.now() - start) / 1000).toFixed(0);
    console.log(`${status === 0 ? '✓' : '✗'} ${i}: ${output.trimEnd().split('\n').at(-1)} (${seconds} s)`);
    if (status === 0) continue;
    failures++;
    const log = at('.cache', 'endurance', `${stage}-${i}.log`);
    writeFileSync(log, output);
    for (const line of output.split('\n').filter((each) => /✘|×/.test(each))) console.log(`    ${line.trim()}`);
    console.log(`    all it said: ${log}`);
  }
  stop();
  console.log(`\n${times - failures} of ${times} runs passed`);
  if (failures > 0) process.exitCode = 1;
});

/**
 * @param {string} text
 * @param {string} name
 */
function whole(text, name) {
  if (!/^\d+$/.test(text)) throw new Failure(`${name} is "${text}": give a whole number.`);
  return Number(text);
}

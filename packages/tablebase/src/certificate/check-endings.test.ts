import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { draughtsRuleSet } from '@merellier/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EndingRules, endingsOf } from '../endings/ending-rules.ts';
import { readEndings, writeEndings } from '../endings/endings-file.ts';
import { endingsFolder, solveEndingsToFolder } from '../node/endings-folder.ts';
import { checkEndings, endingsIn } from './check-endings.ts';

const endings = endingsOf(draughtsRuleSet('english')) as EndingRules;
let folder: string;
let within: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'merellier-endings-'));
  within = endingsFolder(folder, endings);
  await solveEndingsToFolder(endings, { folder, pieces: 3, memory: 2 ** 31 });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('finds nothing wrong in what was solved', () => {
  const checked = checkEndings(within);
  expect(checked.map(({ name }) => name)).toEqual(endingsIn(within));
  expect(checked.filter(({ wrong }) => wrong > 0)).toEqual([]);
});

it('finds every one of 1,000 values that were changed in random places', () => {
  const name = '1m1k-0m1k';
  const file = join(within, `${name}.ending`);
  const whole = readFileSync(file);
  const tables = readEndings(endings, whole, (raw) => inflateRawSync(raw), file);
  let state = 1;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const changed = new Set<string>();
  while (changed.size < 1000) {
    const side = random(2);
    const values = tables[side]?.values as Uint8Array;
    const index = random(values.length);
    // Draws are left alone here: some of their numbers are no positions.
    if (values[index] === 0 || changed.has(`${side} ${index}`)) continue;
    changed.add(`${side} ${index}`);
    values[index] = ((values[index] as number) + 1 + random(254)) % 256;
  }
  writeFileSync(file, writeEndings(endings, tables, (raw) => deflateRawSync(raw)).bytes);
  const [checked] = checkEndings(within, { only: [name], mostExamples: Number.POSITIVE_INFINITY });
  writeFileSync(file, whole);
  const found = new Set(checked?.examples.map(({ side, index }) => `${side} ${index}`));
  expect([...changed].filter((each) => !found.has(each))).toEqual([]);
});

it('says which file is damaged, cut or missing', () => {
  const file = join(within, '0m1k-0m1k.ending');
  const whole = readFileSync(file);
  const problem = (bytes: Uint8Array): unknown => {
    writeFileSync(file, bytes);
    try {
      checkEndings(within, { only: ['0m1k-0m1k'] });
      return null;
    } catch (error) {
      return (error as { problem: string }).problem;
    } finally {
      writeFileSync(file, whole);
    }
  };
  expect(problem(whole.subarray(0, -1))).toBe('truncated');
  expect(problem(Uint8Array.from(whole, (byte, i) => (i === whole.length - 1 ? byte ^ 1 : byte)))).toBe('damaged');
  expect(problem(new Uint8Array(40))).toBe('not-a-table');
});

import { execFileSync } from 'node:child_process';
import { type MillPosition, ruleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { afterEach, expect, it } from 'vitest';
import { NOT_COVERED } from '../engine-probe.ts';
import { isSolvable, type Variant, variantOf } from '../variant.ts';
import { FewMen } from './few-men.ts';

function solvable(id: string): Variant {
  const variant = variantOf(ruleSet(id));
  if (!isSolvable(variant)) throw new Error(id);
  return variant;
}

const position = ({ rules }: Variant, fen: string): MillPosition => {
  const read = readFen(rules, fen);
  if (!read.ok) throw new Error(fen);
  return read.value;
};

const made: FewMen[] = [];
const fewMen = (variant: Variant): FewMen => {
  made.push(new FewMen(variant));
  return made.at(-1) as FewMen;
};
afterEach(() => {
  for (const few of made.splice(0)) few.close();
});

it('solves what a position needs, and answers a search once it is there', async () => {
  const variant = solvable('marelle');
  const few = fewMen(variant);
  const flies = position(variant, 'W:Wc4,f6,g1:Ba7,c3,d2,d6');
  const ready = few.prepare(flies);
  // Nobody waits meanwhile.
  expect([few.probe.value(flies), few.probe.turns(flies, true), few.probe.mostMen]).toEqual([NOT_COVERED, null, 0]);
  await ready;
  const turns = few.probe.turns(flies, true) ?? [];
  const wins = turns.filter(({ value }) => value === 'win');
  expect([wins.length, Math.min(...wins.map(({ distance }) => distance ?? 0)), turns.length]).toEqual([3, 11, 51]);
  expect(few.probe.value(flies)).toBeGreaterThan(0);
  // What captures lead to is there too; pairs beside it are not.
  expect(few.probe.value(position(variant, 'W:Wc4,f6,g1:Ba7,c3,d2'))).not.toBe(NOT_COVERED);
  expect(few.probe.value(position(variant, 'W:Wc4,f6,g1:Ba7,c3,d2,d6,e5'))).toBe(NOT_COVERED);
  expect([few.probe.news, few.probe.mostMen]).toEqual([2, 7]);
});

it('solves small games before all men have entered, and leaves large ones alone', async () => {
  const small = solvable('marelle-a-6');
  const few = fewMen(small);
  await few.prepare(small.rules.start());
  expect(few.probe.mostMen).toBe(12);
  const large = fewMen(solvable('marelle'));
  await large.prepare(ruleSet('marelle').start());
  expect(large.probe.news).toBe(0);
});

it.each([
  ['a capture', 'W:Wa1,d1,g4,b2,b4,c3:Bf2,f4,f6,d5,d6'],
  ['two captures', 'W:Wa1,d1,g4,b2,b4,c3:Bf2,f4,f6,d5,d6,e3'],
])('begins %s before they are needed', async (_, fen) => {
  const variant = solvable('marelle');
  const few = fewMen(variant);
  // Six men against five or six are too many; five a side, and six against four, are not.
  await few.prepare(position(variant, fen));
  await expect.poll(() => few.probe.mostMen, { timeout: 60_000 }).toBeGreaterThanOrEqual(6);
});

it('lets go who waits when it is closed', async () => {
  const variant = solvable('marelle');
  const few = fewMen(variant);
  const ready = few.prepare(position(variant, 'W:Wa1,d1,g4,b2,b4:Bf2,f4,f6,d5,d6'));
  few.close();
  await ready;
  await few.prepare(position(variant, 'W:Wa1,d1,g4:Bf2,f4,f6'));
  expect(few.probe.news).toBe(0);
});

it('keeps a program running that waits for it, and has nothing else to do', () => {
  const program = `
    import { ruleSet } from '@merellier/rules';
    import { variantOf } from '@merellier/tablebase';
    import { FewMen } from '@merellier/tablebase/node';
    const rules = ruleSet('marelle-a-3');
    const few = new FewMen(variantOf(rules));
    await few.prepare(rules.start());
    console.log(few.probe.news > 0);
  `;
  const args = ['--conditions=source', '--import', 'tsx', '--input-type=module', '--eval', program];
  expect(execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' })).toBe('true\n');
});

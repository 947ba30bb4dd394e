import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DraughtsRuleSet, ruleSet } from '@merellier/rules';
import { afterAll, expect, it } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { describe as resultOf } from '../../scripts/result.ts';
import { duel } from '../../scripts/training/duel.ts';
import { learn } from '../../scripts/training/learn.ts';
import { EVALUATIONS } from '../evaluations.ts';
import { writeLearnt } from './learnt-file.ts';

const rules = ruleSet('english') as DraughtsRuleSet;
const folder = mkdtempSync(join(tmpdir(), 'merellier-train-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bar = () => () => {};
const learnFrom = (games: number, nodes: number, under: string) =>
  learn(rules, { seed: 1, games, nodes, generations: 1, first: EVALUATIONS, folder: join(folder, under), bar });

it('training learns from its games, and goes on where a kill left it', () => {
  const once = learnFrom(24, 40, 'kill');
  expect(once.after).toBeLessThan(once.before);
  expect(once.positions).toBeGreaterThan(500);
  const [file] = readdirSync(join(folder, 'kill'));
  // A file that was cut off is played anew, and what is there is not.
  writeFileSync(join(folder, 'kill', file as string), 'cut');
  const again = learnFrom(24, 40, 'kill');
  expect(writeLearnt(rules.core, again.weights)).toBe(writeLearnt(rules.core, once.weights));
});

it.runIf(isLong)('a short training beats plain weights', () => {
  const { evaluations } = learnFrom(600, 200, 'short');
  const { percent, error } = resultOf(
    duel(rules, [evaluations, EVALUATIONS], { games: 200, limits: { nodes: 400 }, seed: 5 }),
  );
  expect(percent - error).toBeGreaterThan(50);
});

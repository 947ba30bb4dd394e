import type { RuleSet } from '@merellier/rules';
import { Engine } from '../../src/engine.ts';
import type { Evaluations } from '../../src/evaluations.ts';
import { processorTime } from './duel.ts';

const ROUNDS = 4;
const NODES = 400_000;

/** Nodes in a second of processor time, in thousands, of each evaluation: measured by turns, from the start. */
export function speeds(rules: RuleSet, all: readonly Evaluations[]): readonly number[] {
  const engines = all.map((evaluations) => new Engine(rules, { memoryMb: 8, evaluations }));
  const spent = all.map(() => 0);
  // The first round is to warm up.
  for (let round = 0; round <= ROUNDS; round++)
    for (const [i, engine] of engines.entries()) {
      engine.clear();
      const began = processorTime();
      engine.search(rules.start(), { nodes: NODES });
      if (round > 0) spent[i] = (spent[i] as number) + processorTime() - began;
    }
  return spent.map((millis) => (ROUNDS * NODES) / millis);
}

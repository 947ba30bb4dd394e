import { type Parameters, readRuleSet } from '@merellier/rules';
import type { LearntFiles } from './draughts/learnt-file.ts';
import { Engine } from './engine.ts';
import { loadEvaluations, type WeightsProblem } from './evaluations.ts';
import type { GameEngineOptions } from './game-engine.ts';

/** An engine for any rule set, with the best evaluation there is; throws a RangeError where the rule set cannot be made. */
export async function anyEngine(
  id: string,
  changes: Parameters,
  options: GameEngineOptions,
  learnt?: LearntFiles,
): Promise<{ readonly engine: Engine; readonly problem: WeightsProblem | null }> {
  const read = readRuleSet(id, changes);
  if (!read.ok) throw new RangeError(`rule set ${id} cannot be made: ${read.error.problem.replaceAll('-', ' ')}`);
  const { evaluations, problem } = await loadEvaluations(read.value, learnt);
  return { engine: new Engine(read.value, { ...options, evaluations }), problem };
}

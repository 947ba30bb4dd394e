import type { MillRuleSet } from '@merellier/rules';
import { GameEngine, type GameEngineOptions } from './game-engine.ts';
import { MillFeatureEvaluation } from './mill/feature-evaluation.ts';
import { kernelSearching } from './mill/kernel-search.ts';
import { weightsFor } from './mill/weights.ts';

/**
 * An engine for a marelle that carries nothing but its kernel: most first visits play no other game, and wait for every byte. Null
 * where the kernel does not know the rules or cannot be run: that takes the portable search, `any-engine.ts`.
 */
export function millEngine(rules: MillRuleSet, options: GameEngineOptions): GameEngine | null {
  const evaluation = new MillFeatureEvaluation(rules.core, weightsFor(rules.core));
  const searching = kernelSearching(rules, evaluation, options);
  return searching && new GameEngine(rules, searching, options);
}

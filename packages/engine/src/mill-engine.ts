import type { MillRuleSet } from '@merellier/rules';
import { GameEngine, type GameEngineOptions } from './game-engine.ts';
import { MillFeatureEvaluation } from './mill/feature-evaluation.ts';
import { MillGame } from './mill/mill-game.ts';
import { weightsFor } from './mill/weights.ts';

/** An engine for a marelle that carries nothing of draughts: most first visits play no other game, and wait for every byte. */
export const millEngine = (rules: MillRuleSet, options: GameEngineOptions): GameEngine =>
  new GameEngine(
    rules,
    new MillGame(rules, new MillFeatureEvaluation(rules.core, weightsFor(rules.core)), true),
    options,
  );

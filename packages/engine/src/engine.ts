import type { RuleSet } from '@merellier/rules';
import { type SearchGameOptions, searching } from './family.ts';
import { GameEngine, type GameEngineOptions } from './game-engine.ts';

export type { Glance, Hooks, Limits, SearchLine, SearchResult } from './game-engine.ts';

export interface EngineOptions extends SearchGameOptions, GameEngineOptions {}

/** The computer player and analyst of one rule set, of whichever family: what it can do, {@link GameEngine} says. */
export class Engine extends GameEngine {
  constructor(rules: RuleSet, options: EngineOptions = {}) {
    super(rules, searching(rules, options), options);
  }
}

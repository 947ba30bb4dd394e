/**
 * The engine: one search for every rule set of both families, ten levels of play, analysis.
 *
 * To let the computer play, on the thread one is on:
 *
 *     const { evaluations } = await loadEvaluations(game.rules);
 *     const engine = new Engine(game.rules, { memoryMb: 32, evaluations });
 *     const turn = chooseTurn(engine, rootOf(game), 4, { random: randomFrom(seed), now: () => performance.now() });
 *
 * To analyse: `engine.search(rootOf(game), { millis: 2000 }, { lines: 3, now, onInfo })` gives lines with their scores.
 *
 * In a worker, {@link EngineService} does both behind messages and stops at once when it is told to:
 *
 *     const { port1, port2 } = new MessageChannel();
 *     const rest = () => new Promise<void>((done) => { port1.onmessage = () => done(); port2.postMessage(0); });
 *     const service = new EngineService({ post: (answer) => postMessage(answer), now: () => performance.now(), rest });
 *     onmessage = ({ data }) => service.receive(data);
 *
 * The page posts `{ kind: 'choose', request: 1, rules: rulesMessage(game.rules), root: rootOf(game), level: 4, seed }`, gets
 * `info` answers as the search goes deeper and `chosen` at the end; `{ kind: 'stop' }` means "move now". `analyse` is the
 * same with limits and a number of lines, and is answered by `analysed`; `review` judges the turns of a game one by one
 * (`reviewed`, then `review-over`). Turns and roots are plain data.
 */
export { centimenOf, chanceOf } from './chance-of.ts';
export { type Choosing, chooseTurn, chooseTurnAsync } from './choose.ts';
export { type Clock, type TimeFor, timeFor } from './clock.ts';
export type { LearntFiles, LearntModule } from './draughts/learnt-file.ts';
export {
  Engine,
  type EngineOptions,
  type Glance,
  type Hooks,
  type Limits,
  type SearchLine,
  type SearchResult,
} from './engine.ts';
export {
  type Evaluations,
  type LoadedEvaluations,
  loadEvaluations,
  type WeightsProblem,
} from './evaluations.ts';
export { scoreOfTurn } from './exact-root.ts';
export type { GameEngine, GameEngineOptions } from './game-engine.ts';
export { LEVELS, type Level, type LevelName, levelOf } from './levels.ts';
export { type Outcomes, outcomesOf } from './outcomes.ts';
export { type Chances, MOST_NEARNESS, type Probe, type ProbedTurn, UNKNOWN } from './probe.ts';
export { type Random, randomFrom } from './random.ts';
export { agrees, EVEN } from './reasons/agrees.ts';
export { reasonsFor, speaksAgainst } from './reasons/reasons.ts';
export type { Refutation, RefutationStep } from './reasons/refutation.ts';
export {
  type Reviewed,
  type ReviewHooks,
  reviewGame,
  reviewGameAsync,
  type Verdict,
} from './review.ts';
export { nowOf, type Root, rootOf } from './root.ts';
export { type ExactScore, isExact, rankOf, type Score } from './score.ts';
export {
  type EngineAnswer,
  type EngineRequest,
  EngineService,
  type GameMessage,
  gameMessage,
  type RulesMessage,
  rulesMessage,
  type ServiceHost,
} from './service.ts';
export { finish, finishResting, type Resting, type Thinking } from './thinking.ts';
export { isUntrained } from './untrained.ts';

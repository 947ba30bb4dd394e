import type { Game, Parameters, RuleSet, Turn } from '@merellier/rules';
import { readMillRuleSet } from '@merellier/rules/mill';
import { type Choosing, chooseTurnAsync } from './choose.ts';
import type { Clock } from './clock.ts';
import type { LearntFiles } from './draughts/learnt-file.ts';
import type { WeightsProblem } from './evaluations.ts';
import type { GameEngine, Limits, SearchResult } from './game-engine.ts';
import { millEngine } from './mill-engine.ts';
import type { Probe, ProbedTurn } from './probe.ts';
import { type Random, randomFrom } from './random.ts';
import type { Reviewed } from './review.ts';
import type { Root } from './root.ts';

/** A rule set as it is sent between threads. */
export interface RulesMessage {
  readonly id: string;
  readonly changes: Parameters;
}

/** A game as it is sent between threads, beside its rule set. */
export type GameMessage = Omit<Game, 'rules'>;

/** A request to an engine, as plain data that can be posted to a worker. Only one is worked on at a time. */
export type EngineRequest =
  | {
      readonly kind: 'choose';
      /** Comes back in the answers. A new request stops the one before it. */
      readonly request: number;
      readonly rules: RulesMessage;
      readonly root: Root;
      readonly level: number;
      /** The seed of the level's random choices: a new one for each turn of a game. */
      readonly seed: number;
      readonly millis?: number;
      readonly clock?: Clock;
      /** Exact values of all turns, where they are known: see {@link Hooks.turns}. */
      readonly turns?: readonly ProbedTurn[];
    }
  | {
      readonly kind: 'analyse';
      readonly request: number;
      readonly rules: RulesMessage;
      readonly root: Root;
      readonly limits: Limits;
      readonly lines: number;
      readonly turns?: readonly ProbedTurn[];
    }
  /** Judges the turns of the line through where a game stands; `limits` are for one position. */
  | {
      readonly kind: 'review';
      readonly request: number;
      readonly rules: RulesMessage;
      readonly game: GameMessage;
      readonly limits: Limits;
      /** The nodes whose turns to review; by default all of the line. */
      readonly only?: readonly number[];
    }
  /** Ends the request that is being worked on: it answers with what it has. */
  | { readonly kind: 'stop' };

export type EngineAnswer =
  /** What has been found so far, sent after each depth. */
  | { readonly kind: 'info'; readonly request: number; readonly result: SearchResult }
  | { readonly kind: 'chosen'; readonly request: number; readonly turn: Turn | null }
  | { readonly kind: 'analysed'; readonly request: number; readonly result: SearchResult }
  /** One turn of a game, judged: so many are done of so many. */
  | {
      readonly kind: 'reviewed';
      readonly request: number;
      readonly reviewed: Reviewed;
      readonly done: number;
      readonly of: number;
    }
  /** The review is over: every turn is judged, or it was stopped. */
  | { readonly kind: 'review-over'; readonly request: number }
  /** Nothing was learnt of the rule set, or something is wrong with it: the engine judges it roughly. Sent once. */
  | { readonly kind: 'plain-weights'; readonly request: number; readonly problem: WeightsProblem }
  | { readonly kind: 'failed'; readonly request: number; readonly message: string };

/** What a service needs from where it runs. */
export interface ServiceHost {
  readonly post: (answer: EngineAnswer) => void;
  /** Milliseconds from any fixed moment. */
  readonly now: () => number;
  /** Lets messages arrive: resolves after a macrotask. */
  readonly rest: () => Promise<void>;
  readonly memoryMb?: number;
  /** Where learnt weights come from, if not from the package itself: for tests. */
  readonly learnt?: LearntFiles;
}

/**
 * An engine behind messages, for a worker of any kind: hand it what arrives, and post what it answers. It keeps the engine
 * of the last rule set.
 */
export class EngineService {
  private readonly host: ServiceHost;
  private engine: GameEngine | null = null;
  private rules = '';
  private exact: { readonly name: string; readonly probe: Probe } | null = null;
  /** Counts requests: the one being worked on checks whether it is still the last. */
  private last = 0;
  private work: Promise<void> = Promise.resolve();

  constructor(host: ServiceHost) {
    this.host = host;
  }

  /** Takes exact values for a rule set from this probe once the current request is done, and forgets those of any other. */
  useProbe(rules: RulesMessage, probe: Probe): void {
    this.work = this.work.then(() => {
      const name = nameOf(rules);
      this.exact = { name, probe };
      if (this.rules === name) this.engine?.useProbe(probe);
    });
  }

  receive(message: EngineRequest): void {
    const turn = ++this.last;
    if (message.kind === 'stop') return;
    this.work = this.work.then(() => this.answer(message, () => this.last !== turn));
  }

  private async answer(message: Exclude<EngineRequest, { kind: 'stop' }>, shouldStop: () => boolean): Promise<void> {
    const { host } = this;
    const { request } = message;
    const onInfo = (result: SearchResult): void => host.post({ kind: 'info', request, result });
    const turns = 'turns' in message && message.turns ? { turns: message.turns } : {};
    const common = { now: host.now, rest: host.rest, shouldStop, onInfo, ...turns };
    try {
      const engine = await this.engineFor(message.rules, request);
      if (message.kind === 'choose') {
        const { level, seed, millis, clock } = message;
        const random: Random = randomFrom(seed);
        const choosing: Choosing = { random, ...(millis !== undefined && { millis }), ...(clock && { clock }) };
        const turn = await chooseTurnAsync(engine, message.root, level, { ...common, ...choosing });
        host.post({ kind: 'chosen', request, turn });
      } else if (message.kind === 'review') {
        const { limits, only } = message;
        const game: Game = { ...message.game, rules: engine.rules };
        const { reviewGameAsync } = await import('./review.ts');
        await reviewGameAsync(engine, game, limits, {
          ...{ now: host.now, rest: host.rest, shouldStop },
          ...(only && { only }),
          onReviewed: (reviewed, done, of) => host.post({ kind: 'reviewed', request, reviewed, done, of }),
        });
        host.post({ kind: 'review-over', request });
      } else {
        const result = await engine.searchAsync(message.root, message.limits, { ...common, lines: message.lines });
        host.post({ kind: 'analysed', request, result });
      }
    } catch (error) {
      host.post({ kind: 'failed', request, message: error instanceof Error ? error.message : String(error) });
    }
  }

  private async engineFor({ id, changes }: RulesMessage, request: number): Promise<GameEngine> {
    const name = nameOf({ id, changes });
    if (this.engine && this.rules === name) return this.engine;
    const { memoryMb, learnt, post } = this.host;
    const probe = this.exact?.name === name ? this.exact.probe : null;
    const options = { probe, ...(memoryMb !== undefined && { memoryMb }) };
    const mill = readMillRuleSet(id, changes);
    const light = mill.ok ? millEngine(mill.value, options) : null;
    if (light) this.engine = light;
    else {
      // What only the other games need comes with the first of them; it also says why a rule set cannot be made.
      const { anyEngine } = await import('./any-engine.ts');
      const { engine, problem } = await anyEngine(id, changes, options, learnt);
      if (problem) post({ kind: 'plain-weights', request, problem });
      this.engine = engine;
    }
    this.rules = name;
    return this.engine;
  }
}

const nameOf = ({ id, changes }: RulesMessage): string => JSON.stringify([id, changes]);

/** A rule set as a message. */
export const rulesMessage = ({ id, changes }: RuleSet): RulesMessage => ({ id, changes });

/** A game as a message: all of it but its rule set, which is sent separately. */
export function gameMessage({ rules: _, ...game }: Game): GameMessage {
  return game;
}

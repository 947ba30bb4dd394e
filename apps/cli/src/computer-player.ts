import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import {
  chooseTurnAsync,
  Engine,
  loadEvaluations,
  type Random,
  randomFrom,
  rankOf,
  rootOf,
  type SearchResult,
  type WeightsProblem,
} from '@merellier/engine';
import { type Game, lineTo, positionOf, type RuleSet, type Side, type Turn } from '@merellier/rules';
import { type ExactValues, waitFor } from './exact-values.ts';

/** The side that the computer plays, and its level from 1 to 10. */
export interface Computer {
  readonly side: Side;
  readonly level: number;
}

/** How a computer player is watched and hurried. */
export interface ComputerHost {
  /** When it says true, the best turn so far is played. */
  readonly shouldStop: () => boolean;
  /** Called when it begins to think, and when it has done. */
  readonly onThinking: (thinks: boolean) => void;
  /** Exact values for these rules, where there are any. */
  readonly exactFor: (rules: RuleSet) => ExactValues | null;
  /** Tells what is wrong with the tables that were asked; false where something else is wrong. */
  readonly onBadTable: (error: unknown) => boolean;
  /** Tells that plain weights are used because something is wrong with the learnt ones. */
  readonly onPlainWeights: (problem: WeightsProblem) => void;
}

/** The level that uses exact values, and counts positions. */
const COUNTS_AND_KNOWS = 9;
const HINT_MILLIS = 1000;
/** Turns of either side before which the computer agrees to no draw. */
const DRAW_AFTER = 20;

/** The computer at the table: plays, gives hints, answers the offer of a draw. */
export class ComputerPlayer {
  private readonly host: ComputerHost;
  private readonly random: Random = randomFrom(randomInt(2 ** 32));
  private engine: Engine | null = null;
  private exact: ExactValues | null = null;

  constructor(host: ComputerHost) {
    this.host = host;
  }

  /** The turn that a level plays where the game stands; null where there is none. */
  choose(game: Game, level: number): Promise<Turn | null> {
    const { random } = this;
    return this.thinking(async () => {
      const engine = await this.engineFor(game.rules);
      if (level === COUNTS_AND_KNOWS) await waitFor(this.exact, positionOf(game), this.host.shouldStop);
      return chooseTurnAsync(engine, rootOf(game), level, { ...this.hooks(), random });
    });
  }

  /** A good turn where the game stands; null where there is none. */
  async hint(game: Game): Promise<Turn | null> {
    return (await this.search(game)).turn;
  }

  /** Whether it agrees to a draw that the side to play offers: not early in the game, nor when it stands better. */
  async agreesToDraw(game: Game): Promise<boolean> {
    if (lineTo(game).played.length < DRAW_AFTER) return false;
    const [best] = (await this.search(game)).lines;
    return best !== undefined && rankOf(best.score) >= 0;
  }

  private search(game: Game): Promise<SearchResult> {
    return this.thinking(async () =>
      (await this.engineFor(game.rules)).searchAsync(rootOf(game), { millis: HINT_MILLIS }, this.hooks()),
    );
  }

  private hooks() {
    const { shouldStop } = this.host;
    return { shouldStop, now: () => performance.now(), rest: () => setImmediate<void>(undefined) };
  }

  private async thinking<Result>(think: () => Promise<Result>): Promise<Result> {
    this.host.onThinking(true);
    try {
      return await think();
    } catch (error) {
      if (!this.exact || !this.host.onBadTable(error)) throw error;
      // The game goes on without them.
      this.exact.close();
      this.exact = null;
      this.engine?.useProbe(null);
      return await think();
    } finally {
      this.host.onThinking(false);
    }
  }

  /** A game that is loaded may have other rules than the one before. */
  private async engineFor(rules: RuleSet): Promise<Engine> {
    if (this.engine?.rules === rules) return this.engine;
    this.close();
    const { evaluations, problem } = await loadEvaluations(rules);
    if (problem) this.host.onPlainWeights(problem);
    this.exact = this.host.exactFor(rules);
    this.engine = new Engine(rules, { memoryMb: 64, probe: this.exact?.probe ?? null, evaluations });
    return this.engine;
  }

  /** Closes the tables; they are opened again when they are needed. */
  close(): void {
    this.exact?.close();
    this.exact = null;
    this.engine = null;
  }
}

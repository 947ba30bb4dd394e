import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import {
  type Clock,
  chooseTurnAsync,
  Engine,
  LEVELS,
  type Limits,
  loadEvaluations,
  nowOf,
  type Random,
  type Root,
  randomFrom,
  type SearchResult,
  timeFor,
  type WeightsProblem,
} from '@merellier/engine';
import type { RuleSet, Turn } from '@merellier/rules';
import { type ExactValues, waitFor } from './exact-values.ts';

/** What another program asks the engine to search. */
export interface SearchJob {
  readonly rules: RuleSet;
  readonly root: Root;
  readonly depth?: number;
  readonly nodes?: number;
  readonly millis?: number;
  readonly clock?: Clock;
  /** Whether the answer must wait for `stop`. */
  readonly infinite: boolean;
  /** Whether it is the other side's time that passes until `ponderHit`. */
  readonly ponder: boolean;
  readonly lines: number;
  /** 1 to 10; only the last plays what the search finds. */
  readonly level: number;
  /** Told what is found, depth by depth, and at the end. */
  readonly onInfo: (result: SearchResult) => void;
  /** The turn to play, null where there is none; the result is null where nothing was searched. */
  readonly onDone: (turn: Turn | null, result: SearchResult | null) => void;
  /** Told why the search broke off, before `onDone` gives any legal turn. */
  readonly onFailure: (error: unknown) => void;
}

interface Task {
  readonly job: SearchJob;
  stopped: boolean;
  pondering: boolean;
  /** When to end, by `now`. */
  deadline: number;
  /** Lets one go on who waits for the task to be stopped. */
  wake: () => void;
}

const now = (): number => performance.now();
const STRONGEST = LEVELS.length;

/** Searches one job after another in small slices, so that what is read in between is heard at once. */
export class SearchRunner {
  private engine: Engine | null = null;
  private memoryMb = 64;
  private exact: ExactValues | null = null;
  /** The rule set whose tables are open, if it has any. */
  private opened: RuleSet | null = null;
  private readonly exactFor: (rules: RuleSet) => ExactValues | null;
  private readonly onPlainWeights: (problem: WeightsProblem) => void;
  private readonly random: Random = randomFrom(randomInt(2 ** 32));
  private work: Promise<void> = Promise.resolve();
  /** The job in work, or the one that waits for it to end. */
  private last: Task | null = null;

  /**
   * `exactFor` gives exact values for a rule set, where there are any; `onPlainWeights` hears why plain weights are used in place of
   * learnt ones.
   */
  constructor(
    onPlainWeights: (problem: WeightsProblem) => void,
    exactFor: (rules: RuleSet) => ExactValues | null = () => null,
  ) {
    this.onPlainWeights = onPlainWeights;
    this.exactFor = exactFor;
  }

  /** Makes ready to search under these rules, so that the first search need not. */
  prepare(rules: RuleSet): void {
    if (this.last) return;
    this.openTables(rules);
    // What goes wrong here goes wrong again in the search, which says so.
    this.work = this.work.then(() => this.engineFor(rules)).then(ignore, ignore);
  }

  /** Begins a job; false where one is under way that was not told to stop. */
  start(job: SearchJob): boolean {
    if (this.last && !this.last.stopped) return false;
    // Those that are set now, whatever is set while weights are loaded.
    if (!this.last) this.openTables(job.rules);
    const task: Task = { job, stopped: false, pondering: job.ponder, deadline: Number.POSITIVE_INFINITY, wake() {} };
    this.last = task;
    this.work = this.work.then(() => this.run(task));
    return true;
  }

  /** Ends the job in work: it answers with what it has. */
  stop(): void {
    if (!this.last) return;
    this.last.stopped = true;
    this.last.wake();
  }

  /** The other side played what was expected: from now on it is the engine's own time. */
  ponderHit(): void {
    const task = this.last;
    if (!task?.pondering) return;
    const { millis, clock } = task.job;
    task.pondering = false;
    task.deadline =
      now() + Math.min(millis ?? Number.POSITIVE_INFINITY, clock ? timeFor(clock).aim : Number.POSITIVE_INFINITY);
    task.wake();
  }

  /** Ends what can only be ended by a word, and waits for the rest. */
  async finish(): Promise<void> {
    if (this.last && (isEndless(this.last.job) || this.last.pondering)) this.stop();
    await this.work;
  }

  /** Forgets what was learnt. */
  clear(): void {
    // A search in work keeps what it has.
    if (this.last) this.engine = null;
    else this.engine?.clear();
  }

  /** How much memory the engine may take; it then begins anew. */
  resize(memoryMb: number): void {
    this.memoryMb = memoryMb;
    this.engine = null;
  }

  /** Other tables are to be asked: the engine then begins anew. */
  changeTables(): void {
    this.engine = null;
    this.opened = null;
  }

  private async run(task: Task): Promise<void> {
    const { job } = task;
    let result: SearchResult | null = null;
    let turn: Turn | null = null;
    let informed = -1;
    try {
      const hooks = {
        now,
        rest: () => setImmediate<void>(undefined),
        shouldStop: () => task.stopped || now() >= task.deadline,
        onInfo(found: SearchResult) {
          result = found;
          informed = found.nodes;
          job.onInfo(found);
        },
      };
      const engine = await this.engineFor(job.rules);
      if (counts(job)) await waitFor(this.exact, nowOf(job.root), hooks.shouldStop);
      if (job.level < STRONGEST) {
        const { millis, clock } = limitsOf(job);
        const choosing = {
          ...hooks,
          random: this.random,
          ...(millis !== undefined && { millis }),
          ...(clock && { clock }),
        };
        turn = await chooseTurnAsync(engine, job.root, job.level, choosing);
      } else {
        result = await engine.searchAsync(job.root, limitsOf(job), { ...hooks, lines: job.lines });
        turn = result.turn;
        if (result.nodes !== informed) job.onInfo(result);
      }
      if ((job.infinite || task.pondering) && !task.stopped)
        await new Promise<void>((wake) => Object.assign(task, { wake }));
    } catch (error) {
      job.onFailure(error);
      turn = job.rules.turns(nowOf(job.root))[0] ?? null;
    }
    if (this.last === task) this.last = null;
    job.onDone(turn, result);
  }

  private async engineFor(rules: RuleSet): Promise<Engine> {
    if (this.engine?.rules === rules) return this.engine;
    const { evaluations, problem } = await loadEvaluations(rules);
    if (problem) this.onPlainWeights(problem);
    this.openTables(rules);
    this.engine = new Engine(rules, { memoryMb: this.memoryMb, probe: this.exact?.probe ?? null, evaluations });
    return this.engine;
  }

  private openTables(rules: RuleSet): void {
    if (this.opened === rules) return;
    this.opened = null;
    this.engine = null;
    this.exact?.close();
    this.exact = null;
    this.exact = this.exactFor(rules);
    this.opened = rules;
  }
}

const ignore = (): void => undefined;

/** Whether only a word ends a job. */
const isEndless = (job: SearchJob): boolean =>
  job.infinite || (job.level === STRONGEST && Object.keys(limitsOf(job)).length === 0);

/** The weakest level that uses exact values. */
const EXACT_FROM = 9;

/** Whether a job uses exact values and ends after so many positions or turns. */
const counts = (job: SearchJob): boolean =>
  job.level === EXACT_FROM || (job.level > EXACT_FROM && (job.depth ?? job.nodes) !== undefined);

/** Time counts from the start only where nobody is waited for. */
function limitsOf({ depth, nodes, millis, clock, infinite, ponder }: SearchJob): Limits {
  if (infinite) return {};
  return {
    ...(depth !== undefined && { depth }),
    ...(nodes !== undefined && { nodes }),
    ...(millis !== undefined && !ponder && { millis }),
    ...(clock && !ponder && { clock }),
  };
}

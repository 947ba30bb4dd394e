import {
  type EngineAnswer,
  type EngineRequest,
  gameMessage,
  type Limits,
  nowOf,
  type Reviewed,
  type Root,
  rulesMessage,
  type SearchResult,
} from '@merellier/engine';
import { type Game, type Position, positionOf, type RuleSet } from '@merellier/rules';
import { giveTables } from '../exact/give-tables.ts';

/** What an analysis is told as it goes on. */
export interface Watcher {
  /** What has been found so far; `done` once nothing more will come. */
  readonly onResult: (result: SearchResult, done: boolean) => void;
  /** The engine is lost: it did not load, or it fell over. */
  readonly onLost: () => void;
}

/** What a review is told as it goes on. */
export interface ReviewWatcher {
  /** One turn is judged: so many are done of so many. */
  readonly onReviewed: (reviewed: Reviewed, done: number, of: number) => void;
  /** Nothing more will come: all is judged, or it was stopped. */
  readonly onOver: () => void;
  readonly onLost: () => void;
}

/** An engine in a worker of its own, apart from the one that plays: it does one thing at a time. */
export interface Analyst {
  /**
   * Begins to think about a position; what it did before is given up. Gives what ends the thinking: what was found is still
   * told, and what was begun later goes on.
   */
  think(rules: RuleSet, root: Root, lines: number, limits: Limits, watcher: Watcher): () => void;
  /** The same for a review: of the line through where a game stands, or of the turns that led to the nodes in `only`. */
  review(game: Game, only: readonly number[] | null, limits: Limits, watcher: ReviewWatcher): () => void;
  /** Gives the worker back. */
  close(): void;
}

/** Milliseconds that exact values are waited for: where they take longer, the thinking begins without them. */
const LONGEST_WAIT = 250;

export function createAnalyst(): Analyst {
  let worker: Worker | null = null;
  let request = 0;
  let watcher: Watcher | ReviewWatcher | null = null;

  function open(): Worker {
    const engine = new Worker(new URL('../opponent/worker.ts', import.meta.url), { type: 'module' });
    engine.addEventListener('message', ({ data }: MessageEvent<EngineAnswer>) => {
      if (data.request !== request) return;
      if (data.kind === 'failed') lose(engine);
      if (!watcher) return;
      if ('onResult' in watcher) {
        if (data.kind === 'info') watcher.onResult(data.result, false);
        if (data.kind === 'analysed') watcher.onResult(data.result, true);
      } else {
        if (data.kind === 'reviewed') watcher.onReviewed(data.reviewed, data.done, data.of);
        if (data.kind === 'review-over') watcher.onOver();
      }
    });
    engine.addEventListener('error', (event) => {
      // It is dealt with here, and no error of the page.
      event.preventDefault();
      lose(engine);
    });
    return engine;
  }

  function lose(engine: Worker): void {
    engine.terminate();
    if (worker === engine) worker = null;
    watcher?.onLost();
  }

  const post = (message: EngineRequest): void => worker?.postMessage(message);

  /** Asks once the engine has what exact values there are for the position; gives what ends it. */
  function begin(
    rules: RuleSet,
    position: Position,
    question: Extract<EngineRequest, { request: number }>,
  ): () => void {
    worker ??= open();
    // What it did before is of no use any more.
    post({ kind: 'stop' });
    let ended = false;
    const isCurrent = (): boolean => question.request === request;
    const given = giveTables(worker, rules, position).catch(() => undefined);
    void Promise.race([given, new Promise((done) => setTimeout(done, LONGEST_WAIT))]).then(() => {
      if (isCurrent()) post(question);
      if (isCurrent() && ended) post({ kind: 'stop' });
    });
    return () => {
      ended = true;
      if (isCurrent()) post({ kind: 'stop' });
    };
  }

  return {
    think(rules, root, lines, limits, next) {
      watcher = next;
      const message = rulesMessage(rules);
      return begin(rules, nowOf(root), { kind: 'analyse', request: ++request, rules: message, root, limits, lines });
    },
    review(game, only, limits, next) {
      watcher = next;
      const question = { kind: 'review', rules: rulesMessage(game.rules), game: gameMessage(game), limits } as const;
      return begin(game.rules, positionOf(game), { ...question, request: ++request, ...(only && { only }) });
    },
    close() {
      watcher = null;
      worker?.terminate();
      worker = null;
    },
  };
}

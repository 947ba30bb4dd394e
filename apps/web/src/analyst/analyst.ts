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
import { rootValues } from '../exact/root-values.ts';

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
   * Begins to think about a position; what it did before is given up. Gives what ends the thinking: nothing more is told
   * of it then, not even what the worker posted before it heard of the end. What was begun later goes on.
   */
  think(rules: RuleSet, root: Root, lines: number, limits: Limits, watcher: Watcher): () => void;
  /**
   * The same for a review: of the line through where a game stands, or of the turns that led to the nodes in `only`. One
   * that is ended still tells that it is over.
   */
  review(game: Game, only: readonly number[] | null, limits: Limits, watcher: ReviewWatcher): () => void;
  /** Gives the worker back. */
  close(): void;
}

/** What is asked, but for its number. */
type Question = WithoutNumber<Extract<EngineRequest, { readonly kind: 'analyse' | 'review' }>>;
type WithoutNumber<T> = T extends unknown ? Omit<T, 'request'> : never;
/** The exact values of all turns of a position, where they are known. */
type Known = Awaited<ReturnType<typeof rootValues>>;

/** Milliseconds that exact values are waited for: where they take longer, the thinking begins without them. */
const LONGEST_WAIT = 250;
/** Milliseconds after which those of the server are of no use to a thinking that has gone on without. */
const LONGEST_LATE = 20_000;

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

  /**
   * Asks once the engine has what exact values there are for the position, or after a while without; those of the server
   * that come later are asked with anew. Gives what ends it.
   */
  function begin(rules: RuleSet, position: Position, question: Question): () => void {
    worker ??= open();
    // What it did before is of no use any more.
    post({ kind: 'stop' });
    let own = ++request;
    let ended = false;
    const isCurrent = (): boolean => own === request;
    const ask = (turns: Known): void => {
      if (!isCurrent()) return;
      // What a question before this one still says is not heard.
      own = ++request;
      post({ ...question, request: own, ...(turns && question.kind === 'analyse' && { turns }) });
      if (ended) post({ kind: 'stop' });
    };
    const given = giveTables(worker, rules, position).catch(() => undefined);
    const known: Promise<Known> =
      question.kind === 'analyse' ? rootValues(rules, position, LONGEST_LATE) : Promise.resolve(null);
    const inTime = Promise.all([known, given]).then(([turns]) => turns);
    const late = new Promise<null>((done) => setTimeout(done, LONGEST_WAIT, null));
    void Promise.race([inTime, late]).then((first) => {
      ask(first);
      if (!first)
        void known.then((turns) => {
          if (turns && !ended) ask(turns);
        });
    });
    return () => {
      ended = true;
      if (isCurrent()) post({ kind: 'stop' });
    };
  }

  return {
    think(rules, root, lines, limits, next) {
      watcher = next;
      const end = begin(rules, nowOf(root), { kind: 'analyse', rules: rulesMessage(rules), root, limits, lines });
      return () => {
        if (watcher === next) watcher = null;
        end();
      };
    },
    review(game, only, limits, next) {
      watcher = next;
      const question = { kind: 'review', rules: rulesMessage(game.rules), game: gameMessage(game), limits } as const;
      return begin(game.rules, positionOf(game), { ...question, ...(only && { only }) });
    },
    close() {
      watcher = null;
      worker?.terminate();
      worker = null;
    },
  };
}

import {
  type EngineAnswer,
  type EngineRequest,
  rootOf,
  rulesMessage,
  type SearchLine,
  type WeightsProblem,
} from '@merellier/engine';
import { type Game, positionOf, type Turn } from '@merellier/rules';
import { seed } from '../browser/chance.ts';
import type { Asked } from './asked.ts';
import { endWorker, engineWorker, startedWorker } from './engine-worker.ts';

/** Milliseconds that the computer may think: the levels up to 8 count positions and need less; the last two use it all. */
const MOST = { other: 3000, master: 4000, grandmaster: 5000 } as const;
const HINT = 1000;
/** Milliseconds that the server's tables are waited for; then the engine thinks without, and has them the next time. */
const LONGEST_WAIT = { turn: 4000, hint: 2000 } as const;
/** The weakest level that makes use of exact values. */
const EXACT_FROM = 9;

/** What an engine answers in the end: a turn, and where it analysed the line that begins with it. */
interface Answer {
  readonly turn: Turn | null;
  readonly line: SearchLine | null;
}

/** How an answer is waited for. */
interface Waiting {
  readonly signal: AbortSignal;
  /** Told why the engine judges the rule set roughly: nothing was learnt of it, or something is wrong with that. */
  readonly onPlainWeights?: (problem: WeightsProblem) => void;
}

/** Milliseconds beyond that after which a worker that has not answered is taken for lost. */
const LOST = 10_000;

type Question = Extract<Asked, { readonly kind: 'choose' | 'analyse' }>;

let asked = 0;

/**
 * The turn that the computer plays where a game stands, thought out off the page's thread; the time begins at `since`, by
 * the clock of asked.ts. Fails when the engine is lost
 * twice in a row, and as soon as the signal says that nobody wants the turn any longer.
 */
export async function askTurn(
  game: Game,
  level: number,
  { since, ...waiting }: Waiting & { readonly since: number },
): Promise<Turn> {
  const known = level >= EXACT_FROM ? await prepare(game, LONGEST_WAIT.turn, waiting.signal) : {};
  const millis = level >= 10 ? MOST.grandmaster : level === 9 ? MOST.master : MOST.other;
  const request = ++asked;
  const question: Question = { kind: 'choose', request, level, millis, seed: seed(), ...asMessage(game), ...known };
  return (await ask({ ...question, asked: since }, game, millis, waiting)).turn;
}

/** A good line for the side to play; fails as {@link askTurn} does. */
export async function askLine(
  game: Game,
  signal: AbortSignal,
): Promise<{ readonly turn: Turn; readonly line: SearchLine | null }> {
  const known = await prepare(game, LONGEST_WAIT.hint, signal);
  const request = ++asked;
  const about = { ...asMessage(game), ...known };
  const question: Question = { kind: 'analyse', request, limits: { millis: HINT }, lines: 1, ...about };
  return ask(question, game, HINT, { signal });
}

/** Gives the engine exact values where the position has few men; where it has more, gives those of its turns, if they are known. */
async function prepare(game: Game, longest: number, signal: AbortSignal): Promise<Pick<Question, 'turns'>> {
  const position = positionOf(game);
  // The weaker levels do without, and so does the first answer of most visits.
  const [{ rootValues }, { giveTables }] = await Promise.all([
    import('../exact/root-values.ts'),
    import('../exact/give-tables.ts'),
  ]);
  const [turns] = await Promise.all([
    rootValues(game.rules, position, longest, signal),
    giveTables(engineWorker(), game.rules, position).catch(() => undefined),
  ]);
  signal.throwIfAborted();
  return turns ? { turns } : {};
}

/** Ends the thinking: the best turn so far is played. */
export function moveNow(): void {
  post({ kind: 'stop' });
}

const asMessage = (game: Game) => ({ rules: rulesMessage(game.rules), root: rootOf(game) });

const post = (request: EngineRequest): void => startedWorker()?.postMessage(request);

async function ask(
  question: Question,
  game: Game,
  millis: number,
  waiting: Waiting,
): Promise<Answer & { readonly turn: Turn }> {
  const { turn, line } = await askOnce(question, millis, waiting).catch((reason: unknown) => {
    if (waiting.signal.aborted) throw reason;
    return askOnce(question, millis, waiting);
  });
  const legal = turn && game.rules.turns(positionOf(game)).find((own) => game.rules.same(own, turn));
  if (!legal) throw new Error('the engine found no legal turn');
  return { turn: legal, line };
}

function askOnce(question: Question, millis: number, { signal, onPlainWeights }: Waiting): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const engine = engineWorker();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      engine.removeEventListener('message', hear);
      engine.removeEventListener('error', fail);
    };
    const hear = ({ data }: MessageEvent<EngineAnswer>): void => {
      if (data.request !== question.request) return;
      if (data.kind === 'failed') fail();
      if (data.kind === 'plain-weights') onPlainWeights?.(data.problem);
      if (data.kind !== 'chosen' && data.kind !== 'analysed') return;
      end();
      resolve(
        data.kind === 'chosen'
          ? { turn: data.turn, line: null }
          : { turn: data.result.turn, line: data.result.lines[0] ?? null },
      );
    };
    const fail = (event?: Event): void => {
      // It is dealt with here, and no error of the page.
      event?.preventDefault();
      end();
      endWorker(engine);
      reject(new Error('the engine is lost'));
    };
    const abort = (): void => {
      end();
      post({ kind: 'stop' });
      reject(signal.reason);
    };
    const timer = window.setTimeout(fail, millis + LOST);
    signal.addEventListener('abort', abort);
    engine.addEventListener('message', hear);
    engine.addEventListener('error', fail);
    engine.postMessage(question);
  });
}

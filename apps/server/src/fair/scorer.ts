import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { makeScratchFolder } from '../store/scratch-folder.ts';
import type { SideFound } from './score-game.ts';
import type { ScoreAnswer, ScoreRequest } from './score-thread.ts';
import type { Folders } from './table-source.ts';

/** A game from which nothing can be found; others can be looked at. */
export class UnreadableGame extends Error {}

/** Looks at games in a thread, which is started when the first one comes. */
export interface Scorer {
  score(request: ScoreRequest): Promise<readonly SideFound[]>;
  /** Gives up the thread and its memory until the next game. */
  rest(): Promise<void>;
  /** The same for good, with the tables that were made on the spot. */
  close(): Promise<void>;
}

const THREAD = new URL('./score-thread.js', import.meta.url);
/** Among sources, as in tests, the thread needs what reads them. */
const SOURCE_THREAD = `import('tsx/esm/api').then((tsx) => {
  tsx.register();
  return import(${JSON.stringify(new URL('./score-thread.ts', import.meta.url).href)});
});`;
const startThread = (workerData: Folders): Worker =>
  import.meta.url.endsWith('.ts')
    ? new Worker(SOURCE_THREAD, { eval: true, workerData, execArgv: ['--conditions=source'] })
    : new Worker(THREAD, { workerData, execArgv: [] });

/** A scorer that takes the host's tables, where there are any (null: there are none). */
export function makeScorer(folder: string | null): Scorer {
  let worker: Worker | null = null;
  let scratch: Promise<string> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function started(): Promise<Worker> {
    scratch ??= makeScratchFolder('fair');
    const workerData: Folders = { folder, scratch: await scratch };
    worker ??= startThread(workerData);
    return worker;
  }
  async function rest(): Promise<void> {
    const own = worker;
    worker = null;
    await own?.terminate();
  }
  async function score(request: ScoreRequest): Promise<readonly SideFound[]> {
    const own = await started();
    const answer = await answerOf(own, request).catch((error: unknown) => {
      if (worker === own) worker = null;
      throw error;
    });
    if ('fault' in answer) throw answer.of === 'game' ? new UnreadableGame(answer.fault) : new Error(answer.fault);
    return answer.found;
  }
  return {
    rest,
    // One after the other, whoever asks.
    score: (request) => {
      const found = last.then(() => score(request));
      last = found.catch(() => undefined);
      return found;
    },
    close: async () => {
      await rest();
      if (scratch) await rm(await scratch, { recursive: true, force: true });
    },
  };
}

/** What a thread answers; rejects where it ends instead. */
function answerOf(thread: Worker, request: ScoreRequest): Promise<ScoreAnswer> {
  return new Promise((resolve, reject) => {
    const ended = () => done(() => reject(new Error('the thread for fair play ended')));
    const failed = (error: unknown) => done(() => reject(error));
    const answered = (answer: ScoreAnswer) => done(() => resolve(answer));
    function done(act: () => void): void {
      thread.off('message', answered).off('error', failed).off('exit', ended);
      act();
    }
    thread.on('message', answered).on('error', failed).on('exit', ended);
    thread.postMessage(request);
  });
}

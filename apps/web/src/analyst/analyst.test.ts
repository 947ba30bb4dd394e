import { type EngineAnswer, type EngineRequest, rootOf } from '@merellier/engine';
import { newGame, ruleSet } from '@merellier/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnalyst, type Watcher } from './analyst.ts';

/** A worker that keeps what it is asked, and says what a test makes it say. */
class FakeWorker {
  readonly asked: EngineRequest[] = [];
  private hear: (event: { data: EngineAnswer }) => void = () => undefined;

  addEventListener(kind: string, hear: (event: { data: EngineAnswer }) => void): void {
    if (kind === 'message') this.hear = hear;
  }

  postMessage(request: EngineRequest): void {
    this.asked.push(request);
  }

  terminate(): void {}

  /** Says of the last question that so many positions have been looked at. */
  say(kind: 'info' | 'analysed', nodes: number): void {
    const request = Math.max(...this.asked.map((each) => ('request' in each ? each.request : 0)));
    this.hear({
      data: {
        kind,
        request,
        result: { turn: null, lines: [], depth: 9, selective: 9, nodes, millis: 1, settled: false },
      },
    });
  }
}

let worker: FakeWorker;

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super();
        worker = this;
      }
    },
  );
});

afterEach(() => void vi.unstubAllGlobals());

/** Begins to think about the start of a game, and waits until the worker is asked. */
async function think(analyst = createAnalyst()) {
  const heard: number[] = [];
  const watcher: Watcher = { onResult: ({ nodes }) => void heard.push(nodes), onLost: () => undefined };
  const game = newGame(ruleSet('marelle'));
  const end = analyst.think(game.rules, rootOf(game), 3, {}, watcher);
  const before = worker.asked.length;
  await expect.poll(() => worker.asked.length).toBeGreaterThan(before);
  return { analyst, heard, end };
}

test('an analysis that was ended says nothing more, though the worker still does', async () => {
  const { heard, end } = await think();
  worker.say('info', 225_416);
  end();
  expect(worker.asked.at(-1)).toEqual({ kind: 'stop' });
  worker.say('info', 250_000);
  worker.say('analysed', 287_634);
  expect(heard).toEqual([225_416]);
});

test('ending an earlier analysis leaves the later one alone', async () => {
  const first = await think();
  const second = await think(first.analyst);
  first.end();
  worker.say('analysed', 1000);
  expect(second.heard).toEqual([1000]);
  expect(worker.asked.at(-1)).toMatchObject({ kind: 'analyse' });
});

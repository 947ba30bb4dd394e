import { Worker } from 'node:worker_threads';
import { LEAST_MEN, type MillPosition, type Position } from '@merellier/rules';
import { NOT_COVERED, type SearchProbe, searchProbe } from '../engine-probe.ts';
import { type Pair, pairName, pairsBelow, pairsFrom } from '../pair.ts';
import { Places } from '../place.ts';
import { choose, countBits } from '../sets.ts';
import { mostCaptures } from '../small.ts';
import { Table } from '../table.ts';
import { MemoryTables } from '../tables.ts';
import type { Variant } from '../variant.ts';
import type { FewMenRequest, FewMenRules, SolvedTables } from './few-men-thread.ts';

/**
 * The most positions that are solved for one: as many as all of five men a side are on the board of the marelle, with six against four,
 * or eight against three. They take one to nine seconds of one processor, up to 150 MB while they are solved, 20 MB afterwards.
 */
const MOST_POSITIONS = 55e6;

/** A probe that learns as it goes: see the engine's own `Probe`. */
export interface LearningProbe extends SearchProbe {
  readonly news: number;
  prepare(position: Position): void;
}

const THREAD = new URL('./few-men-thread.js', import.meta.url);
/** Among sources, as in tests, the thread needs what reads them. */
const SOURCE_THREAD = `import('tsx/esm/api').then((tsx) => {
  tsx.register();
  return import(${JSON.stringify(new URL('./few-men-thread.ts', import.meta.url).href)});
});`;
const startThread = (workerData: FewMenRules): Worker =>
  import.meta.url.endsWith('.ts')
    ? new Worker(SOURCE_THREAD, { eval: true, workerData, execArgv: ['--conditions=source'] })
    : new Worker(THREAD, { workerData, execArgv: [] });

/**
 * Exact values of positions with few men, solved on a thread of their own once a game comes near them: no files are needed, and nobody
 * waits. What is solved is kept as long as this is.
 *
 * @example
 * ```ts
 * import { Engine } from '@merellier/engine';
 * import { isSolvable, variantOf } from '@merellier/tablebase';
 * import { FewMen } from '@merellier/tablebase/node';
 * import { play } from '@merellier/rules';
 *
 * const game = play('marelle').setUp('W:Wa1,d1,g4:Bb4,c3,f2');
 * const variant = variantOf(game.rules);
 * if (isSolvable(variant)) {
 *   const few = new FewMen(variant);
 *   await few.prepare(game.position);
 *   const { lines } = new Engine(game.rules, { probe: few.probe }).search(game.position);
 *   console.log(lines[0]?.score.kind); // exact-win
 *   few.close();
 * }
 * ```
 */
export class FewMen {
  readonly probe: LearningProbe;
  private readonly variant: Variant;
  private readonly places: Places;
  private readonly tables: Table[] = [];
  /** The names of the pairs that are solved or asked for. */
  private readonly asked = new Set<string>();
  /** Pairs that the thread has still to solve, in its order, and who waits for all that were asked for by then. */
  private readonly open: Pair[] = [];
  private waiting: { readonly left: number; readonly done: () => void }[] = [];
  private worker: Worker | null = null;
  private lost = false;
  private known: SearchProbe | null = null;
  private mostMen = 0;
  private news = 0;

  constructor(variant: Variant) {
    this.variant = variant;
    this.places = new Places(variant.rules);
    const few = this;
    this.probe = {
      slow: false,
      get mostMen() {
        return few.mostMen;
      },
      get news() {
        return few.news;
      },
      value: (position) => this.known?.value(position) ?? NOT_COVERED,
      turns: (position, thorough) => this.known?.turns(position, thorough) ?? null,
      prepare: (position) => void this.prepare(position),
    };
  }

  /**
   * Begins to solve what a game at this position needs: its own values where it has few men, else those that the next two captures
   * lead to: the search sees that far. Resolves once its own values are known; at once where it has too many men, or nothing can be solved.
   */
  prepare(position: Position): Promise<void> {
    const pair = pairAt(position as MillPosition);
    if (!pair || this.lost) return Promise.resolve();
    const isFew = this.isFew(pair);
    const after = (pairs: readonly Pair[]): Pair[] =>
      pairs.flatMap((each) => (this.isFew(each) ? [each] : pairsBelow(each, mostCaptures(this.variant))));
    const wanted = isFew ? [pair] : after(after([pair])).filter((below) => this.isFew(below));
    for (const each of wanted) this.ask(each);
    if (!isFew || this.open.length === 0) return Promise.resolve();
    // Who waits has something to do.
    this.worker?.ref();
    return new Promise((done) => this.waiting.push({ left: this.open.length, done }));
  }

  /** Ends its thread; what is known stays. */
  close(): void {
    this.lost = true;
    void this.worker?.terminate();
    this.worker = null;
    for (const { done } of this.waiting.splice(0)) done();
  }

  /** Has a pair solved with all that captures lead to. */
  private ask(pair: Pair): void {
    const pairs = pairsFrom(pair, mostCaptures(this.variant)).filter((each) => !this.asked.has(pairName(each)));
    if (pairs.length === 0) return;
    for (const each of pairs) this.asked.add(pairName(each));
    this.open.push(...pairs);
    if (!this.worker) {
      const { id, changes } = this.variant.rules;
      this.worker = startThread({ id, changes });
      this.worker.on('message', (tables: SolvedTables) => this.take(tables));
      this.worker.on('error', () => this.close());
      // It keeps no program running that has nothing else to do; listening to it would.
      this.worker.unref();
    }
    this.worker.postMessage({ pairs, men: pair.white } satisfies FewMenRequest);
  }

  private take(solved: SolvedTables): void {
    const pair = this.open.shift() as Pair;
    for (const { side, values, distances, before } of solved)
      this.tables.push(new Table(pair, side, values, distances, before));
    const tables = new MemoryTables(this.places, this.tables);
    this.known = searchProbe(this.variant.rules, tables, { slow: false, hands: false });
    this.mostMen = Math.max(this.mostMen, pair.white + pair.black);
    this.news++;
    const waiting = this.waiting.map(({ left, done }) => ({ left: left - 1, done }));
    this.waiting = waiting.filter(({ left }) => left > 0);
    if (this.waiting.length === 0) this.worker?.unref();
    for (const { left, done } of waiting) if (left === 0) done();
  }

  /** Whether all that a pair leads to is solved in seconds. */
  private isFew(pair: Pair): boolean {
    const { men, rules } = this.variant;
    const points = rules.board.names.length;
    const size = ({ white, black }: Pair): number =>
      (choose(points, white) / rules.board.symmetries.length) * choose(points - white, black);
    const pairs = pairsFrom(pair, mostCaptures(this.variant));
    return pair.white <= men && pairs.reduce((sum, each) => sum + size(each), 0) <= MOST_POSITIONS;
  }
}

/** The men of both sides, those in hand too; null where a side has too few to go on. */
function pairAt({ white, black, whiteHand, blackHand }: MillPosition): Pair | null {
  const [first, second] = [countBits(white) + whiteHand, countBits(black) + blackHand];
  const pair = { white: Math.max(first, second), black: Math.min(first, second) };
  return pair.black < LEAST_MEN ? null : pair;
}

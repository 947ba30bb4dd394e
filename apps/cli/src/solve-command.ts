import type { KeyObject } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { DraughtsRuleSet } from '@merellier/rules';
import {
  costOf,
  isSolvable,
  layerName,
  pairName,
  type SideCounts,
  type Variant,
  variantOf,
} from '@merellier/tablebase';
import {
  defaultFolder,
  layerFolder,
  type SolvedLayer,
  type SolvedPair,
  solveToFolder,
  verifyFolder,
} from '@merellier/tablebase/node';
import { chooseRules } from './chosen-rules.ts';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { keepManifest, signingKey } from './manifests.ts';
import { clockAfter, duration, percent, readSize, size, timeInWords, wholeNumber } from './quantities.ts';
import { solveDice } from './solve-dice.ts';
import { solveDraughts } from './solve-endings.ts';
import type { SolveCommandOptions } from './solve-options.ts';
import { mayFit, solveWhole } from './solve-whole.ts';
import { checkedStep, untilStopped } from './solving.ts';
import { StatusLine } from './status-line.ts';
import { refusal } from './table-failure.ts';
import { tableRow } from './table-row.ts';
import { tellVerdict } from './verdict.ts';

/**
 * `merellier solve RULES`: exact values of every position, into files; with fewer men than the rule set has, of the
 * movement phase.
 */
export async function solveRules(context: Context, id: string, options: SolveCommandOptions): Promise<void> {
  const { texts, out } = context;
  const rules = chooseRules(context, id, options.set);
  if (options.queue !== undefined || options.store !== undefined) {
    const { solveTogether } = await import('./shared/solve-together.ts');
    return solveTogether(context, rules, options);
  }
  if (rules instanceof DraughtsRuleSet) return solveDraughts(context, rules, options);
  if (rules.usesDice) return solveDice(context, rules, options);
  const variant = variantOf(rules);
  if (!isSolvable(variant)) {
    if (mayFit(rules) && (await solveWhole(context, rules, options))) return;
    throw new Failure(refusal(context, rules, variant));
  }
  const folder = options.out ?? defaultFolder();
  const men = wholeNumber(context, '--men', options.men, 3, variant.men) ?? variant.men;
  const threads = wholeNumber(context, '--threads', options.threads, 1, 64) ?? availableParallelism();
  const memory = readSize(context, options.memory ?? '2G');
  const step = checkedStep(context, options);
  const signWith = signingKey(context, options.key);

  const cost = costOf(variant.rules);
  if (!options.json && men === variant.men)
    await out.line(texts.tables.takes(size(context, cost.bytes), duration(context, cost.seconds)));

  const status = new StatusLine();
  const started = performance.now();
  const present = new Present((count) => status.above(texts.tables.present(context.words.number(count))));
  let isFirst = true;
  /** Writes a line of the list, what it says over the first one. */
  const tell = (line: string): void => {
    if (isFirst) status.above(texts.tables.legend);
    isFirst = false;
    status.above(line);
  };
  const report: SolvedPair[] = [];
  const layers: SolvedLayer[] = [];
  await untilStopped(context, status, async () => {
    await solveToFolder(variant, {
      ...{ folder, men, threads, memory, distances: options.distances ?? false },
      onPair: (solved) => {
        report.push(solved);
        if (!options.json && present.isNew(solved.seconds))
          tell(tableRow(context, pairName(solved.pair), solved.counts, solved.bytes, solved.seconds));
      },
      onLayer: (solved) => {
        layers.push(solved);
        if (!options.json && present.isNew(solved.seconds))
          tell(tableRow(context, layerName(solved.layer), [solved.counts], solved.bytes, solved.seconds));
      },
      onProgress: ({ name, phase, share, left }) =>
        status.show(
          texts.tables.progress(
            name,
            texts.tables.phases[phase],
            percent(share),
            timeInWords(context, left),
            clockAfter(context, untilChecked(left, (performance.now() - started) / 1000, step)),
          ),
        ),
    });
    if (!options.json) present.tell();
    const sizes = new Map([
      ...report.map(({ pair, counts }) => [pairName(pair), positionsIn(counts)] as const),
      ...layers.map(({ layer, counts }) => [layerName(layer), positionsIn([counts])] as const),
    ]);
    const all = [...sizes.values()].reduce((sum, each) => sum + each, 0);
    let looked = 0;
    const checked = await verifyFolder(variant, { folder, men, threads, step }, ({ name }) => {
      looked += sizes.get(name) ?? 0;
      status.show(texts.tables.verifying(name, percent(looked / all)));
    });
    status.clear();
    const wrong = checked.filter((table) => table.wrong > 0).map(({ name }) => name);
    if (wrong.length === 0) await keepManifests(variant, folder, signWith);
    const seconds = (performance.now() - started) / 1000;
    const bytes = [...report, ...layers].reduce((sum, solved) => sum + solved.bytes, 0);
    if (options.json) {
      const pairs = report.map(({ pair, ...rest }) => ({ pair: pairName(pair), ...rest }));
      const entries = layers.map(({ layer, ...rest }) => ({ layer: layerName(layer), ...rest }));
      const totals = { bytes, seconds, verified: { step, wrong } };
      await out.line(JSON.stringify({ rules: id, tables: variant.key, folder, men, pairs, entries, ...totals }));
    } else {
      await out.line(texts.tables.solved(size(context, bytes), timeInWords(context, seconds), folder));
      if (men < variant.men) await out.line(texts.tables.movementOnly(String(men), String(variant.men)));
    }
    if (wrong.length > 0) throw new Failure(texts.tables.wrong(wrong.join(', ')), 1);
    if (options.json) return;
    await out.line(texts.tables.verified(context.words.number(step)));
    if (men === variant.men) await tellVerdict(context, variant, folder);
  });
}

/** Looking at a sample takes so much of the time that solving takes, measured with the whole marelle. */
const CHECKING = 0.09;

/** Seconds until all is solved and checked; null where every position is checked, or solving itself tells nothing yet. */
const untilChecked = (left: number | null, elapsed: number, step: number): number | null =>
  left === null || step === 1 ? null : left + CHECKING * (elapsed + left);

const positionsIn = (counts: readonly SideCounts[]): number =>
  counts.reduce((sum, { wins, losses, draws }) => sum + wins + losses + draws, 0);

/** Says beside the tables what they are. */
async function keepManifests(variant: Variant, folder: string, signWith: KeyObject | undefined): Promise<void> {
  for (const key of [variant.key, layerFolder(variant)])
    await keepManifest(join(folder, key), key, variant.rules, signWith);
}

/** Counts the tables that were there already, so that they are told in one line and not in hundreds. */
class Present {
  private readonly write: (count: number) => void;
  private count = 0;

  constructor(write: (count: number) => void) {
    this.write = write;
  }

  /** Whether a table was made now; then those before it are told. */
  isNew(seconds: number | null): seconds is number {
    if (seconds === null) this.count++;
    else this.tell();
    return seconds !== null;
  }

  tell(): void {
    if (this.count > 0) this.write(this.count);
    this.count = 0;
  }
}

/** Solves what few men need on the spot, and keeps it. */
export async function solveFew(context: Context, variant: Variant, folder: string, men: number): Promise<void> {
  const status = new StatusLine();
  const options = { folder, men, threads: availableParallelism(), memory: 2 ** 31, distances: true };
  try {
    await solveToFolder(variant, {
      ...options,
      onProgress: ({ share }) => status.show(context.texts.tables.solvingFew(String(men), percent(share))),
    });
  } finally {
    status.clear();
  }
}

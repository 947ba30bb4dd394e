import { availableParallelism } from 'node:os';
import {
  isSolvable,
  layerName,
  pairName,
  TableFileError,
  type Unsolvable,
  type Variant,
  variantOf,
} from '@merellier/tablebase';
import {
  defaultFolder,
  type SolvedLayer,
  type SolvedPair,
  SolveError,
  solveToFolder,
  verifyFolder,
} from '@merellier/tablebase/node';
import { chooseRules } from './chosen-rules.ts';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { StatusLine } from './status-line.ts';

export interface SolveCommandOptions {
  readonly set?: readonly string[];
  readonly out?: string;
  readonly threads?: string;
  readonly memory?: string;
  readonly men?: string;
  readonly distances?: boolean;
  readonly verify?: string | boolean;
  readonly json?: boolean;
}

/** One position in so many is checked after solving, unless all are asked for. */
const SAMPLE = 997;

/**
 * `merellier solve RULES`: exact values of every position, into files; with fewer men than the rule set has, of the
 * movement phase.
 */
export async function solveRules(context: Context, id: string, options: SolveCommandOptions): Promise<void> {
  const { texts, out } = context;
  const rules = chooseRules(context, id, options.set);
  const variant = variantOf(rules);
  if (!isSolvable(variant)) throw new Failure(refusal(context, variant));
  const folder = options.out ?? defaultFolder();
  const men = wholeNumber(context, '--men', options.men, 3, variant.men) ?? variant.men;
  const threads = wholeNumber(context, '--threads', options.threads, 1, 64) ?? availableParallelism();
  const memory = readSize(context, options.memory ?? '2G');
  const verify = options.verify ?? true;
  if (verify !== true && verify !== 'full') throw new Failure(texts.tables.badVerify(String(verify)));

  const status = new StatusLine();
  const started = performance.now();
  const report: SolvedPair[] = [];
  const layers: SolvedLayer[] = [];
  try {
    await solveToFolder(variant, {
      ...{ folder, men, threads, memory, distances: options.distances ?? false },
      onPair: (solved) => {
        report.push(solved);
        if (!options.json) status.above(row(context, solved));
      },
      onLayer: (solved) => {
        layers.push(solved);
        if (!options.json) status.above(layerRow(context, solved));
      },
      onProgress: ({ name, phase, share, left }) =>
        status.show(texts.tables.progress(name, texts.tables.phases[phase], percent(share), time(context, left))),
    });
    const step = verify === 'full' ? 1 : SAMPLE;
    const checked = await verifyFolder(variant, { folder, men, threads, step }, ({ name }) =>
      status.show(texts.tables.verifying(name)),
    );
    status.clear();
    const wrong = checked.filter((table) => table.wrong > 0).map(({ name }) => name);
    const seconds = (performance.now() - started) / 1000;
    const bytes = [...report, ...layers].reduce((sum, solved) => sum + solved.bytes, 0);
    if (options.json) {
      const pairs = report.map(({ pair, ...rest }) => ({ pair: pairName(pair), ...rest }));
      const entries = layers.map(({ layer, ...rest }) => ({ layer: layerName(layer), ...rest }));
      const totals = { bytes, seconds, verified: { step, wrong } };
      await out.line(JSON.stringify({ rules: id, tables: variant.key, folder, men, pairs, entries, ...totals }));
    } else {
      await out.line(texts.tables.solved(size(context, bytes), time(context, seconds), folder));
    }
    if (wrong.length > 0) throw new Failure(texts.tables.wrong(wrong.join(', ')), 1);
    if (!options.json) await out.line(texts.tables.verified(context.words.number(step)));
  } catch (error) {
    status.clear();
    throw tableFailure(context, error);
  }
}

/** What is wrong with tables, or with making them, in one sentence; anything else as it is. */
export function tableFailure(context: Context, error: unknown): unknown {
  const { texts } = context;
  if (error instanceof TableFileError) return new Failure(texts.tables.fileProblems[error.problem](error.file), 1);
  if (!(error instanceof SolveError)) return error;
  const { problem } = error;
  if (problem.problem === 'space')
    return new Failure(texts.tables.noSpace(size(context, problem.needed), size(context, problem.free)), 1);
  return new Failure(
    texts.tables.noMemory(
      size(context, problem.needed),
      size(context, problem.allowed),
      context.words.number(problem.men),
    ),
    1,
  );
}

/** Why a rule set cannot be solved, and what it would take. */
export function refusal(context: Context, { reason, bytes }: Unsolvable): string {
  const { texts } = context;
  const why = texts.tables.unsolvable[reason];
  return bytes === undefined ? why : `${why} ${texts.tables.wouldTake(size(context, bytes))}`;
}

/** One line of the list: how many positions are won, lost and drawn for either side. */
function row(context: Context, { pair, counts, bytes, seconds }: SolvedPair): string {
  const { words, texts } = context;
  const sides = pair.white === pair.black ? counts.slice(0, 1) : counts;
  const shown = sides.map(({ wins, losses, draws }) => [wins, losses, draws].map((n) => words.number(n)).join(' / '));
  const took = seconds === null ? texts.tables.present : time(context, seconds);
  return `${pairName(pair)}  ${shown.join('  |  ')}  ${size(context, bytes)}  ${took}`;
}

/** The same with men in hand, where only one side is to play. */
function layerRow(context: Context, { layer, counts, bytes, seconds }: SolvedLayer): string {
  const { words, texts } = context;
  const shown = [counts.wins, counts.losses, counts.draws].map((n) => words.number(n)).join(' / ');
  const took = seconds === null ? texts.tables.present : time(context, seconds);
  return `${layerName(layer)}  ${shown}  ${size(context, bytes)}  ${took}`;
}

const percent = (share: number): string => `${Math.floor(share * 100)} %`;

function time({ texts }: Context, seconds: number | null): string {
  if (seconds === null) return '…';
  if (seconds < 100) return texts.seconds(seconds.toFixed(seconds < 10 ? 1 : 0));
  return texts.tables.minutes(String(Math.round(seconds / 60)));
}

function size({ words }: Context, bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];
  let unit = 0;
  let amount = bytes;
  for (; amount >= 999.5 && unit < units.length - 1; unit++) amount /= 1000;
  return `${words.number(amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount))} ${units[unit]}`;
}

function wholeNumber(
  { texts }: Context,
  option: string,
  text: string | undefined,
  least: number,
  most: number,
): number | null {
  if (text === undefined) return null;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Failure(texts.tables.badNumber(option, String(least), String(most), text));
}

/** `1500M`, `2G`, `2GB`: bytes. */
function readSize({ texts }: Context, text: string): number {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*([kmg]?)i?b?$/i.exec(text.trim()) ?? [];
  if (amount === undefined) throw new Failure(texts.tables.badSize(text));
  return Number(amount) * 1024 ** ['', 'k', 'm', 'g'].indexOf(unit.toLowerCase());
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

import { availableParallelism, constants } from 'node:os';
import { exit, stderr } from 'node:process';
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
  // What is finished stays: so a run that somebody ends needs nothing but to be told so.
  const stop = (signal: NodeJS.Signals): void => {
    status.clear();
    stderr.write(`${texts.tables.stopped}\n`);
    exit(128 + constants.signals[signal]);
  };
  for (const signal of ENDING) process.once(signal, stop);
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
  try {
    await solveToFolder(variant, {
      ...{ folder, men, threads, memory, distances: options.distances ?? false },
      onPair: (solved) => {
        report.push(solved);
        if (!options.json && present.isNew(solved.seconds)) tell(row(context, solved, solved.seconds));
      },
      onLayer: (solved) => {
        layers.push(solved);
        if (!options.json && present.isNew(solved.seconds)) tell(layerRow(context, solved, solved.seconds));
      },
      onProgress: ({ name, phase, share, left }) =>
        status.show(
          texts.tables.progress(
            name,
            texts.tables.phases[phase],
            percent(share),
            timeInWords(context, left),
            clockAfter(context, left),
          ),
        ),
    });
    if (!options.json) present.tell();
    const step = verify === 'full' ? 1 : SAMPLE;
    const tables = report.length + layers.length;
    let looked = 0;
    const checked = await verifyFolder(variant, { folder, men, threads, step }, ({ name }) =>
      status.show(texts.tables.verifying(name, percent(++looked / tables))),
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
      await out.line(texts.tables.solved(size(context, bytes), timeInWords(context, seconds), folder));
      if (men < variant.men) await out.line(texts.tables.movementOnly(String(men), String(variant.men)));
    }
    if (wrong.length > 0) throw new Failure(texts.tables.wrong(wrong.join(', ')), 1);
    if (!options.json) await out.line(texts.tables.verified(context.words.number(step)));
  } catch (error) {
    status.clear();
    throw tableFailure(context, error);
  } finally {
    for (const signal of ENDING) process.off(signal, stop);
  }
}

/** Ctrl+C, and what a system says that wants a program to end. */
const ENDING = ['SIGINT', 'SIGTERM'] as const;

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

/** What is wrong with tables, or with making them, in one sentence; anything else as it is. */
export function tableFailure(context: Context, error: unknown): unknown {
  const { texts } = context;
  if (error instanceof TableFileError) return new Failure(texts.tables.fileProblems[error.problem](error.file), 1);
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new Failure(texts.tables.diskFull, 1);
  if (code !== undefined && UNUSABLE.includes(code)) return new Failure(texts.tables.badFolder(path ?? '', code), 1);
  if (!(error instanceof SolveError)) return error;
  const { problem } = error;
  if (problem.problem === 'held') return new Failure(texts.tables.held(String(problem.pid), problem.host), 1);
  if (problem.problem === 'space')
    return new Failure(texts.tables.noSpace(size(context, problem.needed), size(context, problem.free)), 1);
  return new Failure(
    texts.tables.noMemory(
      size(context, problem.needed),
      size(context, problem.allowed),
      problem.men < 3 ? null : context.words.number(problem.men),
    ),
    1,
  );
}

/** What a system says of a folder that nothing can be written to. */
const UNUSABLE: readonly string[] = [
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EEXIST',
  'EISDIR',
  'ENAMETOOLONG',
  'ENOENT',
];

/** Why a rule set cannot be solved, and what it would take. */
export function refusal(context: Context, { reason, bytes, seconds }: Unsolvable): string {
  const { unsolvable, outOfReach, wouldTake } = context.texts.tables;
  const room = size(context, bytes);
  const cost = bytes > OUT_OF_REACH ? outOfReach(room) : wouldTake(room, duration(context, seconds));
  return `${unsolvable[reason]} ${cost}`;
}

/** More bytes than a computer holds. */
const OUT_OF_REACH = 1e15;

/** A long time in words, in whole minutes, hours or days. */
function duration({ texts, words }: Context, seconds: number): string {
  const { minutes, hours, days } = texts.tables.durations;
  const say = (unit: typeof hours, each: number): string => unit(words.number(Math.max(1, Math.round(seconds / each))));
  return seconds < 5400 ? say(minutes, 60) : seconds < 2 * 86_400 ? say(hours, 3600) : say(days, 86_400);
}

/** One line of the list: how many positions are won, lost and drawn for either side. */
function row(context: Context, { pair, counts, bytes }: SolvedPair, seconds: number): string {
  const { words } = context;
  const sides = pair.white === pair.black ? counts.slice(0, 1) : counts;
  const shown = sides.map(({ wins, losses, draws }) => [wins, losses, draws].map((n) => words.number(n)).join(' / '));
  return `${pairName(pair)}  ${shown.join('  |  ')}  ${size(context, bytes)}  ${timeInWords(context, seconds)}`;
}

/** The same with men in hand, where only one side is to play. */
function layerRow(context: Context, { layer, counts, bytes }: SolvedLayer, seconds: number): string {
  const { words } = context;
  const shown = [counts.wins, counts.losses, counts.draws].map((n) => words.number(n)).join(' / ');
  return `${layerName(layer)}  ${shown}  ${size(context, bytes)}  ${timeInWords(context, seconds)}`;
}

const percent = (share: number): string => `${Math.floor(share * 100)} %`;

/** What the clock will say in so many seconds; with the day where that is not today. Null for an unknown time. */
function clockAfter({ words: { language } }: Context, seconds: number | null): string | null {
  if (seconds === null) return null;
  const then = new Date(Date.now() + seconds * 1000);
  const isToday = then.toDateString() === new Date().toDateString();
  return then.toLocaleString(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(!isToday && { weekday: 'short' }),
  });
}

/** Seconds, or minutes where there are many; … for an unknown time. */
export function timeInWords({ texts, words }: Context, seconds: number | null): string {
  if (seconds === null) return '…';
  if (seconds < 100)
    return texts.seconds(words.number(seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds)));
  return texts.tables.minutes(String(Math.round(seconds / 60)));
}

function size({ texts, words }: Context, bytes: number): string {
  const { units } = texts.tables;
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

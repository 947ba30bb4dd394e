import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { DraughtsRuleSet, type RuleSet } from '@merellier/rules';
import { isSolvable, type SideCounts, type Variant, variantOf } from '@merellier/tablebase';
import {
  defaultFolder,
  FolderStore,
  SharedError,
  type SharedProgress,
  type SharedResult,
  solveShared,
  type TableStore,
} from '@merellier/tablebase/node';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { signingKey } from '../manifests.ts';
import { percent, readSize, size, timeInWords, wholeNumber } from '../quantities.ts';
import type { SolveCommandOptions } from '../solve-options.ts';
import { mayFit } from '../solve-whole.ts';
import { checkedStep, untilStopped } from '../solving.ts';
import { StatusLine } from '../status-line.ts';
import { refusal } from '../table-failure.ts';
import { tableRow } from '../table-row.ts';
import { tellVerdict } from '../verdict.ts';
import { version } from '../version.ts';
import { MissingPackage, RemoteFault } from './faults.ts';
import { PostgresQueue } from './postgres-queue.ts';
import { S3Store } from './s3-store.ts';

/** `merellier solve RULES --queue … --store …`: works with others on the tables of a rule set until all are made. */
export async function solveTogether(context: Context, rules: RuleSet, options: SolveCommandOptions): Promise<void> {
  const { texts } = context;
  const { queue: queueUrl, store: place } = options;
  const variant = sharedVariant(context, rules);
  if (queueUrl === undefined || place === undefined) throw new Failure(texts.together.both);
  if (!/^postgres(ql)?:\/\/./.test(queueUrl)) throw new Failure(texts.together.badQueue(queueUrl));
  if (/^[a-z\d+.-]+:\/\//.test(place) && !/^s3:\/\/[^/]+/.test(place))
    throw new Failure(texts.together.badStore(place));
  const men = wholeNumber(context, '--men', options.men, 3, variant.men) ?? variant.men;
  const threads = wholeNumber(context, '--threads', options.threads, 1, 64) ?? availableParallelism();
  const memory = readSize(context, options.memory ?? '2G');
  const step = checkedStep(context, options);
  const signWith = signingKey(context, options.key);

  const status = new StatusLine();
  const started = performance.now();
  let isFirst = true;
  let last = null as SharedProgress | null;
  await untilStopped(context, status, async () => {
    try {
      const store = await openStore(place, options.s3Endpoint);
      const queue = await PostgresQueue.open(queueUrl);
      const found = await solveShared(variant, {
        ...{ store, queue, men, threads, memory, step, signWith },
        folder: options.out ?? join(defaultFolder(), '.together'),
        distances: options.distances ?? false,
        program: `merellier ${version()}`,
        parameters: rules.parameters,
        onProgress(progress) {
          last = progress;
          status.show(progressLine(context, progress));
        },
        onTable: ({ bytes, description }, name, seconds) => {
          if (options.json) return;
          if (isFirst) status.above(texts.tables.legend);
          isFirst = false;
          const { counts } = description as { readonly counts: readonly SideCounts[] };
          status.above(
            `${tableRow(context, name, counts, bytes, seconds)}${last ? ` · ${howFar(context, last)}` : ''}`,
          );
        },
      });
      status.clear();
      const seconds = (performance.now() - started) / 1000;
      await tellEnd(context, variant, found, { json: options.json ?? false, men, place, step, seconds });
    } catch (error) {
      throw togetherFailure(context, error);
    }
  });
}

/** The tables of a rule set that many can solve; a Failure where it has none such. */
function sharedVariant(context: Context, rules: RuleSet): Variant {
  const { alone } = context.texts.together;
  if (rules instanceof DraughtsRuleSet) throw new Failure(alone.draughts);
  if (rules.usesDice) throw new Failure(alone.dice);
  const variant = variantOf(rules);
  if (isSolvable(variant)) return variant;
  throw new Failure(mayFit(rules) ? alone.whole : refusal(context, rules, variant));
}

const openStore = async (place: string, endpoint: string | undefined): Promise<TableStore> =>
  place.startsWith('s3://') ? S3Store.open(place, endpoint) : new FolderStore(resolve(place));

/** How many tables all workers have made, and how many these are. */
function howFar({ texts, words }: Context, { done, all, workers, share }: SharedProgress): string {
  return texts.together.howFar(words.number(done), words.number(all), percent(share), words.number(workers));
}

function progressLine(context: Context, progress: SharedProgress): string {
  const { texts } = context;
  const { name, left } = progress;
  const at = name ?? texts.together.waiting;
  return texts.together.progress(at, howFar(context, progress), timeInWords(context, left));
}

/** What all have made together. */
async function tellEnd(
  context: Context,
  variant: Variant,
  { files, made }: SharedResult,
  told: {
    readonly json: boolean;
    readonly men: number;
    readonly place: string;
    readonly step: number;
    readonly seconds: number;
  },
): Promise<void> {
  const { texts, out, words } = context;
  const { men, place, step, seconds } = told;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (told.json) {
    const { id } = variant.rules;
    const totals = { files: files.length, made, bytes, seconds, verified: { step } };
    return out.line(JSON.stringify({ rules: id, tables: variant.key, store: place, men, ...totals }));
  }
  const counts = [words.number(files.length), words.number(made.length)] as const;
  await out.line(texts.together.solved(...counts, size(context, bytes), timeInWords(context, seconds), place));
  if (men < variant.men) await out.line(texts.tables.movementOnly(String(men), String(variant.men)));
  await out.line(texts.tables.verified(words.number(step)));
  if (men === variant.men && !place.startsWith('s3://')) await tellVerdict(context, variant, place);
}

/** What is wrong with solving together, in one sentence; anything else as it is. */
function togetherFailure(context: Context, error: unknown): unknown {
  const { together, tables } = context.texts;
  if (error instanceof MissingPackage) return new Failure(together.missingPackage(error.package), 1);
  if (error instanceof RemoteFault) return new Failure(together.remote[error.of](error.message), 1);
  if (!(error instanceof SharedError)) return error;
  const { problem } = error;
  switch (problem.problem) {
    case 'alone':
      return new Failure(together.alone[problem.why]);
    case 'other-solver':
      return new Failure(together.otherSolver(problem.theirs, problem.ours), 1);
    case 'other-run':
      return new Failure(together.otherRun(String(problem.men), problem.distances), 1);
    case 'damaged':
      return new Failure(together.damaged(problem.file), 1);
    case 'other-bytes':
      return new Failure(together.otherBytes(problem.file), 1);
    case 'wrong':
      return new Failure(tables.wrong(problem.name), 1);
  }
}

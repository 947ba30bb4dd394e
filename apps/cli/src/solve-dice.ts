import type { RuleSet } from '@merellier/rules';
import { CERTAIN, ChancePlaces, chanceRulesOf, hasChances, sidesName } from '@merellier/tablebase';
import {
  chanceCost,
  chanceFolder,
  checkChances,
  DiskChances,
  defaultFolder,
  type SolvedChances,
  solveChancesToFolder,
} from '@merellier/tablebase/node';
import { percentOf } from './chances.ts';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { keepManifest, signingKey } from './manifests.ts';
import { duration, percent, readSize, size, timeInWords, wholeNumber } from './quantities.ts';
import type { SolveCommandOptions } from './solve-options.ts';
import { checkedStep, untilStopped } from './solving.ts';
import { StatusLine } from './status-line.ts';
import { diceRefusal } from './table-failure.ts';

/** The most men of a side unless others are asked for: some minutes. */
const FEW_MEN = 4;

/** `merellier solve` with dice: the chances of all positions without men in hand, into files. It says first what that takes. */
export async function solveDice(context: Context, rules: RuleSet, options: SolveCommandOptions): Promise<void> {
  const { texts, words, out } = context;
  const read = chanceRulesOf(rules);
  if (!hasChances(read)) throw new Failure(diceRefusal(context, rules, read));
  const folder = options.out ?? defaultFolder();
  const men = wholeNumber(context, '--men', options.men, 3, read.men) ?? Math.min(FEW_MEN, read.men);
  const memory = readSize(context, options.memory ?? '2G');
  const step = checkedStep(context, options);
  const signWith = signingKey(context, options.key);
  const cost = chanceCost(new ChancePlaces(read.rules), read, men);
  const takes = [size(context, cost.memory), size(context, cost.bytes), duration(context, cost.seconds)] as const;
  if (!options.json) await out.line(texts.chances.takes(String(men), words.number(cost.positions), ...takes));

  const status = new StatusLine();
  const started = performance.now();
  const report: SolvedChances[] = [];
  let present = 0;
  await untilStopped(context, status, async () => {
    await solveChancesToFolder(read, {
      ...{ folder, men, memory },
      onTable(solved) {
        report.push(solved);
        if (solved.seconds === null) present++;
        else if (!options.json) {
          if (report.length === present + 1) status.above(texts.chances.legend);
          status.above(row(context, solved, solved.seconds));
        }
      },
      onProgress: ({ name, share, left }) =>
        status.show(texts.endings.progress(name, percent(share), timeInWords(context, left))),
    });
    if (present > 0 && !options.json) status.above(texts.tables.present(words.number(present)));
    const tables = DiskChances.open(read, folder) as DiskChances;
    const wrong: string[] = [];
    for (const [i, { description }] of report.entries()) {
      status.show(texts.tables.verifying(sidesName(description), percent(i / report.length)));
      if (checkChances(read, tables, description, step) > 0) wrong.push(sidesName(description));
    }
    tables.close();
    if (wrong.length === 0) await keepManifest(chanceFolder(folder, read), read.key, rules, signWith);
    status.clear();
    const seconds = (performance.now() - started) / 1000;
    const bytes = report.reduce((sum, solved) => sum + solved.bytes, 0);
    const [better, positions, missing] = report.reduce(
      ([sum, count, most], { description: { better, size, missing } }) => [
        sum + better * size,
        count + size,
        Math.max(most, missing),
      ],
      [0, 0, 0] as readonly [number, number, number],
    );
    if (options.json) {
      const tables = report.map(({ description, ...rest }) => ({
        name: sidesName(description),
        ...description,
        ...rest,
      }));
      const totals = { positions, better: better / positions, missing, bytes, seconds, verified: { step, wrong } };
      await out.line(JSON.stringify({ rules: rules.id, folder, men, chances: tables, ...totals }));
    } else await out.line(texts.tables.solved(size(context, bytes), timeInWords(context, seconds), folder));
    if (wrong.length > 0) throw new Failure(texts.tables.wrong(wrong.join(', ')), 1);
    if (options.json) return;
    await out.line(texts.tables.verified(words.number(step)));
    await out.line(texts.chances.bound(words.number(Math.ceil((missing / CERTAIN) * 1e6) / 1e4)));
    const wins = better / positions;
    await out.line(texts.chances.luck(percentOf(context, wins), percentOf(context, 1 - wins)));
  });
}

/** One line of the list. */
function row(context: Context, { description, bytes }: SolvedChances, seconds: number): string {
  const { win, loss, better, endless, size: positions } = description;
  const shares = [win, loss, better, endless / positions].map((share) => `${percentOf(context, share)} %`);
  return `${sidesName(description)}  ${shares.join('  ')}  ${size(context, bytes)}  ${timeInWords(context, seconds)}`;
}

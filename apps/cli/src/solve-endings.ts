import type { DraughtsRuleSet } from '@merellier/rules';
import {
  type EndingRules,
  endingCost,
  endingsOf,
  fewPieces,
  hasEndings,
  materialName,
  Numbering,
} from '@merellier/tablebase';
import {
  checkEndings,
  defaultFolder,
  endingsFolder,
  type SolvedMaterial,
  solveEndingsToFolder,
} from '@merellier/tablebase/node';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { keepManifest, signingKey } from './manifests.ts';
import { duration, percent, readSize, size, timeInWords, wholeNumber } from './quantities.ts';
import type { SolveCommandOptions } from './solve-options.ts';
import { checkedStep, untilStopped } from './solving.ts';
import { StatusLine } from './status-line.ts';

/** The most pieces that may be asked for. */
export const MOST_PIECES = 7;

/** The endings of a draughts rule set; a Failure where they cannot be solved. */
export function endingRules({ texts }: Context, rules: DraughtsRuleSet): EndingRules {
  const endings = endingsOf(rules);
  if (!hasEndings(endings)) throw new Failure(texts.endings.unsolvable[endings.reason]);
  return endings;
}

/** `merellier solve` for draughts: all positions of few pieces, into files. It says first what that takes. */
export async function solveDraughts(
  context: Context,
  rules: DraughtsRuleSet,
  options: SolveCommandOptions,
): Promise<void> {
  const { texts, words, out } = context;
  const endings = endingRules(context, rules);
  const folder = options.out ?? defaultFolder();
  const pieces = wholeNumber(context, '--pieces', options.pieces, 2, MOST_PIECES) ?? fewPieces(rules);
  const memory = readSize(context, options.memory ?? '2G');
  const step = checkedStep(context, options);
  const signWith = signingKey(context, options.key);
  const cost = endingCost(new Numbering(rules), pieces);
  const takes = [size(context, cost.memory), size(context, cost.bytes), duration(context, cost.seconds)] as const;
  if (cost.memory > memory)
    throw new Failure(texts.endings.tooLarge(String(pieces), ...takes, size(context, memory)), 1);
  if (!options.json) await out.line(texts.endings.takes(String(pieces), words.number(cost.positions), ...takes));

  const status = new StatusLine();
  const started = performance.now();
  const report: SolvedMaterial[] = [];
  let present = 0;
  await untilStopped(context, status, async () => {
    await solveEndingsToFolder(endings, {
      ...{ folder, pieces, memory },
      onMaterial(solved) {
        report.push(solved);
        if (solved.seconds === null) present++;
        else if (!options.json) {
          if (report.length === present + 1) status.above(texts.endings.legend);
          status.above(row(context, solved, solved.seconds));
        }
      },
      onProgress: ({ name, share, left }) =>
        status.show(texts.endings.progress(name, percent(share), timeInWords(context, left))),
    });
    if (present > 0 && !options.json) status.above(texts.tables.present(words.number(present)));
    const within = endingsFolder(folder, endings);
    const names = report.map(({ material }) => materialName(material));
    const checked = checkEndings(within, {
      ...{ only: names, step },
      onProgress: (name, share) => status.show(texts.tables.verifying(name, percent(share))),
    });
    status.clear();
    const wrong = checked.filter((table) => table.wrong > 0).map(({ name }) => name);
    if (wrong.length === 0) await keepManifest(within, endings.key, rules, signWith);
    const seconds = (performance.now() - started) / 1000;
    const bytes = report.reduce((sum, solved) => sum + solved.bytes, 0);
    if (options.json) {
      const tables = report.map(({ material, ...rest }) => ({ name: materialName(material), ...rest }));
      const totals = { bytes, seconds, verified: { step, wrong } };
      await out.line(JSON.stringify({ rules: rules.id, folder: within, pieces, endings: tables, ...totals }));
    } else await out.line(texts.tables.solved(size(context, bytes), timeInWords(context, seconds), within));
    if (wrong.length > 0) throw new Failure(texts.tables.wrong(wrong.join(', ')), 1);
    if (!options.json) await out.line(texts.tables.verified(words.number(step)));
  });
}

/** One line of the list: how many positions are won and lost for either side, and the longest win. */
function row(context: Context, { material, tables, bytes }: SolvedMaterial, seconds: number): string {
  const { words } = context;
  const shown = tables.map(({ wins, losses, longest }) =>
    [wins, losses, longest].map((n) => words.number(n)).join(' / '),
  );
  return `${materialName(material)}  ${shown.join('  |  ')}  ${size(context, bytes)}  ${timeInWords(context, seconds)}`;
}

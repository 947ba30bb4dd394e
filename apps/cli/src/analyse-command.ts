import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import {
  Engine,
  loadEvaluations,
  outcomesOf,
  reasonsFor,
  type Score,
  type SearchLine,
  type SearchResult,
} from '@merellier/engine';
import type { Position, RuleSet } from '@merellier/rules';
import { writeFen } from '@merellier/rules/notation';
import { chooseRules } from './chosen-rules.ts';
import type { Context } from './context.ts';
import { openExact, type TablesOption, tellExact, waitFor } from './exact-values.ts';
import { writeLine } from './lines.ts';
import { wrap } from './paragraphs.ts';
import { answerPositions } from './positions.ts';
import { decimal } from './quantities.ts';
import { readLimits, readWhole, type SearchOptions } from './search-options.ts';
import { StatusLine } from './status-line.ts';
import { tableFailure } from './table-failure.ts';
import type { PositionOptions } from './turns-command.ts';

export type AnalyseOptions = PositionOptions & SearchOptions & TablesOption;

/** What there is to say of a game that is over. */
const OVER: SearchResult = { turn: null, lines: [], depth: 0, selective: 0, nodes: 0, millis: 0, settled: true };

/** `merellier analyse RULES`: the best turns of a position, with their scores and what follows them. */
export async function analysePositions(context: Context, id: string, options: AnalyseOptions): Promise<void> {
  const { texts, words, out } = context;
  const rules = chooseRules(context, id, options.set);
  const limits = readLimits(context, options);
  const lines = readWhole(texts, '--lines', options.lines ?? '3', 1, 1000);
  const exact = openExact(context, rules, options);
  const { evaluations, problem } = await loadEvaluations(rules);
  // JSON has a field for that, and no warning.
  if (problem && !(problem === 'untrained' && options.json)) context.out.note(texts.plainWeights(problem));
  const engine = new Engine(rules, { memoryMb: 64, probe: exact?.probe ?? null, evaluations });
  const status = new StatusLine();
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    // A search ends with what it has; what waits for the next position ends here.
    process.stdin.destroy();
  };
  process.once('SIGINT', stop);

  const search = async (position: Position): Promise<SearchResult> => {
    if (rules.outcome(position)) return OVER;
    // Equal positions get equal answers, whatever stood in the lines before.
    engine.clear();
    const began = performance.now();
    const { millis } = limits;
    await waitFor(exact, position, () => stopped, millis && millis * MOST_WAITED);
    const left = millis && { millis: Math.max(1, millis - (performance.now() - began)) };
    const result = await engine.searchAsync(
      position,
      { ...limits, ...left },
      {
        lines,
        now: () => performance.now(),
        rest: () => setImmediate<void>(undefined),
        shouldStop: () => stopped,
        onInfo: (found) => status.show(texts.analysis.thinking(summary(context, found))),
      },
    );
    status.clear();
    return result;
  };
  try {
    await answerPositions(context, rules, options, {
      async json(position) {
        const { turn, lines, depth, nodes, millis, settled } = await search(position);
        return {
          rules: rules.id,
          fen: writeFen(rules, position),
          turn: turn ? (writeLine(rules, position, [turn])[0] ?? null) : null,
          lines: lines.map((line) => ({
            turns: writeLine(rules, position, line.turns),
            score: line.score,
            ...drawOf(rules, position, line.score),
            depth: line.depth,
            ...(line.wrongAnswers !== undefined && { wrongAnswers: line.wrongAnswers }),
            reasons: reasonsFor(rules, position, line),
          })),
          depth,
          nodes,
          seconds: Math.round(millis) / 1000,
          settled,
          weights: problem === null ? 'trained' : 'plain',
        };
      },
      async brief(position) {
        const outcome = rules.outcome(position);
        const [best] = outcome ? [] : (await search(position)).lines;
        if (best) return describe(context, rules, position, best);
        return outcome ? words.outcome(outcome) : texts.play.noTurns;
      },
      async tell(position) {
        const outcome = rules.outcome(position);
        if (outcome) return out.line(texts.gameOver(words.outcome(outcome)));
        const result = await search(position);
        await out.line(`${words.toPlay(rules, position)}\n`);
        for (const [i, line] of result.lines.entries()) {
          const number = `${String(i + 1).padStart(String(result.lines.length).length)}. `;
          await out.line(wrap(number + describe(context, rules, position, line), out.width, ' '.repeat(12)));
          const reasons = words.reasons(reasonsFor(rules, position, line), position.toPlay, rules);
          const indent = ' '.repeat(number.length);
          if (reasons) await out.line(indent + wrap(reasons, out.width - indent.length, indent));
        }
        await out.line(`\n${summary(context, result)}`);
      },
    });
  } catch (error) {
    throw tableFailure(context, error);
  } finally {
    exact?.close();
    status.clear();
    process.off('SIGINT', stop);
  }
}

const describe = (context: Context, rules: RuleSet, position: Position, { turns, score }: SearchLine): string =>
  `${tellScore(context, rules, position, score).padEnd(8)} ${writeLine(rules, position, turns).join(' ')}`;

const MOST_MEN = 9;

/** The part of its time that an analysis waits for exact values that are being solved: they say more than a search. */
const MOST_WAITED = 0.5;

/** How likely a draw is, to hundredths; nothing where that is not known. */
function drawOf(rules: RuleSet, position: Position, score: Score): { readonly draw?: number } {
  const likely = outcomesOf(rules, position, score);
  return likely ? { draw: Math.round(likely.draw * 100) / 100 } : {};
}

/** What a draw is said to be likely from, where a side is ahead. */
const LIKELY = 0.5;

/**
 * A score for a person: in men for the side to play, in how many turns of the winner the game is over, or what a table
 * knows.
 */
export function tellScore(context: Context, rules: RuleSet, position: Position, score: Score): string {
  const { texts, words } = context;
  switch (score.kind) {
    case 'estimate': {
      const sign = score.centimen < 0 ? '−' : '+';
      const value = Math.abs(score.centimen) / 100;
      // More men are no count any more: an estimate that high only says that the game is as good as won.
      if (value > MOST_MEN) return `${score.centimen < 0 ? '<' : '>'} ${sign}${MOST_MEN}`;
      const men = `${sign}${decimal(context, value, 2)}`;
      const { draw = 0 } = drawOf(rules, position, score);
      return draw < LIKELY ? men : `${men} (${texts.analysis.drawLikely(words.number(Math.round(draw * 100)))})`;
    }
    case 'draw':
    case 'chances':
    case 'exact-win':
    case 'exact-loss':
      return tellExact(context, rules, position, score);
    default:
      return texts.analysis.forced[score.kind](words.number(Math.ceil(score.turns / 2)));
  }
}

function summary(context: Context, { depth, nodes, millis, lines }: SearchResult): string {
  const { texts, words } = context;
  if (nodes === 0 && lines.length > 0) return texts.analysis.fromTables;
  const time = texts.seconds(decimal(context, millis / 1000, 1));
  return texts.analysis.summary(words.number(depth), words.number(nodes), time);
}

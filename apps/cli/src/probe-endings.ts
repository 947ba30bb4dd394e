import { existsSync } from 'node:fs';
import type { DraughtsPosition, DraughtsRuleSet, Position } from '@merellier/rules';
import { writeFen } from '@merellier/rules/notation';
import {
  compareTurns,
  ENDING_METRIC,
  type EndingRules,
  type EndingTables,
  type Exact,
  endingTurns,
  endingValue,
  fewPieces,
} from '@merellier/tablebase';
import { defaultFolder, openEndings, solveEndingsToFolder } from '@merellier/tablebase/node';
import type { Context } from './context.ts';
import { type ExactAnswer, exactAnswers } from './exact-answers.ts';
import { Failure } from './failure.ts';
import { answerPositions } from './positions.ts';
import { commandFor, type ProbeOptions } from './probe-options.ts';
import { percent } from './quantities.ts';
import { endingRules, MOST_PIECES } from './solve-endings.ts';
import { StatusLine } from './status-line.ts';
import { tableFailure } from './table-failure.ts';

/** `merellier probe` for draughts: the exact value of a position with few pieces, and of every turn. */
export async function probeEndings(
  context: Context,
  id: string,
  rules: DraughtsRuleSet,
  options: ProbeOptions,
): Promise<void> {
  const { texts } = context;
  const endings = endingRules(context, rules);
  const command = commandFor(id, options);
  if (options.tables !== undefined && !existsSync(options.tables))
    throw new Failure(texts.tables.noTables(options.tables, command), 1);
  const prober = new Prober(context, endings, options.tables ?? defaultFolder(), command);
  const answers = exactAnswers(context, rules, {
    metric: ENDING_METRIC,
    ask: (position) => prober.ask(position),
    describe: (_, exact) => describe(context, exact),
  });
  await answerPositions(context, rules, options, answers);
}

function describe({ texts }: Context, { value, distance, beyondLimit }: Exact): string {
  const parts = [texts.tables.values[value]];
  if (distance !== null) parts.push(texts.endings.plies(String(distance)));
  if (beyondLimit) parts.push(texts.endings.butForDraw);
  return parts.join(', ');
}

class Prober {
  private readonly context: Context;
  private readonly endings: EndingRules;
  private readonly folder: string;
  private readonly command: string;
  private tables: EndingTables | null;

  constructor(context: Context, endings: EndingRules, folder: string, command: string) {
    this.context = context;
    this.endings = endings;
    this.folder = folder;
    this.command = command;
    this.tables = openEndings(endings, folder);
  }

  async ask(position: Position): Promise<ExactAnswer> {
    const at = position as DraughtsPosition;
    const { texts } = this.context;
    const pieces = this.endings.rules.view(at).men.length;
    try {
      if (pieces > (this.tables?.pieces ?? 0)) await this.solve(pieces, at);
      const answer = this.look(at);
      if (answer) return answer;
    } catch (error) {
      throw tableFailure(this.context, error);
    }
    throw new Failure(texts.endings.notReached(writeFen(this.endings.rules, at)), 1);
  }

  private look(position: DraughtsPosition): ExactAnswer | null {
    const { tables } = this;
    if (!tables) return null;
    const exact = endingValue(tables, position);
    const turns = endingTurns(tables, position);
    return exact && turns ? { exact, turns: [...turns].sort(compareTurns) } : null;
  }

  /** Solves what few pieces need, and keeps it. */
  private async solve(pieces: number, position: DraughtsPosition): Promise<void> {
    const { context, endings, folder, command } = this;
    const { texts } = context;
    if (pieces > fewPieces(endings.rules)) {
      const fen = writeFen(endings.rules, position);
      throw new Failure(
        pieces > MOST_PIECES
          ? texts.endings.tooMany(fen, String(MOST_PIECES), command)
          : texts.tables.notCovered(fen, `${command} --pieces ${pieces}`),
        1,
      );
    }
    const status = new StatusLine();
    try {
      await solveEndingsToFolder(endings, {
        ...{ folder, pieces, memory: 2 ** 31 },
        onProgress: ({ share }) => status.show(texts.endings.solvingFew(String(pieces), percent(share))),
      });
    } finally {
      status.clear();
    }
    this.tables = openEndings(endings, folder);
  }
}

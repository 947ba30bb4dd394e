import { existsSync } from 'node:fs';
import type { MillPosition, Position, RuleSet } from '@merellier/rules';
import { writeFen, writeTurn } from '@merellier/rules/notation';
import {
  type Chances,
  type ChanceTurn,
  chanceRulesOf,
  chancesByThrow,
  chancesOf,
  chanceTurns,
  hasChances,
} from '@merellier/tablebase';
import { DiskChances, defaultFolder } from '@merellier/tablebase/node';
import { tellChances } from './chances.ts';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { answerPositions } from './positions.ts';
import { commandFor, type ProbeOptions } from './probe-options.ts';
import { diceRefusal, tableFailure } from './table-failure.ts';

/** What is known of a position with dice: its turns after a throw, and both kinds of throw before it. */
interface Answer {
  readonly chances: Chances;
  readonly turns: readonly ChanceTurn[];
  readonly throws: { readonly ordinary: Chances; readonly special: Chances } | null;
}

/** `merellier probe` with dice: the chances of a position and of every turn; before the throw those of each kind of throw. */
export async function probeChances(context: Context, id: string, rules: RuleSet, options: ProbeOptions): Promise<void> {
  const { texts, words, out } = context;
  const read = chanceRulesOf(rules);
  if (!hasChances(read)) throw new Failure(diceRefusal(context, rules, read));
  const command = commandFor(id, options);
  const folder = options.tables ?? defaultFolder();
  const tables = openChances();
  if (!tables) throw new Failure(texts.tables.noTables(folder, command), 1);
  function openChances(): DiskChances | null {
    if (!hasChances(read) || !existsSync(folder)) return null;
    try {
      return DiskChances.open(read, folder);
    } catch (error) {
      throw tableFailure(context, error);
    }
  }
  const ask = (position: Position): Answer => {
    const at = position as MillPosition;
    try {
      const chances = chancesOf(read.rules, tables, at);
      const throws = chancesByThrow(read.rules, tables, at);
      const turns = throws ? [] : chanceTurns(read.rules, tables, at);
      if (chances && turns) return { chances, turns, throws };
    } catch (error) {
      throw tableFailure(context, error);
    }
    throw new Failure(texts.tables.notCovered(writeFen(rules, position), `${command} --men ${mostMen(at)}`), 1);
  };
  try {
    await answerPositions(context, rules, options, {
      unthrown: true,
      json(position) {
        const { chances, turns, throws } = ask(position);
        const named = turns.map(({ turn, ...rest }) => ({
          turn: writeTurn(rules, position, turn),
          fen: writeFen(rules, rules.play(position, turn)),
          ...rest,
        }));
        return { rules: rules.id, fen: writeFen(rules, position), ...chances, ...(throws && { throws }), turns: named };
      },
      brief: (position) => tellChances(context, ask(position).chances),
      async tell(position) {
        const outcome = rules.outcome(position);
        if (outcome) return out.line(texts.gameOver(words.outcome(outcome)));
        const { chances, turns, throws } = ask(position);
        await out.line(tellChances(context, chances));
        const rows = throws
          ? (['special', 'ordinary'] as const).map((kind) => [texts.chances.byThrow[kind], throws[kind]] as const)
          : turns.map((turn) => [writeTurn(rules, position, turn.turn), turn] as const);
        const width = Math.max(...rows.map(([name]) => name.length));
        for (const [name, each] of rows) await out.line(`${name.padEnd(width)}  ${tellChances(context, each)}`);
      },
    });
  } finally {
    tables.close();
  }
}

function mostMen({ white, black }: MillPosition): number {
  const count = (men: number): number => men.toString(2).replaceAll('0', '').length;
  return Math.max(count(white), count(black));
}

import { existsSync } from 'node:fs';
import { DraughtsRuleSet, type MillPosition, type Position } from '@merellier/rules';
import { writeFen } from '@merellier/rules/notation';
import {
  compareTurns,
  type Exact,
  exactTurns,
  exactValue,
  handsOf,
  isSolvable,
  METRIC,
  type Variant,
  variantOf,
} from '@merellier/tablebase';
import { DiskTables, defaultFolder } from '@merellier/tablebase/node';
import { chooseRules } from './chosen-rules.ts';
import type { Context } from './context.ts';
import { type ExactAnswer, exactAnswers } from './exact-answers.ts';
import { Failure } from './failure.ts';
import { answerPositions } from './positions.ts';
import { probeChances } from './probe-chances.ts';
import { probeEndings } from './probe-endings.ts';
import { commandFor, type ProbeOptions } from './probe-options.ts';
import { solveFew } from './solve-command.ts';
import { refusal, tableFailure } from './table-failure.ts';

/** Up to so many men a side, what is missing is solved on the spot. */
const FEW_MEN = 5;
/** The same where men enter at any time and some are in hand. */
const FEW_AT_ANY_TIME = 3;

/** `merellier probe RULES`: the exact value of a position and of every turn. */
export async function probePositions(context: Context, id: string, options: ProbeOptions): Promise<void> {
  const { texts } = context;
  const rules = chooseRules(context, id, options.set);
  if (rules instanceof DraughtsRuleSet) return probeEndings(context, id, rules, options);
  if (rules.usesDice) return probeChances(context, id, rules, options);
  const variant = variantOf(rules);
  if (!isSolvable(variant)) throw new Failure(refusal(context, rules, variant));
  const command = commandFor(id, options);
  // What is solved on the spot is kept: but not in a folder that was named and is not there.
  if (options.tables !== undefined && !existsSync(options.tables))
    throw new Failure(texts.tables.noTables(options.tables, command), 1);
  const prober = new Prober(context, variant, options.tables ?? defaultFolder(), command);
  const limitAt = (position: Position): number => variant.rules.quietLimit(position as MillPosition);
  try {
    const answers = exactAnswers(context, rules, {
      metric: METRIC,
      ask: (position) => prober.ask(position),
      describe: (position, exact) => describe(context, limitAt(position), exact),
      remark(position, { exact, turns }) {
        const { whiteHand, blackHand } = position as MillPosition;
        const isMissed = [exact, ...turns].some(({ value, distance }) => value !== 'draw' && distance === null);
        return isMissed && whiteHand + blackHand > 0 ? texts.tables.noEntryDistances : null;
      },
    });
    await answerPositions(context, rules, options, answers);
  } finally {
    prober.close();
  }
}

/** A value in words, with its distance and what the draw rule has to say. */
function describe({ texts }: Context, limit: number, exact: Exact): string {
  const { value, distance, beyondLimit } = exact;
  const parts = [texts.tables.values[value]];
  if (distance !== null) parts.push(texts.tables.plies(String(distance)));
  else if (value !== 'draw') parts.push(texts.tables.noDistance);
  if (beyondLimit) parts.push(texts.tables.butFor(String(limit)));
  return parts.join(', ');
}

class Prober {
  private readonly context: Context;
  private readonly variant: Variant;
  private readonly folder: string;
  /** What `solve` is to be given for these rules. */
  private readonly command: string;
  private tables: DiskTables | null;

  constructor(context: Context, variant: Variant, folder: string, command: string) {
    this.context = context;
    this.variant = variant;
    this.folder = folder;
    this.command = command;
    try {
      this.tables = DiskTables.open(variant, folder);
    } catch (error) {
      throw tableFailure(context, error);
    }
  }

  async ask(position: Position): Promise<ExactAnswer> {
    const at = position as MillPosition;
    try {
      const answer = this.look(at) ?? ((await this.solveFor(at)) ? this.look(at) : null);
      if (answer) return answer;
    } catch (error) {
      throw tableFailure(this.context, error);
    }
    throw new Failure(this.missing(at), 1);
  }

  close(): void {
    this.tables?.close();
  }

  private look(position: MillPosition): ExactAnswer | null {
    if (!this.tables) return null;
    const { rules } = this.variant;
    const exact = exactValue(rules, this.tables, position);
    const turns = exactTurns(rules, this.tables, position);
    return exact && turns ? { exact, turns: [...turns].sort(compareTurns) } : null;
  }

  /** Why a position has no value, in one sentence. */
  private missing(position: MillPosition): string {
    const { tables } = this.context.texts;
    const { rules } = this.variant;
    const fen = writeFen(rules, position);
    if (handsOf(rules, position) === null) return tables.otherHands(fen);
    const men = Math.max(count(position.white), count(position.black));
    const isFew = position.whiteHand + position.blackHand === 0 && men < this.variant.men;
    return tables.notCovered(fen, isFew ? `${this.command} --men ${men}` : this.command);
  }

  /** Solves what few men need; whether there is something new to look at. Men in hand want the whole game. */
  private async solveFor(position: MillPosition): Promise<boolean> {
    const { white, black } = position;
    const inHand = handsOf(this.variant.rules, position);
    if (inHand === null) return false;
    const men = inHand > 0 ? this.variant.men : Math.max(3, count(white), count(black));
    if (men > (this.variant.anyTime && inHand > 0 ? FEW_AT_ANY_TIME : FEW_MEN)) return false;
    this.tables?.close();
    await solveFew(this.context, this.variant, this.folder, men);
    this.tables = DiskTables.open(this.variant, this.folder);
    return true;
  }
}

function count(men: number): number {
  let bits = 0;
  for (let rest = men; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

import { randomInt } from 'node:crypto';
import { randomFrom } from '@merellier/engine';
import type { MillRuleSet, Position, RuleSet } from '@merellier/rules';
import { writeFen } from '@merellier/rules/notation';
import { isSolvable, type Variant, variantOf } from '@merellier/tablebase';
import { DiskTables, defaultFolder } from '@merellier/tablebase/node';
import { GRADES, type Grade, type JudgedOpening, judgeOpenings, type Lot, lotsOf } from '@merellier/tablebase/openings';
import { chooseRules } from './chosen-rules.ts';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { oneOf } from './one-of.ts';
import { commandFor } from './probe-options.ts';
import { refusal, tableFailure } from './table-failure.ts';
import { drawBoard } from './terminal-board.ts';

/** What may be said after `merellier lots RULES`, as it was typed. */
export interface LotsOptions {
  readonly set?: readonly string[];
  readonly grade?: string;
  readonly draw?: string | boolean;
  readonly entries?: string;
  readonly tables?: string;
  readonly json?: boolean;
}

/** `merellier lots RULES`: balanced openings, one of them drawn, or all openings of so many turns by the tables. */
export async function showLots(context: Context, id: string, options: LotsOptions): Promise<void> {
  const rules = chooseRules(context, id, options.set);
  if (options.entries !== undefined) return showAll(context, id, rules, options);
  const { texts, out } = context;
  const all = await lotsOf(rules);
  if (!all) throw new Failure(isSolvable(variantOf(rules)) ? texts.lots.notYet(id) : texts.lots.none(id), 1);
  const grade = gradeOf(context, options.grade);
  const lots = grade === null ? all : all.filter((lot) => lot.grade === grade);
  if (lots.length === 0) throw new Failure(texts.lots.noGrades(id));
  if (options.draw !== undefined) {
    const drawn = drawFrom(lots, seedOf(context, options.draw));
    return out.line(options.json ? JSON.stringify(forProgram(rules, drawn)) : card(context, rules, drawn));
  }
  if (options.json)
    return out.line(JSON.stringify({ rules: rules.id, lots: lots.map((lot) => forProgram(rules, lot)) }));
  return out.line(list(context, lots));
}

function gradeOf({ texts, words }: Context, text: string | undefined): Grade | null {
  if (text === undefined) return null;
  const grade = GRADES.find((known) => known === text);
  if (!grade) throw new Failure(texts.lots.badGrade(text, oneOf(words, GRADES)));
  return grade;
}

/** The seed that was typed; without one, chance. */
function seedOf({ texts }: Context, draw: string | boolean): number {
  if (typeof draw === 'boolean') return randomInt(2 ** 32);
  if (!/^\d{1,10}$/.test(draw)) throw new Failure(texts.tables.badNumber('--draw', '0', '9999999999', draw));
  return Number(draw);
}

/** One of the lots, each as likely as any other; the same for the same seed. */
const drawFrom = (lots: readonly Lot[], seed: number): Lot => lots[Math.floor(randomFrom(seed)() * lots.length)] as Lot;

/** A lot for a program. */
function forProgram(rules: RuleSet, { number, grade, name, turns, position, known }: Lot) {
  const { value = null, holds = null, choices = null, answers = null, onlyTurnIn = null } = known ?? {};
  return { number, grade, name, turns, fen: writeFen(rules, position), value, holds, choices, answers, onlyTurnIn };
}

/** The lots in columns, grade by grade. */
function list(context: Context, lots: readonly Lot[]): string {
  const { texts, words } = context;
  const lines: string[] = [];
  const width = Math.max(...lots.map(({ turns }) => turns.join(' ').length));
  for (const [i, lot] of lots.entries()) {
    if (lot.grade !== null && lot.grade !== lots[i - 1]?.grade)
      lines.push(...(i === 0 ? [] : ['']), texts.lots.grades[lot.grade]);
    const named = `${words.number(lot.number).padStart(3)}  ${lot.turns.join(' ').padEnd(width)}`;
    lines.push(`${named}  ${lot.known ? figures(context, lot.known) : (lot.name ?? '')}`.trimEnd());
  }
  return lines.join('\n');
}

/** One lot with its board. */
function card(context: Context, rules: RuleSet, { number, grade, name, turns, position, known }: Lot): string {
  const { texts, words, out } = context;
  return [
    texts.lots.drawn(words.number(number), grade ? texts.lots.grades[grade] : name, turns.join(' ')),
    ...(known ? [figures(context, known)] : []),
    drawBoard({ board: rules.board, view: rules.view(position), last: [], colour: out.colour }),
    words.toPlay(rules, position),
    writeFen(rules, position),
  ].join('\n');
}

/** What tables say of an opening; `answers` in hundredths. */
type Figures = Pick<JudgedOpening, 'holds' | 'choices' | 'answers' | 'onlyTurnIn'>;

function figures({ texts, words: { number } }: Context, { holds, choices, answers, onlyTurnIn }: Figures): string {
  const only = onlyTurnIn === null ? null : number(onlyTurnIn);
  return texts.lots.figures(number(holds), number(choices), number(answers), only);
}

/** All openings of so many turns by the tables. */
async function showAll(context: Context, id: string, rules: RuleSet, options: LotsOptions): Promise<void> {
  const { texts, words, out } = context;
  const entries = entriesOf(context, options.entries ?? '');
  const variant = variantOf(rules);
  if (!isSolvable(variant)) throw new Failure(refusal(context, rules, variant));
  const openings = judge(context, variant, options.tables ?? defaultFolder(), commandFor(id, options), entries);
  const count = (value: JudgedOpening['value']): number => openings.filter((each) => each.value === value).length;
  const counts = { win: count('win'), draw: count('draw'), loss: count('loss') };
  if (options.json) {
    const all = openings.map((opening) => forTables(variant.rules, opening));
    return out.line(JSON.stringify({ rules: rules.id, entries, counts, openings: all }));
  }
  const { number } = words;
  await out.line(
    texts.lots.counts(number(openings.length), number(counts.win), number(counts.draw), number(counts.loss)),
  );
  for (const { turns, value, answers, ...rest } of openings) {
    const said = figures(context, { ...rest, answers: Math.round(100 * answers) });
    await out.line(`${turns.join(' ')}  ${texts.tables.values[value]}, ${said}`);
  }
}

const MOST_ENTRIES = 6;

function entriesOf({ texts }: Context, text: string): number {
  const entries = /^\d$/.test(text) ? Number(text) : 0;
  if (entries < 1 || entries > MOST_ENTRIES)
    throw new Failure(texts.tables.badNumber('--entries', '1', String(MOST_ENTRIES), text));
  return entries;
}

function judge(
  context: Context,
  variant: Variant,
  folder: string,
  command: string,
  entries: number,
): readonly JudgedOpening[] {
  let tables: DiskTables | null = null;
  try {
    tables = DiskTables.open(variant, folder);
    const openings = tables && judgeOpenings(variant.rules, tables, entries);
    if (openings) return openings;
  } catch (error) {
    throw tableFailure(context, error);
  } finally {
    tables?.close();
  }
  throw new Failure(context.texts.tables.noTables(folder, command), 1);
}

/** An opening as tables judge it, for a program; `answers` in hundredths, as in lots. */
function forTables(rules: MillRuleSet, { turns, position, value, holds, choices, answers, onlyTurnIn }: JudgedOpening) {
  const fen = writeFen(rules, position as Position);
  return { turns, fen, value, holds, choices, answers: Math.round(100 * answers), onlyTurnIn };
}

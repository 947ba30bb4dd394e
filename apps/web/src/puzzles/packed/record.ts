import type { Position, RuleSet, Turn } from '@merellier/rules';
import { readFen, writeTurns } from '@merellier/rules/notation';
import { type Goal, type Grade, KINDS, type Puzzle, THEMES } from '../puzzle.ts';
import { BitReader, BitWriter, widthFor } from './bits.ts';
import { putPosition, takeFen } from './position.ts';

/** The widths of what every record has, in bits. */
const BITS = { kind: 3, theme: 4, goal: 2, winIn: 4, grade: 3, found: 5, seenAt: 4, line: 3 } as const;
const GOALS = { draw: 0, win: 1, fast: 2 } as const;
const HASH_BITS = 32;

/**
 * A puzzle in as few bits as can be: the position, what was measured, and turns as their numbers among the legal ones, by
 * alphabet; of the answers to wrong turns one is kept, and where else it is the answer. Throws a RangeError for a puzzle that its rules do not know.
 */
export function writeRecord(rules: RuleSet, puzzle: Puzzle): Uint8Array {
  const position = positionOf(rules, puzzle.fen);
  const to = new BitWriter();
  putPosition(to, rules, position);
  const own = puzzle.id !== nameOf(rules, to.bytes());
  to.put(own ? 1 : 0, 1);
  if (own) to.put(Number.parseInt(puzzle.id.slice(-8), 16), HASH_BITS);
  to.put(KINDS.indexOf(puzzle.kind), BITS.kind);
  to.put(THEMES.indexOf(puzzle.theme), BITS.theme);
  const { value, winIn } = puzzle.goal;
  to.put(winIn === undefined ? GOALS[value] : GOALS.fast, BITS.goal);
  if (winIn !== undefined) to.put(winIn, BITS.winIn);
  to.put(puzzle.grade, BITS.grade);
  to.put(puzzle.found, BITS.found);
  to.put(Math.min(puzzle.seenAt ?? 0, 15), BITS.seenAt);
  putTurns(to, rules, position, puzzle);
  return to.bytes();
}

function putTurns(to: BitWriter, rules: RuleSet, position: Position, puzzle: Puzzle): void {
  to.put(puzzle.line.length, BITS.line);
  let before = position;
  for (const text of puzzle.line) before = putTurn(to, rules, before, text);
  const byTurn = new Map(puzzle.others.map((other) => [other[0], other] as const));
  const others = textsOf(rules, position).filter((text) => text !== puzzle.line[0]);
  if (valuesVary(puzzle)) for (const text of others) to.put(byTurn.get(text)?.[1] === 'draw' ? 1 : 0, 1);
  const answered = puzzle.others.find(([, , answer]) => answer !== null);
  to.put(answered ? 1 : 0, 1);
  if (!answered) return;
  const [wrong, , answer] = answered;
  const after = putTurn(to, rules, position, wrong);
  putTurn(to, rules, after, answer as string);
  for (const text of others) {
    const other = byTurn.get(text);
    if (text !== wrong && other?.[1] === 'loss') to.put(other[2] === answer ? 1 : 0, 1);
  }
}

/** The puzzle of a record. What stands in its position is read when it is first asked for. */
export function readRecord(rules: RuleSet, bytes: Uint8Array): Puzzle {
  const from = new BitReader(bytes);
  const fen = takeFen(from, rules);
  const end = from.at;
  const id =
    from.take(1) === 1
      ? `${rules.id}-${from.take(HASH_BITS).toString(16).padStart(8, '0')}`
      : nameOf(rules, leading(bytes, end));
  const kind = KINDS[from.take(BITS.kind)] ?? 'win';
  const theme = THEMES[from.take(BITS.theme)] ?? 'quiet';
  const goal = goalFrom(from);
  const grade = from.take(BITS.grade) as Grade;
  const found = from.take(BITS.found);
  const seenAt = from.take(BITS.seenAt) || null;
  const at = from.at;
  let turns: Turns | null = null;
  const all = (): Turns => {
    turns ??= takeTurns(
      new BitReader(bytes, at),
      rules,
      positionOf(rules, fen),
      kind === 'only' ? 'loss' : fateOf(goal),
    );
    return turns;
  };
  return {
    ...{ id, rules: rules.id, fen, kind, theme, goal, grade, found, seenAt },
    get line() {
      return all().line;
    },
    get others() {
      return all().others;
    },
  };
}

function goalFrom(from: BitReader): Goal {
  const goal = from.take(BITS.goal);
  if (goal === GOALS.fast) return { value: 'win', winIn: from.take(BITS.winIn) };
  return { value: goal === GOALS.draw ? 'draw' : 'win' };
}

type Turns = Pick<Puzzle, 'line' | 'others'>;
type Value = Puzzle['others'][number][1];

/** What all other turns come to; null where each has a value of its own. */
const fateOf = ({ value, winIn }: Goal): Value | null =>
  winIn !== undefined ? 'slower' : value === 'draw' ? 'loss' : null;

const valuesVary = ({ kind, goal }: Puzzle): boolean => kind !== 'only' && fateOf(goal) === null;

function takeTurns(from: BitReader, rules: RuleSet, position: Position, value: Value | null): Turns {
  const line: string[] = [];
  let before = position;
  for (let left = from.take(BITS.line); left > 0; left--) {
    const [text, turn] = takeTurn(from, rules, before);
    line.push(text);
    before = rules.play(before, turn);
  }
  const texts = textsOf(rules, position).filter((text) => text !== line[0]);
  const values = texts.map((): Value => value ?? (from.take(1) === 1 ? 'draw' : 'loss'));
  const answers = new Map<string, string>();
  if (from.take(1) === 1) {
    const [wrong, turn] = takeTurn(from, rules, position);
    const [answer] = takeTurn(from, rules, rules.play(position, turn));
    answers.set(wrong, answer);
    for (const [i, text] of texts.entries())
      if (text !== wrong && values[i] === 'loss' && from.take(1) === 1) answers.set(text, answer);
  }
  return { line, others: texts.map((text, i) => [text, values[i] as Value, answers.get(text) ?? null] as const) };
}

/** Writes which of the legal turns it is, and plays it. */
function putTurn(to: BitWriter, rules: RuleSet, position: Position, text: string): Position {
  const texts = textsOf(rules, position);
  const index = texts.indexOf(text);
  if (index < 0) throw new RangeError(`${text} is no turn of ${rules.id} here`);
  to.put(index, widthFor(texts.length));
  return rules.play(position, turnOf(rules, position, text));
}

function takeTurn(from: BitReader, rules: RuleSet, position: Position): readonly [string, Turn] {
  const texts = textsOf(rules, position);
  const text = texts[from.take(widthFor(texts.length))] ?? '';
  return [text, turnOf(rules, position, text)];
}

const textsOf = (rules: RuleSet, position: Position): readonly string[] =>
  [...writeTurns(rules, position, rules.turns(position))].sort();

function turnOf(rules: RuleSet, position: Position, text: string): Turn {
  const turns = rules.turns(position);
  const turn = turns[writeTurns(rules, position, turns).indexOf(text)];
  if (!turn) throw new RangeError(`${text} is no turn of ${rules.id} here`);
  return turn;
}

function positionOf(rules: RuleSet, fen: string): Position {
  const read = readFen(rules, fen);
  if (!read.ok) throw new RangeError(`${fen} is no position of ${rules.id}`);
  return read.value;
}

/** The first bits of a record, filled up with zeros to whole bytes. */
function leading(bytes: Uint8Array, bits: number): Uint8Array {
  const first = bytes.slice(0, Math.ceil(bits / 8));
  const rest = bits % 8;
  if (rest > 0) first[first.length - 1] = (first[first.length - 1] as number) & (0xff << (8 - rest));
  return first;
}

/** The name of a puzzle, made of its position: FNV-1a. */
function nameOf(rules: RuleSet, position: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of position) hash = Math.imul(hash ^ byte, 0x01000193);
  return `${rules.id}-${(hash >>> 0).toString(16).padStart(8, '0')}`;
}

/** The name that a new puzzle gets. */
export function newName(rules: RuleSet, position: Position): string {
  const to = new BitWriter();
  putPosition(to, rules, position);
  return nameOf(rules, to.bytes());
}

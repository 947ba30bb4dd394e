import { bitIndices, countBits } from '../bits.ts';
import { menAtStart } from '../mill/core.ts';
import type { MillPosition, MillRuleSet } from '../mill/index.ts';
import { fail, ok, type Result } from '../result.ts';
import { SIDES, type Side } from '../side.ts';
import type { Throw } from '../throw.ts';
import { isMemory, readMemory, writeMemory } from './mill-memory.ts';
import type { FenProblem } from './problem.ts';
import { readThrow, writeThrow } from './throw.ts';

/** A position as text: `W:Wa1,d6:Bb4,f2:H7,7`, with `:D654` once the dice of the turn are thrown. */
export function writeMillFen(rules: MillRuleSet, position: MillPosition): string {
  const names = (men: number): string =>
    bitIndices(men)
      .map((point) => rules.board.names[point])
      .join(',');
  const { white, black, whiteHand, blackHand, dice, memory } = position;
  const parts = [position.toPlay === 'white' ? 'W' : 'B', `W${names(white)}`, `B${names(black)}`];
  if (whiteHand > 0 || blackHand > 0) parts.push(`H${whiteHand},${blackHand}`);
  if (memory) parts.push(...writeMemory(rules, memory));
  if (dice) parts.push(`D${writeThrow(dice)}`);
  return parts.join(':');
}

/**
 * Reads a position and checks that it can stand under these rules. Tolerant of case, spaces, a final `.` or `:`, and of
 * the order of the parts after the first.
 */
export function readMillFen(rules: MillRuleSet, text: string): Result<MillPosition, FenProblem> {
  const parts = text
    .replace(/[\s"]/g, '')
    .replace(/[.:]+$/, '')
    .split(':');
  const [first = '', ...rest] = parts;
  const toPlay = first.toUpperCase();
  if (rest.length < 2) return fail({ problem: 'fen-unreadable', text });
  if (toPlay !== 'W' && toPlay !== 'B' && toPlay !== '?') return fail({ problem: 'fen-side', text: first });

  const men: Partial<Record<Side, number>> = {};
  let hands: readonly [number, number] = [0, 0];
  let dice: Throw | null = null;
  const memory: string[] = [];
  const seen = new Set<string>();
  for (const written of rest) {
    const part = written.toUpperCase();
    const letter = isMemory(part) && !/^[TLM]/.test(part) ? part.slice(0, 2) : part.charAt(0);
    if (/^F\d+$/.test(part)) continue;
    if (!['W', 'B', 'H', 'D', 'RW', 'RB', 'SW', 'SB', 'T', 'L', 'M'].includes(letter) || seen.has(letter))
      return fail({ problem: 'fen-unreadable', text: written });
    seen.add(letter);
    if (isMemory(part)) memory.push(part);
    else if (letter === 'H') {
      const counts = /^H(\d{1,3}),(\d{1,3})$/.exec(part);
      if (!counts) return fail({ problem: 'fen-hand', text: written });
      hands = [Number(counts[1]), Number(counts[2])];
    } else if (letter === 'D') {
      const read = readThrow(part.slice(1));
      if (!read.ok) return fail({ problem: 'fen-dice', text: written, cause: 'unreadable' });
      dice = read.value;
    } else {
      const read = readMen(rules, part.slice(1));
      if (!read.ok) return read;
      men[letter === 'W' ? 'white' : 'black'] = read.value;
    }
  }
  if (men.white === undefined || men.black === undefined) return fail({ problem: 'fen-unreadable', text });
  const position: MillPosition = {
    white: men.white,
    black: men.black,
    whiteHand: hands[0],
    blackHand: hands[1],
    // Programs that do not know whose turn it is write a question mark: then the side is that which begins.
    toPlay: toPlay === '?' ? rules.start().toPlay : toPlay === 'W' ? 'white' : 'black',
    dice: null,
  };
  const checked = checkMillPosition(rules, position);
  return withDice(rules, checked.ok ? readMemory(rules, checked.value, memory) : checked, dice);
}

function readMen(rules: MillRuleSet, text: string): Result<number, FenProblem> {
  let men = 0;
  for (const name of text === '' ? [] : text.split(',')) {
    const point = rules.board.names.indexOf(name.toLowerCase());
    if (point < 0) return fail({ problem: 'fen-place', text: name.toLowerCase() });
    if (men & (1 << point)) return fail({ problem: 'fen-twice', place: name.toLowerCase(), sides: 'same' });
    men |= 1 << point;
  }
  return ok(men);
}

/** Checks that a position can stand under these rules: no point twice, no side with too many men, not both with too few. */
export function checkMillPosition(rules: MillRuleSet, position: MillPosition): Result<MillPosition, FenProblem> {
  const both = position.white & position.black;
  if (both)
    return fail({
      problem: 'fen-twice',
      place: rules.board.names[bitIndices(both)[0] as number] as string,
      sides: 'both',
    });
  // Where men stand on the board from the start, none is ever in hand.
  if (rules.board.homes && position.whiteHand + position.blackHand > 0)
    return fail({ problem: 'fen-hand', text: `H${position.whiteHand},${position.blackHand}` });
  const counts = {
    white: countBits(position.white) + position.whiteHand,
    black: countBits(position.black) + position.blackHand,
  };
  for (const side of SIDES) {
    const max = menAtStart(rules.parameters, side);
    if (counts[side] > max) return fail({ problem: 'fen-too-many', side, count: counts[side], max });
  }
  const least = rules.core.leastMen;
  // Where placing stops early, what is put aside may leave both with too few.
  const mayBeFew = rules.parameters['placing-stops'] > 0;
  if (!mayBeFew && counts.white < least && counts.black < least) return fail({ problem: 'fen-too-few', count: least });
  return ok(position);
}

function withDice(
  rules: MillRuleSet,
  read: Result<MillPosition, FenProblem>,
  dice: Throw | null,
): Result<MillPosition, FenProblem> {
  if (!read.ok || !dice) return read;
  const text = `D${writeThrow(dice)}`;
  if (rules.parameters.dice === 'none') return fail({ problem: 'fen-dice', text, cause: 'no-dice' });
  if (!rules.awaitsThrow(read.value)) return fail({ problem: 'fen-dice', text, cause: 'not-yet' });
  return ok(rules.throwDice(read.value, dice));
}

import { fail, ok, type Result } from '../result.ts';
import type { Position } from '../rule-set.ts';
import { type Throw, toThrow } from '../throw.ts';
import type { TurnProblem } from './problem.ts';

/**
 * A throw as it is written in brackets and in a FEN: its faces, the highest first, `654`.
 *
 * @example
 * ```ts
 * import { writeThrow } from '@merellier/rules/notation';
 *
 * console.log(writeThrow([6, 5, 4])); // 654
 * ```
 */
export const writeThrow = (dice: Throw): string => dice.join('');

/**
 * Reads a throw from three digits in any order, with or without brackets, spaces, `-` or `,` between them.
 *
 * @example
 * ```ts
 * import { readThrow } from '@merellier/rules/notation';
 *
 * console.log(readThrow('4-5-6')); // { ok: true, value: [ 6, 5, 4 ] }
 * ```
 */
export function readThrow(text: string): Result<Throw, TurnProblem> {
  const faces = text.replace(/[[\]\s,-]/g, '');
  if (!/^[1-6]{3}$/.test(faces)) return fail({ problem: 'throw-unreadable', text });
  return ok(toThrow([...faces].map(Number)));
}

/** The text of a turn without the throw in brackets before it, which must be the one that stands in this position. */
export function afterThrow(position: Position, text: string): Result<string, TurnProblem> {
  const [, bracket, rest = text] = /^\s*(\[[^\]]*\])(.*)$/s.exec(text) ?? [];
  if (bracket === undefined) return ok(rest);
  const dice = readThrow(bracket);
  if (!dice.ok) return dice;
  if (!position.dice) return fail({ problem: 'throw-not-due', text: bracket });
  if (String(dice.value) !== String(position.dice)) return fail({ problem: 'throw-mismatch', text: bracket });
  return ok(rest);
}

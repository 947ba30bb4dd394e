import { refuseMill, refusePass } from '../mill/explain.ts';
import type { MillAttempt, MillPosition, MillRuleSet, MillTurn } from '../mill/index.ts';
import { ordersOf } from '../mill/walks.ts';
import { fail, ok, type Result } from '../result.ts';
import { PLAYOK_POINTS } from './playok.ts';
import type { TurnProblem } from './problem.ts';

const PASS_TEXT = '--';

/** The way of a turn by points that are numbers, and by names of points. */
const WAY_BY_NUMBERS = /^(\d{1,2})(?: ?-? ?(\d{1,2}))?$/;
const WAY_BY_NAMES = /^([a-z]\d|\d{3})(?: ?-? ?([a-z]\d|\d{3}))?$/;

/** A turn without anything that would have to be made plain, as programs send it. */
const AS_WRITTEN = /^[a-z\d-]+$/;

/** A turn as it is written: `d6`, `d6-d7`, `d6xg7`, `--xg7` for a man that is only taken, `a1-g7xd3xb4` with the captures in an order in which they can be taken. */
export function writeMillTurn(rules: MillRuleSet, position: MillPosition, turn: MillTurn): string {
  if (turn.kind === 'pass') return PASS_TEXT;
  const { names } = rules.board;
  if (turn.kind === 'take') return turn.captures.reduce((text, point) => `${text}x${names[point]}`, PASS_TEXT);
  const order = turn.captures.length < 2 ? turn.captures : (ordersOf(rules.core, position, turn)[0] ?? turn.captures);
  let text = turn.from === null ? `${names[turn.to]}` : `${names[turn.from]}-${names[turn.to]}`;
  for (const point of order) text += `x${names[point]}`;
  return text;
}

/**
 * Reads a turn, tolerant of case, of spaces, of a missing `-`, and of PlayOK's numbered points on the boards of 24. A
 * turn that the rules do not allow is refused with their reason.
 */
export function readMillTurn(rules: MillRuleSet, position: MillPosition, text: string): Result<MillTurn, TurnProblem> {
  const written = text.trim();
  if (/^(--|pass|passe)$/i.test(written)) {
    const refusal = refusePass(rules, position);
    const pass = rules.turns(position).find((turn) => turn.kind === 'pass');
    if (pass) return ok(pass);
    return fail({ problem: 'turn-refused', text: written, refusal: refusal ?? { reason: 'may-not-pass' } });
  }
  const points = readPoints(rules, written);
  if (!points.ok) return points;
  const { way, captures } = points.value;
  const [first, second] = way as readonly [number?, number?];
  const attempt: MillAttempt =
    second === undefined ? { from: null, to: first ?? null, captures } : { from: first ?? null, to: second, captures };
  const refusal = refuseMill(rules, position, attempt);
  if (refusal) return fail({ problem: 'turn-refused', text: written, refusal });
  const taken = [...captures].sort((a, b) => a - b);
  const { from, to } = attempt;
  if (to === null) return ok({ kind: 'take', from: null, to, captures: taken });
  return ok(from === null ? { kind: 'entry', from, to, captures: taken } : { kind: 'move', from, to, captures: taken });
}

interface WrittenPoints {
  readonly way: readonly number[];
  readonly captures: readonly number[];
}

/** Cuts the text of a turn into its points: up to two for the way, and those after each `x`. */
function readPoints(rules: MillRuleSet, text: string): Result<WrittenPoints, TurnProblem> {
  const unreadable = fail({ problem: 'turn-unreadable', text } as const);
  const [wayText = '', ...captureTexts] = AS_WRITTEN.test(text) ? text.split('x') : plainParts(text);
  const written = /^\d/.test(wayText) && rules.board.id !== 'cube' ? WAY_BY_NUMBERS : WAY_BY_NAMES;
  // No move before the first `x`: a man that is only taken.
  const way = /^(--)?$/.test(wayText) && captureTexts.length > 0 ? [''] : written.exec(wayText);
  if (!way || captureTexts.length > 4) return unreadable;
  const wayNames = way.slice(1).filter((name) => name !== undefined);
  const indices: number[] = [];
  for (const name of [...wayNames, ...captureTexts]) {
    const index = pointIndex(rules, name);
    if (index < 0) {
      if (!/^([a-z]\d{1,2}|\d{1,3})$/.test(name)) return unreadable;
      return fail({ problem: 'turn-refused', text, refusal: { reason: 'no-such-place', place: name } });
    }
    indices.push(index);
  }
  return ok({ way: indices.slice(0, wayNames.length), captures: indices.slice(wayNames.length) });
}

/** What stands between the `x` of a turn that was written freely. */
const plainParts = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[×:]/g, 'x')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .split('x')
    .map((part) => part.trim());

/** The point with this name, or with this PlayOK number on the boards of 24; -1 if there is none. */
function pointIndex(rules: MillRuleSet, name: string): number {
  const { names } = rules.board;
  const index = names.indexOf(name);
  if (index >= 0 || names.length !== PLAYOK_POINTS.length || !/^\d{1,2}$/.test(name)) return index;
  return names.indexOf(PLAYOK_POINTS[Number(name) - 1] ?? name);
}

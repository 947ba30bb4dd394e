import { bitIndices, countBits } from '../bits.ts';
import { type MillParameters, type MillPosition, MillRuleSet } from '../mill/index.ts';
import type { ParameterValue } from '../parameters.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Position, RuleSet } from '../rule-set.ts';
import { plainFen } from './fen-text.ts';
import { checkMillPosition, readMillFen } from './mill-fen.ts';
import type { FenProblem } from './problem.ts';

/** The points in the order of Sanmill's board field: inner, middle, outer square, each clockwise from the top middle. */
const POINTS = [
  ...['d5', 'e5', 'e4', 'e3', 'd3', 'c3', 'c4', 'c5'],
  ...['d6', 'f6', 'f4', 'f2', 'd2', 'b2', 'b4', 'b6'],
  ...['d7', 'g7', 'g4', 'g1', 'd1', 'a1', 'a4', 'a7'],
];

const BOARD_FIELD = /^[O@*]{8}\/[O@*]{8}\/[O@*]{8}$/i;

/** Whether a text is a position in Sanmill's notation rather than ours. */
export const looksLikeSanmill = (text: string): boolean => BOARD_FIELD.test(text.trim().split(/\s+/)[0] ?? '');

/** What Sanmill's notation knows of the game beyond the position. */
export interface SanmillCounts {
  /** Turns of either side since the last capture. */
  readonly sinceCapture?: number;
  /** The number of the full move, from 1. */
  readonly move?: number;
}

/** Which values of each parameter Sanmill has rules for; `any` where its notation does not depend on it. */
const KNOWN: { readonly [Name in keyof MillParameters]: 'any' | readonly MillParameters[Name][] } = {
  board: ['nine', 'nine-diagonals'],
  dice: ['none'],
  protection: ['unless-all', 'never'],
  'mill-at-entry': ['capture', 'nothing', 'forbidden', 'from-hand', 'from-hand-and-extra-turn'],
  'mill-by-moving': ['capture'],
  men: 'any',
  'black-men': 'any',
  'least-men': 'any',
  aim: ['win'],
  taking: ['must'],
  // What is being taken stands in fields of its own, which are not read; positions between turns look alike.
  custodian: 'any',
  intervention: 'any',
  leap: 'any',
  'moves-first': 'any',
  'placing-stops': [0, 2],
  entry: 'any',
  'mill-counts': ['always'],
  reclosing: ['at-once'],
  captures: 'any',
  flying: 'any',
  blocked: 'any',
  begins: 'any',
  'no-capture-draw': 'any',
  'three-men-draw': 'any',
  'repetition-draw': 'any',
};

function isKnown(rules: RuleSet): rules is RuleSet & MillRuleSet {
  if (!(rules instanceof MillRuleSet)) return false;
  return (Object.keys(KNOWN) as (keyof MillParameters)[]).every((name) => {
    const known: 'any' | readonly ParameterValue[] = KNOWN[name];
    return known === 'any' || known.includes(rules.parameters[name]);
  });
}

/**
 * Writes a position as Sanmill's 17 fields; refused for rule sets that Sanmill does not know.
 *
 * @example
 * ```ts
 * import { ruleSet } from '@merellier/rules';
 * import { writeSanmill } from '@merellier/rules/notation';
 *
 * const rules = ruleSet('marelle');
 * const written = writeSanmill(rules, rules.start());
 * console.log(written.ok && written.value.split(' ').slice(1, 8).join(' ')); // w p p 0 9 0 9
 * ```
 */
export function writeSanmill(
  rules: RuleSet,
  position: Position,
  counts: SanmillCounts = {},
): Result<string, FenProblem> {
  if (!isKnown(rules)) return fail({ problem: 'fen-foreign', cause: 'rules' });
  const { white, black, whiteHand, blackHand, toPlay } = position as MillPosition;
  const marks = POINTS.map((name) => {
    const bit = 1 << rules.board.names.indexOf(name);
    return white & bit ? 'O' : black & bit ? '@' : '*';
  }).join('');
  const over = rules.outcome(position as MillPosition) !== null;
  const placing = (toPlay === 'white' ? whiteHand : blackHand) > 0;
  const fields = [
    `${marks.slice(0, 8)}/${marks.slice(8, 16)}/${marks.slice(16)}`,
    toPlay === 'white' ? 'w' : 'b',
    over ? 'o' : placing ? 'p' : 'm',
    over ? '?' : placing ? 'p' : 's',
    ...[countBits(white), whiteHand, countBits(black), blackHand, 0, 0, -1, -1, -1, -1, 0],
    counts.sinceCapture ?? 0,
    counts.move ?? 1,
  ];
  return ok(`${fields.join(' ')} ids:nodes`);
}

/**
 * Reads a position of Sanmill's. A removal is a turn of its own there: a position in which one is pending is the middle
 * of one of our turns, and is refused.
 *
 * @example
 * ```ts
 * import { ruleSet } from '@merellier/rules';
 * import { readSanmill } from '@merellier/rules/notation';
 *
 * const board = ['***O****', '********', '*******@'].join('/');
 * const read = readSanmill(ruleSet('marelle'), `${board} w p p 1 8 1 8 0 0 -1 -1 -1 -1 0 0 1 ids:nodes`);
 * console.log(read.ok && read.value.whiteHand); // 8
 * ```
 */
export function readSanmill(rules: RuleSet, text: string): Result<MillPosition, FenProblem> {
  if (!isKnown(rules)) return fail({ problem: 'fen-foreign', cause: 'rules' });
  const [board = '', side = '', phase = '', action = '', ...numbers] = text.trim().split(/\s+/);
  if (!BOARD_FIELD.test(board) || !/^[rpmo]$/.test(phase) || !/^[psr?]$/.test(action) || numbers.length < 6)
    return fail({ problem: 'fen-unreadable', text });
  if (side !== 'w' && side !== 'b') return fail({ problem: 'fen-side', text: side });
  const counts = numbers.slice(0, 6);
  if (!counts.every((count) => /^-?\d{1,3}$/.test(count)))
    return fail({ problem: 'fen-unreadable', text: counts.join(' ') });
  const [whiteOn, whiteHand, blackOn, blackHand, whiteRemoves, blackRemoves] = counts.map(Number) as [
    ...[number, number, number, number],
    ...[number, number],
  ];
  if (action === 'r' || whiteRemoves !== 0 || blackRemoves !== 0)
    return fail({ problem: 'fen-foreign', cause: 'removal-pending' });
  const marks = board.replaceAll('/', '').toUpperCase();
  const men = (mark: string): number =>
    POINTS.reduce((bits, name, i) => (marks[i] === mark ? bits | (1 << rules.board.names.indexOf(name)) : bits), 0);
  const [white, black] = [men('O'), men('@')];
  if (bitIndices(white).length !== whiteOn || bitIndices(black).length !== blackOn || whiteHand < 0 || blackHand < 0)
    return fail({ problem: 'fen-foreign', cause: 'counts' });
  const toPlay = side === 'w' ? 'white' : 'black';
  const hand = toPlay === 'white' ? whiteHand : blackHand;
  if (!fitsPhase(rules, phase, action, hand)) return fail({ problem: 'fen-foreign', cause: 'phase' });
  return checkMillPosition(rules, { white, black, whiteHand, blackHand, toPlay, dice: null });
}

/** Whether phase and action are those of a side with so many men in hand; a game that is over has no action. */
function fitsPhase(rules: MillRuleSet, phase: string, action: string, hand: number): boolean {
  if (phase === 'o') return action === '?';
  // Sanmill keeps the action `p` in puzzles where nothing is left to place.
  if (phase === 'm') return hand === 0;
  // Where entries and moves mix, a side with men in hand may do either.
  return hand > 0 && (action === 'p' || phase === 'r' || (action === 's' && !rules.core.entryFirst));
}

/** Reads a position of the marelle in our notation or in Sanmill's. */
export function readAnyMillFen(rules: MillRuleSet, text: string): Result<MillPosition, FenProblem> {
  const plain = plainFen(text);
  return looksLikeSanmill(plain) ? readSanmill(rules, plain) : readMillFen(rules, plain);
}

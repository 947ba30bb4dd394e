import { type ParameterProblem, type ParameterSpec, type Parameters, readParameter } from '../parameters.ts';
import type { Result } from '../result.ts';
import { MILL_BOARDS } from './boards.ts';

/** The parameters of a mill rule set, with the names and values of the rule table. */
export interface MillParameters extends Parameters {
  readonly board: string;
  /** Men of each side. */
  readonly men: number;
  /** `first`: a side with men in hand must enter one; `any-time`: it may move instead. */
  readonly entry: 'first' | 'any-time';
  /** What a mill earns; `wins`: the game, so that the first mill decides it. */
  readonly 'mill-at-entry': 'capture' | 'extra-turn' | 'nothing' | 'forbidden' | 'wins';
  readonly 'mill-by-moving': 'capture' | 'capture-and-extra-turn' | 'wins';
  readonly captures: 'one' | 'per-mill';
  readonly protection: 'unless-all' | 'always' | 'never';
  /** A side with this many men or fewer flies; 0 for never. */
  readonly flying: number;
  /** `loses-unless-full`: it loses, but a board without a free point is a draw. */
  readonly blocked: 'loses' | 'passes' | 'draws' | 'loses-unless-full';
  readonly dice: 'none' | 'alfonso';
  readonly begins: 'white' | 'black';
  /** A draw after so many turns of each side without a capture; 0 for never. */
  readonly 'no-capture-draw': number;
  /** The same, counted only while a side is down to three men; 0 for never. */
  readonly 'three-men-draw': number;
  /** A draw when the same situation stands so many times; 0 for never. */
  readonly 'repetition-draw': number;
}

export const MILL_SPECS: readonly ParameterSpec[] = [
  { name: 'board', kind: 'choice', choices: MILL_BOARDS.map((board) => board.id) },
  { name: 'men', kind: 'number', min: 3, max: 12 },
  { name: 'entry', kind: 'choice', choices: ['first', 'any-time'] },
  { name: 'mill-at-entry', kind: 'choice', choices: ['capture', 'extra-turn', 'nothing', 'forbidden', 'wins'] },
  { name: 'mill-by-moving', kind: 'choice', choices: ['capture', 'capture-and-extra-turn', 'wins'] },
  { name: 'captures', kind: 'choice', choices: ['one', 'per-mill'] },
  { name: 'protection', kind: 'choice', choices: ['unless-all', 'always', 'never'] },
  { name: 'flying', kind: 'number', min: 3, max: 12, off: true },
  { name: 'blocked', kind: 'choice', choices: ['loses', 'passes', 'draws', 'loses-unless-full'] },
  { name: 'dice', kind: 'choice', choices: ['none', 'alfonso'] },
  { name: 'begins', kind: 'choice', choices: ['white', 'black'] },
  { name: 'no-capture-draw', kind: 'number', min: 1, max: 1000, off: true },
  { name: 'three-men-draw', kind: 'number', min: 1, max: 1000, off: true },
  { name: 'repetition-draw', kind: 'number', min: 2, max: 1000, off: true },
];

/** Applies changes to a full set of parameters and checks the whole; the first problem found is returned. */
export function changeMillParameters(
  base: MillParameters,
  changes: Parameters,
): Result<MillParameters, ParameterProblem> {
  const changed: Record<string, string | number> = { ...base };
  for (const [name, value] of Object.entries(changes)) {
    const spec = MILL_SPECS.find((known) => known.name === name);
    if (!spec)
      return { ok: false, error: { problem: 'unknown-parameter', name, known: MILL_SPECS.map((known) => known.name) } };
    const read = readParameter(spec, value);
    if (!read.ok) return read;
    changed[name] = read.value;
  }
  const parameters = changed as MillParameters;
  const clash = findClash(parameters);
  return clash ? { ok: false, error: clash } : { ok: true, value: parameters };
}

/** Values that are each possible, but not together. */
function findClash(parameters: MillParameters): ParameterProblem | null {
  const { board, men, flying } = parameters;
  const points = MILL_BOARDS.find(({ id }) => id === board)?.names.length ?? 0;
  const most = Math.min(12, Math.floor(points / 2));
  if (men > most)
    return { problem: 'clash', name: 'men', value: men, because: 'board', becauseValue: board, allowed: [3, most] };
  if (flying > men)
    return { problem: 'clash', name: 'flying', value: flying, because: 'men', becauseValue: men, allowed: [0, 3, men] };
  const atEntry = parameters['mill-at-entry'];
  const byMoving = parameters['mill-by-moving'];
  const clash = { name: 'mill-at-entry', value: atEntry, because: 'mill-by-moving', becauseValue: byMoving };
  if (byMoving === 'wins' && atEntry !== 'wins' && atEntry !== 'forbidden')
    return { problem: 'clash', ...clash, allowed: ['forbidden', 'wins'] };
  if (byMoving !== 'wins' && atEntry === 'wins')
    return { problem: 'clash', ...clash, allowed: ['capture', 'extra-turn', 'nothing', 'forbidden'] };
  return null;
}

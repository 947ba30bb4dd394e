import { type ParameterProblem, type ParameterSpec, type Parameters, readParameter } from '../parameters.ts';
import { fail, ok, type Result } from '../result.ts';

/** The parameters of a draughts rule set, with the names and values of the rule table. */
export interface DraughtsParameters extends Parameters {
  /** Squares along one side of the board. */
  readonly size: '8' | '10';
  /** Which bottom corner is a playing square, seen by White: the right one on the mirrored boards of Italy and Spain. */
  readonly orientation: 'dark-left' | 'dark-right';
  /** How squares are written: numbered row by row from White's far left, or a1 to h8. */
  readonly squares: 'numbers' | 'letters';
  readonly 'men-capture-backward': 'yes' | 'no';
  readonly 'men-take-kings': 'yes' | 'no';
  readonly 'king-range': 'long' | 'short';
  /** Where a long king lands: right behind the piece it jumped, or on any free square behind it. */
  readonly 'king-landing': 'behind' | 'any';
  /**
   * Which captures come first. `most`: those of most pieces; `most-kings`: and among them of most kings; `kings-first`:
   * those made by a king; `italian`: of most pieces, then by a king, then of most kings, then of a king soonest.
   */
  readonly priority: 'none' | 'most' | 'most-kings' | 'kings-first' | 'italian';
  /** When a man becomes a king: where its turn ends; in passing, going on as a king; at once, which ends its turn. */
  readonly crowning: 'at-end' | 'passing' | 'ends-turn';
  readonly removal: 'at-end' | 'at-once';
  /** `huffing`: a capture may be left undone, at the risk of being huffed. */
  readonly obligation: 'enforced' | 'huffing';
  readonly begins: 'white' | 'black';
  /** A draw after so many turns of each side with one king each and no capture; 0 for never. */
  readonly 'one-king-draw': number;
  /** A draw after so many turns of each side with kings only and no capture; 0 for never. */
  readonly 'kings-only-draw': number;
  /** A draw when the same situation stands so many times; 0 for never. */
  readonly 'repetition-draw': number;
}

const YES_NO = ['yes', 'no'];

export const DRAUGHTS_SPECS: readonly ParameterSpec[] = [
  { name: 'size', kind: 'choice', choices: ['8', '10'] },
  { name: 'orientation', kind: 'choice', choices: ['dark-left', 'dark-right'] },
  { name: 'squares', kind: 'choice', choices: ['numbers', 'letters'] },
  { name: 'men-capture-backward', kind: 'choice', choices: YES_NO },
  { name: 'men-take-kings', kind: 'choice', choices: YES_NO },
  { name: 'king-range', kind: 'choice', choices: ['long', 'short'] },
  { name: 'king-landing', kind: 'choice', choices: ['behind', 'any'] },
  { name: 'priority', kind: 'choice', choices: ['none', 'most', 'most-kings', 'kings-first', 'italian'] },
  { name: 'crowning', kind: 'choice', choices: ['at-end', 'passing', 'ends-turn'] },
  { name: 'removal', kind: 'choice', choices: ['at-end', 'at-once'] },
  { name: 'obligation', kind: 'choice', choices: ['enforced', 'huffing'] },
  { name: 'begins', kind: 'choice', choices: ['white', 'black'] },
  { name: 'one-king-draw', kind: 'number', min: 1, max: 1000, off: true },
  { name: 'kings-only-draw', kind: 'number', min: 1, max: 1000, off: true },
  { name: 'repetition-draw', kind: 'number', min: 2, max: 1000, off: true },
];

/** Applies changes to a full set of parameters and checks the whole; the first problem found is returned. */
export function changeDraughtsParameters(
  base: DraughtsParameters,
  changes: Parameters,
): Result<DraughtsParameters, ParameterProblem> {
  const changed: Record<string, string | number> = { ...base };
  for (const [name, value] of Object.entries(changes)) {
    const spec = DRAUGHTS_SPECS.find((known) => known.name === name);
    if (!spec) return fail({ problem: 'unknown-parameter', name, known: DRAUGHTS_SPECS.map((known) => known.name) });
    const read = readParameter(spec, value);
    if (!read.ok) return read;
    changed[name] = read.value;
  }
  // A board that grows past eight columns outgrows the letters of PDN: say so only where letters were asked for.
  const { size, squares } = changed;
  if (size === '10' && squares === 'letters') {
    if ('squares' in changes)
      return fail({
        problem: 'clash',
        name: 'squares',
        value: 'letters',
        because: 'size',
        becauseValue: '10',
        allowed: ['numbers'],
      });
    changed.squares = 'numbers';
  }
  return ok(changed as unknown as DraughtsParameters);
}

import type { Result } from './result.ts';

/** The value of one parameter. Yes and no are written `yes` and `no`, so that every value has one text. */
export type ParameterValue = string | number;

/** A full set of parameters, by name; the names and values are those of the rule table, `mill-at-entry` for instance. */
export type Parameters = Readonly<Record<string, ParameterValue>>;

/** A parameter that is one word of a list. */
export interface Choice<Word extends string = string> {
  readonly kind: 'choice';
  readonly choices: readonly Word[];
}

/** A parameter that is a whole number in a range; with `off` 0 is also allowed, for never. */
export interface Whole {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly off?: boolean;
}

/** What one parameter may be, with its name. */
export type ParameterSpec<Name extends string = string> = (Choice | Whole) & { readonly name: Name };

/** What each parameter of a family may be, by name: the one place where a parameter is declared. */
export type ParameterTable = Readonly<Record<string, ParameterSpec>>;

/** The values that a table allows: a word of its list for a choice, a number for a range. */
export type ValuesOf<Table extends ParameterTable> = {
  readonly [Name in keyof Table]: Table[Name] extends Choice<infer Word> ? Word : number;
};

/** A parameter that is one of these words. */
export const oneOf = <Word extends string>(...choices: readonly Word[]): Choice<Word> => ({
  kind: 'choice',
  choices,
});

/** A parameter that is a whole number from `min` to `max`, or, with `off`, 0 for never. */
export const whole = (min: number, max: number, { off = false }: { readonly off?: boolean } = {}): Whole => ({
  kind: 'number',
  min,
  max,
  ...(off && { off }),
});

type Rows = Readonly<Record<string, Choice | Whole>>;
type Named<R extends Rows> = { readonly [Name in keyof R]: R[Name] & { readonly name: Name } };

/** A table of parameters: each row is told the name under which it stands. */
export function table<R extends Rows>(rows: R): Named<R> {
  const named: unknown = Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { name, ...row }]));
  return named as Named<R>;
}

/** Why a set of parameters is refused. `because` names the parameter that it clashes with and its value. */
export type ParameterProblem =
  | { readonly problem: 'unknown-rules'; readonly rules: string; readonly known: readonly string[] }
  | { readonly problem: 'unknown-parameter'; readonly name: string; readonly known: readonly string[] }
  | {
      readonly problem: 'not-a-choice';
      readonly name: string;
      readonly value: ParameterValue;
      readonly choices: readonly string[];
    }
  | {
      readonly problem: 'not-in-range';
      readonly name: string;
      readonly value: ParameterValue;
      readonly min: number;
      readonly max: number;
      readonly off: boolean;
    }
  | {
      readonly problem: 'clash';
      readonly name: string;
      readonly value: ParameterValue;
      readonly because: string;
      readonly becauseValue: ParameterValue;
      /** The values that `name` may take beside `because`, in words or as `min` to `max`. */
      readonly allowed: readonly ParameterValue[];
    };

/** Checks one value, given as text or number, against its spec and returns it in its own type. */
export function readParameter(spec: ParameterSpec, value: ParameterValue): Result<ParameterValue, ParameterProblem> {
  const text = String(value).trim().toLowerCase();
  if (spec.kind === 'choice') {
    if (spec.choices.includes(text)) return { ok: true, value: text };
    return { ok: false, error: { problem: 'not-a-choice', name: spec.name, value, choices: spec.choices } };
  }
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  const off = spec.off ?? false;
  if ((number >= spec.min && number <= spec.max) || (off && number === 0)) return { ok: true, value: number };
  return { ok: false, error: { problem: 'not-in-range', name: spec.name, value, min: spec.min, max: spec.max, off } };
}

/** Applies changes, as text or in their own type, to a full set of values; the first problem found is returned. */
export function changeValues<Values extends Parameters>(
  table: ParameterTable,
  base: Values,
  changes: Parameters,
): Result<Values, ParameterProblem> {
  const changed: Record<string, ParameterValue> = { ...base };
  for (const [name, value] of Object.entries(changes)) {
    const spec = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!spec) return { ok: false, error: { problem: 'unknown-parameter', name, known: Object.keys(table) } };
    const read = readParameter(spec, value);
    if (!read.ok) return read;
    changed[name] = read.value;
  }
  // Every value was read by its own spec.
  return { ok: true, value: changed as Values };
}

/** The values in which a full set differs from another. */
export const differences = <Values extends Parameters>(values: Values, from: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => from[name] !== value)) as Partial<Values>;

import type { Result } from './result.ts';

/** The value of one parameter. Yes and no are written `yes` and `no`, so that every value has one text. */
export type ParameterValue = string | number;

/** A full set of parameters, by name; the names and values are those of the rule table, `mill-at-entry` for instance. */
export type Parameters = Readonly<Record<string, ParameterValue>>;

/** What one parameter may be: one word of a list, or a whole number in a range (`off`: 0 is also allowed, for never). */
export type ParameterSpec =
  | { readonly name: string; readonly kind: 'choice'; readonly choices: readonly string[] }
  | {
      readonly name: string;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly off?: boolean;
    };

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

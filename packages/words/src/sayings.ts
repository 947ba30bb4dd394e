import type { ParameterProblem, Refusal } from '@merellier/rules';
import type { NotationProblem } from '@merellier/rules/notation';
import type { Catalogue } from './catalogue.ts';
import type { Kind, ParameterEntry, Sayings } from './shapes.ts';

/** Squares are numbered, points are not: enough to choose the words where no rule set is at hand. */
function kindOf(refusal: Refusal): Kind {
  const names = Object.values(refusal).filter((value) => typeof value === 'string');
  return names.some((name) => /^\d{1,2}$/.test(name)) ? 'squares' : 'points';
}

/** The clauses of a catalogue that are made of other clauses, tied together. */
export function makeSayings(catalogue: Catalogue, kind?: Kind): Sayings {
  const parameters: Readonly<Record<string, ParameterEntry>> = catalogue.parameters;
  const say: Sayings = {
    refusal: (refusal, of = kind) => {
      const words = catalogue.refusals[refusal.reason] as (refusal: Refusal, kind: Kind) => string;
      return words(refusal, of ?? kindOf(refusal));
    },
    problem: (problem) => {
      const words = catalogue.problems[problem.problem] as (
        problem: NotationProblem | ParameterProblem,
        say: Sayings,
      ) => string;
      return words(problem, say);
    },
    reason: (reason) => catalogue.reasons[reason](null, undefined),
    parameter: (name) => {
      const words = parameters[name]?.name;
      return words === undefined ? name : words.toLowerCase() === name ? words : `${words} (${name})`;
    },
    value: (name, value) => {
      const values = parameters[name]?.values;
      const words = typeof values === 'object' ? values[String(value)] : undefined;
      return words === undefined ? String(value) : `${words} (${value})`;
    },
  };
  return say;
}

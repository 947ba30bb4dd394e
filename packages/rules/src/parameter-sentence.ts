import type { ParameterProblem } from './parameters.ts';

// What exceptions say to programmers; players get their sentences, in three languages, from `@merellier/words`.

/** Why a rule set cannot be made, in a sentence. */
export function parameterSentence(rules: string, problem: ParameterProblem): string {
  if (problem.problem === 'unknown-rules')
    return `there is no rule set "${problem.rules}"; there are ${problem.known.join(', ')}`;
  const { name } = problem;
  if (problem.problem === 'unknown-parameter')
    return `${rules} has no parameter "${name}"; it has ${problem.known.join(', ')}`;
  const may =
    problem.problem === 'not-a-choice'
      ? `must be one of ${problem.choices.join(', ')}`
      : problem.problem === 'not-in-range'
        ? `must be a whole number from ${problem.min} to ${problem.max}${problem.off ? ', or 0' : ''}`
        : `must be ${problem.allowed.join(' or ')} where ${problem.because} is ${problem.becauseValue}`;
  return `${name} of ${rules} ${may}, not "${problem.value}"`;
}

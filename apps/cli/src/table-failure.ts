import { MillRuleSet, type ParameterValue, type RuleSet } from '@merellier/rules';
import { costOf, TableFileError, type Unsolvable } from '@merellier/tablebase';
import { MOST_MEMORY, SolveError } from '@merellier/tablebase/node';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { duration, size } from './quantities.ts';

/** What is wrong with tables, or with making them, in one sentence; anything else as it is. */
export function tableFailure(context: Context, error: unknown): unknown {
  const { texts } = context;
  if (error instanceof TableFileError) return new Failure(texts.tables.fileProblems[error.problem](error.file), 1);
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new Failure(texts.tables.diskFull, 1);
  if (code !== undefined && UNUSABLE.includes(code)) return new Failure(texts.tables.badFolder(path ?? '', code), 1);
  if (!(error instanceof SolveError)) return error;
  const { problem } = error;
  if (problem.problem === 'held') return new Failure(texts.tables.held(String(problem.pid), problem.host), 1);
  if (problem.problem === 'space')
    return new Failure(texts.tables.noSpace(size(context, problem.needed), size(context, problem.free)), 1);
  if (problem.allowed === MOST_MEMORY)
    return new Failure(texts.tables.beyondMemory(size(context, problem.needed), context.words.number(problem.men)), 1);
  return new Failure(
    texts.tables.noMemory(
      size(context, problem.needed),
      size(context, problem.allowed),
      problem.men < 3 ? null : context.words.number(problem.men),
    ),
    1,
  );
}

/** What a system says of a folder that nothing can be written to. */
const UNUSABLE: readonly string[] = [
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EEXIST',
  'EISDIR',
  'ENAMETOOLONG',
  'ENOENT',
];

/** Why a rule set cannot be solved, by which of its rules, and what it would take. */
export function refusal(context: Context, rules: RuleSet, { reason, parameters, bytes, seconds }: Unsolvable): string {
  const { words, texts } = context;
  const { unsolvable, unknownRules, wouldTake, wouldTakeMore } = texts.tables;
  const said = parameters.map((name) => {
    const of = words.parameter(name);
    return `${of.name} – ${of.value(rules.parameters[name] as ParameterValue)}`;
  });
  const why = reason === 'rule' ? unknownRules(...said) : unsolvable[reason];
  // Positions that remember are more than men and hands alone tell apart.
  const take = rules instanceof MillRuleSet && rules.core.remembers ? wouldTakeMore : wouldTake;
  return `${why} ${take(size(context, bytes), duration(context, seconds))}`;
}

/** The same with dice. */
export function diceRefusal(
  context: Context,
  rules: RuleSet,
  { reason, parameters }: Pick<Unsolvable, 'reason' | 'parameters'>,
): string {
  const cost = rules instanceof MillRuleSet ? costOf(rules) : { positions: 0, bytes: 0, seconds: 0 };
  return refusal(context, rules, { reason, parameters, ...cost });
}

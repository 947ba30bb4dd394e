import { type ParameterSpec, RULE_SET_IDS, type RuleSet, ruleSet } from '@merellier/rules';
import { chooseRules } from './chosen-rules.ts';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { twoColumns, wrap } from './paragraphs.ts';

export interface RulesOptions {
  readonly set?: readonly string[];
  readonly json?: boolean;
}

/** `merellier rules [ID]`: the catalogue, or one rule set with every parameter. */
export async function showRules(context: Context, id: string | undefined, options: RulesOptions): Promise<void> {
  const { out, texts } = context;
  if (id !== undefined) {
    const rules = chooseRules(context, id, options.set);
    return out.line(options.json ? JSON.stringify(inFull(context, rules)) : page(context, rules));
  }
  if (options.set) throw new Failure(texts.missingArgument('ID'));
  const all = RULE_SET_IDS.map((known) => ruleSet(known));
  if (options.json) return out.line(JSON.stringify(all.map((rules) => inShort(context, rules))));
  const rows = all.map((rules) => [rules.id, context.words.rules(rules.id).pitch] as const);
  return out.line(twoColumns(rows, out.width));
}

/** A rule set as an entry of the catalogue, for a program. */
function inShort({ words }: Context, rules: RuleSet) {
  const { id, family, parameters } = rules;
  const { pitch, source, status } = words.rules(rules);
  return { id, name: words.rulesName(rules), family, parameters, pitch, source, status };
}

/** A rule set with what every parameter may be, for a program. */
function inFull(context: Context, rules: RuleSet) {
  const { changes, specs, board } = rules;
  const allowed = Object.fromEntries(specs.map((spec) => [spec.name, allowedBy(spec)]));
  const open = context.words.rules(rules).decisions.map(({ said }) => said);
  return { ...inShort(context, rules), changes, allowed, board: { id: board.id, places: board.names }, open };
}

const allowedBy = (spec: ParameterSpec) =>
  spec.kind === 'choice' ? spec.choices : { min: spec.min, max: spec.max, off: spec.off ?? false };

/** A rule set for a person. */
function page({ words, texts, out }: Context, rules: RuleSet): string {
  const { pitch, source, statusSaid, decisions } = words.rules(rules);
  const open = decisions.map(({ said }) => said);
  const text = (sentence: string): string => wrap(sentence, out.width);
  const item = (sentence: string): string => wrap(`– ${sentence}`, out.width, '  ');
  const parameters = rules.specs.map((spec) => {
    const { name, value } = words.parameter(spec.name);
    const now = rules.parameters[spec.name] as string | number;
    const possible = spec.kind === 'choice' ? texts.values(spec.choices.join(', ')) : range(texts, spec);
    return [`${spec.name}=${now}`, `${name} — ${value(now)} (${possible})`] as const;
  });
  return [
    `${words.rulesName(rules)} (${rules.id})`,
    ...words.changes(rules).map(item),
    text(pitch),
    text(texts.source(source, statusSaid)),
    '',
    ...(open.length > 0 ? [...open.map(item), ''] : []),
    twoColumns(parameters, out.width),
  ].join('\n');
}

const range = (
  texts: Context['texts'],
  { min, max, off = false }: Extract<ParameterSpec, { kind: 'number' }>,
): string => texts.fromTo(String(min), String(max), off);

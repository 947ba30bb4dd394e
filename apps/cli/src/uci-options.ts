import { type ParameterSpec, type ParameterValue, RULE_SET_IDS, type RuleSet, ruleSet } from '@merellier/rules';

/** One option as UCI declares it. */
export type UciOption =
  | {
      readonly name: string;
      readonly type: 'combo';
      readonly value: ParameterValue;
      readonly choices: readonly string[];
    }
  | {
      readonly name: string;
      readonly type: 'spin';
      readonly value: ParameterValue;
      readonly min: number;
      readonly max: number;
    }
  | { readonly name: string; readonly type: 'button' }
  | { readonly name: string; readonly type: 'check'; readonly value: boolean }
  | { readonly name: string; readonly type: 'string'; readonly value: string };

/** The rule set that is played until another is chosen. */
export const FIRST_RULES = 'marelle';

/** The options that are no parameters of a rule set. */
export const OWN_OPTIONS = {
  rules: { name: 'Rules', type: 'combo', value: FIRST_RULES, choices: RULE_SET_IDS },
  hash: { name: 'Hash', type: 'spin', value: 64, min: 1, max: 2048 },
  multiPv: { name: 'MultiPV', type: 'spin', value: 1, min: 1, max: 500 },
  level: { name: 'Level', type: 'spin', value: 10, min: 1, max: 10 },
  useTables: { name: 'UseTables', type: 'check', value: true },
  tables: { name: 'TablesPath', type: 'string', value: '<default>' },
  showWdl: { name: 'UCI_ShowWDL', type: 'check', value: false },
  clear: { name: 'Clear Hash', type: 'button' },
} as const satisfies Record<string, UciOption>;

/**
 * Every parameter of every rule set as an option, with all that it may be in any of them, and the value that it has in the
 * first rule set that has it.
 */
export function parameterOptions(): readonly UciOption[] {
  const options = new Map<string, UciOption>();
  const all: readonly RuleSet[] = [FIRST_RULES, ...RULE_SET_IDS].map((id) => ruleSet(id));
  for (const { specs, parameters } of all)
    for (const spec of specs) {
      const known = options.get(spec.name);
      options.set(spec.name, known ? widen(known, spec) : toOption(spec, parameters[spec.name] ?? ''));
    }
  return [...options.values()];
}

function toOption(spec: ParameterSpec, value: ParameterValue): UciOption {
  const { name } = spec;
  if (spec.kind === 'choice') return { name, type: 'combo', value, choices: spec.choices };
  return { name, type: 'spin', value, min: spec.off ? 0 : spec.min, max: spec.max };
}

function widen(known: UciOption, spec: ParameterSpec): UciOption {
  if (known.type === 'combo' && spec.kind === 'choice')
    return { ...known, choices: [...new Set([...known.choices, ...spec.choices])] };
  if (known.type === 'spin' && spec.kind === 'number')
    return { ...known, min: Math.min(known.min, spec.off ? 0 : spec.min), max: Math.max(known.max, spec.max) };
  return known;
}

/** The line that declares an option. */
export function declare(option: UciOption): string {
  const start = `option name ${option.name} type ${option.type}`;
  switch (option.type) {
    case 'combo':
      return `${start} default ${option.value}${option.choices.map((choice) => ` var ${choice}`).join('')}`;
    case 'spin':
      return `${start} default ${option.value} min ${option.min} max ${option.max}`;
    case 'check':
    case 'string':
      return `${start} default ${option.value}`;
    default:
      return start;
  }
}

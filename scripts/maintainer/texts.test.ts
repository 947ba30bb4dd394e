import {
  newGame,
  type ParameterSpec,
  type ParameterValue,
  RULE_SET_IDS,
  type RuleSet,
  readRuleSet,
  ruleSet,
} from '@merellier/rules';
import { readGame, writeGame } from '@merellier/rules/notation';
import { de } from '@merellier/words/de';
import { en } from '@merellier/words/en';
import { fr } from '@merellier/words/fr';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tellRules } from '../../apps/web/src/views/learn/rule-prose.ts';
import { de as dePage } from '../../apps/web/src/views/learn/strings/de.ts';
import { en as enPage } from '../../apps/web/src/views/learn/strings/en.ts';
import { fr as frPage } from '../../apps/web/src/views/learn/strings/fr.ts';
import { anyRules, anyValue } from '../../packages/rules/src/testing/any-rules.ts';
import { isLong } from '../long.mjs';

const LANGUAGES = [
  ['fr', fr, frPage],
  ['en', en, enPage],
  ['de', de, dePage],
] as const;
const ANY = anyRules(RULE_SET_IDS);

it('a game of any rule set is read back with all its rules', () => {
  fc.assert(
    fc.property(ANY, (rules) => {
      const read = readGame(writeGame(newGame(rules)));
      expect(read).toMatchObject({ ok: true });
      if (read.ok) expect([read.value.rules.id, read.value.rules.parameters]).toEqual([rules.id, rules.parameters]);
    }),
    { numRuns: isLong ? 5000 : 100 },
  );
});

const valuesOf = (spec: ParameterSpec): readonly ParameterValue[] =>
  spec.kind === 'choice' ? spec.choices : [...(spec.off ? [0] : []), spec.min, spec.min + 1, spec.max];

it.each(LANGUAGES)('in %s no two values of a parameter are called the same', (_, words) => {
  for (const rules of [ruleSet('marelle'), ruleSet('dames')])
    for (const spec of rules.specs) {
      const said = valuesOf(spec).map((value) => words.parameter(spec.name).value(value));
      expect(new Set(said).size, `${spec.name}: ${said}`).toBe(said.length);
    }
});

/** Parameters that the page of the rules need not tell: the board shows them. */
const SHOWN = ['orientation', 'squares'];

/** Whether a value makes no difference beside the others, so that nothing is said of it. */
function isIdle({ parameters }: RuleSet, name: string): boolean {
  const firstMill = parameters['mill-by-moving'] === 'wins';
  return (
    SHOWN.includes(name) ||
    (name === 'king-landing' && parameters['king-range'] === 'short') ||
    (firstMill && ['protection', 'captures', 'taking', 'least-men', 'mill-counts', 'reclosing'].includes(name))
  );
}

const page = (rules: RuleSet, [, , strings]: (typeof LANGUAGES)[number]): string =>
  JSON.stringify(tellRules(rules, strings.prose).map(({ section, sentences }) => [section, ...sentences]));

/** A rule set and the same with one parameter changed. */
const oneChange = ANY.chain((rules) =>
  fc.constantFrom(...rules.specs).chain((spec) => anyValue(spec).map((value) => ({ rules, spec, value }))),
);

it('in every language the page of a rule set tells each change of a parameter', () => {
  fc.assert(
    fc.property(oneChange, fc.constantFrom(...LANGUAGES), ({ rules, spec, value }, language) => {
      const changed = readRuleSet(rules.id, { ...rules.changes, [spec.name]: value });
      fc.pre(changed.ok && rules.parameters[spec.name] !== changed.value.parameters[spec.name]);
      if (!changed.ok) return;
      expect(language[1].changes(changed.value)).not.toEqual(language[1].changes(rules));
      if (!isIdle(rules, spec.name)) expect(page(changed.value, language)).not.toBe(page(rules, language));
    }),
    { numRuns: isLong ? 9000 : 20 },
  );
});

it.each(LANGUAGES)('in %s the page of a rule set tells every value of every parameter', (...language) => {
  for (const rules of [ruleSet('marelle'), ruleSet('dames')] as readonly RuleSet[])
    for (const spec of rules.specs)
      for (const value of valuesOf(spec)) {
        const changed = readRuleSet(rules.id, { [spec.name]: value });
        if (!changed.ok || Object.keys(changed.value.changes).length === 0 || isIdle(rules, spec.name)) continue;
        expect(page(changed.value, language), `${spec.name}=${value}`).not.toBe(page(rules, language));
      }
});

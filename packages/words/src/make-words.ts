import type { Reason, RuleSet, RuleSetId, Side } from '@merellier/rules';
import type { GameRemark } from '@merellier/rules/notation';
import type { Catalogue } from './catalogue.ts';
import { DECIDED, DECISIONS, type Decision, isHeld } from './decisions.ts';
import { known } from './known.ts';
import type { Language } from './languages.ts';
import { makePlayWords } from './make-play-words.ts';
import { makeSayings } from './sayings.ts';
import { sentence } from './sentence.ts';
import type { Kind, ParameterEntry, RuleSetEntry } from './shapes.ts';
import type { DecisionWords, ParameterWords, RuleSetWords, Words } from './words.ts';

const LONGEST_QUOTE = 60;

/** What came from outside, fit to be quoted in a sentence: not long, and without signs that a terminal would obey. */
function quotable<Problem extends object>(problem: Problem): Problem {
  const fit = (text: string): string => {
    const plain = text.slice(0, LONGEST_QUOTE + 1).replace(/[\p{Cc}\p{Bidi_C}]+/gu, ' ');
    return plain.length > LONGEST_QUOTE ? `${plain.slice(0, LONGEST_QUOTE)}…` : plain;
  };
  return Object.fromEntries(
    Object.entries(problem).map(([name, value]) => [
      name,
      typeof value === 'string' ? fit(value) : isRecord(value) ? quotable(value) : value,
    ]),
  ) as Problem;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything that a catalogue says, as the functions that apps call. */
export function makeWords(language: Language, catalogue: Catalogue): Words {
  const names: Readonly<Record<string, string>> = catalogue.names;
  const ruleSets: Readonly<Record<string, RuleSetEntry>> = catalogue.ruleSets;
  const parameters: Readonly<Record<string, ParameterEntry>> = catalogue.parameters;

  const decisionsOf = (id: string): readonly DecisionWords[] =>
    (DECIDED[id as RuleSetId] ?? []).map((decision) => {
      const { otherwise }: Decision = DECISIONS[decision];
      return { id: decision, said: catalogue.decisions[decision], otherwise: otherwise ?? null };
    });

  const rules = (of: string | RuleSet): RuleSetWords => {
    const { id, changes } = typeof of === 'string' ? { id: of, changes: {} } : of;
    const { pitch, source, departures = [], reconstructed } = known(ruleSets, id, 'rule set');
    const name = known(names, id, 'rule set');
    const isHouse = Object.keys(changes).length > 0;
    return {
      ...{ name, source, pitch: isHouse ? catalogue.housePitch(name) : pitch },
      // Such sentences are about single parameters, and do not say which.
      departures: isHouse ? [] : departures,
      decisions: decisionsOf(id).filter((decision) => isHeld(decision.id, changes)),
      status: reconstructed ? 'reconstructed' : 'attested',
      statusSaid: isHouse ? catalogue.houseStatus : (reconstructed ?? catalogue.attested),
    };
  };

  const parameter = (name: string): ParameterWords => {
    const entry = known(parameters, name, 'parameter');
    const { values } = entry;
    return {
      name: entry.name,
      help: entry.help,
      value: (value) =>
        typeof values === 'function' ? values(Number(value)) : known(values, String(value), `value of ${name}`),
    };
  };

  return {
    ...makePlayWords(language, catalogue),
    rules,
    changes: ({ changes }: RuleSet) =>
      Object.entries(changes).map(([name, value]) => {
        const words = parameter(name);
        return catalogue.setting(words.name, words.value(value));
      }),
    parameter,
    refusal: (refusal, of) => sentence(makeSayings(catalogue, of?.board.kind).refusal(quotable(refusal))),
    reasons: (reasons, side, of) =>
      reasons
        .map((reason, i) => {
          const said = catalogue.turnReasons[reason.reason] as (reason: Reason, side: Side, kind: Kind) => string;
          const words = said(reason, side, of?.board.kind ?? 'points');
          return sentence(i === 0 ? catalogue.thisTurn(words) : catalogue.itToo(words));
        })
        .join(' '),
    problem: (problem, where, of) => {
      const fault = makeSayings(catalogue, of?.board.kind).problem(quotable(problem));
      return where === undefined ? sentence(fault) : `${catalogue.at(where, fault)}.`;
    },
    remark: (remark, where) => {
      const words = catalogue.remarks[remark.remark] as (remark: GameRemark, rules: string) => string;
      const said = words(quotable(remark), 'rules' in remark ? rules(remark.rules).name : '');
      const fault = catalogue.onLine(catalogue.numbers.number(remark.line), said);
      return where === undefined ? sentence(fault) : `${catalogue.at(where, fault)}.`;
    },
  };
}

import type { Outcome, Reason, RuleSet, Side } from '@merellier/rules';
import type { GameRemark } from '@merellier/rules/notation';
import type { Catalogue } from './catalogue.ts';
import { describeTurn } from './describe-turn.ts';
import { diceText } from './dice.ts';
import type { Language } from './languages.ts';
import { makeSayings, sentence } from './sayings.ts';
import type { Kind, ParameterEntry, RuleSetEntry } from './shapes.ts';
import { findTask } from './task.ts';
import type { ParameterWords, RuleSetWords, Words } from './words.ts';

const known = <Value>(table: Readonly<Record<string, Value>>, key: string, what: string): Value => {
  const value = Object.hasOwn(table, key) ? table[key] : undefined;
  if (value === undefined) throw new RangeError(`no ${what} ${key}`);
  return value;
};

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
  const ruleSets: Readonly<Record<string, RuleSetEntry>> = catalogue.ruleSets;
  const parameters: Readonly<Record<string, ParameterEntry>> = catalogue.parameters;

  const rules = (id: string): RuleSetWords => {
    const { name, pitch, source, open, departures = [], reconstructed } = known(ruleSets, id, 'rule set');
    return {
      ...{ name, pitch, source, open, departures },
      status: reconstructed ? 'reconstructed' : 'attested',
      statusSaid: reconstructed ?? catalogue.attested,
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

  const reasonOf = ({ winner, reason, count }: Outcome): string => {
    const loser = winner === null ? null : winner === 'white' ? 'black' : 'white';
    return catalogue.reasons[reason](loser, count);
  };

  return {
    language,
    number: catalogue.numbers.number,
    side: (side) => catalogue.sides[side],
    level: (number) => {
      const name = catalogue.levels[number - 1];
      if (name === undefined) throw new RangeError(`no level ${number}`);
      return name;
    },
    rules,
    rulesName: ({ id, changes }: RuleSet) =>
      Object.keys(changes).length > 0 ? catalogue.houseRules(rules(id).name) : rules(id).name,
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
    outcome: (outcome) => {
      const { winner, reason } = outcome;
      if (reason === 'agreement') return sentence(catalogue.outcomes.agreed);
      const because = reasonOf(outcome);
      return sentence(winner ? catalogue.outcomes.win(winner, because) : catalogue.outcomes.draw(because));
    },
    because: (outcome) => sentence(outcome.reason === 'agreement' ? catalogue.outcomes.byAgreement : reasonOf(outcome)),
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
    placeLabel: (board, view, place) =>
      catalogue.placeLabel(board.names[place] as string, view.men.find(({ at }) => at === place) ?? null),
    turnSaid: (of, position, turn) => describeTurn(catalogue, of, position, turn),
    toPlay: (of, position, situation = {}) => {
      if (of.outcome(position)) return catalogue.toPlay.over;
      const task = findTask(catalogue, of, position, situation.done ?? []);
      const fresh = (situation.done ?? []).length === 0 && situation.again;
      const said = fresh ? catalogue.toPlay.again(task) : task;
      return situation.you ? catalogue.toPlay.you(said) : catalogue.toPlay.turn(position.toPlay, said);
    },
    throwSaid: (of, faces) => catalogue.throws[of.isSpecial(faces) ? 'special' : 'plain'](diceText(faces)),
    throwAllows: (of, faces) => catalogue.throws[of.isSpecial(faces) ? 'specialAllows' : 'plainAllows'],
  };
}

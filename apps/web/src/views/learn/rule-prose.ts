import type { Parameters, RuleSet } from '@merellier/rules';
import type { RuleLesson, Section } from './lesson.ts';
import { lessonsFor } from './rule-lessons.ts';
import type { LearnStrings } from './strings/fr.ts';

/** One part of a rule set's page: what is said, and the lessons that suit the rule set. */
export interface RulePart {
  readonly section: Section;
  readonly sentences: readonly string[];
  readonly lessons: readonly RuleLesson[];
}

type Prose = LearnStrings['prose'];

/** The sentence for a parameter's value; nothing where it needs no saying. */
const pick = (texts: Readonly<Record<string, string>>, parameters: Parameters, name: string): string =>
  texts[String(parameters[name])] ?? '';
const number = (parameters: Parameters, name: string): number => Number(parameters[name] ?? 0);
/** A sentence about a number, unless it is 0, for never. */
const unlessNever = (say: (value: number) => string, parameters: Parameters, name: string): string =>
  number(parameters, name) === 0 ? '' : say(number(parameters, name));

/** The rules in our words, put together from the parameters: house rules are told as well. */
export function tellRules(rules: RuleSet, prose: Prose): readonly RulePart[] {
  const told = rules.family === 'mill' ? tellMill(rules.parameters, prose) : tellDraughts(rules.parameters, prose);
  return told
    .map(([section, sentences]) => ({
      section,
      sentences: sentences.filter((sentence) => sentence !== ''),
      lessons: lessonsFor(rules, section),
    }))
    .filter(({ sentences, lessons }) => sentences.length + lessons.length > 0);
}

type Told = readonly (readonly [Section, readonly string[]])[];

/** What a mill earns in moving: it takes too, or it alone takes where one closed by placing does not. */
const byMoving = (mill: Prose['mill'], parameters: Parameters): string =>
  parameters['mill-by-moving'] === 'capture' && parameters['mill-at-entry'] !== 'capture'
    ? mill.byMoving['only-capture']
    : pick(mill.byMoving, parameters, 'mill-by-moving');

function tellMill(parameters: Parameters, { mill, repetition }: Prose): Told {
  const firstMill = parameters['mill-by-moving'] === 'wins';
  const blockedLoses = String(parameters['blocked']).startsWith('loses');
  const goal = firstMill ? mill.goal.first : blockedLoses ? mill.goal.fewOrBlocked : mill.goal.few;
  const flying = number(parameters, 'flying');
  const withHand = flying > 0 && parameters['entry'] === 'any-time' ? mill.flyingWithHand : '';
  return [
    ['goal', [goal]],
    [
      'placing',
      [
        mill.men(number(parameters, 'men')),
        pick(mill.begins, parameters, 'begins'),
        pick(mill.entry, parameters, 'entry'),
        pick(mill.atEntry, parameters, 'mill-at-entry'),
      ],
    ],
    ['moving', [mill.move, pick(mill.board, parameters, 'board'), byMoving(mill, parameters)]],
    [
      'taking',
      firstMill
        ? []
        : [mill.taken, pick(mill.protection, parameters, 'protection'), pick(mill.captures, parameters, 'captures')],
    ],
    ['flying', firstMill && flying === 0 ? [] : [mill.flying(flying), withHand]],
    ['dice', [pick(mill.dice, parameters, 'dice')]],
    [
      'end',
      [
        firstMill ? '' : mill.few,
        pick(mill.blocked, parameters, 'blocked'),
        unlessNever(mill.noCapture, parameters, 'no-capture-draw'),
        unlessNever(mill.threeMen, parameters, 'three-men-draw'),
        unlessNever(repetition, parameters, 'repetition-draw'),
      ],
    ],
  ];
}

function tellDraughts(parameters: Parameters, { draughts, repetition }: Prose): Told {
  const huffing = parameters['obligation'] === 'huffing';
  return [
    ['goal', [draughts.goal]],
    ['man', [pick(draughts.size, parameters, 'size'), pick(draughts.begins, parameters, 'begins'), draughts.move]],
    [
      'capture',
      [
        draughts.capture,
        pick(draughts.backward, parameters, 'men-capture-backward'),
        pick(draughts.takesKings, parameters, 'men-take-kings'),
        draughts.goesOn,
        pick(draughts.removal, parameters, 'removal'),
        huffing ? '' : draughts.obligation.enforced,
        pick(draughts.priority, parameters, 'priority'),
      ],
    ],
    [
      'king',
      [
        pick(draughts.crowning, parameters, 'crowning'),
        pick(draughts.range, parameters, 'king-range'),
        parameters['king-range'] === 'long' ? pick(draughts.landing, parameters, 'king-landing') : '',
      ],
    ],
    ['huffing', huffing ? [draughts.obligation.huffing] : []],
    [
      'end',
      [
        draughts.lost,
        unlessNever(draughts.oneKing, parameters, 'one-king-draw'),
        unlessNever(draughts.kingsOnly, parameters, 'kings-only-draw'),
        unlessNever(repetition, parameters, 'repetition-draw'),
      ],
    ],
  ];
}

import {
  type DraughtsParameters,
  DraughtsRuleSet,
  MILL_BOARDS,
  type MillParameters,
  MillRuleSet,
  type RuleSet,
  rowsOfMen,
} from '@merellier/rules';
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

/** Sentences and the section in which they stand; null for what needs no saying. */
type Said = readonly [section: Section, ...sentences: (string | null)[]];

/**
 * What is said of each parameter, in the order in which it is said. Every parameter has its answer; `SHOWN` is that of
 * those which a board shows at a glance.
 */
type Answers<Values> = { readonly [Name in keyof Values]: (value: Values[Name], values: Values) => Said };

const SHOWN = (): Said => ['man'];

/** The rules in our words, put together from the parameters: house rules are told as well. */
export const tellRules = (rules: RuleSet, prose: Prose): readonly RulePart[] =>
  tellSections(rules, prose)
    .map((part) => ({ ...part, lessons: lessonsFor(rules, part.section) }))
    .filter(({ sentences, lessons }) => sentences.length + lessons.length > 0);

/** The same without lessons, for reading alone; of some sections nothing needs saying. */
export function tellSections(rules: RuleSet, prose: Prose): readonly Pick<RulePart, 'section' | 'sentences'>[] {
  const said = sayAll(rules, prose);
  return [...new Set(said.map(([section]) => section))].map((section) => ({
    section,
    sentences: said
      .flatMap(([where, ...sentences]) => (where === section ? sentences : []))
      .filter((sentence) => sentence !== null),
  }));
}

/** What the rules say of each parameter, by its name: no sentence for what a board shows, or what needs no saying. */
export function tellParameters(rules: RuleSet, prose: Prose): ReadonlyMap<string, readonly string[]> {
  const said = ([, ...sentences]: Said): readonly string[] => sentences.filter((sentence) => sentence !== null);
  return new Map([...answersOf(rules, prose)].map(([name, each]) => [name, said(each)]));
}

/** How a rule set is played, in three sentences, and one more for each rule that few have, for somebody who is to play it at once. */
export function ruleInShort(rules: RuleSet, prose: Prose): readonly string[] {
  if (rules instanceof MillRuleSet) return [...millInShort(rules.parameters, prose), ...rareInShort(rules, prose)];
  return tellSections(rules, prose)
    .flatMap(({ sentences }) => sentences.slice(0, 1))
    .slice(0, 3);
}

/** Where men go, what a mill is and does, and who loses. */
function millInShort(values: MillParameters, { mill }: Prose): readonly string[] {
  const entry = standsAtHome(values) ? mill.homes : mill.entry[values.entry];
  if (isFirstMill(values)) return [mill.goal.first, entry, mill.move];
  const { 'mill-by-moving': byMoving } = values;
  const says = takesTwo(values) ? mill.two : mill;
  const moved = byMoving === 'capture' ? says.takesByMoving : says.takesAndAgain;
  return [
    entry,
    takesAtEntry(values) ? says.takes : moved,
    values.aim === 'lose' ? mill.losing : lastMen(values, mill),
  ];
}

/** What a player of marelle must not miss, where it is not as usual, the most telling first. */
const RARE: Partial<MillParameters> = {
  dice: 'none',
  'mill-at-entry': 'capture',
  intervention: 'no',
  custodian: 'no',
  leap: 'no',
  'mill-counts': 'always',
  'placing-stops': 0,
  protection: 'unless-all',
  captures: 'one',
  taking: 'must',
  reclosing: 'at-once',
  'black-men': 0,
};
const MOST_RARE = 3;

function rareInShort(rules: MillRuleSet, prose: Prose): readonly string[] {
  const { parameters } = rules;
  const told = tellParameters(rules, prose);
  // That a mill takes two men was said with what a mill is.
  const rare = (Object.keys(RARE) as (keyof MillParameters)[]).filter(
    (name) => parameters[name] !== RARE[name] && !(name === 'captures' && takesTwo(parameters)),
  );
  const names: readonly (keyof MillParameters)[] = hasWidePoints(parameters) ? ['board', ...rare] : rare;
  // Where the first mill wins, nothing is taken, and its sentence has said what a mill is worth.
  return isFirstMill(parameters) ? [] : names.flatMap((name) => told.get(name)?.slice(0, 1) ?? []).slice(0, MOST_RARE);
}

function sayAll(rules: RuleSet, prose: Prose): readonly Said[] {
  const begin =
    rules instanceof MillRuleSet
      ? beginMill(rules.parameters, prose)
      : rules instanceof DraughtsRuleSet
        ? beginDraughts(rules.parameters, prose)
        : [];
  return [...begin, ...answersOf(rules, prose).values()];
}

/** What is said of each parameter of a rule set, by its name, in the order in which it is said. */
function answersOf(rules: RuleSet, prose: Prose): ReadonlyMap<string, Said> {
  if (rules instanceof MillRuleSet) return answer(millAnswers(prose), rules.parameters);
  if (rules instanceof DraughtsRuleSet) {
    const said = answer(draughtsAnswers(prose), rules.parameters);
    return rules.parameters.goal === 'first-king' ? new Map([...said].filter(([name]) => !OF_KINGS.has(name))) : said;
  }
  throw new RangeError(`no prose for ${rules.id}`);
}

function answer<Values extends object>(answers: Answers<Values>, values: Values): ReadonlyMap<string, Said> {
  const names = Object.keys(answers) as (keyof Values & string)[];
  return new Map(names.map((name) => [name, answers[name](values[name], values)]));
}

/** What needs no saying where the first king ends the game. */
const OF_KINGS: ReadonlySet<string> = new Set<keyof DraughtsParameters>([
  ...(['king-range', 'king-run', 'king-landing'] as const),
  ...(['one-king-draw', 'kings-only-draw', 'king-moves-draw', 'two-to-one-draw', 'three-to-one-draw'] as const),
  ...(['three-kings-draw', 'two-kings-draw', 'main-road-draw', 'five-pieces-draw', 'seven-pieces-draw'] as const),
]);

const lastMen = (values: MillParameters, mill: Prose['mill']): string => mill.few[values['least-men']] ?? '';

/** Whether a mill closed by placing takes a man too, off the board or out of the hand. */
const takesAtEntry = ({ 'mill-at-entry': atEntry }: MillParameters): boolean =>
  atEntry === 'capture' || atEntry === 'marked' || atEntry.startsWith('from-hand');
/** Whether men go anywhere from some points. */
const hasWidePoints = (values: MillParameters): boolean =>
  MILL_BOARDS.some(({ id, wide }) => id === values.board && wide.length > 0);
/** Whether the men stand on the board from the start. */
const standsAtHome = (values: MillParameters): boolean =>
  MILL_BOARDS.some(({ id, homes }) => id === values.board && homes !== null);
const takesTwo = ({ captures }: MillParameters): boolean => captures === 'two';
/** Whether each of three men entered at once takes on its own, however many mills it closes. */
const takesByMan = ({ dice, captures }: MillParameters): boolean => dice === 'entering' && captures !== 'per-mill';
const isFirstMill = (values: MillParameters): boolean => values['mill-by-moving'] === 'wins';
/** A sentence about a number, unless it is 0, for never. */
const unlessNever = (say: (value: number) => string, value: number): string | null => (value === 0 ? null : say(value));

/** The sections of the marelle in their order, with what each begins with whatever the parameters are. */
function beginMill(values: MillParameters, { mill }: Prose): readonly Said[] {
  const first = isFirstMill(values);
  const blockedLoses = ['loses', 'loses-unless-full', 'each-takes-if-full'].includes(values.blocked);
  const { goal } = mill;
  const least = values['least-men'];
  const loses = values.aim === 'lose';
  const few = loses ? goal.lose(least) : goal[blockedLoses ? 'fewOrBlocked' : 'few'](least);
  return [
    ['goal', first ? goal[loses ? 'firstLoses' : 'first'] : few],
    ['placing'],
    ['moving', mill.move],
    ['taking', first ? null : mill.taken],
    ['flying'],
    ['dice'],
    ['end'],
  ];
}

const millAnswers = ({ mill, repetition }: Prose): Answers<MillParameters> => ({
  aim: (value) => ['goal', value === 'lose' ? mill.losing : null],
  men: (value, values) => [
    'placing',
    standsAtHome(values) ? mill.homes : values['black-men'] === 0 ? mill.men(value) : null,
  ],
  'black-men': (value, values) => ['placing', unlessNever((black) => mill.unevenMen(values.men, black), value)],
  begins: (value) => ['placing', mill.begins[value]],
  entry: (value, values) => ['placing', standsAtHome(values) ? null : mill.entry[value]],
  'mill-at-entry': (value, values) => {
    const says: Readonly<Partial<Record<string, string>>> = takesTwo(values) ? mill.two.atEntry : {};
    return ['placing', standsAtHome(values) ? null : (says[value] ?? mill.atEntry[value])];
  },
  'placing-stops': (value) => ['placing', unlessNever(mill.placingStops, value)],
  board: (value) => ['moving', mill.board[value]],
  'moves-first': (value) => ['moving', mill.movesFirst[value]],
  // It takes too, or it alone takes where one closed by placing does not.
  'mill-by-moving': (value, values) => {
    // Where men stand from the start and the first mill wins, the aim has said it.
    if (standsAtHome(values) && isFirstMill(values)) return ['moving'];
    if (value === 'wins' && values['mill-at-entry'] === 'forbidden') return ['moving', mill.byMoving['only-wins']];
    const earns = value === 'capture' && !takesAtEntry(values) ? 'only-capture' : value;
    return ['moving', takesTwo(values) && earns !== 'wins' ? mill.two.byMoving[earns] : mill.byMoving[earns]];
  },
  // A mill that wins is never opened.
  'mill-counts': (value, values) => {
    // Where a man may not go straight back, that sentence says when a mill can be closed again.
    const isSaid = value === 'always' && values.reclosing === 'later';
    return ['moving', isFirstMill(values) || isSaid ? null : mill.counts[value]];
  },
  reclosing: (value, values) => ['moving', isFirstMill(values) ? null : mill.reclosing[value]],
  taking: (value, values) => ['taking', value === 'may' && !isFirstMill(values) ? mill.mayTake : null],
  protection: (value, values) => [
    'taking',
    isFirstMill(values) ? null : mill.protection[value],
    value === 'always' && !isFirstMill(values) ? (mill.lastUnsafe[values['least-men']] ?? null) : null,
  ],
  captures: (value, values) => [
    'taking',
    isFirstMill(values) ? null : mill.captures[value === 'one' && takesByMan(values) ? 'one-by-man' : value],
  ],
  custodian: (value) => ['taking', value === 'yes' ? mill.custodian : null],
  intervention: (value) => ['taking', value === 'yes' ? mill.intervention : null],
  leap: (value, { custodian, intervention }) => {
    const between = custodian === 'yes' || intervention === 'yes';
    const leaps = value === 'yes';
    return [
      'taking',
      leaps ? mill.leap : null,
      between ? mill.eitherWay : null,
      between || leaps ? mill.evenInMills : null,
    ];
  },
  flying: (value, values) => [
    'flying',
    value === 0 && (isFirstMill(values) || hasWidePoints(values)) ? null : mill.flying(value),
    value > 0 && values.entry === 'any-time' ? mill.flyingWithHand : null,
  ],
  dice: (value, values) => ['dice', mill.dice[takesByMan(values) ? 'entering-by-man' : value]],
  'least-men': (_, values) => ['end', isFirstMill(values) ? null : lastMen(values, mill)],
  blocked: (value) => ['end', mill.blocked[value]],
  'no-capture-draw': (value) => ['end', unlessNever(mill.noCapture, value)],
  'three-men-draw': (value) => ['end', unlessNever(mill.threeMen, value)],
  'repetition-draw': (value) => ['end', unlessNever(repetition, value)],
});

/** The sections of the dames in their order, with what each begins with whatever the parameters are. */
const beginDraughts = ({ goal }: DraughtsParameters, { draughts }: Prose): readonly Said[] => [
  ['goal', draughts.goal[goal]],
  ['man'],
  ['capture', draughts.capture],
  ['king'],
  ['huffing'],
  ['end', draughts.lost[goal]],
];

const draughtsAnswers = ({ draughts, repetition }: Prose): Answers<DraughtsParameters> => ({
  size: (value, values) => {
    const side = Number(value);
    const rows = rowsOfMen(values);
    const playsOn = values['played-on'];
    return ['man', draughts.size[playsOn](side * side, playsOn === 'all' ? rows * side : (rows * side) / 2, rows)];
  },
  // Told by the size and by the aim.
  'played-on': SHOWN,
  gap: SHOWN,
  'back-row': (value) => ['man', draughts.backRow[value]],
  goal: SHOWN,
  orientation: SHOWN,
  squares: SHOWN,
  begins: (value) => ['man', draughts.begins[value]],
  'step-lines': (value) => ['man', draughts.move[value]],
  'capture-lines': (value, values) => ['capture', draughts.lines[values['played-on']][value]],
  'turn-back': (value) => ['capture', draughts.turnBack[value]],
  'men-capture-backward': (value) => ['capture', draughts.backward[value]],
  'men-take-kings': (value) => ['capture', draughts.takesKings[value], draughts.goesOn],
  removal: (value) => ['capture', draughts.removal[value]],
  obligation: (value) => [value === 'huffing' ? 'huffing' : 'capture', draughts.obligation[value]],
  priority: (value) => ['capture', draughts.priority[value]],
  crowning: (value) => ['king', draughts.crowning[value]],
  'king-range': (value, values) => [
    'king',
    value === 'long' ? draughts.longRange[values['step-lines']] : draughts.shortRange,
  ],
  'king-run': (value) => ['king', unlessNever(draughts.kingRun, value)],
  'king-landing': (value, values) => ['king', values['king-range'] === 'long' ? draughts.landing[value] : null],
  'one-king-draw': (value) => ['end', unlessNever(draughts.oneKing, value)],
  'kings-only-draw': (value) => ['end', unlessNever(draughts.kingsOnly, value)],
  'king-moves-draw': (value) => ['end', unlessNever(draughts.kingMoves, value)],
  'two-to-one-draw': (value) => ['end', unlessNever(draughts.twoToOne, value)],
  'three-to-one-draw': (value) => ['end', unlessNever(draughts.threeToOne, value)],
  'three-kings-draw': (value) => ['end', unlessNever(draughts.threeKings, value)],
  'two-kings-draw': (value) => ['end', unlessNever(draughts.twoKings, value)],
  'main-road-draw': (value) => ['end', unlessNever(draughts.mainRoad, value)],
  'five-pieces-draw': (value) => ['end', unlessNever(draughts.fivePieces, value)],
  'seven-pieces-draw': (value) => ['end', unlessNever(draughts.sevenPieces, value)],
  'one-piece-each': (value) => ['end', value === 'drawn' ? draughts.onePieceEach : null],
  'repetition-draw': (value) => ['end', unlessNever(repetition, value)],
});

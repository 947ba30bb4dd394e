import type { Parameters, Throw } from '@merellier/rules';
import type { RuleLesson } from '../lesson.ts';

const is =
  (name: string, ...values: readonly (string | number)[]) =>
  (parameters: Parameters): boolean =>
    values.includes(parameters[name] ?? '');
const both =
  (...tests: readonly ((parameters: Parameters) => boolean)[]) =>
  (parameters: Parameters): boolean =>
    tests.every((test) => test(parameters));
const flies = (parameters: Parameters): boolean => Number(parameters['flying']) >= 3;
const noDice = is('dice', 'none');

const SPECIAL: Throw = [6, 5, 4];
const ORDINARY: Throw = [5, 3, 1];

/**
 * What the rules of the marelle ask for, one small position each. A rule set takes those that suit its parameters; of the
 * positions (three squares, with diagonals, a cube, the small boards) the first that can stand under its rules.
 */
export const MILL_LESSONS = [
  // Placing
  {
    id: 'enter',
    section: 'placing',
    suits: is('entry', 'first'),
    positions: ['W:Wd6:Bf4:H2,2', 'W:W311:B221:H2,2', 'W:Wb2:Bc3:H2,2', 'W:Wc4:Bd3:H2,2', 'W:Wc4:Bd3:H5,5'],
    steps: [{ right: 'enters' }],
    terms: ['placing', 'hand', 'point'],
  },
  {
    id: 'enter-or-move',
    section: 'placing',
    suits: is('entry', 'any-time'),
    positions: ['W:Wd6,b4:Bf4,d2:H2,2', 'W:W111,211:B333,233:H2,2', 'W:Wa1,b2:Bc3:H1,2', 'W:Wc4,b3:Bd3,c2:H2,2'],
    steps: [
      { right: 'moves', others: ['enters'], reply: ['d7', 'a7', '331', 'a3', 'e5', 'a5'] },
      { right: 'enters', others: ['moves'] },
    ],
    terms: ['placing', 'moving', 'hand'],
  },
  {
    id: 'mill-by-entering',
    section: 'placing',
    suits: is('mill-at-entry', 'capture'),
    positions: ['W:Wa7,d7:Bd5,f4:H2,2', 'W:W111,211:B221,333:H2,2', 'W:Wa5,c5:Bd3,c2:H2,2', 'W:Wa1,b1:Bb2,c3:H1,1'],
    steps: [{ right: 'closes', others: ['any'] }],
    terms: ['mill', 'closing', 'taking'],
  },
  {
    id: 'entry-again',
    section: 'placing',
    suits: is('mill-at-entry', 'extra-turn'),
    positions: ['W:Wa7,d7:Bd5,f4:H2,2', 'W:W111,211:B221,333:H2,2', 'W:Wa5,c5:Bd3,c2:H2,2'],
    steps: [{ right: 'closes', others: ['any'] }, { right: 'enters' }],
    terms: ['mill', 'extraTurn'],
  },
  {
    id: 'entry-forbidden',
    section: 'placing',
    suits: is('mill-at-entry', 'forbidden'),
    positions: ['W:Wa7,d7:Bd5,f4:H2,2', 'W:W111,211:B221,333:H2,2', 'W:Wa5,c5:Bd3,c2:H2,2'],
    steps: [{ right: 'enters' }],
    terms: ['mill', 'placing'],
  },
  {
    id: 'entry-nothing',
    section: 'placing',
    suits: is('mill-at-entry', 'nothing'),
    positions: ['W:Wa7,d7:Bd5,f4:H2,2', 'W:W111,211:B221,333:H2,2', 'W:Wa5,c5:Bd3,c2:H2,2'],
    steps: [{ right: 'closes', others: ['any'] }],
    terms: ['mill', 'placing'],
  },
  {
    id: 'two-mills',
    section: 'placing',
    suits: both(is('captures', 'one'), is('mill-at-entry', 'capture')),
    positions: [
      'W:Wa7,g7,d6,d5:Bb2,f4,e3,c4:H2,2',
      'W:W111,311,221,231:B333,323,133,123:H2,2',
      'W:Wc5,e5,a1,a3:Bb4,d3,c2,e1:H2,2',
    ],
    steps: [{ right: 'closes-two', others: ['any'] }],
    terms: ['twoMills', 'taking'],
  },
  {
    id: 'two-mills-each',
    section: 'placing',
    suits: both(is('captures', 'per-mill'), is('mill-at-entry', 'capture')),
    positions: ['W:Wa7,g7,d6,d5:Bb2,f4,e3,c4:H2,2', 'W:W111,311,221,231:B333,323,133,123:H2,2'],
    steps: [{ right: 'closes-two', others: ['any'] }],
    terms: ['twoMills', 'taking'],
  },
  {
    id: 'first-mill-entering',
    section: 'placing',
    suits: is('mill-at-entry', 'wins'),
    positions: [
      'W:Wa1,b1:Bb2,c3:H1,1',
      'W:Wa7,d7:Bd5,f4:H2,2',
      'W:Wa5,c5:Bd3,c2:H2,2',
      'W:W111,211:B221,333:H2,2',
      'W:Wa1,b2:Bb1,a2:H1,1',
    ],
    steps: [{ right: 'wins', others: ['any'] }],
    terms: ['row', 'mill'],
  },
  {
    id: 'stop-first-mill',
    section: 'placing',
    suits: is('mill-at-entry', 'wins'),
    positions: [
      'W:Wb2,c1:Ba1,a2:H1,1',
      'W:Wb2,c3:Ba1,a2:H1,1',
      'W:Wd5,f4:Ba7,d7:H2,2',
      'W:Wd3,c2:Ba5,c5:H2,2',
      'W:Wc1,a2:Ba1,b2:H1,1',
    ],
    steps: [{ right: 'guards', others: ['any'] }],
    terms: ['row'],
  },

  // Moving
  {
    id: 'move',
    section: 'moving',
    suits: (parameters) => Number(parameters['flying']) < 4 && noDice(parameters) && is('entry', 'first')(parameters),
    positions: [
      'W:Wd6,b4,f2,e3:Bd7,f4,b2,c3',
      'W:W111,211,321,333:B221,133,233,123',
      'W:Wc4,b3,d2,e1:Bd3,c2,a1,a5',
      'W:Wb1,a2,c3:Ba1,b3,c2',
      'W:Wb1,a3,c3:Ba1,b3,c2',
    ],
    steps: [{ right: 'moves' }],
    terms: ['moving', 'line', 'point'],
  },
  {
    id: 'diagonal',
    section: 'moving',
    suits: both(is('board', 'nine-diagonals'), is('mill-by-moving', 'capture')),
    positions: ['W:Wa1,b2,d3,f6:Bd5,f4,g7,b6'],
    steps: [{ right: 'closes', others: ['any'] }],
    terms: ['mill', 'line'],
  },
  {
    id: 'mill-by-moving',
    section: 'moving',
    suits: both(is('mill-by-moving', 'capture'), noDice),
    positions: ['W:Wa7,d7,g4,b2:Bb6,d5,f4,c3', 'W:W111,211,321,133:B113,231,332,123', 'W:Wa5,c5,e3,b2:Bb4,d3,c2,a1'],
    steps: [{ right: 'closes', others: ['any'] }],
    terms: ['mill', 'closing', 'taking'],
  },
  {
    id: 'mill-again',
    section: 'moving',
    suits: both(is('mill-by-moving', 'capture-and-extra-turn'), noDice),
    positions: ['W:Wa7,d7,g4,b2:Bb6,d5,f4,c3', 'W:W111,211,321,133:B113,231,332,123', 'W:Wa5,c5,e3,b2:Bb4,d3,c2,a1'],
    steps: [{ right: 'closes', others: ['any'] }, { right: 'any' }],
    terms: ['mill', 'taking', 'extraTurn'],
  },
  {
    id: 'first-mill-moving',
    section: 'moving',
    suits: both(is('mill-by-moving', 'wins'), noDice),
    positions: [
      'W:Wa1,b1,c2:Ba2,b3,c3',
      'W:Wa1,b1,c2:Bb2,a3,c3',
      'W:Wa7,d7,g4:Bb6,d5,f4',
      'W:Wa5,c5,e3:Bb4,d3,c2',
      'W:Wa1,b2,c2:Ba2,b3,c1',
    ],
    steps: [{ right: 'wins', others: ['any'] }],
    terms: ['row', 'moving'],
  },
  {
    id: 'open-and-close',
    section: 'moving',
    suits: both(is('mill-by-moving', 'capture'), noDice),
    positions: ['W:Wa7,d7,g7,b2:Bf2,c3,e3,g1', 'W:Wa5,c5,e5,b2:Bd2,c1,e1,d3', 'W:W111,211,311,133:B333,323,313,332'],
    steps: [
      {
        right: 'opens-safely',
        others: ['opens', 'any'],
        reply: ['g1-d1', 'e1-e3', 'd3-d4', 'c1-c2', 'd2-c2', '332-232', '313-213'],
      },
      { right: 'closes', others: ['any'] },
    ],
    terms: ['opening', 'closing', 'mill'],
  },
  {
    id: 'double-mill',
    section: 'moving',
    suits: both(is('mill-by-moving', 'capture'), noDice),
    positions: [
      'W:Wa1,a4,a7,b2,b6:Bd5,e3,f4,g1,f6',
      'W:Wa1,a3,a5,b2,b4:Bd3,d2,e1,e5,c1',
      'W:W111,112,113,121,123:B333,323,331,311,231',
    ],
    steps: [
      {
        right: 'closes',
        others: ['opens', 'any'],
        reply: ['f4-g4', 'e3-e4', 'd5-e5', 'g1-g4', 'f6-f4', 'd3-d4', 'd2-c2', 'e1-e3', '333-332', '323-322'],
      },
      { right: 'closes', others: ['any'] },
    ],
    terms: ['running', 'opening', 'closing'],
  },

  // Which man may be taken
  {
    id: 'protected',
    section: 'taking',
    suits: both(is('protection', 'unless-all', 'always'), is('mill-by-moving', 'capture'), noDice),
    positions: ['W:Wa7,d7,g4,e3:Bb2,d2,f2,c5', 'W:W111,211,321,122:B113,213,313,331', 'W:Wa5,c5,e3,b4:Bb2,c2,d2,a1'],
    steps: [{ right: 'closes', others: ['any'] }],
    terms: ['protected', 'taking'],
  },
  {
    id: 'all-in-mills',
    section: 'taking',
    suits: both(is('protection', 'unless-all'), is('mill-by-moving', 'capture'), noDice),
    positions: [
      'W:Wa7,d7,g4,e3:Bb2,d2,f2,b4,b6',
      'W:W111,211,321,122:B113,213,313,123,133',
      'W:Wa5,c5,e3,a1:Bb2,c2,d2,b3,b4',
    ],
    steps: [{ right: 'closes', others: ['any'] }],
    terms: ['protected', 'taking'],
  },
  {
    id: 'always-protected',
    section: 'taking',
    suits: both(is('protection', 'always'), is('mill-by-moving', 'capture'), noDice),
    positions: [
      'W:Wa7,d7,g4,e3:Bb2,d2,f2,b4,b6',
      'W:W111,211,321,122:B113,213,313,123,133',
      'W:Wa5,c5,e3,a1:Bb2,c2,d2,b3,b4',
    ],
    steps: [{ right: 'takes-nothing', others: ['any'] }],
    terms: ['protected'],
  },
  {
    id: 'last-three',
    section: 'taking',
    suits: both(is('protection', 'always'), is('mill-by-moving', 'capture'), noDice),
    positions: ['W:Wa7,d7,g4,e3:Bb2,d2,f2', 'W:W111,211,321,122:B113,213,313', 'W:Wa5,c5,e3,a1:Bb2,c2,d2'],
    steps: [{ right: 'wins', others: ['any'] }],
    terms: ['protected', 'taking'],
  },
  {
    id: 'never-protected',
    section: 'taking',
    suits: both(is('protection', 'never'), is('mill-by-moving', 'capture'), noDice),
    positions: ['W:Wa7,d7,g4,e3:Bb2,d2,f2,c5', 'W:W111,211,321,122:B113,213,313,331', 'W:Wa5,c5,e3,b4:Bb2,c2,d2,a1'],
    steps: [{ right: 'takes-protected', others: ['takes-free', 'any'] }],
    terms: ['protected', 'taking'],
  },

  // Ways to take without a mill
  {
    id: 'take-between',
    section: 'taking',
    suits: both(is('custodian', 'yes'), noDice),
    positions: ['W:Wa1,d7,f2,e3:Ba4,d6,f4,c5'],
    steps: [{ right: 'takes-piece', others: ['any'] }],
    terms: ['taking', 'line'],
  },
  {
    id: 'take-both',
    section: 'taking',
    suits: both(is('intervention', 'yes'), noDice),
    positions: ['W:Wd6,b2,f2,e3:Ba7,g7,f4,c4'],
    steps: [{ right: 'takes-two', others: ['any'] }],
    terms: ['taking', 'line'],
  },
  {
    id: 'take-by-leaping',
    section: 'taking',
    suits: both(is('leap', 'yes'), noDice),
    positions: ['W:Wa1,f2,e3,d5:Ba4,f4,g7,c5'],
    steps: [{ right: 'takes-piece', others: ['any'] }],
    terms: ['taking', 'line'],
  },

  // Flying
  {
    id: 'fly',
    section: 'flying',
    suits: both(flies, noDice, is('mill-by-moving', 'capture', 'capture-and-extra-turn')),
    positions: ['W:Wa7,d7,c3:Bb6,d2,f4,e5', 'W:W111,211,133:B113,231,332,123', 'W:Wa5,c5,b2:Bb4,d3,c2,e1'],
    steps: [{ right: 'closes-far', others: ['any'] }],
    terms: ['flying', 'closing'],
  },
  {
    id: 'no-fly',
    section: 'flying',
    suits: both(is('flying', 0), noDice, is('mill-by-moving', 'capture', 'capture-and-extra-turn')),
    positions: ['W:Wa7,d7,c3:Bb6,d2,f4,e5', 'W:Wa5,c5,b2:Bb4,d3,c1,e1'],
    steps: [{ right: 'moves' }],
    terms: ['flying', 'moving'],
  },

  // The dice
  {
    id: 'ordinary-throw',
    section: 'dice',
    suits: is('dice', 'alfonso'),
    positions: ['W:Wa7,d7,b2,e3:Bd5,f4,c3,g1', 'W:W111,211,133,332:B113,231,123,323', 'W:Wa5,c5,b2,d2:Bb4,d3,c1,e1'],
    steps: [{ right: 'moves', dice: ORDINARY }],
    terms: ['throw', 'moving'],
  },
  {
    id: 'special-throw',
    section: 'dice',
    suits: is('dice', 'alfonso'),
    positions: ['W:Wa7,d7,b2,e3:Bd5,f4,c3,g1', 'W:W111,211,133,332:B113,231,123,323', 'W:Wa5,c5,b2,d2:Bb4,d3,c1,e1'],
    steps: [{ right: 'closes-far', others: ['any'], dice: SPECIAL }],
    terms: ['throw', 'closing', 'taking'],
  },
  {
    id: 'special-two-mills',
    section: 'dice',
    suits: both(is('dice', 'alfonso'), is('captures', 'per-mill')),
    positions: ['W:Wa7,g7,d6,d5,b2:Bf2,f4,e3,c4,a1', 'W:W111,311,221,231,133:B333,323,123,332,312'],
    steps: [{ right: 'closes-two', others: ['closes', 'any'], dice: [6, 3, 3] }],
    terms: ['throw', 'twoMills'],
  },
  {
    id: 'row-of-three',
    section: 'dice',
    suits: both(is('dice', 'entering'), is('mill-at-entry', 'capture')),
    positions: ['W:Wb4:Bd5,f4:H5,5', 'W:Wb4:Bc2,d3:H4,3'],
    steps: [{ right: 'enters', dice: SPECIAL }, { right: 'enters' }, { right: 'closes' }],
    terms: ['throw', 'placing', 'mill'],
  },

  // The end
  {
    id: 'win',
    section: 'end',
    suits: is('mill-by-moving', 'capture', 'capture-and-extra-turn'),
    positions: ['W:Wa7,d7,g4,f2:Bb2,f4,c5', 'W:W111,211,321,122:B113,221,333', 'W:Wa5,c5,e3,b2:Bc2,b4,d3'],
    steps: [{ right: 'wins', others: ['any'] }],
    terms: ['taking', 'closing'],
  },
  {
    id: 'block',
    section: 'end',
    suits: is('blocked', 'loses', 'loses-unless-full'),
    positions: [
      'W:Wd1,b4,g7,f6:Ba1,a4,a7,d7',
      'W:Wd1,b4,g7,f6,b2,b6:Ba1,a4,a7,d7',
      'W:Wb2,c1,c3:Ba1,a2,b1',
      'W:Wb3,c1,e5,d4:Ba1,a3,a5,c5',
      'W:Wb3,c1,c3,e5,d4:Ba1,a3,a5,c5',
      'W:W311,221,212,131,122,213:B111,112,121,211',
    ],
    steps: [{ right: 'blocks', others: ['any'] }],
    terms: ['blocked'],
  },
  {
    id: 'block-draws',
    section: 'end',
    suits: is('blocked', 'draws'),
    positions: ['W:Wd1,b4,g7,f6:Ba1,a4,a7,d7', 'W:Wd1,b4,g7,f6,b2,b6:Ba1,a4,a7,d7', 'W:Wb3,c1,e5,d4:Ba1,a3,a5,c5'],
    steps: [{ right: 'blocks', others: ['any'] }],
    terms: ['blocked', 'draw'],
  },
  {
    id: 'pass',
    section: 'end',
    suits: is('blocked', 'passes'),
    positions: ['W:Wa1,a4,a7,d7:Bd1,b4,g7,d6', 'W:Wa1,a4,a7,d7:Bd1,b4,g7,d6,b2,b6', 'W:Wa1,a3,a5,c5:Bb3,c1,e5,c4'],
    steps: [{ right: 'passes' }],
    terms: ['blocked'],
  },
] as const satisfies readonly RuleLesson[];

export type MillLessonId = (typeof MILL_LESSONS)[number]['id'];

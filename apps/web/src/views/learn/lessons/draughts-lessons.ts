import type { Parameters } from '@merellier/rules';
import type { BoardFen, RuleLesson } from '../lesson.ts';

const is =
  (name: string, ...values: readonly (string | number)[]) =>
  (parameters: Parameters): boolean =>
    values.includes(parameters[name] ?? '');
const both =
  (...tests: readonly ((parameters: Parameters) => boolean)[]) =>
  (parameters: Parameters): boolean =>
    tests.every((test) => test(parameters));

/** The same on 64 squares, on 64 with the dark corner on the right, on 100, and where it fits on 36. */
const on = (eight: string, mirrored: string, ten: string, six?: string): readonly BoardFen[] => [
  { board: 'squares-8', fen: eight },
  { board: 'squares-8-mirrored', fen: mirrored },
  { board: 'squares-10', fen: ten },
  ...(six ? [{ board: 'squares-6', fen: six }] : []),
];

/** On all squares, where pieces step along rows and columns, or along diagonals too. */
const onAll = (fen: string): readonly BoardFen[] => [
  { board: 'squares-8-all-straight', fen },
  { board: 'squares-8-all-all', fen },
];

const enforced = is('obligation', 'enforced');
const majority = is('priority', 'most', 'most-kings', 'italian');
const long = is('king-range', 'long');
const backward = is('men-capture-backward', 'yes');

/** What the rules of dames ask for, one small position each. */
export const DRAUGHTS_LESSONS = [
  {
    id: 'man-move',
    section: 'man',
    positions: [
      ...on('W:W22,27:B2,3', 'W:W23,26:B2,3', 'W:W38,39:B2,3', 'W:W11,14:B1,2'),
      { board: 'squares-12', fen: 'W:W32,39:B2,3' },
    ],
    steps: [{ right: 'any' }],
    terms: ['man', 'square'],
  },
  {
    id: 'man-straight',
    section: 'man',
    positions: onAll('W:Wd4,g3:Bd8,a6'),
    steps: [{ right: 'any' }],
    terms: ['man', 'square'],
  },
  {
    id: 'capture-straight',
    section: 'capture',
    suits: both(enforced, is('capture-lines', 'straight')),
    positions: onAll('W:Wd4,g3:Bd5,a8'),
    steps: [{ right: 'takes-piece' }],
    terms: ['taking', 'compulsory'],
  },
  {
    id: 'king-straight',
    section: 'king',
    suits: long,
    positions: onAll('W:WKa1,g3:Bc8,f7'),
    steps: [{ right: 'king-goes-far', others: ['king-steps', 'any'] }],
    terms: ['king'],
  },
  {
    id: 'man-capture',
    section: 'capture',
    suits: enforced,
    positions: [
      ...on('W:W22,29:B18,3', 'W:W23,32:B19,2', 'W:W33,46:B28,3', 'W:W14,18:B11,3'),
      { board: 'squares-12', fen: 'W:W32,43:B26,3' },
    ],
    steps: [{ right: 'takes-piece' }],
    terms: ['taking', 'compulsory'],
  },
  {
    id: 'man-capture-free',
    section: 'capture',
    suits: is('obligation', 'huffing'),
    positions: on('W:W22,29:B18,3', 'W:W23,32:B19,2', 'W:W33,46:B28,3', 'W:W14,18:B11,3'),
    steps: [{ right: 'takes-piece', others: ['any'] }],
    terms: ['taking', 'huff'],
  },
  {
    id: 'capture-backward',
    section: 'capture',
    suits: both(enforced, backward),
    positions: [
      ...on('W:W15,29:B18,3', 'W:W14,32:B19,2', 'W:W22,46:B28,3', 'W:W8,18:B11,3'),
      { board: 'squares-12', fen: 'W:W21,43:B26,3' },
    ],
    steps: [{ right: 'takes-piece' }],
    terms: ['taking'],
  },
  {
    id: 'capture-forward',
    section: 'capture',
    suits: is('men-capture-backward', 'no'),
    positions: on('W:W15,29:B18,3', 'W:W14,32:B19,2', 'W:W22,46:B28,3'),
    steps: [{ right: 'any' }],
    terms: ['taking'],
  },
  {
    id: 'multiple',
    section: 'capture',
    suits: enforced,
    positions: [
      ...on('W:W22,29:B18,10,3', 'W:W23,32:B19,11,2', 'W:W33,46:B28,17,3', 'W:W14,18:B11,5,3'),
      { board: 'squares-12', fen: 'W:W32,43:B26,14,3' },
      ...onAll('W:Wd4,h2:Bd5,e6,a8'),
    ],
    steps: [{ right: 'takes-two' }],
    terms: ['multiple'],
  },
  {
    id: 'choose',
    section: 'capture',
    suits: both(enforced, is('priority', 'none', 'kings-first')),
    positions: on('W:W22,29:B17,18,10,3', 'W:W23,32:B20,19,11,2', 'W:W33,46:B28,29,17,3', 'W:W14,18:B11,12,5'),
    steps: [{ right: 'takes-two', others: ['takes-one'] }],
    terms: ['multiple', 'taking'],
  },
  {
    id: 'majority',
    section: 'capture',
    suits: both(enforced, majority),
    positions: [
      ...on('W:W22,29:B17,18,10,3', 'W:W23,32:B20,19,11,2', 'W:W33,46:B28,29,17,3'),
      { board: 'squares-12', fen: 'W:W32,43:B25,26,14,3' },
    ],
    steps: [{ right: 'takes-two' }],
    terms: ['majority', 'multiple'],
  },
  {
    id: 'no-king-taken',
    section: 'capture',
    suits: is('men-take-kings', 'no'),
    positions: on('W:W22,29:BK18,3', 'W:W23,32:BK19,2', 'W:W33,46:BK28,3'),
    steps: [{ right: 'any' }],
    terms: ['king', 'taking'],
  },
  {
    id: 'crown',
    section: 'king',
    positions: [
      ...on('W:W6,29:B12,20', 'W:W7,32:B9,17', 'W:W8,46:B15,25', 'W:W4,18:B9,12'),
      { board: 'squares-12', fen: 'W:W8,43:B16,28' },
      ...onAll('W:Wc7,h2:Ba5,h6'),
    ],
    steps: [{ right: 'crowns', others: ['any'] }],
    terms: ['crowning', 'king'],
  },
  {
    id: 'passing-stays-man',
    section: 'king',
    suits: both(enforced, backward, is('crowning', 'at-end')),
    positions: [
      ...on('W:W11:B7,6,20', 'W:W10:B6,7,17', 'W:W13:B9,10,36', 'W:W7:B5,6,10'),
      { board: 'squares-12', fen: 'W:W15:B9,8,28' },
    ],
    steps: [{ right: 'takes-two' }],
    terms: ['crowning', 'multiple'],
  },
  {
    id: 'passing-crowns',
    section: 'king',
    suits: both(enforced, is('crowning', 'passing')),
    positions: on('W:W11:B7,6,20', 'W:W10:B6,7,17', 'W:W13:B9,10,36'),
    steps: [{ right: 'crowns' }],
    terms: ['crowning', 'multiple'],
  },
  {
    id: 'crowning-ends',
    section: 'king',
    suits: both(enforced, is('crowning', 'ends-turn')),
    positions: on('W:W11:B7,6,20', 'W:W10:B6,7,17', 'W:W13:B9,10,36'),
    steps: [{ right: 'crowns' }],
    terms: ['crowning'],
  },
  {
    id: 'king-far',
    section: 'king',
    suits: long,
    positions: [
      ...on('W:WK31,21:B3,5', 'W:WK30,24:B2,8', 'W:WK46,36:B3,5', 'W:WK16,15:B3,6'),
      { board: 'squares-12', fen: 'W:WK45,31:B3,7' },
    ],
    steps: [{ right: 'king-goes-far', others: ['king-steps', 'any'] }],
    terms: ['king'],
  },
  {
    id: 'king-short',
    section: 'king',
    suits: is('king-range', 'short'),
    positions: on('W:WK18:B3,5', 'W:WK18:B3,5', 'W:WK28:B3,5'),
    steps: [{ right: 'king-moves' }],
    terms: ['king'],
  },
  {
    id: 'king-behind',
    section: 'king',
    suits: both(enforced, long, is('king-landing', 'behind')),
    positions: on('W:WK31:B22,3', 'W:WK30:B23,2', 'W:WK46:B32,3', 'W:WK16:B8,2'),
    steps: [{ right: 'takes-piece' }],
    terms: ['king', 'taking'],
  },
  {
    id: 'king-any',
    section: 'king',
    suits: both(enforced, long, is('king-landing', 'any', 'behind-king')),
    positions: [
      ...on('W:WK31:B26,3', 'W:WK30:B27,2', 'W:WK46:B32,3', 'W:WK16:B11,2'),
      { board: 'squares-12', fen: 'W:WK45:B38,3' },
    ],
    steps: [{ right: 'takes-piece' }],
    terms: ['king', 'taking'],
  },
  {
    id: 'king-first',
    section: 'king',
    suits: both(enforced, is('priority', 'kings-first')),
    positions: on('W:WK32,22:B18,3', 'W:WK29,23:B19,2', 'W:WK46,33:B28,3'),
    steps: [{ right: 'king-moves' }],
    terms: ['king', 'compulsory'],
  },
  {
    id: 'huff',
    section: 'huffing',
    suits: is('obligation', 'huffing'),
    positions: on('W:W15,29:B10,6,5:S10:T1-5', 'W:W14,32:B11,7,8:S11:T4-8', 'W:W28,46:B22,17,6:S22:T1-6'),
    steps: [{ right: 'huffs', others: ['demands', 'any'] }, { right: 'any' }],
    terms: ['huff'],
  },
  {
    id: 'demand',
    section: 'huffing',
    suits: is('obligation', 'huffing'),
    positions: on('W:W15,29:B10,6,5:S10:T1-5', 'W:W14,32:B11,7,8:S11:T4-8', 'W:W28,46:B22,17,6:S22:T1-6'),
    steps: [{ right: 'demands', others: ['huffs', 'any'], reply: ['10x19', '11x18', '22x33'] }, { right: 'any' }],
    terms: ['huff', 'compulsory'],
  },
  {
    id: 'last-piece',
    section: 'end',
    suits: enforced,
    positions: [
      ...on('W:W22,29:B18', 'W:W23,32:B19', 'W:W33,46:B28', 'W:W14,18:B11'),
      { board: 'squares-12', fen: 'W:W32,43:B26' },
    ],
    steps: [{ right: 'wins' }],
    terms: ['taking'],
  },
  {
    id: 'shut-in',
    section: 'end',
    positions: on('W:W21,22:B13', 'W:W24,23:B16', 'W:W36,37:B26', 'W:W10,11:B4'),
    steps: [{ right: 'wins', others: ['any'] }],
    terms: ['blocked'],
  },
] as const satisfies readonly RuleLesson[];

export type DraughtsLessonId = (typeof DRAUGHTS_LESSONS)[number]['id'];

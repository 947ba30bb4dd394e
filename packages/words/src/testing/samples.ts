import type { Outcome, OutcomeReason, ParameterProblem, Reason, Refusal } from '@merellier/rules';
import type { GameRemark, NotationProblem } from '@merellier/rules/notation';

type Samples<Item, Key extends keyof Item> = {
  readonly [Name in Item[Key] & string]: readonly Extract<Item, Record<Key, Name>>[];
};

/** Refusals of every reason, in every shape that the words make a difference of. */
export const REFUSAL_SAMPLES: Samples<Refusal, 'reason'> = {
  'game-over': [{ reason: 'game-over', outcome: 'few-men' }],
  'awaits-throw': [{ reason: 'awaits-throw' }],
  'no-such-place': [
    { reason: 'no-such-place', place: 'z9' },
    { reason: 'no-such-place', place: '51' },
  ],
  empty: [
    { reason: 'empty', place: 'd6' },
    { reason: 'empty', place: '28' },
  ],
  'not-your-man': [
    { reason: 'not-your-man', place: 'd6' },
    { reason: 'not-your-man', place: '28' },
  ],
  occupied: [
    { reason: 'occupied', place: 'd6' },
    { reason: 'occupied', place: '28' },
  ],
  'own-man-taken': [
    { reason: 'own-man-taken', place: 'd6' },
    { reason: 'own-man-taken', place: '28' },
  ],
  'nothing-to-take': [
    { reason: 'nothing-to-take', place: 'd6' },
    { reason: 'nothing-to-take', place: '28' },
  ],
  'must-take': [
    { reason: 'must-take', count: 1 },
    { reason: 'must-take', count: 2 },
  ],
  'must-enter': [
    { reason: 'must-enter', hand: 1 },
    { reason: 'must-enter', hand: 9 },
  ],
  'hand-empty': [{ reason: 'hand-empty' }],
  'not-a-neighbour': [
    { reason: 'not-a-neighbour', from: 'a1', to: 'g7', flying: 3, men: 4 },
    { reason: 'not-a-neighbour', from: 'a1', to: 'g7', flying: 0, men: 3 },
  ],
  'special-needs-mill': [{ reason: 'special-needs-mill', from: 'a1', to: 'g7', dice: [6, 5, 4] }],
  'man-blocked': [
    { reason: 'man-blocked', place: 'a1' },
    { reason: 'man-blocked', place: '28' },
  ],
  'mill-just-opened': [{ reason: 'mill-just-opened', place: 'g1' }],
  'entry-may-not-close': [{ reason: 'entry-may-not-close', place: 'g1' }],
  'no-mill-closed': [{ reason: 'no-mill-closed' }],
  'mill-takes-nothing': [
    { reason: 'mill-takes-nothing', when: 'entry' },
    { reason: 'mill-takes-nothing', when: 'extra-turn' },
    { reason: 'mill-takes-nothing', when: 'forbidden' },
    { reason: 'mill-takes-nothing', when: 'wins' },
    { reason: 'mill-takes-nothing', when: 'from-hand' },
    { reason: 'mill-takes-nothing', when: 'spent' },
    { reason: 'mill-takes-nothing', when: 'later' },
    { reason: 'mill-takes-nothing', when: 'opponent-chooses' },
  ],
  'in-a-mill': [
    { reason: 'in-a-mill', place: 'd6', protection: 'unless-all' },
    { reason: 'in-a-mill', place: 'd6', protection: 'always' },
  ],
  'too-many-taken': [
    { reason: 'too-many-taken', count: 1 },
    { reason: 'too-many-taken', count: 2 },
  ],
  'takes-these': [
    { reason: 'takes-these', choices: [['d4']] },
    { reason: 'takes-these', choices: [['d4'], ['b4', 'f4']] },
  ],
  'not-in-the-row': [{ reason: 'not-in-the-row', place: 'g1' }],
  'men-to-take': [
    { reason: 'men-to-take', count: 1 },
    { reason: 'men-to-take', count: 3 },
  ],
  'own-man-to-take': [
    { reason: 'own-man-to-take', count: 1, when: 'mill' },
    { reason: 'own-man-to-take', count: 2, when: 'mill' },
    { reason: 'own-man-to-take', count: 1, when: 'no-mill' },
  ],
  'point-closed': [{ reason: 'point-closed', place: 'd6' }],
  'blocked-takes': [{ reason: 'blocked-takes' }],
  'take-in-return': [{ reason: 'take-in-return' }],
  'must-pass': [{ reason: 'must-pass' }],
  'may-not-pass': [{ reason: 'may-not-pass' }],
  'men-go-forward': [{ reason: 'men-go-forward', from: '28', to: '33' }],
  'not-on-a-diagonal': [{ reason: 'not-on-a-diagonal', from: '28', to: '27' }],
  'king-must-rest': [{ reason: 'king-must-rest', place: '28', count: 3 }],
  'not-in-line': [
    { reason: 'not-in-line', lines: 'straight', from: 'a3', to: 'b5' },
    { reason: 'not-in-line', lines: 'all', from: 'a3', to: 'b5' },
  ],
  'men-capture-forward': [{ reason: 'men-capture-forward', from: '28', to: '39' }],
  'men-take-no-kings': [{ reason: 'men-take-no-kings', place: '23' }],
  'king-lands-behind': [{ reason: 'king-lands-behind', place: '23', to: '19' }],
  'must-capture': [
    { reason: 'must-capture', pieces: ['28'] },
    { reason: 'must-capture', pieces: ['28', '32', '37'] },
  ],
  'must-capture-better': [
    { reason: 'must-capture-better', priority: 'most' },
    { reason: 'must-capture-better', priority: 'italian' },
  ],
  'capture-goes-on': [{ reason: 'capture-goes-on', from: '32', to: '23' }],
  'cannot-move-there': [{ reason: 'cannot-move-there', from: '32', to: '5' }],
  ambiguous: [{ reason: 'ambiguous', turns: ['32x23x14', '32x21x14'] }],
  'not-huffable': [{ reason: 'not-huffable', place: '28' }],
  'nothing-to-demand': [{ reason: 'nothing-to-demand' }],
};

/** Reasons for and against a turn, in every shape that the words make a difference of. */
export const REASON_SAMPLES: Samples<Reason, 'reason'> = {
  'only-turn': [{ reason: 'only-turn' }],
  'wins-by-force': [
    { reason: 'wins-by-force', turns: 1 },
    { reason: 'wins-by-force', turns: 5 },
  ],
  'loses-by-force': [
    { reason: 'loses-by-force', turns: 2 },
    { reason: 'loses-by-force', turns: 6 },
  ],
  'closes-mill': [
    { reason: 'closes-mill', mills: [['a1', 'd1', 'g1']], takes: ['b4'], extraTurn: false },
    { reason: 'closes-mill', mills: [['a1', 'd1', 'g1']], takes: [], extraTurn: true },
    {
      reason: 'closes-mill',
      mills: [
        ['a1', 'd1', 'g1'],
        ['g1', 'g4', 'g7'],
      ],
      takes: ['b4', 'c3'],
      extraTurn: false,
    },
  ],
  takes: [{ reason: 'takes', takes: ['28', '19'] }],
  huffs: [{ reason: 'huffs', place: '28' }],
  demands: [{ reason: 'demands' }],
  crowns: [{ reason: 'crowns', place: '3' }],
  'blocks-mill': [{ reason: 'blocks-mill', mill: ['a1', 'd1', 'g1'] }],
  'blocks-all': [{ reason: 'blocks-all' }],
  'prepares-mill': [{ reason: 'prepares-mill', mill: ['a1', 'd1', 'g1'] }],
  'double-attack': [
    {
      reason: 'double-attack',
      mills: [
        ['a1', 'd1', 'g1'],
        ['g1', 'g4', 'g7'],
      ],
    },
  ],
  'prepares-double-mill': [
    {
      reason: 'prepares-double-mill',
      mills: [
        ['a4', 'b4', 'c4'],
        ['b2', 'b4', 'b6'],
      ],
    },
  ],
  'leaves-mill-open': [{ reason: 'leaves-mill-open', mill: ['a1', 'a4', 'a7'] }],
  'wins-men': [
    { reason: 'wins-men', men: 1, turns: 3, back: false },
    { reason: 'wins-men', men: 2, turns: 8, back: false },
    { reason: 'wins-men', men: 1, turns: 5, back: true },
  ],
  'lets-double-attack': [
    {
      reason: 'lets-double-attack',
      mills: [
        ['a1', 'a4', 'a7'],
        ['d1', 'd2', 'd3'],
      ],
    },
  ],
  'lets-threaten': [{ reason: 'lets-threaten', mill: ['a1', 'a4', 'a7'] }],
  'lets-stop': [{ reason: 'lets-stop', mill: ['a1', 'a4', 'a7'] }],
  'lets-take': [
    { reason: 'lets-take', takes: ['24'] },
    { reason: 'lets-take', takes: ['24', '19'] },
  ],
  'lets-crown': [{ reason: 'lets-crown', place: '29' }],
  'lets-block-all': [{ reason: 'lets-block-all' }],
  'loses-men': [
    { reason: 'loses-men', men: 1, turns: 4, back: false },
    { reason: 'loses-men', men: 1, turns: 2, back: false },
    { reason: 'loses-men', men: 1, turns: 4, back: true },
  ],
};

export const OUTCOME_SAMPLES: Readonly<Record<OutcomeReason, readonly Outcome[]>> = {
  'few-men': [
    { winner: 'white', reason: 'few-men' },
    { winner: 'black', reason: 'few-men', count: 1 },
  ],
  'men-lost': [{ winner: 'white', reason: 'men-lost' }],
  'shut-in': [{ winner: 'black', reason: 'shut-in' }],
  mill: [
    { winner: 'white', reason: 'mill' },
    { winner: 'black', reason: 'mill' },
  ],
  blocked: [
    { winner: 'black', reason: 'blocked' },
    { winner: null, reason: 'blocked' },
  ],
  'no-pieces': [{ winner: 'white', reason: 'no-pieces' }],
  'no-capture': [{ winner: null, reason: 'no-capture', count: 50 }],
  repetition: [{ winner: null, reason: 'repetition', count: 4 }],
  'one-king-each': [{ winner: null, reason: 'one-king-each', count: 5 }],
  'kings-only': [{ winner: null, reason: 'kings-only', count: 25 }],
  'king-moves': [{ winner: null, reason: 'king-moves', count: 25 }],
  'lone-king': [{ winner: null, reason: 'lone-king', count: 16 }],
  'few-pieces': [{ winner: null, reason: 'few-pieces', count: 30 }],
  'one-piece-each': [{ winner: null, reason: 'one-piece-each' }],
  'all-given': [{ winner: 'white', reason: 'all-given' }],
  'blocked-wins': [{ winner: 'black', reason: 'blocked-wins' }],
  'first-king': [{ winner: 'white', reason: 'first-king' }],
  agreement: [{ winner: null, reason: 'agreement' }],
  resignation: [{ winner: 'black', reason: 'resignation' }],
};

const emptyPlace: NotationProblem = {
  problem: 'turn-refused',
  text: 'd2-d3',
  refusal: { reason: 'empty', place: 'd2' },
};

export const PROBLEM_SAMPLES: Samples<NotationProblem | ParameterProblem, 'problem'> = {
  'unknown-rules': [{ problem: 'unknown-rules', rules: 'marele', known: ['marelle', 'merels'] }],
  'unknown-parameter': [{ problem: 'unknown-parameter', name: 'flyng', known: ['board', 'flying'] }],
  'not-a-choice': [{ problem: 'not-a-choice', name: 'entry', value: 'x', choices: ['first', 'any-time'] }],
  'not-in-range': [
    { problem: 'not-in-range', name: 'men', value: 2000, min: 3, max: 12, off: false },
    { problem: 'not-in-range', name: 'flying', value: 'x', min: 3, max: 12, off: true },
  ],
  clash: [
    { problem: 'clash', name: 'flying', value: 9, because: 'men', becauseValue: 5, allowed: [0, 3, 5] },
    { problem: 'clash', name: 'men', value: 12, because: 'board', becauseValue: 'nine', allowed: [3, 12] },
    { problem: 'clash', name: 'squares', value: 'letters', because: 'size', becauseValue: '10', allowed: ['numbers'] },
  ],
  'turn-unreadable': [{ problem: 'turn-unreadable', text: 'zz' }],
  'turn-refused': [emptyPlace as Extract<NotationProblem, { problem: 'turn-refused' }>],
  'throw-unreadable': [{ problem: 'throw-unreadable', text: '[999]' }],
  'throw-not-due': [{ problem: 'throw-not-due', text: '[654]' }],
  'throw-mismatch': [{ problem: 'throw-mismatch', text: '[654]' }],
  'fen-unreadable': [{ problem: 'fen-unreadable', text: 'W' }],
  'fen-side': [{ problem: 'fen-side', text: 'X' }],
  'fen-place': [{ problem: 'fen-place', text: 'a2' }],
  'fen-twice': [
    { problem: 'fen-twice', place: 'd6', sides: 'same' },
    { problem: 'fen-twice', place: 'd6', sides: 'both' },
  ],
  'fen-too-many': [{ problem: 'fen-too-many', side: 'black', count: 12, max: 9 }],
  'fen-hand': [
    { problem: 'fen-hand', text: 'H9' },
    { problem: 'fen-hand', text: 'H3,3' },
  ],
  'fen-too-few': [{ problem: 'fen-too-few', count: 3 }],
  'fen-dice': [
    { problem: 'fen-dice', text: 'D999', cause: 'unreadable' },
    { problem: 'fen-dice', text: 'D654', cause: 'no-dice' },
    { problem: 'fen-dice', text: 'D654', cause: 'not-yet' },
  ],
  'fen-uncrowned': [{ problem: 'fen-uncrowned', place: '3', side: 'white' }],
  'fen-memory': [{ problem: 'fen-memory', text: 'RWd7-d6' }],
  'fen-huff': [{ problem: 'fen-huff', text: 'F28' }],
  'fen-foreign': [
    { problem: 'fen-foreign', cause: 'removal-pending' },
    { problem: 'fen-foreign', cause: 'counts' },
    { problem: 'fen-foreign', cause: 'phase' },
    { problem: 'fen-foreign', cause: 'board' },
    { problem: 'fen-foreign', cause: 'rules' },
  ],
  'game-unreadable': [{ problem: 'game-unreadable', line: 3, text: '{' }],
  'game-too-deep': [{ problem: 'game-too-deep', line: 3, most: 100 }],
  'game-without-rules': [{ problem: 'game-without-rules', line: 3 }],
  'game-rules': [
    { problem: 'game-rules', line: 3, cause: { problem: 'unknown-rules', rules: 'x', known: ['marelle', 'dames'] } },
  ],
  'game-type': [
    { problem: 'game-type', line: 3, text: '41', defined: true },
    { problem: 'game-type', line: 3, text: 'hello', defined: false },
  ],
  'game-fen': [{ problem: 'game-fen', line: 3, cause: { problem: 'fen-place', text: 'a2' } }],
  'game-mark': [{ problem: 'game-mark', line: 3, text: '$99999' }],
  'game-turn': [
    {
      problem: 'game-turn',
      number: 12,
      side: 'white',
      text: 'd2-d3',
      at: 90,
      line: 4,
      places: 'points',
      cause: emptyPlace,
    },
    {
      problem: 'game-turn',
      number: 1,
      side: 'black',
      text: 'zz',
      at: 9,
      line: 1,
      places: 'points',
      cause: { problem: 'turn-unreadable', text: 'zz' },
    },
  ],
  'game-result': [{ problem: 'game-result', line: 3, text: '1-0', outcome: { winner: 'black', reason: 'blocked' } }],
  'game-two-results': [{ problem: 'game-two-results', line: 3, tag: '1-0', text: '0-1' }],
};

/** Remarks of every kind, in every shape that the words make a difference of. */
export const REMARK_SAMPLES: Samples<GameRemark, 'remark'> = {
  'rules-assumed': [{ remark: 'rules-assumed', line: 1, rules: 'jeu-du-moulin' }],
  'rules-and-type': [{ remark: 'rules-and-type', line: 2, rules: 'dames', type: '20' }],
  'type-ignored': [{ remark: 'type-ignored', line: 2, type: '40' }],
  'tag-unread': [{ remark: 'tag-unread', line: 3, text: '[Round]' }],
  'tag-twice': [{ remark: 'tag-twice', line: 3, name: 'White', dropped: 'Anne' }],
  'result-unread': [{ remark: 'result-unread', line: 3, text: '3-0' }],
  'side-assumed': [
    { remark: 'side-assumed', line: 3, side: 'white' },
    { remark: 'side-assumed', line: 3, side: 'black' },
  ],
  'signs-replaced': [
    { remark: 'signs-replaced', line: 5, text: '32–28', read: '32-28', more: 0 },
    { remark: 'signs-replaced', line: 5, text: '32–28', read: '32-28', more: 1 },
    { remark: 'signs-replaced', line: 5, text: '32–28', read: '32-28', more: 1234 },
  ],
  'quiet-with-x': [{ remark: 'quiet-with-x', line: 5, text: '11x15' }],
  'jumps-joined': [{ remark: 'jumps-joined', line: 5, text: '22x15x8' }],
  'capture-guessed': [
    { remark: 'capture-guessed', line: 5, text: '1x25', read: '1x23x14x25', sure: true },
    { remark: 'capture-guessed', line: 5, text: '1x25', read: '1x23x14x25', sure: false },
  ],
  'bare-text': [{ remark: 'bare-text', line: 1234, text: 'bien joué' }],
  'text-dropped': [{ remark: 'text-dropped', line: 9, text: 'fin' }],
  'comment-unclosed': [{ remark: 'comment-unclosed', line: 6, text: '{oubli' }],
  'variation-unclosed': [{ remark: 'variation-unclosed', line: 6 }],
  'number-off': [{ remark: 'number-off', line: 6, text: '4.', number: 3, side: 'black' }],
  'draws-off': [{ remark: 'draws-off', line: 7, reason: 'repetition' }],
  'result-turned': [{ remark: 'result-turned', line: 8, text: '1-0' }],
  encoding: [
    { remark: 'encoding', line: 1, encoding: 'windows-1252' },
    { remark: 'encoding', line: 1, encoding: 'utf-16le' },
  ],
};

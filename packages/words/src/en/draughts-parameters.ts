import type { DraughtsEntries } from '../shapes.ts';
import { turnsEach } from './language.ts';

const never = (value: number): string => (value === 0 ? 'never' : turnsEach(value));

/** The parameters that only draughts has, by name. */
export const DRAUGHTS_PARAMETERS = {
  size: {
    name: 'Board size',
    help: 'The size of the board.',
    values: { '6': '36 squares', '8': '64 squares', '10': '100 squares', '12': '144 squares', '14': '196 squares' },
  },
  'played-on': {
    name: 'Squares in play',
    help: 'Which squares are played on.',
    values: { dark: 'dark squares', all: 'all squares' },
  },
  gap: {
    name: 'Free rows',
    help: 'How many rows are free in the middle at the start; men stand on all others.',
    values: { '2': 'two', '4': 'four', '6': 'six', '8': 'eight' },
  },
  'back-row': {
    name: 'Back row',
    help: 'Do men stand on the row nearest to their player at the start?',
    values: { filled: 'yes', free: 'no, it is free' },
  },
  goal: {
    name: 'Aim',
    help: 'How the game is won.',
    values: {
      'take-all': 'take all opposing pieces, or shut them in',
      'lose-all': 'loser wins: have everything taken',
      'first-king': 'make the first king',
    },
  },
  orientation: {
    name: 'Board orientation',
    help: 'Which bottom corner, as White sees it, is a dark square.',
    values: { 'dark-left': 'dark square on the left', 'dark-right': 'dark square on the right' },
  },
  squares: {
    name: 'Names of squares',
    help: 'How squares are written.',
    values: { numbers: 'numbers', letters: 'letters and numbers, as in chess' },
  },
  'step-lines': {
    name: 'Lines of movement',
    help: 'Along which lines pieces move without capturing.',
    values: { diagonals: 'diagonals', straight: 'rows and columns', all: 'rows, columns and diagonals' },
  },
  'capture-lines': {
    name: 'Lines of capture',
    help: 'Along which lines pieces jump to capture.',
    values: { diagonals: 'diagonals', all: 'diagonals, rows and columns', straight: 'rows and columns' },
  },
  'men-capture-backward': {
    name: 'Men taking backward',
    help: 'May a man take backward too?',
    values: { yes: 'yes', no: 'no, forward only' },
  },
  'men-take-kings': {
    name: 'Men taking kings',
    help: 'May a man take a king?',
    values: { yes: 'a man may take a king', no: 'a man may not take a king' },
  },
  'king-range': {
    name: 'Reach of kings',
    help: 'How far a king goes.',
    values: { long: 'as far as the way is free', short: 'one square' },
  },
  'king-landing': {
    name: 'Landing of kings',
    help: 'Where a king lands behind the piece that it takes.',
    values: {
      behind: 'right behind it',
      any: 'on any free square behind it',
      'behind-king': 'on any, but right behind if the last piece taken is a king',
    },
  },
  'king-run': {
    name: 'Moves of one king in a row',
    help: 'How many moves in a row one king may make without a capture while its side has men.',
    values: (value) => (value === 0 ? 'any number' : `${value} at most`),
  },
  'turn-back': {
    name: 'Turning back',
    help: 'May a capture go on the way it came?',
    values: { yes: 'yes', no: 'no' },
  },
  priority: {
    name: 'Priority',
    help: 'Which capture must be chosen where several are possible.',
    values: {
      none: 'any',
      most: 'most pieces',
      'most-kings': 'most pieces, then most kings',
      'kings-first': 'with a king rather than a man',
      italian: 'most pieces, then with a king, then most kings, then a king soonest',
      frisian: 'the most value, a king being worth a little less than two men, then with a king',
    },
  },
  crowning: {
    name: 'Crowning',
    help: 'When a man that reaches the far row becomes a king.',
    values: {
      'at-end': 'only if its move ends there',
      passing: 'in passing, and it goes on as a king',
      'ends-turn': 'at once, and its move ends there',
    },
  },
  removal: {
    name: 'Captured pieces',
    help: 'When captured pieces leave the board.',
    values: { 'at-end': 'all at the end of the move', 'at-once': 'one by one, as they are jumped' },
  },
  obligation: {
    name: 'Compulsory capture',
    help: 'Must you take when you can?',
    values: { enforced: 'yes, no other move is allowed', huffing: 'yes, or the piece may be huffed' },
  },
  'one-king-draw': {
    name: 'Draw, king against king',
    help: 'After how many moves without a capture the game is drawn when each side has just one king.',
    values: never,
  },
  'kings-only-draw': {
    name: 'Draw among kings',
    help: 'After how many moves without a capture the game is drawn when only kings are left.',
    values: never,
  },
  'king-moves-draw': {
    name: 'Draw, only kings moving',
    help: 'After how many king moves without a capture, no man advancing, the game is drawn.',
    values: never,
  },
  'two-to-one-draw': {
    name: 'Draw, one king against two',
    help: 'After how many moves the game is drawn when a lone king faces two pieces at most, one of them a king.',
    values: never,
  },
  'three-to-one-draw': {
    name: 'Draw, one king against three',
    help: 'After how many moves the game is drawn when a lone king faces three pieces at most, one of them a king.',
    values: never,
  },
  'three-kings-draw': {
    name: 'Draw, one king against three kings',
    help: 'After how many moves the game is drawn when a lone king faces three kings or more.',
    values: never,
  },
  'two-kings-draw': {
    name: 'Draw, one king against two kings',
    help: 'After how many moves the game is drawn when a lone king faces two kings and nothing else.',
    values: never,
  },
  'main-road-draw': {
    name: 'Draw, one king on the main road',
    help: 'After how many moves the game is drawn when a lone king has the longest diagonal to itself and faces three pieces, one of them a king.',
    values: never,
  },
  'five-pieces-draw': {
    name: 'Draw with four or five pieces',
    help: 'After how many moves without a capture or a new king the game is drawn when four or five pieces are left, a king on either side.',
    values: never,
  },
  'seven-pieces-draw': {
    name: 'Draw with six or seven pieces',
    help: 'After how many moves without a capture or a new king the game is drawn when six or seven pieces are left, a king on either side.',
    values: never,
  },
  'one-piece-each': {
    name: 'One piece each',
    help: 'Whether the game is drawn as soon as each side has one piece left.',
    values: { 'plays-on': 'play goes on', drawn: 'drawn at once' },
  },
} satisfies DraughtsEntries;

import type { MillEntries } from '../shapes.ts';
import { men, NUMBERS, nthTime, turnsEach } from './language.ts';

/** The parameters of the marelle, and those that both families have, by name. */
export const MILL_PARAMETERS = {
  board: {
    name: 'Board',
    help: 'The board that is played on: its points and its lines.',
    values: {
      nine: 'nine men’s morris, three squares',
      'nine-diagonals': 'nine men’s morris with four diagonals',
      'nine-diagonal-ways': 'nine men’s morris, diagonals for moving only',
      'nine-wide-corners': 'nine men’s morris with diagonals, free moves from the outer corners',
      cube: 'cube, 26 points on its six faces',
      three: 'small square with its medians, 9 points',
      'three-diagonals': 'small square with medians and diagonals, 9 points',
      'three-homes': 'small square, men in place on two rows',
      round: 'circle with eight spokes, 9 points',
      six: 'two squares, 16 points',
      seven: 'two squares and a cross, 17 points',
    },
  },
  men: { name: 'Men on each side', help: 'How many men each side has in hand at the start.', values: men },
  'black-men': {
    name: 'Black’s men',
    help: 'How many men Black plays with, if not as many as White.',
    values: (value: number): string => (value === 0 ? 'as many as White' : men(value)),
  },
  'least-men': {
    name: 'Men a side needs',
    help: 'A side with fewer men than this, on the board and in hand, has lost.',
    values: men,
  },
  aim: {
    name: 'Aim',
    help: 'Do you play to win, or to make the other side win?',
    values: { win: 'to win', lose: 'to lose: the loser wins' },
  },
  entry: {
    name: 'Placing',
    help: 'Must all men be placed before any of them moves?',
    values: { first: 'place first, then move', 'any-time': 'place or move, as you like, on every move' },
  },
  'mill-at-entry': {
    name: 'Mill by placing',
    help: 'What you earn by closing a mill while placing a man.',
    values: {
      capture: 'a capture',
      'extra-turn': 'another turn',
      nothing: 'nothing',
      forbidden: 'forbidden, unless no other point is free',
      wins: 'the game',
      'from-hand': 'a man of the opponent’s hand, or of the board once that hand is empty',
      'from-hand-and-extra-turn': 'a man of the opponent’s hand, and another turn',
      later: 'a capture, counted and made once all men are placed',
      'one-each': 'nothing, but after placing each side takes off a man, the one with the first mill first',
      marked: 'a capture, but the point stays closed until all men are placed',
      'opponent-chooses': 'the opponent takes off a man of their own choice, then plays',
      'by-count': 'mills are counted once all men are placed, and each side takes by them',
    },
  },
  'mill-by-moving': {
    name: 'Mill by moving',
    help: 'What you earn by closing a mill while moving a man.',
    values: { capture: 'a capture', 'capture-and-extra-turn': 'a capture and another turn', wins: 'the game' },
  },
  'mill-counts': {
    name: 'Mill closed again',
    help: 'Does a mill that is opened and closed again earn anything again?',
    values: { always: 'yes, every time', once: 'no, once only for each line and side' },
  },
  reclosing: {
    name: 'Back into the mill',
    help: 'May a man that has just opened a mill go straight back and close it?',
    values: {
      'at-once': 'yes, at once',
      later: 'not on the next move',
      'later-after-mill': 'not on the next move, if it closed another mill as it left',
    },
  },
  captures: {
    name: 'Captures in one move',
    help: 'How many men are taken when a move closes a mill, or two at once.',
    values: {
      one: 'one capture',
      'per-mill': 'one capture for each mill',
      two: 'two captures, even for a single mill',
    },
  },
  taking: { name: 'Taking', help: 'Must a mill take a man?', values: { must: 'compulsory', may: 'as you like' } },
  custodian: {
    name: 'Taking between two',
    help: 'Does a man put at the end of a line take an opposing man that then stands between two?',
    values: { no: 'no', yes: 'yes, the man between two' },
  },
  intervention: {
    name: 'Taking from the middle',
    help: 'Does a man put on the middle of a line, between two opposing men, take them?',
    values: { no: 'no', yes: 'yes, both men' },
  },
  leap: {
    name: 'Taking by jumping',
    help: 'May a man jump along a line over an opposing man, and take it?',
    values: { no: 'no', yes: 'yes, from end to end' },
  },
  protection: {
    name: 'Man in a mill',
    help: 'Is it safe from capture?',
    values: {
      'unless-all': 'safe, unless all of the opponent’s men stand in mills',
      always: 'always safe, except the very last men',
      never: 'never safe',
      'once-placed': 'never safe while men are placed; then safe, unless all of the opponent’s men stand in mills',
    },
  },
  flying: {
    name: 'Flying',
    help: 'With how many men a side may fly to any free point.',
    values: (value: number): string => (value === 0 ? 'never' : `with ${men(value)}`),
  },
  blocked: {
    name: 'Blocked side',
    help: 'What happens to a side that cannot move.',
    values: {
      loses: 'it loses',
      passes: 'it passes',
      draws: 'the game is drawn',
      'loses-unless-full': 'it loses; a full board is a draw',
      takes: 'it takes an opposing man beside one of its own, and the other side plays',
      'takes-and-plays': 'it takes an opposing man beside one of its own, then plays',
      'each-takes': 'it takes an opposing man beside one of its own, the other side does the same, then it plays',
      'each-takes-if-full': 'it loses; on a full board each side takes off an opposing man, then it plays',
    },
  },
  dice: {
    name: 'Dice',
    help: 'Are three dice thrown before playing?',
    values: {
      none: 'no dice',
      alfonso: 'three dice, the throws of Alfonso X',
      entering: 'three dice, only while placing',
    },
  },
  begins: { name: 'Who begins', help: 'The side that moves first.', values: { white: 'White', black: 'Black' } },
  'moves-first': {
    name: 'First to move',
    help: 'Who plays once all men are placed.',
    values: {
      'in-turn': 'whose turn it is',
      beginner: 'the side that began',
      other: 'the other side',
      'other-unless-full': 'the other side; on a full board the one that began',
    },
  },
  'placing-stops': {
    name: 'End of placing',
    help: 'At how many free points placing ends; men still in hand are put aside.',
    values: (value: number): string =>
      value === 0
        ? 'once all men are placed'
        : `at ${NUMBERS.count(value, { one: 'free point', other: 'free points' })}`,
  },
  'no-capture-draw': {
    name: 'Draw without captures',
    help: 'After how many moves without a capture the game is drawn.',
    values: (value: number): string => (value === 0 ? 'never' : turnsEach(value)),
  },
  'three-men-draw': {
    name: 'Draw with three men',
    help: 'After how many moves without a capture the game is drawn, once a side is down to three men.',
    values: (value: number): string => (value === 0 ? 'never' : turnsEach(value)),
  },
  'repetition-draw': {
    name: 'Draw by repetition',
    help: 'How often the same position must come up for the game to be drawn.',
    values: (value: number): string => (value === 0 ? 'never' : nthTime(value)),
  },
} satisfies MillEntries;

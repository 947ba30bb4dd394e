import type { MillEntries } from '../shapes.ts';
import { men, nthTime, turnsEach } from './language.ts';

/** The parameters of the marelle, and those that both families have, by name. */
export const MILL_PARAMETERS = {
  board: {
    name: 'Board',
    help: 'The board that is played on: its points and its lines.',
    values: {
      nine: 'nine men’s morris, three squares',
      'nine-diagonals': 'nine men’s morris with four diagonals',
      cube: 'cube, 26 points on its six faces',
      three: 'small square with its medians, 9 points',
      'three-diagonals': 'small square with medians and diagonals, 9 points',
      six: 'two squares, 16 points',
      seven: 'two squares and a cross, 17 points',
    },
  },
  men: { name: 'Men of each side', help: 'How many men each side has in hand at the start.', values: men },
  entry: {
    name: 'Placing',
    help: 'Whether all men are placed before the first of them moves.',
    values: { first: 'place first, then move', 'any-time': 'place or move, as one likes, each turn' },
  },
  'mill-at-entry': {
    name: 'Mill by placing',
    help: 'What a mill earns that is closed by placing a man.',
    values: {
      capture: 'a capture',
      'extra-turn': 'another turn',
      nothing: 'nothing',
      forbidden: 'forbidden, unless no other point is free',
      wins: 'the game',
    },
  },
  'mill-by-moving': {
    name: 'Mill by moving',
    help: 'What a mill earns that is closed by moving a man.',
    values: { capture: 'a capture', 'capture-and-extra-turn': 'a capture and another turn', wins: 'the game' },
  },
  captures: {
    name: 'Two mills at once',
    help: 'How many men are taken when one turn closes two mills.',
    values: { one: 'one capture', 'per-mill': 'one capture for each mill' },
  },
  protection: {
    name: 'Man in a mill',
    help: 'Whether it is safe from capture.',
    values: {
      'unless-all': 'safe, unless all of the opponent’s men stand in mills',
      always: 'safe, except among the last three',
      never: 'never safe',
    },
  },
  flying: {
    name: 'Flying',
    help: 'With how many men a side begins to fly to any free point.',
    values: (value: number): string => (value === 0 ? 'never' : `with ${men(value)}`),
  },
  blocked: {
    name: 'Blocked side',
    help: 'What becomes of a side that is to play and cannot.',
    values: {
      loses: 'it loses',
      passes: 'it passes',
      draws: 'the game is drawn',
      'loses-unless-full': 'it loses; a full board is a draw',
    },
  },
  dice: {
    name: 'Dice',
    help: 'Whether three dice are thrown before each move.',
    values: { none: 'no dice', alfonso: 'three dice, the throws of Alfonso X' },
  },
  begins: { name: 'Who begins', help: 'The side that plays first.', values: { white: 'White', black: 'Black' } },
  'no-capture-draw': {
    name: 'Draw without captures',
    help: 'After how many turns without a capture the game is drawn.',
    values: (value: number): string => (value === 0 ? 'never' : turnsEach(value)),
  },
  'three-men-draw': {
    name: 'Draw with three men',
    help: 'After how many turns without a capture the game is drawn, once a side is down to three men.',
    values: (value: number): string => (value === 0 ? 'never' : turnsEach(value)),
  },
  'repetition-draw': {
    name: 'Draw by repetition',
    help: 'How often the same situation must stand for the game to be drawn.',
    values: (value: number): string => (value === 0 ? 'never' : nthTime(value)),
  },
} satisfies MillEntries;

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
  men: { name: 'Men on each side', help: 'How many men each side has in hand at the start.', values: men },
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
    },
  },
  'mill-by-moving': {
    name: 'Mill by moving',
    help: 'What you earn by closing a mill while moving a man.',
    values: { capture: 'a capture', 'capture-and-extra-turn': 'a capture and another turn', wins: 'the game' },
  },
  captures: {
    name: 'Two mills at once',
    help: 'How many men are taken when one move closes two mills.',
    values: { one: 'one capture', 'per-mill': 'one capture for each mill' },
  },
  protection: {
    name: 'Man in a mill',
    help: 'Is it safe from capture?',
    values: {
      'unless-all': 'safe, unless all of the opponent’s men stand in mills',
      always: 'safe, unless only three are left',
      never: 'never safe',
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
    },
  },
  dice: {
    name: 'Dice',
    help: 'Are three dice thrown before each move?',
    values: { none: 'no dice', alfonso: 'three dice, the throws of Alfonso X' },
  },
  begins: { name: 'Who begins', help: 'The side that moves first.', values: { white: 'White', black: 'Black' } },
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

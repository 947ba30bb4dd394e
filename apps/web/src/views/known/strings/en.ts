import { capital } from '../../../interface/capital.ts';
import type { KnownStrings } from './fr.ts';

const WORDS = ['no men', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const men = (number: number): string => WORDS[number] ?? String(number);

/** What the page of what is known says, in English. */
export const en: KnownStrings = {
  title: 'What is known',
  lead: 'Every position of these games has been worked out, to the end of the game.',
  whichRules: 'Rules',
  house: {
    'marelle-a-6-any-time': 'Six men’s morris, men enter at any time',
  },
  withMen: (rules, number) => `${rules}, ${men(number)} men each`,
  verdict: {
    win: 'Without mistakes, the side that begins wins.',
    draw: 'With perfect play, the game is a draw.',
    loss: 'Without mistakes, the side that begins loses.',
  },
  shared: (names) => `Also true of: ${names}.`,
  touchFirst: 'Tap a point to see what a first man there is worth.',
  touchTheory: 'Tap a point to see what a man there is worth.',
  touched: (place, value, twins) =>
    twins === '' ? `${place}: this move ${value}.` : `${place}: this move ${value}, and so do ${twins}.`,
  legend: (letter, value) => `${letter}: this move ${value}`,
  everywhere: (count, value) => `Each of the ${count} possible moves ${value}`,
  letters: { win: '+', draw: '=', loss: '–' },
  values: { win: 'wins', draw: 'draws', loss: 'loses' },
  counts: (moving, entering) =>
    `Positions worked out, symmetric ones counted once: ${moving} after all men are placed, ${entering} before.`,

  winsTitle: 'The longest wins',
  winsHelp:
    'Both sides play their best. Moves of both sides are counted, up to the next capture or the end; the rule on moves without a capture is set aside.',
  pair: (own, opponent) => `${capital(men(own))} against ${men(opponent)}`,
  plies: (number) => `${number} moves`,
  playThrough: 'Follow it on the board',
  following: (own, opponent, plies) => `${capital(men(own))} against ${men(opponent)}: White wins in ${plies} moves.`,
  ply: (ply, of, turn) => (ply === 0 ? `The first position, ${of} moves to follow.` : `Move ${ply} of ${of}: ${turn}`),
  first: 'To the start',
  previous: 'Previous move',
  next: 'Next move',
  last: 'To the end',
  back: 'Back to the first moves',
  analyse: 'Analyse this position',
  steps: 'Follow the moves',

  theoremsTitle: 'Proved, case by case',
  theoremsHelp: 'After all men are placed. The side named first is to move.',
  claims: {
    neverLoses: 'never loses',
    neverWins: 'never wins',
    alwaysWins: 'always wins',
    alwaysLoses: 'always loses',
    neverDraws: 'never a draw',
    nearlyWins: 'nearly always wins, never loses',
    mostlyWins: 'mostly wins',
    nearlyDraws: 'nearly always a draw',
  },
  claim: (pair, claim) => `${pair}: ${claim}`,
  tally: (wins, draws, losses) => `Positions won: ${wins}; drawn: ${draws}; lost: ${losses}.`,

  theoryTitle: 'Published theory, checked',
  agrees: 'Confirmed',
  differs: 'Not quite',
  show: 'See the position',
  theory: {
    gasser: [
      'Ralph Gasser, 1993: without mistakes the game is a draw.',
      'The tables find the same, with the same numbers of positions won, drawn and lost.',
    ],
    centre: [
      'Long known: beginning in the middle wins.',
      'The tables confirm it: a corner draws, and the middle of a side loses.',
    ],
    'z-mill': [
      'Rainer Rosenberger on the centre mill: of the 120 ways to go on by one move each, none wins for White and 40 lose.',
      'None wins, indeed; but we count 48 that lose. The position is set up from his description.',
    ],
    'z-double': [
      'Rainer Rosenberger: instead of blocking at f2, White attacks with c5 and has a safe draw.',
      'It is a draw. Black holds it by every move but one: taking the man on d6.',
    ],
    'z-three': ['Rainer Rosenberger: after the answer c4, only three moves do not lose.', 'They are d5, e4 and f2.'],
  },
};

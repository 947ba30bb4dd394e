import { capital } from '../../../interface/capital.ts';
import type { EndingsStrings } from './fr.ts';

const words = ['zero', 'one', 'two', 'three', 'four', 'five'];
const men = (number: number): string => words[number] ?? String(number);

export const en: EndingsStrings = {
  title: 'Exact endings',
  lead: 'A random position, a perfect opponent: win, or hold the draw.',
  whose: 'You play White: the first number counts your men.',
  help: 'Succeed twice in a row, and the next ending is harder: fewer moves keep the result. In nine men’s morris a side with three men left flies; in six men’s morris and merels nobody does.',
  pair: (own, other) => `${capital(men(own))} against ${men(other)}`,
  grades: ['Easy', 'Medium', 'Hard'],
  record: (done, played) => `${done} of ${played} done`,
  best: (row) => `best streak: ${row}`,
  fresh: 'Not played yet',
  play: 'Play',
  preparing: 'Computing these endings exactly… This happens only once.',
  unknown: 'This browser could not compute these endings.',
  again: 'Try again',
  toDo: { win: 'win', hold: 'hold the draw' },
  aims: { win: 'Win.', hold: 'Hold the draw.' },
  goOn: { win: 'You are still winning. Your turn.', hold: 'The draw is still there. Your turn.' },
  ways: (keeping, turns) =>
    keeping === 1 ? `Only one move of ${turns} keeps the result.` : `${keeping} moves of ${turns} keep the result.`,
  holdFor: (turns) => `${turns} more ${turns === 1 ? 'move' : 'moves'} to hold.`,
  thinking: 'The opponent is playing…',
  won: 'You have won!',
  held: 'The draw is held!',
  lostWin: 'This move lets the win slip.',
  lostDraw: 'This move loses the game.',
  drawn: 'The game is drawn: the win has slipped away.',
  was: (turn) => `One good move was ${turn}.`,
  another: 'Another ending',
  retry: 'Start again',
  back: 'All puzzles',
  all: 'Endings',
  allLong: 'All endings',
  you: 'You',
  perfect: 'Perfect play',
};

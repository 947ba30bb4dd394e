import type { MillLessonId } from '../../lessons/mill-lessons.ts';
import type { LessonText } from '../shapes.ts';

const NO_MILL = 'That move is allowed, but it does not close a mill.';

/** What the lessons on the rules of the mill say, in English. */
export const millLessons: Readonly<Record<MillLessonId, LessonText>> = {
  enter: {
    title: 'Placing a man',
    steps: [
      {
        task: 'White to move: place a man on a free point.',
        done: 'Well placed. Each point holds one man only. Now it is the opponent’s turn.',
      },
    ],
  },
  'enter-or-move': {
    title: 'Place or move',
    steps: [
      {
        task: 'There are men left in hand. Move a white man on the board all the same.',
        done: 'There you are: under these rules, not every man has to be placed first.',
        others: { enters: 'Placing is allowed as well, but here, move a man on the board.' },
      },
      {
        task: 'And now place a man.',
        done: 'With each move, one or the other.',
        others: { moves: 'Moving is allowed, but this time, place a man.' },
      },
    ],
  },
  'mill-by-entering': {
    title: 'Closing a mill by placing',
    steps: [
      {
        task: 'Two white men stand on one line. Place the third, then take a black man.',
        done: 'A mill! And one black man fewer.',
        others: { any: 'That man does not complete the line.' },
      },
    ],
  },
  'entry-again': {
    title: 'A mill earns another turn',
    steps: [
      {
        task: 'Place the man that closes a mill.',
        done: 'A mill: nothing is taken, but White plays again.',
        others: { any: 'That man does not complete the line.' },
      },
      { task: 'White again: place one more man.', done: 'Two men in a row, thanks to the mill.' },
    ],
  },
  'entry-forbidden': {
    title: 'No mills while placing',
    steps: [
      {
        task: 'Two white men stand on one line. Try to complete it: the rules do not allow it. Then place it elsewhere.',
        done: 'Well placed. Mills come once all men are on the board.',
      },
    ],
  },
  'entry-nothing': {
    title: 'A mill that takes nothing',
    steps: [
      {
        task: 'Close a mill by placing a man.',
        done: 'The mill is closed. It takes nothing now; opened and closed again, it will.',
        others: { any: 'That man does not complete the line.' },
      },
    ],
  },
  'two-mills': {
    title: 'Two mills at once',
    steps: [
      {
        task: 'A single man can complete two lines. Place it, then take.',
        done: 'Two mills at once, and one capture.',
        others: { any: 'That move is allowed, but it does not close two mills.' },
      },
    ],
  },
  'two-mills-each': {
    title: 'Two mills, two captures',
    steps: [
      {
        task: 'A single man can complete two lines. Place it, then take two black men.',
        done: 'Two mills at once, two captures.',
        others: { any: 'That move is allowed, but it does not close two mills.' },
      },
    ],
  },
  'first-mill-entering': {
    title: 'Three on a line',
    steps: [
      {
        task: 'Two white men stand on one line. Place the third on it.',
        done: 'Three on a line: White has won.',
        others: { any: 'That man is not on the line of the other two.' },
      },
    ],
  },
  'stop-first-mill': {
    title: 'Blocking the line',
    steps: [
      {
        task: 'Black has two men on one line. Place a white man that stops them.',
        done: 'The line is blocked: Black can no longer win there.',
        others: { any: 'Black would place the third man, and win.' },
      },
    ],
  },
  move: {
    title: 'Moving a man',
    steps: [
      {
        task: 'All men are placed. Slide a white man to a neighbouring point.',
        done: 'One step along the line, no more and no less.',
      },
    ],
  },
  diagonal: {
    title: 'A mill on the diagonal',
    steps: [
      {
        task: 'Close the mill on the diagonal, then take a black man.',
        done: 'Diagonals count like the other lines.',
        others: { any: NO_MILL },
      },
    ],
  },
  'mill-by-moving': {
    title: 'Closing a mill',
    steps: [
      {
        task: 'Slide a white man so that a line is complete, then take a black man.',
        done: 'The mill is closed, and a black man is taken.',
        others: { any: NO_MILL },
      },
    ],
  },
  'mill-again': {
    title: 'Take and play again',
    steps: [
      {
        task: 'Close a mill, then take a black man.',
        done: 'Taken! And White plays again.',
        others: { any: NO_MILL },
      },
      { task: 'White again: move a man.', done: 'Two moves in a row: a mill is worth a lot here.' },
    ],
  },
  'first-mill-moving': {
    title: 'Winning by a slide',
    steps: [
      {
        task: 'Nobody has won by placing. Slide the white man that completes a line.',
        done: 'Three on a line: won.',
        others: { any: 'That move is allowed, but it completes no line.' },
      },
    ],
  },
  'open-and-close': {
    title: 'Open and close again',
    steps: [
      {
        task: 'The white mill is closed. Open it by one step, so that it can close again.',
        done: 'The mill is open. Black plays …',
        others: {
          opens: 'The mill is open, but Black has an answer to it.',
          any: 'That man does not open the mill: one of the mill’s own men has to step out.',
        },
      },
      {
        task: 'Close the mill again, then take a black man.',
        done: 'A mill that opens and closes takes a man every other move.',
        others: { any: NO_MILL },
      },
    ],
  },
  'double-mill': {
    title: 'The running mill',
    steps: [
      {
        task: 'One man serves two lines. Slide it from one to the other: one mill opens, the other closes.',
        done: 'One mill opens, the other closes, and a black man is taken. Black plays …',
        others: { opens: 'The mill opens, but the other one does not close.', any: NO_MILL },
      },
      {
        task: 'And back: close the first mill again.',
        done: 'A capture with every move, as long as nothing stops the man that goes to and fro.',
        others: { any: NO_MILL },
      },
    ],
  },
  protected: {
    title: 'The protected man',
    steps: [
      {
        task: 'Close the mill. Before taking, tap a man of the black mill: the rules protect it.',
        done: 'Taken: the only black man outside a mill.',
        others: { any: NO_MILL },
      },
    ],
  },
  'all-in-mills': {
    title: 'All of them in mills',
    steps: [
      {
        task: 'Every black man is in a mill. Close the white mill, and take any of them.',
        done: 'When all are protected, none is.',
        others: { any: NO_MILL },
      },
    ],
  },
  'always-protected': {
    title: 'Always protected',
    steps: [
      {
        task: 'Every black man is in a mill. Close the white mill, and see what happens.',
        done: 'The mill is closed, but nothing is taken: these rules always protect.',
        others: { any: NO_MILL },
      },
    ],
  },
  'last-three': {
    title: 'The last three',
    steps: [
      {
        task: 'Only three black men are left, all in a mill. Close the white mill, and take.',
        done: 'The last three are no longer protected: White has won.',
        others: { any: NO_MILL },
      },
    ],
  },
  'never-protected': {
    title: 'Nothing is protected',
    steps: [
      {
        task: 'Close the mill, and take a man out of the black mill.',
        done: 'Under these rules a mill protects nobody.',
        others: { 'takes-free': 'Well taken, but that man was in no mill.', any: NO_MILL },
      },
    ],
  },
  'take-between': {
    title: 'Between two men',
    steps: [
      {
        task: 'Hold both ends of a line with a black man between them, and take it.',
        done: 'Taken between two, without a mill.',
        others: { any: 'That is allowed, but no black man stands between two of yours.' },
      },
    ],
  },
  'take-both': {
    title: 'In the middle of two',
    steps: [
      {
        task: 'Slide a man between two black ones, to the middle of their line, and take both.',
        done: 'Two men at once, without a mill.',
        others: { any: 'That is allowed, but it does not part two black men.' },
      },
    ],
  },
  'take-by-leaping': {
    title: 'Over a man',
    steps: [
      {
        task: 'Jump over a black man, from one end of the line to the other, and take it.',
        done: 'Jumped, and taken.',
        others: { any: 'That is allowed, but it jumps over no black man.' },
      },
    ],
  },
  fly: {
    title: 'Flying',
    steps: [
      {
        task: 'Only three white men are left: they fly. Close a mill from afar, then take.',
        done: 'From one end of the board to the other, off the lines.',
        others: { any: NO_MILL },
      },
    ],
  },
  'no-fly': {
    title: 'No flying',
    steps: [
      {
        task: 'Only three white men, and no flying. Try to go far: the rules do not allow it. Then slide one step.',
        done: 'One step at a time, to the very end.',
      },
    ],
  },
  'ordinary-throw': {
    title: 'An ordinary throw',
    steps: [
      {
        task: 'Throw the dice, then play.',
        done: 'An ordinary throw changes nothing: a man slides one step.',
      },
    ],
  },
  'special-throw': {
    title: 'A special throw',
    steps: [
      {
        task: 'Throw the dice. If the throw is special, send a distant man to close a mill, and take.',
        done: 'The throw carried the man into the mill.',
        others: { any: 'That is allowed: a special throw obliges nobody. But a distant man can close a mill.' },
      },
    ],
  },
  'special-two-mills': {
    title: 'One throw, two mills',
    steps: [
      {
        task: 'Throw the dice, and close two mills at once. Each takes a man.',
        done: 'Two mills, two captures.',
        others: { closes: 'One mill, yes; but two are possible at once.', any: NO_MILL },
      },
    ],
  },
  'row-of-three': {
    title: 'Three men at once',
    steps: [
      {
        task: 'Throw the dice. The throw is special: place the first man on a free line.',
        done: 'The first is there.',
      },
      { task: 'Place the second on the same line.', done: 'One more.' },
      { task: 'Close the line, and take.', done: 'Three men placed, one mill, one capture.' },
    ],
  },
  win: {
    title: 'Winning',
    steps: [
      {
        task: 'Only three black men are left. Close a mill, and take one of them.',
        done: 'Two men make no mill any more: White has won.',
        others: { any: NO_MILL },
      },
    ],
  },
  block: {
    title: 'Shutting in',
    steps: [
      {
        task: 'One single move shuts all black men in. Play it.',
        done: 'Black cannot move any more: White has won.',
        others: { any: 'That move is allowed, but Black can still move.' },
      },
    ],
  },
  'block-draws': {
    title: 'Shutting in makes a draw',
    steps: [
      {
        task: 'One single move shuts all black men in. Play it.',
        done: 'Black cannot move any more: under these rules the game is a draw.',
        others: { any: 'That move is allowed, but Black can still move.' },
      },
    ],
  },
  pass: {
    title: 'Passing',
    steps: [
      {
        task: 'All white men are blocked. Pass.',
        done: 'A side that cannot play passes, and waits for the other to make way.',
      },
    ],
  },
};

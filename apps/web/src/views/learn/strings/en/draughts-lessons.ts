import type { DraughtsLessonId } from '../../lessons/draughts-lessons.ts';
import type { LessonText } from '../shapes.ts';

/** What the lessons on the rules of draughts say, in English. */
export const draughtsLessons: Readonly<Record<DraughtsLessonId, LessonText>> = {
  'man-move': {
    title: 'Going forward',
    steps: [
      {
        task: 'White to move: move a man one square forward, along a diagonal.',
        done: 'A man always goes forward; it never steps back.',
      },
    ],
  },
  'man-straight': {
    title: 'Ahead and sideways',
    steps: [
      {
        task: 'White to move: move a man one square, straight ahead or sideways.',
        done: 'A man never goes back.',
      },
    ],
  },
  'capture-straight': {
    title: 'Capturing straight on',
    steps: [
      {
        task: 'A white man can capture the one in front of it. Jump over it.',
        done: 'Jumped and taken, never diagonally. When you can capture, you must.',
      },
    ],
  },
  'king-straight': {
    title: 'A king along rows and columns',
    steps: [
      {
        task: 'Move the white king several squares.',
        done: 'As far as the way is free, in every direction.',
        others: { 'king-steps': 'One square is allowed. But it can go farther.', any: 'This time, move the king.' },
      },
    ],
  },
  'man-capture': {
    title: 'Capturing is compulsory',
    steps: [
      {
        task: 'A white man can capture. Try the other one first: the rules do not allow it. Then capture.',
        done: 'Jumped and taken. When you can capture, you must.',
      },
    ],
  },
  'man-capture-free': {
    title: 'Capturing',
    steps: [
      {
        task: 'A white man can capture. Jump over the black man.',
        done: 'Jumped and taken. No capture was missed, so there is nothing to fear.',
        others: { any: 'Nothing forbids that move, but the capture is missed: Black could huff the piece.' },
      },
    ],
  },
  'capture-backward': {
    title: 'Capturing backward',
    steps: [
      {
        task: 'The black man stands behind. Capture it all the same.',
        done: 'A man moves forward only, but it captures both ways.',
      },
    ],
  },
  'capture-forward': {
    title: 'Never backward',
    steps: [
      {
        task: 'The black man stands behind. Try to capture it: the rules do not allow it. Then make another move.',
        done: 'Under these rules a man captures forward only.',
      },
    ],
  },
  multiple: {
    title: 'Two in one move',
    steps: [
      {
        task: 'Capture two black men in one move, one after the other.',
        done: 'A multiple capture: as long as the same man can capture, it goes on.',
      },
    ],
  },
  choose: {
    title: 'Choosing a capture',
    steps: [
      {
        task: 'Two captures are possible. Choose the one that takes two men.',
        done: 'Two men fewer. The choice was free.',
        others: { 'takes-one': 'That is allowed, the choice is free. But the other capture takes two.' },
      },
    ],
  },
  majority: {
    title: 'The larger capture',
    steps: [
      {
        task: 'There are two captures. Try the smaller one: the rules do not allow it. Then play the larger.',
        done: 'The capture that takes the most pieces must be played.',
      },
    ],
  },
  'no-king-taken': {
    title: 'A king out of reach',
    steps: [
      {
        task: 'Try to take the black king with a man: the rules do not allow it. Then make another move.',
        done: 'Under these rules only a king takes a king.',
      },
    ],
  },
  crown: {
    title: 'Becoming a king',
    steps: [
      {
        task: 'A white man is close to the far row. Move it there.',
        done: 'Crowned.',
        others: { any: 'That man does not get to the far row.' },
      },
    ],
  },
  'passing-stays-man': {
    title: 'Only passing by',
    steps: [
      {
        task: 'Capture two men, touching the far row on the way.',
        done: 'The man only passed through the far row: it stays a man.',
      },
    ],
  },
  'passing-crowns': {
    title: 'Crowned in passing',
    steps: [
      {
        task: 'Capture by way of the far row, and keep capturing.',
        done: 'The man was crowned on the way, and finished as a king.',
      },
    ],
  },
  'crowning-ends': {
    title: 'Crowned, and that is all',
    steps: [{ task: 'Capture, and arrive on the far row.', done: 'The man becomes a king, and its move ends there.' }],
  },
  'king-far': {
    title: 'A king goes far',
    steps: [
      {
        task: 'Move the white king several squares.',
        done: 'As far as the diagonal is free, forward or backward.',
        others: { 'king-steps': 'One square is allowed. But it can go farther.', any: 'This time, move the king.' },
      },
    ],
  },
  'king-short': {
    title: 'A king’s step',
    steps: [
      { task: 'Move the white king, forward or backward.', done: 'One square at a time, but in all four directions.' },
    ],
  },
  'king-behind': {
    title: 'Right behind',
    steps: [
      {
        task: 'The king captures from afar. Try to land two squares behind: the rules do not allow it. Land right behind.',
        done: 'Captured from afar, landed right behind.',
      },
    ],
  },
  'king-any': {
    title: 'Wherever it likes',
    steps: [
      {
        task: 'Capture with the king, and land on any free square behind the piece.',
        done: 'The landing square is a choice, as far as the way is free.',
      },
    ],
  },
  'king-first': {
    title: 'The king goes first',
    steps: [
      {
        task: 'Both the man and the king can capture. Try the man: the rules do not allow it. Capture with the king.',
        done: 'Where a king can capture, it does.',
      },
    ],
  },
  huff: {
    title: 'Huffing',
    steps: [
      {
        task: 'A black man failed to capture. Huff it: tap it, and it is gone.',
        done: 'Huffed! And huffing is not a move …',
        others: {
          demands: 'Demanding the capture is allowed; but here, huff the man.',
          any: 'Letting it pass is allowed; but here, huff the man.',
        },
      },
      { task: '… so it is still White’s turn: make a move.', done: 'A man huffed, and a move made.' },
    ],
  },
  demand: {
    title: 'Demanding the capture',
    steps: [
      {
        task: 'A black man failed to capture. Demand the capture, with the button.',
        done: 'Black’s move is taken back: Black must capture.',
        others: {
          huffs: 'Huffing is allowed; but here, demand the capture.',
          any: 'Letting it pass is allowed; but here, demand the capture.',
        },
      },
      { task: 'Black has captured. White to move.', done: 'The game goes on.' },
    ],
  },
  'last-piece': {
    title: 'The last piece',
    steps: [{ task: 'Capture the last black man.', done: 'No black piece is left: White has won.' }],
  },
  'shut-in': {
    title: 'Shutting in',
    steps: [
      {
        task: 'One single move shuts the black man in. Play it.',
        done: 'The black man can neither move nor capture: White has won.',
        others: { any: 'That move is allowed, but the black man can still play.' },
      },
    ],
  },
};

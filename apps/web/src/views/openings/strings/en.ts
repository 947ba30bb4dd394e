import type { OpeningsStrings } from './fr.ts';

/** What the page of openings says, in English. */
export const en: OpeningsStrings = {
  title: 'Draw the opening by lot',
  lead: 'The first moves are drawn from those that leave the game level. Play it twice, once with each colour.',
  whichRules: 'Rules',
  grade: 'Openings',
  grades: { gentle: 'Gentle', sharp: 'Sharp', masters: 'For masters' },
  gradeSaid: {
    gentle: 'The widest: these leave the most moves that hold the draw.',
    sharp: 'Fewer moves hold the draw; the others lose.',
    masters: 'The narrowest: one mistake is enough.',
  },
  draw: 'Draw by lot',
  another: 'Draw another',
  drawn: (number, turns) => `Opening no. ${number}: ${turns}`,
  figures: (holds, choices, answers) =>
    `A draw, and proved. Moves that hold it: ${holds} of ${choices}, then ${answers}% of the answers.`,
  ballot: 'Neither side loses a man straight away; the exact value is not known.',
  twice: 'The rematch takes the same opening with the colours exchanged.',
  cards: 'Print the cards',
  knownTitle: 'What is known',
  knownHelp: 'Tap a point: the value of each first move and of each answer is known to the end of the game.',
  tried: (turns, value, holds, choices) => `${turns}: this move ${value}. Best answers: ${holds} of ${choices}.`,
  counts: (all, plies, win, draw, loss) =>
    `Different positions after ${plies} moves: ${all}. The side to move wins ${win}, loses ${loss} and draws ${draw}.`,
  fromStart: 'Back to the empty board',
  letters: { win: 'W', draw: 'D', loss: 'L' },
  values: { win: 'wins', draw: 'holds the draw', loss: 'loses' },
};

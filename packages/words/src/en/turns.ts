import type { Man, Side } from '@merellier/rules';
import type { Catalogue } from '../catalogue.ts';
import { and, COLOUR, men, NUMBERS, SIDES } from './language.ts';

/** What stands on a place; null when it is free, or closed. */
export const placeLabel = (name: string, man: Man | null, closed = false): string => {
  if (!man) return closed ? `${name}, closed until all men are placed` : `${name}, free`;
  return `${name}, ${COLOUR[man.side]} ${man.king ? 'king' : 'man'}${man.inMill ? ', in a mill' : ''}`;
};

/** The parts of a turn that is told, in the order in which they are told. */
export const TOLD: Catalogue['told'] = {
  turn: (side: Side, parts: readonly string[]) => `${SIDES[side]}: ${parts.join(', ')}`,
  mills: (count) => (count === 1 ? 'mill' : `${NUMBERS.number(count)} mills at once`),
  gives: (names) => `takes off its own man on ${and(names)}`,
  takes: (names) => `takes ${and(names)}`,
  crowned: 'crowned',
  again: 'and plays again',
  passes: 'passes, having no move',
  huffs: (name) => `huffs ${name}`,
  demands: 'demands the capture',
};

/** What a player is to do now. */
export const TO_PLAY: Catalogue['toPlay'] = {
  you: (task) => `Your turn: ${task}`,
  turn: (side, task) => `${SIDES[side]} to move: ${task}`,
  again: (task) => `the mill earns another turn, ${task}`,
  throw: 'throw the dice',
  enter: 'place a man',
  row: 'place the three men of a line',
  enterOrMove: 'place or move a man',
  move: { points: 'move a man', squares: 'move a piece' },
  flying: 'fly with a man to any free point',
  special: 'move a man, even from afar to close a mill',
  capture: 'capture, it is compulsory',
  huff: 'huff, demand the capture, or play on',
  land: {
    points: (from) => `choose where the man on ${from} goes`,
    squares: (from) => `choose where the piece on ${from} goes`,
  },
  goOn: (at) => `go on capturing from ${at}`,
  take: (rival, left) => (left === 1 ? `take a ${COLOUR[rival]} man` : `take ${men(left)} of ${SIDES[rival]}’s`),
  millClosed: (task) => `mill closed, ${task}`,
  takeBlocked: (rival) => `no man of yours can move, take a ${COLOUR[rival]} man beside one of yours`,
  giveOwn: 'the opponent has closed a mill, take off a man of your own',
  giveOwnForNone: 'nobody has a mill, take off a man of your own',
  takeInReturn: (rival) =>
    `the blocked side has taken a man, take a ${COLOUR[rival]} man beside one of yours in return`,
  takeOwed: (rival) => `all men are placed, take a ${COLOUR[rival]} man`,
  pass: 'pass, no move is possible',
  over: 'The game is over',
};

export const THROWS: Catalogue['throws'] = {
  special: (dice) => `${dice}: a man may go anywhere to close a mill`,
  plain: (dice) => `${dice}: ordinary move`,
  row: (dice) => `${dice}: three men at once, if a line is free`,
  entryAllows: 'A special throw places three men, if three are in hand and a line is free; any other, one.',
  specialAllows: 'You may also make an ordinary move.',
  plainAllows: 'You move a man as usual, along a line.',
};

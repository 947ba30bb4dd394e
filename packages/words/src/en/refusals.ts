import { diceText } from '../dice.ts';
import type { RefusalWords } from '../shapes.ts';
import { DRAUGHTS_PARAMETERS } from './draughts-parameters.ts';
import { and, men, or, quoted } from './language.ts';
import { REASONS } from './outcomes.ts';

const onPoints = (kind: string): boolean => kind === 'points';
const pieces = (names: readonly string[]): string =>
  names.length === 1 ? `the piece on ${and(names)} can take` : `the pieces on ${and(names)} can take`;
/** The rule of priority, by the name that its value has among the parameters. */
const priority = (value: string): string => {
  const values: Readonly<Record<string, string>> = DRAUGHTS_PARAMETERS.priority.values;
  return values[value] ?? value;
};

export const REFUSALS: RefusalWords = {
  'game-over': ({ outcome }) => `the game is over: ${REASONS[outcome](null, undefined)}`,
  'awaits-throw': () => 'the dice must be thrown first',
  'no-such-place': ({ place }, kind) => `the board has no ${onPoints(kind) ? 'point' : 'square'} ${quoted(place)}`,
  empty: ({ place }, kind) => (onPoints(kind) ? `no man stands on ${place}` : `square ${place} is empty`),
  'not-your-man': ({ place }, kind) => `the ${onPoints(kind) ? 'man' : 'piece'} on ${place} is the opponent’s`,
  occupied: ({ place }, kind) => `${onPoints(kind) ? 'point' : 'square'} ${place} is already occupied`,
  'own-man-taken': ({ place }, kind) =>
    `only the opponent’s men are taken, and the ${onPoints(kind) ? 'man' : 'piece'} on ${place} is not one of them`,
  'nothing-to-take': ({ place }, kind) =>
    onPoints(kind) ? `there is no opposing man on ${place} to take` : `there is nothing to take on ${place}`,
  'must-take': ({ count }, kind) => {
    if (!onPoints(kind)) return 'this move takes a piece: write which one, too';
    return count === 1
      ? 'a mill is closed, so you must take one of the opponent’s men'
      : `you must take ${men(count)} of the opponent’s`;
  },

  'must-enter': ({ hand }) => `${men(hand)} still to be placed: men move only once all are on the board`,
  'hand-empty': () => 'no man is left to place: one on the board must move',
  'not-a-neighbour': ({ from, to, flying, men: left }) => {
    const rule =
      flying === 0 ? 'there is no flying under these rules' : `flying begins at ${men(flying)}, and ${left} are left`;
    return `no line leads straight from ${from} to ${to}; ${rule}`;
  },
  'special-needs-mill': ({ to, dice }) =>
    `the throw ${diceText(dice)} lets a man go far only to close a mill, and ${to} closes none`,
  'man-blocked': ({ place }, kind) =>
    onPoints(kind)
      ? `the man on ${place} is blocked: no free point within its reach`
      : `the piece on ${place} is blocked: no free square within its reach`,
  'mill-just-opened': ({ place }) => `this man has just opened the mill on ${place}: it cannot go straight back there`,
  'entry-may-not-close': ({ place }) =>
    `a man placed on ${place} would close a mill, which these rules forbid while placing`,
  'no-mill-closed': () => 'this move closes no mill, so it takes nothing',
  'mill-takes-nothing': ({ when }) =>
    ({
      entry: 'under these rules a mill closed by placing a man takes nothing',
      'extra-turn': 'as long as men are in hand, a mill earns another turn and takes nothing',
      forbidden: 'a mill closed by placing, for want of another free point, takes nothing',
      wins: 'under these rules a mill wins the game and takes nothing',
      'from-hand': 'a mill closed by placing takes a man out of the opponent’s hand, and none off the board',
      spent: 'this mill has already counted, and each line counts only once',
      'opponent-chooses': 'a mill closed by placing takes nothing: the opponent takes off a man of their own',
      later: 'a mill closed by placing is counted, and takes only once all men are placed',
    })[when],
  'in-a-mill': ({ place, protection }) =>
    protection === 'always'
      ? `the man on ${place} stands in a mill: these rules protect it as long as more than three are left`
      : `the man on ${place} stands in a mill, which protects it; other men can be taken`,
  'too-many-taken': ({ count }) => `this move takes ${count === 1 ? 'one man only' : `${men(count)} at most`}`,
  'takes-these': ({ choices }) => `this move takes ${or(choices.map(and))}`,
  'not-in-the-row': ({ place }) => `the throw places three men on one free line, and ${place} is not on it`,
  'men-to-take': ({ count }) => `all men are placed: you must first take ${men(count)} of the opponent’s`,
  'own-man-to-take': ({ count, when }) =>
    `${when === 'mill' ? 'the opponent has closed a mill' : 'nobody has a mill'}: first take off ${men(count)} of your own`,
  'point-closed': ({ place }) => `a man was taken on ${place}: that point stays closed until all men are placed`,
  'blocked-takes': () => 'no man of yours can move: take one of the opponent’s beside one of yours',
  'take-in-return': () => 'the blocked side has taken a man: take one of theirs beside one of yours',
  'must-pass': () => 'no move is possible: you have to pass',
  'may-not-pass': () => 'you may pass only when no move is possible',

  'men-go-forward': ({ from, to }) => `men do not move backward, and ${to} lies behind ${from}`,
  'not-on-a-diagonal': ({ from, to }) => `squares ${from} and ${to} do not lie on one diagonal`,
  'king-must-rest': ({ place, count }) =>
    `the king on ${place} has made ${count} moves in a row without a capture: move another piece first`,
  'not-in-line': ({ lines, from, to }) =>
    lines === 'straight'
      ? `squares ${from} and ${to} do not lie on one row or column`
      : `squares ${from} and ${to} do not lie on one straight line`,
  'men-capture-forward': ({ from, to }) =>
    `under these rules men do not capture backward, and ${to} lies behind ${from}`,
  'men-take-no-kings': ({ place }) => `under these rules men do not take kings, and the piece on ${place} is one`,
  'king-lands-behind': ({ place, to }) =>
    `a king that takes the piece on ${place} lands right behind it, on ${to}, and no farther`,
  'must-capture': ({ pieces: names }) => `capturing is compulsory: ${pieces(names)}`,
  'must-capture-better': ({ priority: rule }) => `another capture comes first (${priority(rule)})`,
  'capture-goes-on': ({ from, to }) => `the capture begun on ${from} does not end on ${to}: there is more to take`,
  'cannot-move-there': ({ from, to }) => `the piece on ${from} cannot go to ${to}`,
  ambiguous: ({ turns }) => `several moves are written like this: ${or(turns)}`,
  'not-huffable': ({ place }) => `the piece on ${place} missed no capture, so it cannot be huffed`,
  'nothing-to-demand': () => 'the opponent missed no capture, so there is none to demand',
};

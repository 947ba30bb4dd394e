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
  occupied: ({ place }, kind) => `${onPoints(kind) ? 'point' : 'square'} ${place} is taken already`,
  'own-man-taken': ({ place }, kind) =>
    `only the opponent’s men are taken, and the ${onPoints(kind) ? 'man' : 'piece'} on ${place} is not one of them`,
  'nothing-to-take': ({ place }, kind) =>
    onPoints(kind) ? `no man of the opponent’s stands on ${place} to be taken` : `nothing can be taken on ${place}`,
  'must-take': ({ count }, kind) => {
    if (!onPoints(kind)) return 'this turn takes: say the captured piece too';
    return count === 1
      ? 'a mill is closed, so a man of the opponent’s must be taken'
      : `${men(count)} of the opponent’s must be taken, one for each closed mill`;
  },

  'must-enter': ({ hand }) => `${men(hand)} still to be placed: men move only once all are on the board`,
  'hand-empty': () => 'no man is left to place: one on the board must move',
  'not-a-neighbour': ({ from, to, flying, men: left }) => {
    const rule = flying === 0 ? 'these rules know no flying' : `flying begins at ${men(flying)}, and ${left} are left`;
    return `no line leads straight from ${from} to ${to}; ${rule}`;
  },
  'special-needs-mill': ({ to, dice }) =>
    `the throw ${diceText(dice)} lets a man go far only to close a mill, and ${to} closes none`,
  'man-blocked': ({ place }) => `the man on ${place} is blocked: no free point within its reach`,
  'entry-may-not-close': ({ place }) =>
    `a man placed on ${place} would close a mill, which these rules forbid while placing`,
  'no-mill-closed': () => 'this turn closes no mill, so it takes nothing',
  'mill-takes-nothing': ({ when }) =>
    ({
      entry: 'under these rules a mill closed by placing a man takes nothing',
      'extra-turn': 'as long as men are in hand, a mill earns another turn and takes nothing',
      forbidden: 'a mill closed by placing, for want of another free point, takes nothing',
      wins: 'under these rules a mill wins the game and takes nothing',
    })[when],
  'in-a-mill': ({ place, protection }) =>
    protection === 'always'
      ? `the man on ${place} stands in a mill: these rules protect it, except among the last three`
      : `the man on ${place} stands in a mill, and others do not`,
  'too-many-taken': ({ count }) => `this turn takes ${count === 1 ? 'one man only' : `${men(count)} at most`}`,
  'must-pass': () => 'no move is possible: the turn must be passed',
  'may-not-pass': () => 'a turn is passed only when no move is possible',

  'men-go-forward': ({ from, to }) => `men do not move backward, and ${to} lies behind ${from}`,
  'not-on-a-diagonal': ({ from, to }) => `squares ${from} and ${to} do not lie on one diagonal`,
  'men-capture-forward': ({ from, to }) =>
    `under these rules men do not capture backward, and ${to} lies behind ${from}`,
  'men-take-no-kings': ({ place }) => `under these rules men do not take kings, and the piece on ${place} is one`,
  'king-lands-behind': ({ place, to }) =>
    `a king that takes the piece on ${place} lands right behind it, on ${to}, and no farther`,
  'must-capture': ({ pieces: names }) => `capturing is compulsory: ${pieces(names)}`,
  'must-capture-better': ({ priority: rule }) => `another capture comes first (${priority(rule)})`,
  'capture-goes-on': ({ from, to }) => `the capture begun on ${from} does not end on ${to}: there is more to take`,
  'cannot-move-there': ({ from, to }) => `the piece on ${from} cannot go to ${to}`,
  ambiguous: ({ turns }) => `several turns are written like this: ${or(turns)}`,
  'not-huffable': ({ place }) => `the piece on ${place} missed no capture, so it cannot be huffed`,
  'nothing-to-demand': () => 'the opponent missed no capture, so there is none to demand',
};

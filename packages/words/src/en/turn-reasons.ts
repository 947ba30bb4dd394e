import { other } from '@merellier/rules';
import type { Kind, TurnReasonWords } from '../shapes.ts';
import { and, men, NUMBERS, SIDES } from './language.ts';

const mill = (points: readonly string[]): string => points.join('-');
const mills = (all: readonly (readonly string[])[]): string => and(all.map(mill));
const turns = (count: number): string => NUMBERS.count(count, { one: 'move', other: 'moves' });
const pieces = (count: number, kind: Kind): string =>
  kind === 'points' ? men(count) : NUMBERS.count(count, { one: 'piece', other: 'pieces' });
/** After so many turns of either side. */
const within = (count: number): string => (count <= 2 ? 'on the next move' : `in ${turns(Math.ceil(count / 2))}`);

/** What a turn does, after "this move". */
export const TURN_REASONS: TurnReasonWords = {
  'only-turn': () => 'is the only one possible',
  'wins-by-force': (reason) =>
    reason.turns === 1 ? 'wins at once' : `wins by force in ${turns(Math.ceil(reason.turns / 2))}`,
  'loses-by-force': (reason, side) =>
    reason.turns <= 2
      ? `lets ${SIDES[other(side)]} win with the next move`
      : `lets ${SIDES[other(side)]} win by force in ${turns(Math.floor(reason.turns / 2))}`,
  'closes-mill': (reason) =>
    and([
      reason.mills.length === 1
        ? `closes the mill ${mills(reason.mills)}`
        : `closes the mills ${mills(reason.mills)} at once`,
      ...(reason.takes.length > 0 ? [`takes ${and(reason.takes)}`] : []),
      ...(reason.extraTurn ? ['earns another turn'] : []),
    ]),
  takes: (reason) => `takes ${and(reason.takes)}`,
  huffs: (reason) => `huffs the piece on ${reason.place}`,
  demands: () => 'demands the capture that was missed',
  crowns: (reason) => `makes a king on ${reason.place}`,
  'blocks-mill': (reason, side) => `keeps ${SIDES[other(side)]} from closing the mill ${mill(reason.mill)}`,
  'blocks-all': (_, side) => `leaves ${SIDES[other(side)]} without a move`,
  'prepares-mill': (reason) => `threatens to close the mill ${mill(reason.mill)}`,
  'double-attack': (reason) => `threatens the mills ${mills(reason.mills)} at once, and only one can be stopped`,
  'prepares-double-mill': (reason) => `prepares a running mill, to and fro between ${mills(reason.mills)}`,
  'leaves-mill-open': (reason, side) => `lets ${SIDES[other(side)]} close the mill ${mill(reason.mill)}`,
  'lets-double-attack': (reason, side) =>
    `lets ${SIDES[other(side)]} threaten the mills ${mills(reason.mills)} at once, and only one can be stopped`,
  'lets-threaten': (reason, side) => `lets ${SIDES[other(side)]} threaten to close the mill ${mill(reason.mill)}`,
  'lets-stop': (reason, side) => `lets ${SIDES[other(side)]} stop the mill ${mill(reason.mill)}`,
  'lets-take': (reason, side) => `lets ${SIDES[other(side)]} take ${and(reason.takes)}`,
  'lets-crown': (reason, side) => `lets ${SIDES[other(side)]} make a king on ${reason.place}`,
  'lets-block-all': (_, side) => `lets ${SIDES[other(side)]} leave ${SIDES[side]} without a move`,
  'wins-men': (reason, _, kind) =>
    `${reason.back ? 'wins back' : 'wins'} ${pieces(reason.men, kind)} ${within(reason.turns)}`,
  'loses-men': (reason, _, kind) =>
    `${reason.back ? 'gives back' : 'loses'} ${pieces(reason.men, kind)} ${within(reason.turns)}`,
};

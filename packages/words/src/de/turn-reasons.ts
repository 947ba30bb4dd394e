import { other } from '@merellier/rules';
import type { Kind, TurnReasonWords } from '../shapes.ts';
import { and, men, NUMBERS, SIDES } from './language.ts';

const mill = (points: readonly string[]): string => points.join('-');
const mills = (all: readonly (readonly string[])[]): string => and(all.map(mill));
/** After „in“: „in 3 Zügen“ */
const turns = (count: number): string => NUMBERS.count(count, { one: 'Zug', other: 'Zügen' });
const pieces = (count: number, kind: Kind): string =>
  kind === 'points' ? men(count) : NUMBERS.count(count, { one: 'Figur', other: 'Figuren' });
/** After so many turns of either side. */
const within = (count: number): string => (count <= 2 ? 'im nächsten Zug' : `in ${turns(Math.ceil(count / 2))}`);

/** What a turn does, after „dieser Zug“. */
export const TURN_REASONS: TurnReasonWords = {
  'only-turn': () => 'ist der einzig mögliche',
  'wins-by-force': (reason) =>
    reason.turns === 1 ? 'gewinnt sofort' : `gewinnt zwingend in ${turns(Math.ceil(reason.turns / 2))}`,
  'loses-by-force': (reason, side) =>
    reason.turns <= 2
      ? `lässt ${SIDES[other(side)]} im nächsten Zug gewinnen`
      : `lässt ${SIDES[other(side)]} zwingend in ${turns(Math.floor(reason.turns / 2))} gewinnen`,
  'closes-mill': (reason) =>
    and([
      reason.mills.length === 1
        ? `schließt die Mühle ${mills(reason.mills)}`
        : `schließt die Mühlen ${mills(reason.mills)} auf einmal`,
      ...(reason.takes.length > 0 ? [`schlägt ${and(reason.takes)}`] : []),
      ...(reason.extraTurn ? ['bringt einen weiteren Zug'] : []),
    ]),
  takes: (reason) => `schlägt ${and(reason.takes)}`,
  huffs: (reason) => `pustet die Figur auf ${reason.place}`,
  demands: () => 'verlangt den versäumten Schlag',
  crowns: (reason) => `macht auf ${reason.place} eine Dame`,
  'blocks-mill': (reason, side) => `hindert ${SIDES[other(side)]} daran, die Mühle ${mill(reason.mill)} zu schließen`,
  'blocks-all': (_, side) => `sperrt ${SIDES[other(side)]} ein, sodass kein Zug mehr bleibt`,
  'prepares-mill': (reason) => `droht, die Mühle ${mill(reason.mill)} zu schließen`,
  'double-attack': (reason) =>
    `droht, die Mühlen ${mills(reason.mills)} zu schließen, und nur eine lässt sich verhindern`,
  'prepares-double-mill': (reason) => `bereitet eine Zwickmühle zwischen ${mills(reason.mills)} vor`,
  'leaves-mill-open': (reason, side) => `lässt ${SIDES[other(side)]} die Mühle ${mill(reason.mill)} schließen`,
  'lets-double-attack': (reason, side) =>
    `lässt ${SIDES[other(side)]} zugleich die Mühlen ${mills(reason.mills)} drohen, und nur eine lässt sich verhindern`,
  'lets-threaten': (reason, side) => `lässt ${SIDES[other(side)]} mit der Mühle ${mill(reason.mill)} drohen`,
  'lets-stop': (reason, side) => `lässt ${SIDES[other(side)]} die Mühle ${mill(reason.mill)} verhindern`,
  'lets-take': (reason, side) => `lässt ${SIDES[other(side)]} ${and(reason.takes)} schlagen`,
  'lets-crown': (reason, side) => `lässt ${SIDES[other(side)]} auf ${reason.place} eine Dame machen`,
  'lets-block-all': (_, side) => `lässt ${SIDES[other(side)]} alle Steine von ${SIDES[side]} einsperren`,
  'wins-men': (reason, _, kind) =>
    `gewinnt ${within(reason.turns)} ${pieces(reason.men, kind)}${reason.back ? ' zurück' : ''}`,
  'loses-men': (reason, _, kind) =>
    `${reason.back ? 'gibt' : 'verliert'} ${within(reason.turns)} ${pieces(reason.men, kind)}${reason.back ? ' zurück' : ''}`,
};

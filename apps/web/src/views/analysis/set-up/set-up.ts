import type { Board, Man, Position, Result, RuleSet, Side, Throw } from '@merellier/rules';
import { type FenProblem, readFen, writeThrow } from '@merellier/rules/notation';

/** A man that is put on the board by hand. */
export interface Piece {
  readonly side: Side;
  readonly king: boolean;
}

/** A position as it is being set up by hand: it need not hold yet. Immutable. */
export interface SetUp {
  readonly rules: RuleSet;
  /** What stands where, by the index of the place. */
  readonly men: ReadonlyMap<number, Piece>;
  readonly hands: Readonly<Record<Side, number>>;
  readonly toPlay: Side;
  /** The throw of the turn, where dice are thrown and lie already. */
  readonly dice: Throw | null;
  /** Whether a capture that was missed has been demanded (draughts with huffing). */
  readonly demanded: boolean;
  /** Parts of a FEN that are not shown by hand (who may be huffed): they stay until something is changed. */
  readonly read: string | null;
}

/** The set-up of a position that stands. `fen` is its text, kept where it says more than can be shown. */
export function setUpOf(rules: RuleSet, position: Position, fen: string): SetUp {
  const { men, hands } = rules.view(position);
  return {
    rules,
    men: new Map(men.map(({ at, side, king }: Man) => [at, { side, king }])),
    hands,
    toPlay: position.toPlay,
    dice: position.dice,
    demanded: /:X(:|$)/.test(fen),
    read: fen,
  };
}

/** The bare board of a rule set: no man on it, none in hand. */
export const emptySetUp = (rules: RuleSet): SetUp => ({
  rules,
  men: new Map(),
  hands: { white: 0, black: 0 },
  toPlay: 'white',
  dice: null,
  demanded: false,
  read: null,
});

/**
 * Puts a man on a place, or takes away what stands there where it is the same one, or nothing is to be put. A man that a side has no
 * more of comes out of its hand, and goes back there as long as the side has lost none.
 */
export function putMan(setUp: SetUp, place: number, piece: Piece | null): SetUp {
  const men = new Map(setUp.men);
  const there = men.get(place);
  const same = there?.side === piece?.side && there?.king === piece?.king;
  const taken = !piece || same;
  if (taken) men.delete(place);
  else men.set(place, piece);
  const side = taken ? there?.side : piece.side;
  const hand = side ? setUp.hands[side] : 0;
  if (!side || hand === 0) return { ...setUp, men, read: null };
  const counted = (on: ReadonlyMap<number, Piece>): number =>
    hand + [...on.values()].filter((each) => each.side === side).length;
  const { hands } = setUp.rules.view(setUp.rules.start());
  const change = taken ? Number(counted(setUp.men) === hands[side]) : -Number(counted(men) > hands[side]);
  return { ...setUp, men, hands: { ...setUp.hands, [side]: hand + change }, read: null };
}

/** Changes anything but the men on the board. */
export const change = (setUp: SetUp, part: Partial<Omit<SetUp, 'men' | 'read'>>): SetUp => ({
  ...setUp,
  ...part,
  read: null,
});

const sameBoard = (a: Board, b: Board): boolean => a.kind === b.kind && a.names.join() === b.names.join();

/** The same men under other rules, where the board is the same; else that board’s start. */
export function underRules(setUp: SetUp, rules: RuleSet, start: (rules: RuleSet) => SetUp): SetUp {
  if (!sameBoard(setUp.rules.board, rules.board)) return start(rules);
  const hasHand = rules.view(rules.start()).hands.white > 0;
  return { ...setUp, rules, hands: hasHand ? setUp.hands : { white: 0, black: 0 }, dice: null, read: null };
}

/** The set-up as a FEN, whether it holds or not. */
export function writeSetUp({ rules, men, hands, toPlay, dice, demanded, read }: SetUp): string {
  if (read !== null) return read;
  const { names } = rules.board;
  const list = (side: Side): string =>
    [...men]
      .filter(([, piece]) => piece.side === side)
      .sort(([a], [b]) => a - b)
      .map(([place, { king }]) => `${king ? 'K' : ''}${names[place]}`)
      .join(',');
  const parts = [toPlay === 'white' ? 'W' : 'B', `W${list('white')}`, `B${list('black')}`];
  if (hands.white > 0 || hands.black > 0) parts.push(`H${hands.white},${hands.black}`);
  if (dice) parts.push(`D${writeThrow(dice)}`);
  if (demanded) parts.push('X');
  return parts.join(':');
}

/** The position that was set up, if it can stand under its rules. */
export const readSetUp = (setUp: SetUp): Result<Position, FenProblem> => readFen(setUp.rules, writeSetUp(setUp));

import type { Board, MillRuleSet, RuleSet } from '@merellier/rules';
import { choose } from './sets.ts';

/** What tables take: positions, bytes on the disk, and seconds of one processor. */
export interface Cost {
  /** Without symmetric twins; where both sides have as many men, those with the other side to play are mirrors. */
  readonly positions: number;
  readonly bytes: number;
  readonly seconds: number;
}

/** Seconds of one processor that a value takes, and how many times as many with dice, where it has to be iterated: measured. */
const VALUE_COST = 7e-8;
const DICE_COST = 50;
/** Where men enter at any time, levels are solved whole: what a value takes, and a bit of a plane whether it stands for a position or not. */
const ANY_TIME_COST = 1.4e-7;
const BIT_COST = 1.6e-9;
/** Bytes of a value in a compressed table, two bits before; and of chances with dice. */
const VALUE_BYTES = 0.1;
const CHANCE_BYTES = 1;
/** Bytes of each table beside its values: of tiny games they are nearly all there is. */
const TABLE_BYTES = 260;

/** An estimate of what it takes to solve a rule set whole, whether this solver can do it or not. */
export function costOf(rules: MillRuleSet): Cost {
  const { dice, entryFirst } = rules.core;
  const boards = countBoards(rules.board);
  const positions = movingPositions(rules, boards) + enteringPositions(rules, boards);
  if (!entryFirst) {
    const bits = planeBits(rules, boards);
    const seconds = positions * ANY_TIME_COST * (dice ? DICE_COST : 1) + bits.all * BIT_COST;
    return { positions, bytes: Math.round(positions * VALUE_BYTES + bits.kept / 8), seconds };
  }
  const { white, black } = menOf(rules);
  // One for each number of men that moves, and about as many for each man in hand.
  const tables = (1 + white + black) * Math.max(1, Math.min(white, black) - rules.core.leastMen + 1);
  return {
    positions,
    bytes: Math.round(positions * (dice ? CHANCE_BYTES : VALUE_BYTES) + tables * TABLE_BYTES),
    seconds: positions * VALUE_COST * (dice ? DICE_COST : 1),
  };
}

/**
 * Bits of the planes of a game whose men enter at any time: of one of each level, and of those that lie on the disk at once
 * (`node/levels-need.ts` counts them in bytes).
 */
function planeBits(rules: MillRuleSet, boards: Boards): { readonly all: number; readonly kept: number } {
  const men = Math.max(menOf(rules).white, menOf(rules).black);
  const points = rules.board.names.length;
  let [chain, chains] = [0, 0];
  for (let whites = 0; whites <= men; whites++) {
    chain += (boards[whites]?.[0] ?? 0) * 2 ** (points - whites);
    if (whites >= rules.core.leastMen) chains += chain;
  }
  return { all: (men + 1) * chains, kept: 2 * (chains + chain) };
}

/** The same for draughts: men and kings anywhere, at two bits each; the other side to play is the mirror. */
export function draughtsCost(rules: RuleSet): Cost {
  const squares = rules.board.names.length;
  const men = rules.view(rules.start()).men.filter(({ side }) => side === 'white').length;
  let positions = 0;
  for (let white = 1; white <= men; white++)
    for (let black = 1; black <= men; black++)
      positions += choose(squares, white) * choose(squares - white, black) * 2 ** (white + black);
  return { positions, bytes: positions / 4, seconds: positions * VALUE_COST };
}

/** What a rule set has of men: of White and Black at the start; `sides` to play, where the other one is no mirror. */
interface Men {
  readonly white: number;
  readonly black: number;
  readonly sides: 1 | 2;
}

function menOf({ parameters }: MillRuleSet): Men {
  const { men, 'black-men': black } = parameters;
  return { white: men, black: black || men, sides: black === 0 || black === men ? 1 : 2 };
}

/**
 * The positions of a game whose positions are told apart by their colours too, as {@link solveWholeGame} goes through them, and all of
 * them, whether a game comes there or not.
 */
export const wholePositions = (rules: MillRuleSet): number => (costOf(rules).positions * 2) / menOf(rules).sides;

/** In how many ways so many men of White and of Black stand on a board, but for its symmetries. */
type Boards = readonly (readonly number[])[];

/** Counted once for each board: whoever asks about all rule sets asks about the same few boards. */
const counted = new WeakMap<Board, Boards>();

function countBoards(board: Board): Boards {
  const boards = counted.get(board) ?? countUpTo(board);
  counted.set(board, boards);
  return boards;
}

/** By Burnside's lemma: the mean, over all symmetries, of the boards that each leaves alone. */
function countUpTo({ names, symmetries }: Board): Boards {
  const counts = names.map(() => names.map(() => 0));
  for (const { circles, count } of kindsOf(symmetries)) {
    // Each circle of points is empty, White's or Black's as a whole.
    const fixed = names.map((_, white) => names.map((_, black) => (white + black === 0 ? 1 : 0)));
    // From above: what is added was counted without this circle.
    for (const length of circles)
      for (let white = names.length - 1; white >= 0; white--) {
        const row = fixed[white] as number[];
        for (let black = names.length - 1; black >= 0; black--)
          row[black] = (row[black] ?? 0) + (fixed[white - length]?.[black] ?? 0) + (row[black - length] ?? 0);
      }
    for (const [white, row] of counts.entries())
      for (const black of row.keys()) row[black] = (row[black] ?? 0) + count * (fixed[white]?.[black] ?? 0);
  }
  return counts.map((row) => row.map((sum) => Math.round(sum / symmetries.length)));
}

/** Symmetries by the circles in which they move points: those with the same ones leave as many boards alone. */
function kindsOf(symmetries: Board['symmetries']): readonly { circles: readonly number[]; count: number }[] {
  const kinds = new Map<string, { circles: readonly number[]; count: number }>();
  for (const image of symmetries) {
    const circles = [...cyclesOf(image)].sort((a, b) => a - b);
    const { count } = kinds.get(circles.join()) ?? { count: 0 };
    kinds.set(circles.join(), { circles, count: count + 1 });
  }
  return [...kinds.values()];
}

/** How many points go round in a circle, for each circle of a symmetry. */
function cyclesOf(image: readonly number[]): readonly number[] {
  const seen = new Set<number>();
  return image.flatMap((_, first) => {
    let length = 0;
    for (let point = first; !seen.has(point); point = image[point] as number, length++) seen.add(point);
    return length === 0 ? [] : [length];
  });
}

/** Positions without men in hand. */
function movingPositions(rules: MillRuleSet, boards: Boards): number {
  const men = menOf(rules);
  const { leastMen } = rules.core;
  let sum = 0;
  for (let white = leastMen; white <= men.white; white++)
    for (let black = leastMen; black <= men.black; black++) sum += boards[white]?.[black] ?? 0;
  return sum * men.sides;
}

/** What a mill at entry may earn where each turn enters a man. */
const EVEN: readonly string[] = ['capture', 'nothing', 'forbidden', 'wins', 'later', 'one-each'];

/**
 * Positions with men in hand. Where each turn enters a man, and what is taken was on the board, the ply says how many are left; where a
 * mill earns a turn or takes from the hand, or men enter at any time, hands are uneven.
 */
function enteringPositions(rules: MillRuleSet, boards: Boards): number {
  const men = menOf(rules);
  const { leastMen, placingStops, entryFirst, parameters } = rules.core;
  const most = rules.board.names.length - (placingStops || -1);
  const earns = entryFirst ? parameters['mill-at-entry'] : 'any-time';
  const takes = earns === 'capture';
  const isEven = EVEN.includes(earns);
  let sum = 0;
  for (let whiteHand = 0; whiteHand <= men.white; whiteHand++)
    for (let blackHand = whiteHand === 0 ? 1 : 0; blackHand <= men.black; blackHand++) {
      const [whites, blacks] = [men.white - whiteHand, men.black - blackHand];
      // One side has no man in hand any more, since it began with fewer: it moves.
      const isLate = (whiteHand === 0 && blacks > men.white) || (blackHand === 0 && whites > men.black);
      const isInTurn = isEven && !isLate;
      if (isInTurn && whites !== blacks && whites !== blacks + 1) continue;
      // Nobody has lost a man yet: further turns take none as long as men are entered.
      const isWhole = earns === 'extra-turn' || (isInTurn && !takes);
      const sides = isInTurn ? 1 : men.sides;
      for (let white = isWhole ? whites : 0; white <= whites; white++)
        for (let black = isWhole ? blacks : 0; black <= blacks; black++) {
          const isOver = white + whiteHand < leastMen || black + blackHand < leastMen;
          // As many have entered on either side, and what was taken was in hand.
          const isUneven = earns === 'from-hand' && whiteHand * blackHand > 0 && white !== black && white !== black + 1;
          if (!isOver && !isUneven && white + black < most) sum += sides * (boards[white]?.[black] ?? 0);
        }
    }
  return sum;
}

import { countBits, toBits } from '../bits.ts';
import type { PositionView } from '../rule-set.ts';
import type { Side } from '../side.ts';
import { MILL_BOARDS, type MillBoard } from './boards.ts';
import { LEAST_MEN, type MillParameters } from './parameters.ts';
import type { MillPosition } from './position.ts';
import type { MillMemory } from './remembered.ts';
import type { PackedTurn } from './turn.ts';

/** What a mill earns, as the parameters say it, in numbers that a generator reads fast. */
export const NOTHING = 0;
export const CAPTURE = 1;
export const EXTRA_TURN = 2;
export const FORBIDDEN = 4;
export const WINS = 8;
export const FROM_HAND = 16;
export const LATER = 32;
export const ONE_EACH = 64;
export const OPPONENT_CHOOSES = 128;
export const BY_COUNT = 256;

/** A rule set made ready for move generation: masks of the board and the parameters as numbers. */
export interface MillCore {
  readonly board: MillBoard;
  readonly parameters: MillParameters;
  /** All points. */
  readonly all: number;
  /** The points from which a man goes anywhere. */
  readonly wide: number;
  /** The neighbours of each point, as bits. */
  readonly near: Int32Array;
  /** For each point, {@link partnersPerPoint} entries: the two other points of each line through it, as bits; 0 fills up. */
  readonly partners: Int32Array;
  readonly partnersPerPoint: number;
  /** The lines that these pairs belong to, each as a bit by its index. */
  readonly partnerLines: Int32Array;
  /** Every line, as bits. */
  readonly lines: Int32Array;
  readonly entryFirst: boolean;
  readonly millAtEntry: number;
  readonly millByMoving: number;
  /** Whether the first mill wins: a position in which one stands is over. */
  readonly firstMill: boolean;
  /** Whether each line counts once for each side. */
  readonly countsOnce: boolean;
  readonly reclosing: MillParameters['reclosing'];
  /** Whether men are taken once both hands are empty, for what was done while placing. */
  readonly takesLater: boolean;
  /** Whether a man taken by an entry leaves its point closed until both hands are empty. */
  readonly marks: boolean;
  /** Whether a mill at entry makes the opponent take off a man of its own. */
  readonly opponentChooses: boolean;
  /** Whether the other side takes a man in return, where a blocked side has taken one. */
  readonly blockedEach: boolean;
  /** Whether that is so on a board without a free point alone, and any man may be taken. */
  readonly blockedFull: boolean;
  /** Whether what is owed is taken at once, with men in hand too. */
  readonly owesAtOnce: boolean;
  /** Whether positions remember anything of the turns before them. */
  readonly remembers: boolean;
  readonly perMill: boolean;
  /** Whether one mill takes two men. */
  readonly takesTwo: boolean;
  /** Whether a mill need not take. */
  readonly mayTake: boolean;
  readonly leastMen: number;
  /** Whether who would lose wins. */
  readonly losing: boolean;
  /** Who plays once both hands are empty, 0 for White and 1 for Black; -1 for whose turn it is. */
  readonly movesFirst: number;
  /** Whether it is the other one on a board without a free point. */
  readonly beginsIfFull: boolean;
  /** What is in hand is put aside once no more than so many points are free; 0 for never. */
  readonly placingStops: number;
  readonly protection: MillParameters['protection'];
  readonly flying: number;
  readonly passes: boolean;
  /** Whether a blocked side takes a man, and whether it plays again then. */
  readonly blockedTakes: boolean;
  readonly blockedPlaysOn: boolean;
  /** What becomes of a side to play without a legal turn, where it does not pass. */
  readonly blocked: 'loses' | 'draws' | 'loses-unless-full';
  readonly dice: boolean;
  /** Whether they are thrown before men are entered, not before they are moved. */
  readonly entering: boolean;
  /** Whether there are other ways of taking than by mills. */
  readonly takesOtherwise: boolean;
  /** Whether the rules are such as few rule sets have, and these: see `rare.ts`. */
  readonly needsRare: boolean;
  readonly rare: RareRules | null;
}

/** What is remembered of the turns before a position, from the side whose turn it is or was. */
export interface Remembered {
  /** The moves that the side that has played, and the other, must not make next. */
  readonly barred: number;
  readonly otherBarred: number;
  /** The lines of the side that has played that had counted before the turn, and that have after it. */
  readonly spentBefore: number;
  readonly spent: number;
  readonly otherSpent: number;
  /** The lines on which three men are being entered: see `row.ts`. */
  readonly row: number;
  /** The points that are closed, if men are still in hand after the turn. */
  readonly closed: number;
}

/**
 * Writes a turn once for each set of men that it may take, from the index `at` on, and returns the index after the last; its mills
 * that take, and its side's other men, are given.
 */
export type WriteTurn = (
  core: MillCore,
  quiet: PackedTurn,
  mills: number,
  own: number,
  opponent: number,
  opponentHand: number,
  placing: boolean,
  out: Int32Array,
  at: number,
) => number;

/**
 * Rules that few rule sets have, as the generator and `play` call them. A page that lays out a marelle first does without
 * them until they are needed.
 */
export interface RareRules {
  /** What is remembered after a turn was played; men and hands are those after it, but for the men `before` of its side. */
  remember(
    core: MillCore,
    position: MillPosition,
    before: number,
    own: number,
    opponent: number,
    turn: PackedTurn,
  ): Remembered;
  /** The same as a part of the position that comes of it. */
  kept(
    white: boolean,
    remembered: Remembered,
    owed: number,
    hand: number,
    otherHand: number,
  ): { readonly memory?: MillMemory };
  transform(core: MillCore, memory: MillMemory, image: (point: number) => number): MillMemory;
  /** What is owed after an entry that closed so many mills, against so many men on the board. */
  owedForMills(core: MillCore, owed: number, side: number, mills: number, others: number): number;
  /** Who plays next where men are yet to be taken, and what is then owed, as `side | owed << 1`. */
  settle(core: MillCore, owed: number, placed: boolean, side: number, white: number, black: number): number;
  take: WriteTurn;
  /** The same for so many captures of mills in one turn. */
  takeSeveral(
    core: MillCore,
    quiet: PackedTurn,
    due: number,
    opponent: number,
    opponentHand: number,
    placing: boolean,
    out: Int32Array,
    at: number,
  ): number;
  /** What a side has to take now, as `generate` is told it (`dueOf`). */
  due(core: MillCore, position: MillPosition, side: Side): number;
  /** Writes the turns by which a side takes what it owes (`dueOf`), as {@link WriteTurn} does. */
  takeOwed(core: MillCore, own: number, opponent: number, owed: number, out: Int32Array, at: number): number;
  /** What comes of a turn that only takes, as `conclude` packs it, where that is not as usual; -1 where it is. */
  afterTaking(
    core: MillCore,
    side: number,
    own: number,
    opponent: number,
    hand: number,
    otherHand: number,
    owed: number,
  ): number;
  /** Writes the turns by which a blocked side takes a man, as {@link WriteTurn} does. */
  takeBlocked(core: MillCore, own: number, opponent: number, out: Int32Array, at: number): number;
  /** Where a man may leap, as points; 0 where none does. */
  leaps(core: MillCore, from: number, opponent: number, free: number): number;
  /** Whether a turn takes these men otherwise than by a mill. */
  takesOtherwise(core: MillCore, own: number, opponent: number, from: number, to: number, captured: number): boolean;
  /** The points of a row of three that is to be entered now; empty where none is. */
  rowOf(core: MillCore, position: MillPosition): readonly number[];
  /** What a view shows of such rules. */
  seen(core: MillCore, position: MillPosition): Pick<PositionView, 'row' | 'closed'>;
  /** The points of a row as bits. */
  row(core: MillCore, row: number, special: boolean, free: number, hand: number): number;
}

const AT_ENTRY = {
  capture: CAPTURE,
  'extra-turn': EXTRA_TURN,
  nothing: NOTHING,
  forbidden: FORBIDDEN,
  wins: WINS,
  'from-hand': FROM_HAND,
  'from-hand-and-extra-turn': FROM_HAND | EXTRA_TURN,
  later: LATER,
  'one-each': ONE_EACH,
  marked: CAPTURE,
  'opponent-chooses': OPPONENT_CHOOSES,
  'by-count': BY_COUNT,
} as const;
const BY_MOVING = { capture: CAPTURE, 'capture-and-extra-turn': CAPTURE | EXTRA_TURN, wins: WINS } as const;

export function makeCore(parameters: MillParameters, rare: RareRules | null = null): MillCore {
  const board: MillBoard | undefined = MILL_BOARDS.find(({ id }) => id === parameters.board);
  if (!board) throw new RangeError(`no board ${parameters.board}`);
  const points = board.names.length;
  const through = board.names.map((_, point) => board.lines.filter((line) => line.includes(point)));
  const partnersPerPoint = Math.max(...through.map((lines) => lines.length));
  const partners = new Int32Array(points * partnersPerPoint);
  const partnerLines = new Int32Array(points * partnersPerPoint);
  for (const [point, lines] of through.entries())
    for (const [i, line] of lines.entries()) {
      partners[point * partnersPerPoint + i] = toBits(line.filter((other) => other !== point));
      partnerLines[point * partnersPerPoint + i] = 1 << board.lines.indexOf(line);
    }
  const millAtEntry = AT_ENTRY[parameters['mill-at-entry']];
  const takesLater = millAtEntry === LATER || millAtEntry === ONE_EACH || millAtEntry === BY_COUNT;
  const countsOnce = parameters['mill-counts'] === 'once';
  const { reclosing, dice } = parameters;
  const marks = parameters['mill-at-entry'] === 'marked';
  const opponentChooses = millAtEntry === OPPONENT_CHOOSES;
  const blockedFull = parameters.blocked === 'each-takes-if-full';
  const blockedEach = parameters.blocked === 'each-takes' || blockedFull;
  const owesAtOnce = opponentChooses || blockedEach;
  const remembers = takesLater || marks || owesAtOnce || countsOnce || reclosing !== 'at-once' || dice === 'entering';
  const takesOtherwise = [parameters.custodian, parameters.intervention, parameters.leap].includes('yes');
  const { blocked } = parameters;
  const blockedTakes = blocked === 'takes' || blocked === 'takes-and-plays' || blockedEach;
  const needsRare = remembers || takesOtherwise || blockedTakes || parameters.captures !== 'one';
  return {
    board,
    parameters,
    all: toBits(board.names.map((_, point) => point)),
    wide: toBits(board.wide),
    near: Int32Array.from(board.neighbours, toBits),
    partners,
    partnersPerPoint,
    partnerLines,
    lines: Int32Array.from(board.lines, toBits),
    entryFirst: parameters.entry === 'first',
    millAtEntry,
    millByMoving: BY_MOVING[parameters['mill-by-moving']],
    firstMill: parameters['mill-by-moving'] === 'wins',
    countsOnce,
    reclosing,
    takesLater,
    marks,
    opponentChooses,
    blockedEach,
    blockedFull,
    owesAtOnce,
    remembers,
    perMill: parameters.captures === 'per-mill',
    takesTwo: parameters.captures === 'two',
    mayTake: parameters.taking === 'may',
    leastMen: parameters['least-men'],
    losing: parameters.aim === 'lose',
    movesFirst: firstMover(parameters),
    beginsIfFull: parameters['moves-first'] === 'other-unless-full',
    placingStops: parameters['placing-stops'],
    protection: parameters.protection,
    flying: parameters.flying,
    passes: blocked === 'passes',
    blockedTakes,
    blockedPlaysOn: blocked === 'takes-and-plays',
    blocked: lossWhenBlocked(blocked),
    dice: dice !== 'none',
    entering: dice === 'entering',
    takesOtherwise,
    needsRare,
    rare: needsRare ? rare : null,
  };
}

/** Men of a side at the start. */
export const menAtStart = (parameters: MillParameters, side: Side): number =>
  (side === 'black' && parameters['black-men']) || parameters.men;

/** What becomes of a blocked side that has no turn. */
const lossWhenBlocked = (blocked: MillParameters['blocked']): MillCore['blocked'] =>
  blocked === 'each-takes-if-full'
    ? 'loses'
    : blocked === 'loses' || blocked === 'loses-unless-full'
      ? blocked
      : 'draws';

function firstMover({ begins, 'moves-first': first, 'mill-at-entry': atEntry }: MillParameters): number {
  // Where men are taken between placing and moving, nobody's turn is left over from placing.
  if (first === 'in-turn') return atEntry === 'later' || atEntry === 'by-count' ? (begins === 'white' ? 0 : 1) : -1;
  return (begins === 'white') === (first === 'beginner') ? 0 : 1;
}

/** Who plays once both hands are empty, 0 for White, where it is not whose turn it is. */
export const moverWhenPlaced = (core: MillCore, occupied: number): number =>
  core.beginsIfFull && occupied === core.all ? core.movesFirst ^ 1 : core.movesFirst;

/** How many men a turn earns that completes so many mills. */
export const dueFor = (core: MillCore, mills: number): number =>
  mills === 0 ? 0 : core.takesTwo ? 2 : core.perMill ? mills : 1;

/** Whether what is in hand is put aside, where so many points are free. */
export const stopsPlacing = (core: MillCore, occupied: number): boolean =>
  core.placingStops > 0 && countBits(core.all & ~occupied) <= core.placingStops;

/** How many mills a man completes on a point, given the other men of its side, but for those on lines that are spent. */
export function millsThrough(core: MillCore, men: number, point: number, spent = 0): number {
  const { partners, partnersPerPoint } = core;
  let mills = 0;
  const first = point * partnersPerPoint;
  for (let i = first; i < first + partnersPerPoint; i++) {
    const pair = partners[i] as number;
    if (pair !== 0 && (men & pair) === pair && (spent === 0 || (spent & (core.partnerLines[i] as number)) === 0))
      mills++;
  }
  return mills;
}

/** The lines on which a man completes a mill, as bits by their index. */
export function linesThrough(core: MillCore, men: number, point: number): number {
  const { partners, partnersPerPoint } = core;
  let lines = 0;
  const first = point * partnersPerPoint;
  for (let i = first; i < first + partnersPerPoint; i++) {
    const pair = partners[i] as number;
    if (pair !== 0 && (men & pair) === pair) lines |= core.partnerLines[i] as number;
  }
  return lines;
}

/** The men of one side that stand in mills, as bits. */
export function menInMills(core: MillCore, men: number): number {
  const { lines } = core;
  let inMills = 0;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as number;
    if ((men & line) === line) inMills |= line;
  }
  return inMills;
}

/**
 * The men that may be taken from a side with these men on the board and so many in hand, as bits: see `protection`.
 * `placing` says that men of either side were in hand before the turn.
 */
export function takeable(core: MillCore, men: number, hand: number, placing: boolean): number {
  if (core.protection === 'never' || (placing && core.protection === 'once-placed')) return men;
  const free = men & ~menInMills(core, men);
  if (core.protection === 'always') return countBits(men) + hand === core.leastMen ? men : free;
  return free === 0 ? men : free;
}

/** The free points that would complete a mill for these men, as bits. */
export function closingPoints(core: MillCore, men: number, free: number): number {
  const { lines } = core;
  let closing = 0;
  for (let i = 0; i < lines.length; i++) {
    const missing = (lines[i] as number) & ~men;
    if ((missing & (missing - 1)) === 0) closing |= missing;
  }
  return closing & free;
}

/** Where a man goes from a point, given the free points: along its lines, or anywhere. */
export const reach = (core: MillCore, from: number, free: number): number =>
  (core.wide >>> from) & 1 ? free : free & (core.near[from] as number);

/** Whether a side flies: hand and board count together, so a side of three with two in hand does. */
export const flies = (core: MillCore, men: number, hand: number): boolean =>
  core.flying > 0 && countBits(men) + hand <= core.flying;

/** Whether a side without a legal turn has lost (or won, where losing is the aim); otherwise the game is drawn. */
export const blockedLoses = (core: MillCore, occupied: number): boolean =>
  core.blocked === 'loses' || (core.blocked === 'loses-unless-full' && occupied !== core.all);

/** Whether the game is decided by what stands on the board: too few men, or a mill where the first one wins. */
export const isDecided = (
  core: MillCore,
  own: number,
  opponent: number,
  ownHand: number,
  opponentHand: number,
): boolean =>
  countBits(own) + ownHand < core.leastMen ||
  countBits(opponent) + opponentHand < core.leastMen ||
  (core.firstMill && (menInMills(core, own) | menInMills(core, opponent)) !== 0);

/**
 * After how many turns of each side without a capture a position with so many men a side (board and hand) is drawn; 0 for
 * never.
 */
export function quietLimit({ parameters }: MillCore, men: number, otherMen: number): number {
  const always = parameters['no-capture-draw'];
  const three = men === LEAST_MEN || otherMen === LEAST_MEN ? parameters['three-men-draw'] : 0;
  return always > 0 && three > 0 ? Math.min(always, three) : always + three;
}

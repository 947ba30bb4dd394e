import type { DraughtsParameters, DraughtsPosition, DraughtsTurn } from '../draughts/index.ts';
import type { Line } from '../rule-set.ts';
import { other, type Side } from '../side.ts';

type Piece = { readonly side: Side; readonly king: boolean };
type Pieces = ReadonlyMap<number, Piece>;

/** A position as a map of squares. `huffable` are the pieces that may be huffed; null for no right to do so. */
export interface PlainDraughtsPosition {
  readonly pieces: Pieces;
  readonly toPlay: Side;
  readonly huffable: readonly number[] | null;
  /** The turn that gave that right, as a text, and the pieces before it. */
  readonly left: string | null;
  readonly before: Pieces | null;
  readonly demanded: boolean;
  /** Of each side, the king that moved last, if it was one, and how often in a row. */
  readonly runs?: Readonly<Partial<Record<Side, readonly [square: number, times: number]>>>;
}

interface Capture {
  readonly from: number;
  readonly to: number;
  readonly captures: readonly number[];
  /** Whether it can go on. */
  readonly goesOn: boolean;
}

/** A turn as a text, to compare turns by. */
export const draughtsTurnText = ({ kind, from, to, captures }: DraughtsTurn | PlainDraughtsTurn): string =>
  `${kind} ${from}-${to}x${[...captures].sort((a, b) => a - b)}`;

export interface PlainDraughtsTurn {
  readonly kind: 'move' | 'capture' | 'huff' | 'demand';
  readonly from: number | null;
  readonly to: number | null;
  readonly captures: readonly number[];
}

/**
 * The rules of the dames once more, read plainly out of the rule table for every parameter: squares by row and column, a map
 * of pieces, and nothing shared with the rules that it is there to check.
 */
export class PlainDraughts {
  private readonly rules: DraughtsParameters;
  private readonly side: number;
  private readonly squares: readonly (readonly [row: number, column: number])[];

  constructor(rules: DraughtsParameters) {
    this.rules = rules;
    this.side = Number(rules.size);
    // The bottom left corner is played on, or not.
    const parity = (this.side - 1 + (rules.orientation === 'dark-left' ? 0 : 1)) % 2;
    const squares: [number, number][] = [];
    for (let row = 0; row < this.side; row++)
      for (let column = 0; column < this.side; column++)
        if (rules['played-on'] === 'all' || (row + column) % 2 === parity) squares.push([row, column]);
    this.squares = squares;
  }

  /** Its name as the rule table wants it. */
  nameOf(square: number): string {
    const [row, column] = this.squares[square] as readonly [number, number];
    return this.rules.squares === 'letters' ? `${'abcdefgh'[column]}${this.side - row}` : String(square + 1);
  }

  start(): PlainDraughtsPosition {
    const pieces = new Map<number, Piece>();
    for (const [square, [row]] of this.squares.entries()) {
      const middle = (this.side - 1) / 2;
      if (Math.abs(row - middle) * 2 < Number(this.rules.gap)) continue;
      if (this.rules['back-row'] === 'free' && (row === 0 || row === this.side - 1)) continue;
      pieces.set(square, { side: row < middle ? 'black' : 'white', king: false });
    }
    return { pieces, toPlay: this.rules.begins, huffable: null, left: null, before: null, demanded: false };
  }

  private step(from: number, [down, right]: readonly [number, number]): number {
    const [row, column] = this.squares[from] as readonly [number, number];
    return this.squares.findIndex(([r, c]) => r === row + down && c === column + right);
  }

  private crowns(square: number, side: Side): boolean {
    return this.squares[square]?.[0] === (side === 'white' ? 0 : this.side - 1);
  }

  /** Where a piece goes on some lines: along the diagonals, and to the next playing squares of its row and column. */
  private directions(
    lines: 'diagonals' | 'straight' | 'all',
    side: Side,
    backward: boolean,
  ): readonly (readonly [number, number])[] {
    const far = this.rules['played-on'] === 'all' ? 1 : 2;
    const ahead = side === 'white' ? -1 : 1;
    const diagonals = [-1, 1].flatMap((right) => [
      [ahead, right] as const,
      ...(backward ? [[-ahead, right] as const] : []),
    ]);
    const straight = [
      [0, -far],
      [0, far],
      [far * ahead, 0],
      ...(backward ? [[-far * ahead, 0] as const] : []),
    ] as const;
    return [...(lines === 'straight' ? [] : diagonals), ...(lines === 'diagonals' ? [] : straight)];
  }

  private moves({ pieces, toPlay, runs }: PlainDraughtsPosition): PlainDraughtsTurn[] {
    const moves: PlainDraughtsTurn[] = [];
    const most = this.rules['king-run'];
    const [tired, times] = runs?.[toPlay] ?? [-1, 0];
    const hasMen = [...pieces.values()].some((piece) => piece.side === toPlay && !piece.king);
    for (const [from, { side, king }] of pieces) {
      if (side !== toPlay) continue;
      if (most > 0 && hasMen && from === tired && times >= most) continue;
      for (const direction of this.directions(this.rules['step-lines'], side, king))
        for (let to = this.step(from, direction); to >= 0 && !pieces.has(to); to = this.step(to, direction)) {
          moves.push({ kind: 'move', from, to, captures: [] });
          if (!king || this.rules['king-range'] === 'short') break;
        }
    }
    return moves;
  }

  /** Every capture of a piece and every part of one. */
  private capturesOf(pieces: Pieces, from: number): Capture[] {
    const piece = pieces.get(from) as Piece;
    const { crowning, removal } = this.rules;
    const found: Capture[] = [];
    const go = (at: number, king: boolean, taken: readonly number[], came: readonly number[] | null): boolean => {
      const stands = (square: number): boolean =>
        square !== from && pieces.has(square) && !(removal === 'at-once' && taken.includes(square));
      let went = false;
      const backward = king || this.rules['men-capture-backward'] === 'yes';
      for (const direction of this.directions(this.rules['capture-lines'], piece.side, backward)) {
        const isBack = came?.[0] === -direction[0] && came[1] === -direction[1];
        if (isBack && this.rules['turn-back'] === 'no') continue;
        let over = this.step(at, direction);
        if (king && this.rules['king-range'] === 'long')
          while (over >= 0 && !stands(over)) over = this.step(over, direction);
        const victim = pieces.get(over);
        if (over < 0 || !stands(over) || !victim || victim.side === piece.side || taken.includes(over)) continue;
        if (!king && victim.king && this.rules['men-take-kings'] === 'no') continue;
        const captures = [...taken, over];
        const landings: number[] = [];
        for (let to = this.step(over, direction); to >= 0 && !stands(to); to = this.step(to, direction)) {
          landings.push(to);
          const far = king && this.rules['king-range'] === 'long' && this.rules['king-landing'] !== 'behind';
          if (!far) break;
        }
        if (landings.length === 0) continue;
        went = true;
        const on = landings.map((to) => {
          const crowned = !king && this.crowns(to, piece.side);
          if (crowned && crowning === 'ends-turn') return false;
          return go(to, king || (crowned && crowning === 'passing'), captures, direction);
        });
        const near = king && victim.king && this.rules['king-landing'] === 'behind-king';
        for (const to of near ? landings.slice(0, 1) : landings)
          found.push({ from, to, captures, goesOn: on.includes(true) });
      }
      return went;
    };
    go(from, piece.king, [], null);
    return found;
  }

  private allCaptures({ pieces, toPlay }: PlainDraughtsPosition): Capture[] {
    return [...pieces].flatMap(([from, { side }]) => (side === toPlay ? this.capturesOf(pieces, from) : []));
  }

  /** The captures that are legal where capturing is enforced. */
  private legalCaptures(position: PlainDraughtsPosition): Capture[] {
    const { pieces } = position;
    const whole = this.allCaptures(position).filter(({ goesOn }) => !goesOn);
    const rank = ({ from, captures }: Capture): readonly number[] => {
      const kings = captures.map((square) => (pieces.get(square)?.king ? 1 : 0));
      const royal = kings.reduce<number>((sum, king) => sum + king, 0);
      const byKing = pieces.get(from)?.king ? 1 : 0;
      const { length } = captures;
      switch (this.rules.priority) {
        case 'none':
          return [];
        case 'most':
          return [length];
        case 'most-kings':
          return [length, royal];
        case 'kings-first':
          return [byKing];
        case 'frisian':
          // A king is worth 199 hundredths of a man.
          return [100 * (length - royal) + 199 * royal, byKing];
        case 'italian':
          return [length, byKing, royal, ...kings];
      }
    };
    const compare = (a: readonly number[], b: readonly number[]): number => {
      const i = a.findIndex((value, at) => value !== b[at]);
      return i < 0 ? 0 : (a[i] as number) - (b[i] as number);
    };
    const ranks = whole.map(rank);
    return whole.filter((_, i) => ranks.every((each) => compare(each, ranks[i] as readonly number[]) <= 0));
  }

  turns(position: PlainDraughtsPosition): readonly PlainDraughtsTurn[] {
    if (this.rules.goal === 'first-king' && [...position.pieces.values()].some(({ king }) => king)) return [];
    const legal = this.legalCaptures(position);
    const free = this.rules.obligation === 'huffing' && !position.demanded;
    const captures = free ? this.allCaptures(position) : legal;
    const turns: PlainDraughtsTurn[] = captures.map((capture) => ({ ...capture, kind: 'capture' }));
    if (free || captures.length === 0) turns.push(...this.moves(position));
    if ([...position.pieces.values()].some(({ side }) => side === position.toPlay) && position.huffable) {
      for (const at of position.huffable) turns.push({ kind: 'huff', from: null, to: null, captures: [at] });
      turns.push({ kind: 'demand', from: null, to: null, captures: [] });
    }
    return turns;
  }

  /** The position after a turn; `path` holds the squares on which the piece landed. */
  after(position: PlainDraughtsPosition, turn: DraughtsTurn): PlainDraughtsPosition {
    const { pieces, toPlay } = position;
    const next = { huffable: null, left: null, before: null, demanded: false };
    const rival = other(toPlay);
    if (turn.kind === 'demand') return { ...next, pieces: position.before ?? pieces, toPlay: rival, demanded: true };
    const left = new Map([...pieces].filter(([square]) => !turn.captures.includes(square)));
    if (turn.kind === 'huff') {
      const isOver = ![...left.values()].some(({ side }) => side === rival);
      return { ...next, pieces: left, toPlay: isOver ? rival : toPlay };
    }
    const piece = left.get(turn.from) as Piece;
    left.delete(turn.from);
    const ways = this.rules.crowning === 'passing' ? turn.path : [turn.to];
    left.set(turn.to, { ...piece, king: piece.king || ways.some((square) => this.crowns(square, toPlay)) });
    const runs = this.runsAfter(position, turn, left);
    return { ...next, ...this.huffRight(position, turn), pieces: left, toPlay: rival, runs };
  }

  private runsAfter(
    { pieces, toPlay, runs }: PlainDraughtsPosition,
    turn: Extract<DraughtsTurn, { readonly from: number }>,
    left: Pieces,
  ): NonNullable<PlainDraughtsPosition['runs']> {
    const hasMen = (whose: Side): boolean => [...left.values()].some(({ side, king }) => side === whose && !king);
    const [square, times] = runs?.[toPlay] ?? [-1, 0];
    const other = runs?.[toPlay === 'white' ? 'black' : 'white'];
    const rival = toPlay === 'white' ? 'black' : 'white';
    const mine = turn.kind === 'move' && pieces.get(turn.from)?.king && hasMen(toPlay);
    return {
      ...(mine && { [toPlay]: [turn.to, square === turn.from ? times + 1 : 1] }),
      ...(other && left.has(other[0]) && hasMen(rival) && { [rival]: other }),
    };
  }

  /** The right that a turn gives to the other side by leaving a capture undone. */
  private huffRight(
    position: PlainDraughtsPosition,
    turn: Extract<DraughtsTurn, { readonly from: number }>,
  ): Pick<PlainDraughtsPosition, 'huffable' | 'left' | 'before'> | null {
    const legal = this.legalCaptures(position);
    const text = draughtsTurnText(turn);
    const same = (capture: Capture): boolean => draughtsTurnText({ ...capture, kind: 'capture' }) === text;
    if (this.rules.obligation !== 'huffing' || position.demanded || legal.length === 0 || legal.some(same)) return null;
    const could = new Set(legal.map(({ from }) => from));
    if (this.allCaptures(position).some((capture) => capture.goesOn && same(capture))) could.add(turn.from);
    const huffable = [...could].map((square) => (square === turn.from ? turn.to : square)).sort((a, b) => a - b);
    return { huffable, left: text, before: position.pieces };
  }

  /** Who has won; null while the game goes on. */
  winner(position: PlainDraughtsPosition): Side | null {
    const { toPlay, pieces } = position;
    if (this.turns(position).length > 0) return null;
    const kings = [...pieces.values()].filter(({ king }) => king);
    if (this.rules.goal === 'first-king' && kings.length > 0)
      return kings.some(({ side }) => side !== toPlay) ? other(toPlay) : toPlay;
    return this.rules.goal === 'lose-all' ? toPlay : other(toPlay);
  }

  /** Whether a square is on the longest diagonal, which starts in the corner of White's that is played on. */
  private isOnRoad(square: number): boolean {
    const [row, column] = this.squares[square] as readonly [number, number];
    return this.rules.orientation === 'dark-left' ? row + column === this.side - 1 : row === column;
  }

  /** Whether the game so far is drawn by a rule that looks back; `positions` are those of the line. */
  isDrawn(positions: readonly PlainDraughtsPosition[], { played }: Line<DraughtsPosition, DraughtsTurn>): boolean {
    const { 'one-king-draw': one, 'kings-only-draw': only, 'repetition-draw': times } = this.rules;
    const quiet = (holds: (pieces: Pieces) => boolean): number => {
      let turns = 0;
      for (let i = played.length - 1; i >= 0; i--, turns++)
        if (played[i]?.turn.captures.length !== 0 || !holds((positions[i] as PlainDraughtsPosition).pieces)) break;
      return turns;
    };
    const inARow = (holds: (before: PlainDraughtsPosition, turn: DraughtsTurn) => boolean): number => {
      let turns = 0;
      for (let i = played.length - 1; i >= 0; i--, turns++) {
        const turn = played[i]?.turn;
        if (!turn || !holds(positions[i] as PlainDraughtsPosition, turn)) break;
      }
      return turns;
    };
    const isAlone = (pieces: readonly Piece[], side: Side): boolean =>
      pieces.filter((piece) => piece.side === side).length === 1;
    /** Whether a lone king stands against pieces of which this holds, one of them a king. */
    const alone =
      (holds: (others: readonly Piece[]) => boolean) =>
      ({ pieces }: PlainDraughtsPosition): boolean =>
        (['white', 'black'] as const).some((side) => {
          const own = [...pieces.values()].filter((piece) => piece.side === side);
          const others = [...pieces.values()].filter((piece) => piece.side !== side);
          return own.length === 1 && own[0]?.king && others.some(({ king }) => king) && holds(others);
        });
    const limits: readonly (readonly [limit: number, turns: number])[] = [
      [
        this.rules['two-kings-draw'],
        inARow(alone((others) => others.length === 2 && others.every(({ king }) => king))),
      ],
      [
        this.rules['main-road-draw'],
        inARow(
          (before) =>
            alone((others) => others.length === 3)(before) &&
            [...before.pieces].every(
              ([square, piece]) => this.isOnRoad(square) === isAlone([...before.pieces.values()], piece.side),
            ),
        ),
      ],
      [this.rules['two-to-one-draw'], inARow(alone(({ length }) => length <= 2))],
      [this.rules['three-to-one-draw'], inARow(alone(({ length }) => length <= 3))],
      [
        this.rules['three-kings-draw'],
        inARow(alone((others) => others.length > 2 && others.every(({ king }) => king))),
      ],
    ];
    if (limits.some(([limit, turns]) => limit > 0 && turns >= 2 * limit)) return true;
    const last = (positions.at(-1) as PlainDraughtsPosition).pieces;
    const pieces = [...last.values()];
    if (this.rules['one-piece-each'] === 'drawn' && pieces.length === 2 && pieces[0]?.side !== pieces[1]?.side)
      return true;
    // With few pieces, kings on either side, another count stands in place of that of king moves.
    const few = pieces.length >= 6 ? this.rules['seven-pieces-draw'] : this.rules['five-pieces-draw'];
    const isFew = (sides: readonly Piece[]): boolean =>
      few > 0 &&
      sides.length >= 4 &&
      sides.length <= 7 &&
      (['white', 'black'] as const).every((side) => sides.some((piece) => piece.side === side && piece.king));
    let same = 0;
    for (let i = played.length - 1; i >= 0; i--, same++) {
      const before = [...(positions[i] as PlainDraughtsPosition).pieces.values()];
      const after = [...(positions[i + 1] as PlainDraughtsPosition).pieces.values()];
      const kingsOf = (some: readonly Piece[]): number => some.filter(({ king }) => king).length;
      if (played[i]?.turn.kind !== 'move' || !isFew(before) || kingsOf(before) !== kingsOf(after)) break;
    }
    if (few > 0 && same >= 2 * few) return true;
    const kingMoves = inARow(({ pieces }, turn) => turn.kind === 'move' && !!pieces.get(turn.from)?.king);
    const most = this.rules['king-moves-draw'];
    if (same === 0 && most > 0 && kingMoves >= 2 * most) return true;
    const kingsOnly = (pieces: Pieces): boolean => [...pieces.values()].every(({ king }) => king);
    const oneEach = (pieces: Pieces): boolean =>
      kingsOnly(pieces) &&
      [...pieces.values()]
        .map(({ side }) => side)
        .sort()
        .join() === 'black,white';
    if (one > 0 && quiet(oneEach) >= 2 * one) return true;
    if (only > 0 && quiet(kingsOnly) >= 2 * only) return true;
    const limited = this.rules['king-run'] > 0;
    const text = ({ pieces, toPlay, left, demanded, runs }: PlainDraughtsPosition): string =>
      JSON.stringify([
        [...pieces].sort(([a], [b]) => a - b),
        toPlay,
        left,
        demanded,
        ...(limited ? [runs?.white, runs?.black] : []),
      ]);
    const now = text(positions.at(-1) as PlainDraughtsPosition);
    return times > 0 && positions.filter((each) => text(each) === now).length >= times;
  }
}

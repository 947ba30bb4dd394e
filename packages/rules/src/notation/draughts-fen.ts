import { cellOf, cellsOf, FREE, piecesIn } from '../draughts/cells.ts';
import { type DraughtsPosition, type DraughtsRuleSet, isBoardTurn } from '../draughts/index.ts';
import { countKings, countPieces, type KingRun, type Pieces, pieceAt } from '../draughts/position.ts';
import { fail, ok, type Result } from '../result.ts';
import { other, type Side } from '../side.ts';
import { readSquare } from './draughts-square.ts';
import { fromHub, plainFen } from './fen-text.ts';
import type { FenProblem } from './problem.ts';

/**
 * A position in PDN's FEN, squares always as numbers: `W:W31-50:B1-20`, `K` before the square of a king. What huffing adds
 * follows as parts that other readers may skip: `:S18,23` the pieces that may be huffed, with `:T` and the turn that may be
 * taken back (`32-28`, `32x23,18`: after the comma the pieces it took; `K` before what was a king), or `:X` when a capture
 * was demanded. Where a king may make so many moves in a row only, `:RW31+2,B5+1`: White's king on 31 has made two, Black's on
 * 5 one.
 */
export function writeDraughtsFen(rules: DraughtsRuleSet, position: DraughtsPosition): string {
  const { huff, demanded, toPlay } = position;
  const parts = [
    toPlay === 'white' ? 'W' : 'B',
    `W${writePieces(rules, position, 'white')}`,
    `B${writePieces(rules, position, 'black')}`,
  ];
  if (huff) {
    const { turn, before, places } = huff;
    const was = (place: number): string => `${pieceAt(rules.core.layout, before, place)?.king ? 'K' : ''}${place + 1}`;
    const way = `${was(turn.from)}${turn.captures.length > 0 ? 'x' : '-'}${turn.to + 1}`;
    parts.push(`S${places.map((place) => place + 1)}`, `T${[way, ...turn.captures.map(was)]}`);
  }
  const runs = (['white', 'black'] as const).flatMap((side) => {
    const run = position.runs?.[side];
    return run ? [`${side === 'white' ? 'W' : 'B'}${run.place + 1}+${run.count}`] : [];
  });
  return [...parts, ...(demanded ? ['X'] : []), ...(runs.length > 0 ? [`R${runs}`] : [])].join(':');
}

/** The pieces of a side in the order of their squares; three men or more in a row as a range. */
function writePieces(rules: DraughtsRuleSet, position: DraughtsPosition, side: Side): string {
  const words: string[] = [];
  let run: number[] = [];
  const close = (): void => {
    if (run.length > 2) words.push(`${run[0]}-${run.at(-1)}`);
    else words.push(...run.map(String));
    run = [];
  };
  for (let place = 0; place <= rules.core.layout.squares; place++) {
    const piece = place < rules.core.layout.squares ? pieceAt(rules.core.layout, position, place) : null;
    if (piece?.side === side && !piece.king) run.push(place + 1);
    else close();
    if (piece?.side === side && piece.king) words.push(`K${place + 1}`);
  }
  return words.join(',');
}

/** Reads a position and checks that it can stand under these rules. Squares may be numbers, ranges, or letters. */
export function readDraughtsFen(rules: DraughtsRuleSet, text: string): Result<DraughtsPosition, FenProblem> {
  const plain = plainFen(text).replace(/\s+/g, '');
  const [first = '', ...parts] = (fromHub(plain, rules.board.names.length) ?? plain).split(':');
  const turn = first.toUpperCase();
  if (turn !== 'W' && turn !== 'B' && turn !== '?') return fail({ problem: 'fen-side', text: first });
  const squares = new SquareReader(rules);
  let right = '';
  let huffed: string | null = null;
  let demanded = false;
  let runs: DraughtsPosition['runs'];
  let runText = '';
  for (const written of parts) {
    const part = written.toUpperCase();
    if (/^[WB]/.test(part)) {
      const problem = squares.read(part.startsWith('W') ? 'white' : 'black', written.slice(1));
      if (problem) return fail(problem);
    } else if (/^S[\dA-J]/.test(part)) huffed = part.slice(1);
    else if (/^T./.test(part)) right = part.slice(1);
    else if (/^R[WB]/.test(part)) runText = part;
    else if (part === 'X') demanded = true;
    // Move counters of other programs: half-moves, full moves, kings' moves.
    else if (!/^([HF]\d+|(\+\d+)+)$/.test(part)) return fail({ problem: 'fen-unreadable', text: written || text });
  }
  if (parts.length === 0) return fail({ problem: 'fen-unreadable', text });
  const pieces = squares.pieces();
  if (!pieces.ok) return pieces;
  // Programs that do not know whose turn it is write a question mark: then the side is that which begins.
  const toPlay = turn === '?' ? rules.start().toPlay : turn === 'W' ? 'white' : 'black';
  if (runText !== '' && rules.core.kingRun > 0) {
    const read = readRuns(rules, pieces.value, runText);
    if (!read) return fail({ problem: 'fen-unreadable', text: runText });
    runs = read;
  }
  const position = { ...rules.start(), ...pieces.value, toPlay, demanded, ...(runs && { runs }) } as const;
  if (right === '' && huffed === null) return demanded ? checkDemand(rules, position) : ok(position);
  return readRight(rules, position, right, huffed);
}

/** The runs of kings that a FEN tells of; null where they cannot be. */
function readRuns(rules: DraughtsRuleSet, pieces: Pieces, text: string): NonNullable<DraughtsPosition['runs']> | null {
  const runs: { white: KingRun | null; black: KingRun | null } = { white: null, black: null };
  for (const word of text.slice(1).split(',')) {
    const [, letter, square = '', digits = ''] = /^([WB])([A-J]?\d{1,3})\+(\d{1,2})$/.exec(word) ?? [];
    const side = letter === 'W' ? 'white' : 'black';
    const [place, count] = [readSquare(rules.board, square), Number(digits)];
    const piece = place < 0 ? null : pieceAt(rules.core.layout, pieces, place);
    const fits = piece?.king && piece.side === side && countPieces(pieces, side) > countKings(pieces, side);
    if (!fits || runs[side] || count < 1 || count > rules.core.kingRun) return null;
    runs[side] = { place, count };
  }
  return runs;
}

/** Collects the pieces of a FEN square by square. */
class SquareReader {
  readonly #rules: DraughtsRuleSet;
  readonly #men = new Map<number, { readonly side: Side; readonly king: boolean }>();

  constructor(rules: DraughtsRuleSet) {
    this.#rules = rules;
  }

  read(side: Side, list: string): FenProblem | null {
    for (const word of list === '' ? [] : list.split(',')) {
      const [, king = '', first = '', last = first] =
        /^(K?)([A-J]?\d{1,3})(?:-([A-J]?\d{1,3}))?$/.exec(word.toUpperCase()) ?? [];
      const from = readSquare(this.#rules.board, first);
      const to = readSquare(this.#rules.board, last);
      if (from < 0 || to < 0) return { problem: 'fen-place', text: word };
      for (let place = Math.min(from, to); place <= Math.max(from, to); place++) {
        const there = this.#men.get(place);
        const name = this.#rules.board.names[place] as string;
        if (there) return { problem: 'fen-twice', place: name, sides: there.side === side ? 'same' : 'both' };
        this.#men.set(place, { side, king: king !== '' });
      }
    }
    return null;
  }

  pieces(): Result<Pieces, FenProblem> {
    const { core, board } = this.#rules;
    for (const side of ['white', 'black'] as const) {
      const count = [...this.#men.values()].filter((man) => man.side === side).length;
      if (count > core.pieces) return fail({ problem: 'fen-too-many', side, count, max: core.pieces });
    }
    for (const [place, { side, king }] of this.#men)
      if (!king && board.rows[place] === (side === 'white' ? 0 : board.side - 1))
        return fail({ problem: 'fen-uncrowned', place: board.names[place] as string, side });
    return ok(this.#toSets());
  }

  #toSets(): Pieces {
    const { layout } = this.#rules.core;
    const cells = new Uint8Array(layout.squares + 1);
    for (const [place, piece] of this.#men) cells[place] = cellOf(piece);
    return piecesIn(layout, cells);
  }
}

/** A capture can be demanded only where there is one. */
function checkDemand(rules: DraughtsRuleSet, position: DraughtsPosition): Result<DraughtsPosition, FenProblem> {
  const fits = rules.core.huffing && rules.turns(position).some(({ kind }) => kind === 'capture');
  return fits ? ok(position) : fail({ problem: 'fen-huff', text: 'X' });
}

/** Sets the position back by the turn that left a capture undone, plays it, and sees whether all is as it is written. */
function readRight(
  rules: DraughtsRuleSet,
  position: DraughtsPosition,
  text: string,
  huffed: string | null,
): Result<DraughtsPosition, FenProblem> {
  const problem = fail({ problem: 'fen-huff', text: text === '' ? `S${huffed}` : `T${text}` } as const);
  const [way = '', ...taken] = text.split(',');
  const [, wasKing = '', first = '', last = ''] = /^(K?)([A-J]?\d{1,3})[-X]([A-J]?\d{1,3})$/.exec(way) ?? [];
  const [from, to] = [readSquare(rules.board, first), readSquare(rules.board, last)];
  const captures = taken.map((word) => readSquare(rules.board, word.replace(/^K/, '')));
  if (position.demanded || from < 0 || to < 0 || captures.includes(-1)) return problem;

  const mover = other(position.toPlay);
  const { layout } = rules.core;
  const cells = cellsOf(layout, position);
  cells[to] = FREE;
  if ([from, ...captures].some((place) => cells[place] !== FREE)) return problem;
  cells[from] = cellOf({ side: mover, king: wasKing !== '' });
  for (const [i, place] of captures.entries())
    cells[place] = cellOf({ side: position.toPlay, king: taken[i]?.startsWith('K') ?? false });

  const before: DraughtsPosition = { ...position, ...piecesIn(layout, cells), toPlay: mover };
  const turn = rules
    .turns(before)
    .find((candidate) => isBoardTurn(candidate) && rules.same(candidate, { ...candidate, from, to, captures }));
  if (!turn) return problem;
  const after = rules.play(before, turn);
  if (!after.huff || rules.key({ ...after, huff: null }) !== rules.key(position)) return problem;
  const named = huffed
    ?.split(',')
    .map((square) => readSquare(rules.board, square))
    .sort((a, b) => a - b);
  return named && String(named) !== String(after.huff.places) ? problem : ok(after);
}

import { chosen, type Numbering, type Sets } from './numbering.ts';
import type { QuietMove, QuietMoves } from './quiet-moves.ts';
import { DRAWN, isWon, lost, pliesOf, won } from './stored.ts';
import { SAFE, type Work } from './work.ts';

/**
 * Tells what the positions that are decided in so many plies mean to those before them: quiet turns are taken back. `from` has
 * one side to play, `to` the other; positions are turned so that the side to play sees the board as White does.
 */
export function takeBack(numbering: Numbering, from: Work, to: Work, quiet: QuietMoves, plies: number): void {
  const { values, numbers } = from;
  const [asWon, asLost] = [won(plies), lost(plies)];
  const taker = new Taker(numbering, to, plies);
  const { men, kings, otherMen, otherKings } = numbers;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number;
    if (value !== asWon && value !== asLost) continue;
    const otherKing = index % otherKings.count;
    const withMen = Math.floor(index / otherKings.count);
    const otherMan = withMen % otherMen.count;
    const own = Math.floor(withMen / otherMen.count);
    const king = own % kings.count;
    const man = Math.floor(own / kings.count);
    // The side that has just moved sees its own squares as they are numbered, and the others turned.
    taker.stand(men, man, true);
    taker.stand(kings, king, true);
    taker.stand(otherMen, otherMan, false);
    taker.stand(otherKings, otherKing, false);
    const isWin = isWon(value);
    const { count } = to.numbers.otherMen;
    const rest = man * to.numbers.otherKings.count + king;
    const beside = count * to.numbers.otherKings.count;
    taker.each(otherMen, otherMan, numbering.firstForMen, quiet.men, (rank) =>
      taker.tell((rank * to.numbers.kings.count + otherKing) * beside + rest, isWin),
    );
    taker.each(otherKings, otherKing, 0, quiet.kings, (rank) =>
      taker.tell((otherMan * to.numbers.kings.count + rank) * beside + rest, isWin),
    );
    taker.clear();
  }
}

class Taker {
  private readonly occupied: Uint8Array;
  private readonly to: Work;
  private readonly plies: number;

  constructor({ squares }: Numbering, to: Work, plies: number) {
    this.occupied = new Uint8Array(squares);
    this.to = to;
    this.plies = plies;
  }

  stand({ squares, size }: Sets, rank: number, turned: boolean): void {
    const { occupied } = this;
    for (let i = rank * size; i < (rank + 1) * size; i++) {
      const square = squares[i] as number;
      occupied[turned ? occupied.length - 1 - square : square] = 1;
    }
  }

  clear(): void {
    this.occupied.fill(0);
  }

  /** Calls with the rank that the set had before each quiet move that may have led to it. */
  each(
    sets: Sets,
    rank: number,
    first: number,
    moves: readonly (readonly QuietMove[])[],
    call: (rank: number) => void,
  ): void {
    for (let i = rank * sets.size; i < (rank + 1) * sets.size; i++)
      for (const { from, over } of moves[sets.squares[i] as number] as readonly QuietMove[]) {
        if (this.occupied[from] !== 0 || !this.isFree(over)) continue;
        call(rankWith(sets, rank, i, from, first));
      }
  }

  private isFree(squares: readonly number[]): boolean {
    for (const square of squares) if (this.occupied[square] !== 0) return false;
    return true;
  }

  /** Tells a position that one of its quiet turns leads to a win or a loss of the other side. */
  tell(index: number, isWin: boolean): void {
    const { values, open, holds } = this.to;
    const left = open[index] as number;
    // No quiet turn is allowed there: there is something to take.
    if (left === 0) return;
    const known = values[index] as number;
    const plies = this.plies + 1;
    if (!isWin) {
      if (known === DRAWN || pliesOf(known) > plies) this.settle(index, won(plies));
      return;
    }
    open[index] = left - 1;
    const held = holds[index] as number;
    if (left === 1 && known === DRAWN && held !== SAFE) this.settle(index, lost(Math.max(held, plies)));
  }

  private settle(index: number, value: number): void {
    this.to.values[index] = value;
    this.to.last = Math.max(this.to.last, pliesOf(value));
  }
}

/** The rank of a set with the square at an index of the list replaced by another. */
function rankWith({ squares, size }: Sets, rank: number, replaced: number, by: number, first: number): number {
  let result = 0;
  let order = 1;
  let isPlaced = false;
  for (let i = rank * size; i < (rank + 1) * size; i++) {
    if (i === replaced) continue;
    const square = squares[i] as number;
    if (!isPlaced && by < square) {
      result += chosen(by - first, order++);
      isPlaced = true;
    }
    result += chosen(square - first, order++);
  }
  return isPlaced ? result : result + chosen(by - first, order);
}

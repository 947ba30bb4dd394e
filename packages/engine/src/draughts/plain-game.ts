/** What every searcher of draughts answers alike: there are no dice, and a turn stands in the table as it is. */
export class PlainGame {
  setThrow(): void {
    throw new RangeError('draughts is played without dice');
  }

  takeThrowBack(): void {
    throw new RangeError('draughts is played without dice');
  }

  specialMatters(): boolean {
    return false;
  }

  toTable(turn: number): number {
    return turn;
  }

  fromTable(turn: number): number {
    return turn;
  }
}

/** What draughts answers where the search asks a game about its dice. */
export class WithoutDice {
  setThrow(): void {
    throw new RangeError('draughts is played without dice');
  }

  takeThrowBack(): void {
    throw new RangeError('draughts is played without dice');
  }

  specialMatters(): boolean {
    return false;
  }
}

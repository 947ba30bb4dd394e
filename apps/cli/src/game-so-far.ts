import type { Root } from '@merellier/engine';
import type { Played, Position, RuleSet, Throw, Turn } from '@merellier/rules';

/** A game as another program tells it: a position and the turns from there on, whatever the draw rules say of them. */
export class GameSoFar {
  readonly rules: RuleSet;
  private readonly start: Position;
  private readonly played: Played[] = [];
  /** Where the game stands. */
  now: Position;

  constructor(rules: RuleSet, start: Position = rules.start()) {
    this.rules = rules;
    this.start = start;
    this.now = start;
  }

  /** Plays a legal turn. */
  play(turn: Turn): void {
    this.now = this.rules.play(this.now, turn);
    this.played.push({ turn, position: this.now });
  }

  /** Throws the dice where they are awaited. */
  throwDice(dice: Throw): void {
    if (this.rules.awaitsThrow(this.now)) this.now = this.rules.throwDice(this.now, dice);
  }

  root(): Root {
    return { line: { start: this.start, played: [...this.played] }, now: this.now };
  }
}

import type { Command } from '../command.ts';
import { advance, create, decide } from '../decide.ts';
import type { TournamentEvent } from '../event.ts';
import { replay } from '../evolve.ts';
import type { GameResult } from '../pairing.ts';
import type { Format, Settings } from '../settings.ts';
import type { Tournament } from '../state.ts';

export const settingsFor = (format: Format, changes: Partial<Settings> = {}): Settings => ({
  name: 'Evening',
  format,
  rules: { id: 'jeu-du-moulin', changes: {} },
  clock: 'none',
  games: 1,
  points: { win: 1, draw: 0.5 },
  bye: 'win',
  tieBreaks: ['buchholz'],
  order: 'entry',
  teamsApart: false,
  seed: 7,
  ...changes,
});

/** A tournament that tests play: commands must be taken, and all events are kept. */
export class Evening {
  readonly events: TournamentEvent[] = [];
  state: Tournament;

  constructor(format: Format, players: number | readonly string[], changes: Partial<Settings> = {}) {
    const created = create('t', settingsFor(format, changes));
    if (!created.ok) throw new Error(created.error.reason);
    this.events.push(...created.value);
    this.state = replay(this.events) as Tournament;
    this.enter(typeof players === 'number' ? Array.from({ length: players }, (_, i) => `P${i + 1}`) : players);
  }

  do(command: Command): void {
    const decided = decide(this.state, command);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    this.events.push(...decided.value);
    this.state = advance(this.state, decided.value);
  }

  /** The reason of a refusal; null where the command was taken. */
  try(command: Command): string | null {
    const decided = decide(this.state, command);
    if (!decided.ok) return decided.error.reason;
    this.do(command);
    return null;
  }

  enter(names: readonly string[]): void {
    this.do({
      kind: 'enter',
      entrants: names.map((name) => ({ name, team: null, ageClass: null, strength: null })),
    });
  }

  pair(now = 0): void {
    this.do({ kind: 'pair', now });
  }

  /** Gives every open game of the last round a result. */
  play(result: (first: number, second: number, game: number) => GameResult): void {
    for (let again = true; again; ) {
      again = false;
      const round = this.state.rounds.at(-1);
      for (const [table, { first, second, games }] of (round?.pairings ?? []).entries())
        for (const [game, before] of games.entries())
          if (before === null && second !== null) {
            const given = result(first, second, game);
            this.do({ kind: 'result', round: round?.number ?? 0, table, game, result: given });
            again = true;
          }
    }
  }

  /** The result of one game between two players of the last round they met in, told by who has won; null for a draw. */
  result(a: number, b: number, winner: number | null, game = 0): void {
    const round = this.state.rounds.findLast(({ pairings }) => pairings.some((each) => isOf(each, a, b)));
    const table = round?.pairings.findIndex((each) => isOf(each, a, b)) ?? -1;
    const pairing = round?.pairings[table];
    const result = winner === null ? 'draw' : winner === pairing?.first ? 'first' : 'second';
    this.do({ kind: 'result', round: round?.number ?? 0, table, game, result });
  }
}

const isOf = ({ first, second }: { first: number; second: number | null }, a: number, b: number): boolean =>
  (first === a && second === b) || (first === b && second === a);

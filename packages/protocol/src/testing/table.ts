import type { Side } from '@merellier/rules';
import {
  begin,
  type Command,
  commitmentTo,
  decide,
  evolve,
  type GameOptions,
  type GameRefusal,
  type GameState,
  type Moment,
  needsChance,
  type Player,
  playerOf,
  type RecordedEvent,
} from '../index.ts';

export const ANNA: Player = { id: 'anna-0000', name: 'Anna', rating: null, registered: true };
export const BEN: Player = { id: 'ben-00000', name: 'Ben', rating: null, registered: true };
export const CLEO: Player = { id: 'cleo-0000', name: 'Cléo', rating: null, registered: false };
export const SECRET: string = '5e'.repeat(32);
export const GAME = 'game-0123456789ab';

export const OPTIONS: GameOptions = {
  rules: { id: 'marelle', parameters: {} },
  time: { kind: 'increment', initial: 60_000, increment: 2_000 },
  side: 'white',
  listed: false,
  rated: false,
};

/** A game with two players at it, without a server: each step is decided, recorded and applied as a server would. */
export class Table {
  state: GameState;
  readonly events: RecordedEvent[];
  now = 1_000_000;
  lag = 0;
  gone = 0;

  constructor(options: Partial<GameOptions> = {}, host: Player = ANNA) {
    const all = { ...OPTIONS, ...options };
    const commitment = needsChance(all) ? commitmentTo(SECRET) : null;
    const first = {
      seq: 1,
      at: this.now,
      event: { kind: 'created', options: all, host, commitment, rematchOf: null },
    } as const;
    this.state = begin(GAME, first);
    this.events = [first];
  }

  /** Joined by Ben, with white and black as the options say, and chance where it is needed. */
  static seated(options: Partial<GameOptions> = {}): Table {
    const table = new Table(options);
    const chance = table.state.chance !== null;
    if (chance) table.ask(ANNA, { kind: 'contribute', contribution: 'aa'.repeat(32) });
    table.ask(BEN, { kind: 'join', contribution: chance ? 'bb'.repeat(32) : null });
    return table;
  }

  moment(player: Player | null): Moment {
    const { now, lag, gone } = this;
    return { now, lag, gone, player, secret: this.state.chance ? SECRET : null, next: 'game-next-0123456' };
  }

  /** Asks; the refusal, or null where the command was carried out. */
  try(player: Player | null, command: Command): GameRefusal | null {
    const decision = decide(this.state, command, this.moment(player));
    if (!decision.ok) return decision.error;
    this.events.push(...decision.value.events);
    this.state = decision.value.after;
    return null;
  }

  /** Asks, and throws where it is refused. */
  ask(player: Player | null, command: Command): this {
    const refusal = this.try(player, command);
    if (refusal) throw new Error(`${command.kind}: ${JSON.stringify(refusal)}`);
    return this;
  }

  /** Plays turns, each for the side to play, after so many milliseconds of thought. */
  play(turns: string, thought = 0): this {
    for (const turn of turns.split(' ')) {
      this.now += thought;
      this.ask(this.toPlay(), { kind: 'turn', turn, after: this.state.boardSeq });
    }
    return this;
  }

  toPlay(): Player {
    const side = this.state.game.nodes[this.state.game.at]?.position.toPlay as Side;
    return playerOf(this.state, side) ?? ANNA;
  }

  /** The kinds of the last events. */
  kinds(count: number): string[] {
    return this.events.slice(-count).map(({ event }) => event.kind);
  }

  replayed(): GameState {
    const [first, ...rest] = this.events;
    return rest.reduce(evolve, begin(GAME, first as RecordedEvent));
  }
}

import { type GameState, type Phrase, type Player, type RecordedEvent, seatOf, sideOfSeat } from '@merellier/protocol';
import { recordedEventSchema } from '@merellier/protocol/schemas';
import type { Side } from '@merellier/rules';
import { z } from 'zod';
import type { Client } from '../games/client.ts';
import type { Room } from '../games/room.ts';
import type { Online } from '../node/online.ts';
import { gameViewSchema, viewOf } from './game-view.ts';
import { JsonLines } from './json-lines.ts';

const here = z.object({ host: z.boolean(), guest: z.boolean() });
const side = z.enum(['white', 'black']);

/** One line of a stream. */
export const lineSchema = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('game'),
      seat: z.enum(['host', 'guest']).nullable().describe('One’s own seat; null for a spectator'),
      you: side.nullable().describe('The side that one plays, once play has begun'),
      events: z.array(recordedEventSchema).readonly().describe('What happened since the line before'),
      game: gameViewSchema.describe('How the game stands after that'),
    }),
    z.object({ type: z.literal('presence'), here, spectators: z.int() }),
    z.object({ type: z.literal('said'), side, phrase: z.string() }),
    z.object({ type: z.literal('closing'), retryAfter: z.int() }).describe('The server stops: connect again'),
  ])
  .meta({ id: 'Line' });

export type Line = z.infer<typeof lineSchema>;

/** The line that says how a game stands, for a player or somebody who looks on. */
export function gameLine(
  state: GameState,
  player: string | null,
  events: readonly RecordedEvent[],
  now: number,
): Extract<Line, { type: 'game' }> {
  const seat = player === null ? null : seatOf(state, player);
  return { type: 'game', seat, you: seat && sideOfSeat(state, seat), events, game: viewOf(state, now) };
}

/** The answer of a route that streams. */
export const streamSchema = {
  200: {
    description: 'One JSON object a line, until the connection is closed; empty lines say that the server is there',
    content: { 'application/x-ndjson': { schema: lineSchema } },
  },
} as const;

/** What a stream shows, and to whom. */
export interface GameStreamOptions {
  readonly game: string;
  /** Null for somebody who looks on. */
  readonly player: Player | null;
  /** The last event that the client has. */
  readonly since: number;
}

/** One game as lines of JSON: how it stands, then everything that happens. Its reader counts as present, as at a socket. */
export class GameStream implements Client {
  readonly lines: JsonLines = new JsonLines();
  readonly isInLobby = false;
  readonly openedAt: number;
  private readonly online: Online;
  readonly player: Player | null;
  private room: Room | null = null;

  private constructor(online: Online, player: Player | null) {
    this.online = online;
    this.openedAt = online.clock.now();
    this.player = player;
  }

  /** Opens a stream; null where there is no such game. */
  static async open(online: Online, { game, player, since }: GameStreamOptions): Promise<GameStream | null> {
    const stream = new GameStream(online, player);
    const room = await online.rooms.watch(game, stream);
    if (!room) return null;
    stream.room = room;
    stream.events(game, room.eventsSince(since));
    online.arrived(room, stream);
    return stream;
  }

  get playerId(): string | null {
    return this.player?.id ?? null;
  }

  events(_game: string, events: readonly RecordedEvent[]): void {
    const { room } = this;
    // What comes while the stream is opened is part of its first line.
    if (!room) return;
    this.lines.line(gameLine(room.state, this.playerId, events, this.online.clock.now()));
  }

  said(_game: string, by: Side, phrase: Phrase): void {
    this.lines.line({ type: 'said', side: by, phrase });
  }

  presence(_game: string, present: Readonly<Record<'host' | 'guest', boolean>>, spectators: number): void {
    this.lines.line({ type: 'presence', here: present, spectators });
  }

  write(text: string): void {
    this.lines.text(text);
  }

  beat(): void {
    this.lines.text('');
  }

  restart(retryAfter: number): void {
    this.lines.line({ type: 'closing', retryAfter });
    this.lines.end();
  }

  async left(): Promise<void> {
    const { room } = this;
    this.room = null;
    if (!room) return;
    await this.online.rooms.unwatch(room.id, this);
    this.online.departed(room, this);
  }
}

import type { Player } from '@merellier/protocol';
import type { RecordedOnlineEvent } from '@merellier/tournament/online';
import type { Client } from '../games/client.ts';
import type { Online } from '../node/online.ts';
import type { TournamentRoom, TournamentWatcher } from '../tournaments/tournament-room.ts';
import { JsonLines } from './json-lines.ts';

/** One tournament as lines of JSON: its events so far, then each as it happens. */
export class TournamentStream implements Client, TournamentWatcher {
  readonly lines: JsonLines = new JsonLines();
  readonly isInLobby = false;
  readonly openedAt: number;
  readonly player: Player | null;
  private readonly online: Online;
  private room: TournamentRoom | null = null;

  private constructor(online: Online, player: Player | null) {
    this.online = online;
    this.openedAt = online.clock.now();
    this.player = player;
  }

  /** Opens a stream of what comes after event number `since`; null where there is no such tournament. */
  static async open(
    online: Online,
    {
      tournament,
      player,
      since,
    }: { readonly tournament: string; readonly player: Player | null; readonly since: number },
  ): Promise<TournamentStream | null> {
    const stream = new TournamentStream(online, player);
    const room = await online.tournaments.rooms.watch(tournament, stream);
    if (!room) return null;
    stream.room = room;
    stream.tournament(room.eventsSince(since));
    return stream;
  }

  get playerId(): string | null {
    return this.player?.id ?? null;
  }

  tournament(events: readonly RecordedOnlineEvent[]): void {
    // What comes while the stream is opened is part of its first line.
    if (!this.room) return;
    this.lines.line({ type: 'events', you: this.playerId, now: this.online.clock.now(), events });
  }

  events(): void {}

  said(): void {}

  presence(): void {}

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
    if (room) await this.online.tournaments.rooms.unwatch(room, this);
  }
}

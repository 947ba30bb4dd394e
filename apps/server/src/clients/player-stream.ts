import type { Player, RecordedEvent } from '@merellier/protocol';
import type { Client } from '../games/client.ts';
import type { Room } from '../games/room.ts';
import type { Online } from '../node/online.ts';
import { gameLine } from './game-stream.ts';
import { JsonLines } from './json-lines.ts';

/**
 * The games of one player as lines of JSON: each that is not over, then each that begins, and every change of its phase.
 * Its reader counts as present at all of them.
 */
export class PlayerStream implements Client {
  readonly lines: JsonLines = new JsonLines();
  readonly isInLobby = false;
  readonly openedAt: number;
  private readonly online: Online;
  readonly player: Player;
  private readonly games = new Map<string, { readonly room: Room; told: string }>();
  private stop: () => Promise<void> = async () => undefined;
  private work: Promise<void> = Promise.resolve();
  private isGone = false;

  private constructor(online: Online, player: Player) {
    this.online = online;
    this.openedAt = online.clock.now();
    this.player = player;
  }

  static async open(online: Online, player: Player): Promise<PlayerStream> {
    const stream = new PlayerStream(online, player);
    stream.stop = await online.hearOf(player.id, () => stream.look());
    stream.look();
    await stream.work;
    return stream;
  }

  get playerId(): string {
    return this.player.id;
  }

  /** Looks which games there are by now. */
  private look(): void {
    this.work = this.work.then(() => this.readGames()).catch(this.online.report);
  }

  private async readGames(): Promise<void> {
    if (this.isGone) return;
    const open = await this.online.store.openGames(this.player.id);
    for (const game of open) await this.enter(game);
    for (const game of [...this.games.keys()]) if (!open.includes(game)) await this.leave(game);
  }

  private async enter(game: string): Promise<void> {
    if (this.games.has(game)) return;
    const room = await this.online.rooms.watch(game, this);
    if (!room) return;
    this.games.set(game, { room, told: '' });
    this.online.arrived(room, this);
    this.events(game);
  }

  private async leave(game: string): Promise<void> {
    const room = this.games.get(game)?.room;
    if (!room) return;
    // Its end may have been lost on the way.
    await room.refresh();
    this.events(game);
    this.games.delete(game);
    await this.online.rooms.unwatch(game, this);
    this.online.departed(room, this);
  }

  events(game: string, events: readonly RecordedEvent[] = []): void {
    const known = this.games.get(game);
    if (!known) return;
    const { state } = known.room;
    if (known.told === state.phase) return;
    known.told = state.phase;
    this.lines.line(gameLine(state, this.player.id, events, this.online.clock.now()));
    if (state.phase === 'over') this.look();
  }

  said(): void {}

  presence(): void {}

  write(text: string): void {
    this.lines.text(text);
  }

  /** Looks again at each heartbeat, since news of a game may be lost on the way. */
  beat(): void {
    this.lines.text('');
    this.look();
  }

  restart(retryAfter: number): void {
    this.lines.line({ type: 'closing', retryAfter });
    this.lines.end();
  }

  async left(): Promise<void> {
    this.isGone = true;
    await this.stop();
    await this.work;
    for (const [game, { room }] of this.games) {
      await this.online.rooms.unwatch(game, this);
      this.online.departed(room, this);
    }
    this.games.clear();
  }
}

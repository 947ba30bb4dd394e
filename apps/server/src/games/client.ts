import type { Player } from '@merellier/protocol';
import type { Watcher } from './room.ts';

/** A connected client, as the service sees it. */
export interface Client extends Watcher {
  /** Who is connected; null for nobody known. */
  readonly player: Player | null;
  /** When it connected, by the clock of the database. */
  readonly openedAt: number;
  /** The version of the protocol that is spoken with it, where it was agreed. */
  readonly protocol?: number;
  /** Whether it shows the lobby. */
  readonly isInLobby: boolean;
  /** Players whose games it does not show there. */
  readonly hidden?: ReadonlySet<string>;
  /** Its player blocked somebody, or was blocked, or no more. */
  blocksChanged?(): Promise<void>;
  /** Sends a message that is text already. */
  write(text: string): void;
  /** Tells the time and where the games are. */
  beat(): void;
  /** Says that the server stops, and closes. */
  restart(retryAfter: number): void;
}

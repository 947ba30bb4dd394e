import { lobbyChange, type Seek, type ServerMessage } from '@merellier/protocol';
import type { Client } from '../games/client.ts';

/** Changes of the lobby are sent at most this often, in milliseconds; the more look at it, the less often, so that it is so many messages a second. */
const PAUSE = 200;
const MOST_A_SECOND = 2_000;

/** The version of the protocol from which on a client is told what changed, instead of the whole lobby. */
const CHANGES_FROM = 3;

interface LobbyParts {
  readonly connections: ReadonlySet<Client>;
  /** The games that wait, the newest first. */
  readonly seeks: () => Promise<readonly Seek[]>;
  readonly report: (error: unknown) => void;
}

/** The lobby, as the clients of this node are shown it: whole when they come, and then what changes. */
export class Lobby {
  private readonly parts: LobbyParts;
  private timer: NodeJS.Timeout | null = null;
  /** What all who look at it have been told; null while nobody does. */
  private shown: readonly Seek[] | null = null;
  /** How many looked at it when it was last shown. */
  private viewers = 0;

  constructor(parts: LobbyParts) {
    this.parts = parts;
  }

  /** Shows before long what has changed. */
  showSoon(): void {
    const pause = Math.max(PAUSE, (this.viewers / MOST_A_SECOND) * 1_000);
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.showChanges().catch(this.parts.report);
    }, pause);
  }

  /** Shows a client that has just come what the others see. */
  async showTo(client: Client): Promise<void> {
    if (!this.shown) {
      const seeks = await this.parts.seeks();
      // Others may have come meanwhile: what they were told is what changes follow.
      this.shown ??= seeks;
    }
    client.write(whole(this.shown, client));
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
  }

  private async showChanges(): Promise<void> {
    const showing = (): readonly Client[] => [...this.parts.connections].filter(({ isInLobby }) => isInLobby);
    this.viewers = showing().length;
    if (this.viewers === 0) {
      this.shown = null;
      return;
    }
    const after = await this.parts.seeks();
    const before = this.shown ?? [];
    this.shown = after;
    const change = lobbyChange(before, after);
    if (change.came.length + change.gone.length === 0) return;
    const all = text({ type: 'lobby', seeks: after });
    const changes = text({ type: 'lobby-change', ...change });
    for (const client of showing()) {
      const hidesSome = (seeks: readonly Seek[]) => seeks.some(({ host }) => client.hidden?.has(host.id));
      if ((client.protocol ?? 0) < CHANGES_FROM) client.write(hidesSome(after) ? whole(after, client) : all);
      else if (!hidesSome(change.came)) client.write(changes);
      else client.write(text({ type: 'lobby-change', ...change, came: change.came.filter(isFor(client)) }));
    }
  }
}

const text = (message: ServerMessage): string => JSON.stringify(message);

const isFor =
  ({ hidden }: Client) =>
  ({ host }: Seek): boolean =>
    !hidden?.has(host.id);

const whole = (seeks: readonly Seek[], client: Client): string =>
  text({ type: 'lobby', seeks: seeks.filter(isFor(client)) });

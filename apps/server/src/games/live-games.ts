import { type LiveGame, type PlayerGame, running, shownClock } from '@merellier/protocol';
import { pathTo, positionOf } from '@merellier/rules';
import { writeFen } from '@merellier/rules/notation';
import type { Store } from '../store/store.ts';
import type { Rooms } from './rooms.ts';
import { toldAgain } from './told-again.ts';

/** A game in which nothing happened for so long is not being played now. */
const STILL = 15 * 60_000;

/** So many are looked at, of which so many are shown. */
const LOOKED_AT = 50;
const SHOWN = 12;

/** The games that can be watched now, the best first. */
export class LiveGames {
  private readonly store: Pick<Store, 'gamesLive'>;
  private readonly rooms: Rooms;
  private readonly now: () => number;
  readonly list: () => Promise<readonly LiveGame[]> = toldAgain(() => this.find());

  /** @param now The time of the service, in milliseconds since 1970. */
  constructor(store: Pick<Store, 'gamesLive'>, rooms: Rooms, now: () => number) {
    this.store = store;
    this.rooms = rooms;
    this.now = now;
  }

  private async find(): Promise<readonly LiveGame[]> {
    const games = await this.store.gamesLive(this.now() - STILL, LOOKED_AT);
    const best = [...games].sort((a, b) => strength(b) - strength(a)).slice(0, SHOWN);
    return (await Promise.all(best.map((game) => this.shown(game)))).filter((game) => game !== null);
  }

  private async shown({ game, options, white }: PlayerGame): Promise<LiveGame | null> {
    const room = await this.rooms.get(game);
    await room?.refresh();
    if (room?.state.phase !== 'playing' || white === null) return null;
    const { state } = room;
    const { players, clock } = state;
    const guest = players.guest ?? players.host;
    const toPlay = running(state);
    return {
      game,
      options,
      players: white === 'host' ? { white: players.host, black: guest } : { white: guest, black: players.host },
      fen: writeFen(state.rules, positionOf(state.game)),
      turns: pathTo(state.game).length - 1,
      toPlay: positionOf(state.game).toPlay,
      clock: clock && shownClock(options.time, clock, toPlay, this.now()),
    };
  }
}

/** A game is as good as the weaker of its two; a game of people goes before one of programs, and unrated ones come last. */
function strength({ players: { host, guest } }: PlayerGame): number {
  const points = Math.min(host.rating?.points ?? 0, guest?.rating?.points ?? 0);
  return host.bot && guest?.bot ? points - 10_000 : points;
}

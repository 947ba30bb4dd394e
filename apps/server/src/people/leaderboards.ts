import type { Leaderboard, LeaderboardRow, RatingGroup } from '@merellier/protocol';
import { toldAgain } from '../games/told-again.ts';
import { ranked } from '../ratings/ranked.ts';
import type { Store } from '../store/store.ts';

/** So many players a leaderboard has. */
const BEST = 100;
/** The best are looked for at most this often, in milliseconds, however many ask. */
const KEPT = 10_000;

/** The best players of each group. */
export class Leaderboards {
  private readonly store: Pick<Store, 'leaderboard' | 'standing' | 'bannedOf'>;
  private readonly now: () => number;
  private readonly groups = new Map<RatingGroup, () => Promise<readonly LeaderboardRow[]>>();

  /** @param now The time of the service, in milliseconds since 1970. */
  constructor(store: Leaderboards['store'], now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** The best of a group, and where one stands oneself. */
  async of(group: RatingGroup, own: string | null): Promise<Leaderboard> {
    let find = this.groups.get(group);
    if (!find) {
      find = toldAgain(() => this.store.leaderboard(group, this.now(), BEST), KEPT);
      this.groups.set(group, find);
    }
    const best = await find();
    const banned = new Set(await this.store.bannedOf(best.map(({ player }) => player.id)));
    const players = ranked(best.filter(({ player }) => !banned.has(player.id)));
    const shown = players.find(({ player }) => player.id === own);
    return { group, players, own: shown ?? (own === null ? null : await this.store.standing(group, this.now(), own)) };
  }
}

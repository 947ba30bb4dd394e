import {
  EVENT_SHAPE,
  type GameEvent,
  type Phase,
  type PlayerGame,
  type RatingGroup,
  type RatingPoint,
  type RecordedEvent,
  ratingGroupOf,
  type Tally,
} from '@merellier/protocol';
import { SIDES, type Side } from '@merellier/rules';
import { deviationAt, SETTLED } from '../ratings/glicko.ts';
import { ranked } from '../ratings/ranked.ts';
import { SAME_PAIR } from '../ratings/rate-game.ts';
import { LISTED_KINDS, listedGame } from '../store/listed-game.ts';
import type { RatingStore, StoredRating } from '../store/rating-store.ts';
import type { Summary } from '../store/summary.ts';

/** A game as the store in memory keeps it. */
export interface MemoryGame extends Summary {
  readonly id: string;
  readonly host: string;
  readonly rules: string;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly createdAt: number;
  readonly events: readonly RecordedEvent[];
}

interface Parts {
  readonly soon: <Value>(answer: () => Value) => Promise<Value>;
  readonly list: () => readonly MemoryGame[];
  /** Notes that a game has counted, with the event that says so. */
  readonly counted: (game: string, event: RecordedEvent | null) => void;
  /** A player, and when it came; null where there is none. */
  readonly known: (
    player: string,
  ) => { readonly name: string; readonly registered: boolean; readonly at: number } | null;
}

const isRecent = (at: number, endedAt: number): boolean => at > endedAt - SAME_PAIR && at <= endedAt;

const NONE: Tally = { won: 0, drawn: 0, lost: 0 };
const plus = (tally: Tally, winner: Side | null, side: Side): Tally => {
  const score = winner === null ? 'drawn' : winner === side ? 'won' : 'lost';
  return { ...tally, [score]: tally[score] + 1 };
};

/** Ratings and players' games in memory. */
export function memoryRatings({ soon, list, counted, known }: Parts): RatingStore {
  const ratings = new Map<string, StoredRating>();
  const points: (RatingPoint & { readonly player: string })[] = [];
  const keyOf = (player: string, group: RatingGroup) => `${player} ${group}`;
  const isPublic = ({ listed, rated }: MemoryGame) => listed || rated;
  const ofPlayer = (player: string) => list().filter(({ host, guest }) => host === player || guest === player);
  const over = (player: string) =>
    ofPlayer(player).filter(({ ended_at, reason }) => ended_at !== null && reason !== 'aborted');
  const asListed = ({ id, phase, createdAt, ended_at, events }: MemoryGame): PlayerGame => {
    const told = events.map(({ event }): GameEvent => event).filter(({ kind }) => LISTED_KINDS.includes(kind));
    return listedGame(id, phase as Phase, { createdAt, endedAt: ended_at }, told);
  };
  const standings = (group: RatingGroup, now: number) =>
    ranked(
      [...ratings].flatMap(([key, each]) => {
        const id = key.split(' ')[0] ?? '';
        const person = known(id);
        if (each.group !== group || !person?.registered || deviationAt(each, now) > SETTLED) return [];
        const points = Math.round(each.rating);
        const player = { id, name: person.name, rating: { points, provisional: false }, registered: true };
        return [{ player, points, games: each.games }];
      }),
    );
  return {
    rateNext: (rate, now) =>
      soon(() => {
        const [due] = list()
          .filter(({ rating_due }) => rating_due)
          .sort((a, b) => (a.ended_at ?? 0) - (b.ended_at ?? 0) || (a.id < b.id ? -1 : 1));
        if (!due) return null;
        const group = ratingGroupOf(due.rules);
        const white = due.white ?? '';
        const players = { white, black: white === due.host ? (due.guest ?? '') : due.host };
        if (!group || !known(players.white) || !known(players.black)) {
          counted(due.id, null);
          return { game: due.id, event: null };
        }
        const before = (side: Side) => ratings.get(keyOf(players[side], group)) ?? null;
        const winner = due.winner as Side | null;
        const endedAt = due.ended_at ?? now;
        const strengths = { white: before('white'), black: before('black') };
        const recent = (player: string) =>
          points.filter((point) => point.player === player && point.group === group && isRecent(point.at, endedAt));
        const met = new Set(recent(players.white).map(({ game }) => game));
        const earlier = recent(players.black).filter(({ game }) => met.has(game)).length;
        const rated = rate({ group, strengths, winner, endedAt, earlier });
        for (const side of SIDES) {
          const { after, change } = rated[side];
          const games = plus(before(side)?.games ?? NONE, winner, side);
          ratings.set(keyOf(players[side], group), { ...after, group, games });
          const difference = change.after.points - change.before.points;
          points.push({ ...change.after, player: players[side], group, game: due.id, change: difference, at: endedAt });
        }
        const said: RecordedEvent = {
          seq: due.events.length + 1,
          at: Math.max(due.changed_at, Math.floor(now)),
          shape: EVENT_SHAPE,
          event: { kind: 'rated', ratings: { white: rated.white.change, black: rated.black.change } },
        };
        counted(due.id, said);
        return { game: due.id, event: said };
      }),
    ratingsOf: (player) =>
      soon(() => [...ratings].flatMap(([key, each]) => (key === keyOf(player, each.group) ? [each] : []))),
    ratingCurve: (player, group, limit) =>
      soon(() =>
        points
          .filter((point) => point.player === player && (group === null || point.group === group))
          .sort((a, b) => a.at - b.at)
          .slice(-limit)
          .map(({ player: _, ...point }) => point),
      ),
    leaderboard: (group, now, limit) => soon(() => standings(group, now).slice(0, limit)),
    standing: (group, now, id) => soon(() => standings(group, now).find(({ player }) => player.id === id) ?? null),
    person: (id) =>
      soon(() => {
        const person = known(id);
        return person && { player: { id, name: person.name, registered: person.registered }, since: person.at };
      }),
    tallyOf: (player, all) =>
      soon(() =>
        over(player)
          .filter((game) => all || isPublic(game))
          .reduce(
            (tally, { winner, white }) => plus(tally, winner as Side | null, white === player ? 'white' : 'black'),
            NONE,
          ),
      ),
    gamesOver: (player, { all, before, limit }) =>
      soon(() =>
        over(player)
          .filter((game) => all || isPublic(game))
          .sort((a, b) => (b.ended_at ?? 0) - (a.ended_at ?? 0) || (a.id < b.id ? 1 : -1))
          .filter(({ id, ended_at }) => {
            if (!before || ended_at === null) return true;
            return ended_at < before.endedAt || (ended_at === before.endedAt && id < before.game);
          })
          .slice(0, limit)
          .map(asListed),
      ),
    gamesUnderWay: (player, limit) =>
      soon(() =>
        ofPlayer(player)
          .filter(({ phase }) => phase !== 'over')
          .sort((a, b) => b.changed_at - a.changed_at || (a.id < b.id ? -1 : 1))
          .slice(0, limit)
          .map(asListed),
      ),
    gamesLive: (since, limit) =>
      soon(() =>
        list()
          .filter((game) => game.phase === 'playing' && isPublic(game) && game.changed_at > since)
          .sort((a, b) => b.createdAt - a.createdAt)
          .slice(0, limit)
          .sort((a, b) => b.changed_at - a.changed_at || (a.id < b.id ? -1 : 1))
          .map(asListed),
      ),
  };
}

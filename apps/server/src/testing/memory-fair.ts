import {
  FAIR_CLAIM,
  type FairCounts,
  type FairGame,
  type FairScore,
  type FairStore,
  type SurprisingWanted,
} from '../store/fair-store.ts';
import type { ConductState } from './memory-conduct.ts';
import type { MemoryGame } from './memory-ratings.ts';

interface Parts extends Pick<ConductState, 'bans'> {
  readonly soon: <Value>(answer: () => Value) => Promise<Value>;
  readonly list: () => readonly MemoryGame[];
  readonly players: ReadonlyMap<string, { readonly name: string; readonly registered: boolean; readonly at: number }>;
}

const GAMES_SHOWN = 5;
const COUNTS = ['turns', 'kept', 'expected', 'variance', 'criticalMs', 'criticalTimed', 'easyMs', 'easyTimed'] as const;

function sumOf(rules: string, games: readonly FairGame[]): FairScore {
  const sums = COUNTS.map((name) => [name, games.reduce((sum, game) => sum + game[name], 0)]);
  const counts = Object.fromEntries(sums) as unknown as FairCounts;
  const some = games.filter(({ turns }) => turns > 0).length;
  return { rules, games: some, ...counts, at: Math.max(...games.map(({ at }) => at)) };
}

/** What exact values say of those who play, in memory. */
export function memoryFair({ soon, list, players, bans }: Parts): FairStore {
  const counted = new Set<string>();
  const claimed = new Map<string, number>();
  const kept: FairGame[] = [];
  const there = () => kept.filter(({ player }) => players.has(player));
  const grouped = (games: readonly FairGame[], keyOf: (game: FairGame) => string): FairGame[][] => {
    const groups = new Map<string, FairGame[]>();
    for (const game of games) groups.set(keyOf(game), [...(groups.get(keyOf(game)) ?? []), game]);
    return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
  };
  const scores = (games: readonly FairGame[]): FairScore[] =>
    grouped(games, ({ rules }) => rules).map((group) => sumOf(group[0]?.rules ?? '', group));
  return {
    claimFairGame: (rules, before, now) =>
      soon(() => {
        const [due] = list()
          .filter(({ id }) => !counted.has(id) && (claimed.get(id) ?? Number.NEGATIVE_INFINITY) <= now - FAIR_CLAIM)
          .filter((game) => game.rated && game.ended_at !== null && game.ended_at <= before && !game.rating_due)
          .filter((game) => rules.includes(game.rules))
          .sort((a, b) => (a.ended_at ?? 0) - (b.ended_at ?? 0) || (a.id < b.id ? -1 : 1));
        if (!due) return null;
        claimed.set(due.id, now);
        return due.id;
      }),
    keepFairGame: (game, found) =>
      soon(() => {
        if (counted.has(game)) return false;
        counted.add(game);
        kept.push(...found.filter(({ player }) => players.has(player)));
        return true;
      }),
    fairScoresOf: (player) => soon(() => scores(there().filter((game) => game.player === player))),
    fairGamesOf: (player) =>
      soon(() =>
        there()
          .filter((game) => game.player === player)
          .sort((a, b) => b.at - a.at || (a.game < b.game ? -1 : 1)),
      ),
    fairTotals: () => soon(() => scores(there())),
    surprising: (wanted) => soon(() => surprising(wanted)),
  };

  function surprising({ deviations, turns, games, spread, limit }: SurprisingWanted) {
    const totals = new Map(scores(there()).map((score) => [score.rules, score]));
    return grouped(there(), ({ player, rules }) => `${player} ${rules}`)
      .flatMap((own) => {
        const [first] = own;
        const person = players.get(first?.player ?? '');
        if (!first || !person || bans.has(first.player)) return [];
        const score = sumOf(first.rules, own);
        if (score.turns < turns || score.games < games || score.variance <= 0) return [];
        const all = totals.get(first.rules) ?? score;
        const more = score.kept - score.expected;
        const others = (all.kept - all.expected - more) / Math.max(1, all.turns - score.turns);
        const by = (more - score.turns * Math.max(0, others)) / Math.sqrt(spread * score.variance);
        const { name, registered, at } = person;
        const shown = own
          .filter((game) => game.turns > 0)
          .sort((a, b) => b.kept - b.expected - (a.kept - a.expected) || (a.game < b.game ? -1 : 1))
          .slice(0, GAMES_SHOWN)
          .map((game) => ({ game: game.game, at: game.at, turns: game.turns, kept: game.kept }));
        return [
          {
            player: { id: first.player, name, registered, since: at, banned: false },
            ...{ score, deviations: by, games: shown },
          },
        ];
      })
      .filter((each) => each.deviations >= deviations)
      .sort((a, b) => b.deviations - a.deviations)
      .slice(0, limit);
  }
}

import type { CompanyChoices, NamedPlayer } from '@merellier/protocol';
import type { CompanyStore, StoredChallenge } from '../store/company-store.ts';
import type { ConductStore } from '../store/conduct-store.ts';

interface Parts {
  readonly players: ReadonlyMap<string, { readonly name: string; readonly registered: boolean }>;
  readonly isProgram: (player: string) => boolean;
  readonly isWaiting: (game: string) => boolean;
  readonly soon: <Value>(answer: () => Value) => Promise<Value>;
  readonly conduct: ConductStore;
}

/** Who follows and challenges whom, in memory. */
export function memoryCompany({ players, isProgram, isWaiting, soon, conduct }: Parts): CompanyStore {
  const follows = new Map<string, string[]>();
  const choices = new Map<string, CompanyChoices>();
  const challenges: StoredChallenge[] = [];
  const named = (id: string): NamedPlayer => ({ id, name: players.get(id)?.name ?? '' });
  const followsOf = (player: string): string[] => follows.get(player) ?? [];
  const without = (player: string, other: string): string[] => followsOf(player).filter((each) => each !== other);
  const choicesOf = (player: string): CompanyChoices => choices.get(player) ?? { challenges: 'all', seen: true };
  return {
    follow: (player, other) =>
      soon(() => {
        if (!players.has(other)) return false;
        follows.set(player, [other, ...without(player, other)]);
        return true;
      }),
    unfollow: (player, other) => soon(() => void follows.set(player, without(player, other))),
    followedBy: (player) => soon(() => followsOf(player).map(named)),
    carryFollows: (guest, player) =>
      soon(() => {
        const own = followsOf(guest).filter((each) => each !== player && !followsOf(player).includes(each));
        follows.set(player, [...followsOf(player), ...own]);
      }),
    choicesOf: (player) => soon(() => choicesOf(player)),
    choose: (player, chosen) => soon(() => void choices.set(player, chosen)),
    takesChallenges: (player, from) =>
      soon(() => {
        const { challenges } = choicesOf(player);
        return challenges === 'all' || (challenges === 'followed' && followsOf(player).includes(from));
      }),
    unseenOf: (ids) => soon(() => ids.filter((id) => !choicesOf(id).seen)),
    namedLike: (beginning, limit) =>
      soon(() =>
        [...players]
          .filter(([id, { name, registered }]) => {
            const isLike = name.toLowerCase().startsWith(beginning.toLowerCase());
            return isLike && (registered || isProgram(id));
          })
          .map(([id, { name }]) => ({ id, name, bot: isProgram(id) }))
          .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
          .slice(0, limit),
      ),
    challenge: (game, from, to) => soon(() => void challenges.unshift({ game, from, to: named(to) })),
    challengedTo: (game) => soon(() => challenges.find((each) => each.game === game)?.to.id ?? null),
    challengesOf: async (player, limit) => {
      const shut = new Set([
        ...(await conduct.blockedBy(player)).map(({ id }) => id),
        ...(await conduct.blockersOf(player)),
      ]);
      return soon(() =>
        challenges
          .filter(({ game, from, to }) => isWaiting(game) && (from === player || to.id === player))
          .filter(({ from, to }) => !shut.has(from) && !shut.has(to.id))
          .slice(0, limit),
      );
    },
  };
}

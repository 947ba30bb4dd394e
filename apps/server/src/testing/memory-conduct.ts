import type { NamedPlayer } from '@merellier/protocol';
import type { ConductStore, StoredReport } from '../store/conduct-store.ts';

/** A report in memory, by the id of who reported, and the act that set it aside. */
export type KeptReport = StoredReport & { readonly by: string; setAside: string | null };

/** What conduct and moderation share: reports, the newest first, and banned players with the acts that banned them. */
export interface ConductState {
  readonly reports: KeptReport[];
  readonly bans: Map<string, string | null>;
}

/** What players have against each other, in memory. */
export function memoryConduct(
  { reports, bans }: ConductState,
  players: ReadonlyMap<string, NamedPlayer>,
  games: ReadonlyMap<string, { readonly host: string; readonly summary: { readonly guest: string | null } }>,
  soon: <Value>(answer: () => Value) => Promise<Value>,
  endSessions: (player: string) => void,
  ownerOf: (program: string) => string | undefined,
): ConductStore {
  const blocks = new Map<string, string[]>();
  const left = new Map<string, Map<string, number>>();
  const named = (id: string): NamedPlayer => ({ id, name: players.get(id)?.name ?? '' });
  const blocksOf = (player: string): string[] => blocks.get(player) ?? [];
  const without = (player: string, other: string): string[] => blocksOf(player).filter((each) => each !== other);
  return {
    block: (player, other) =>
      soon(() => {
        if (!players.has(other)) return false;
        blocks.set(player, [other, ...without(player, other)]);
        return true;
      }),
    unblock: (player, other) => soon(() => void blocks.set(player, without(player, other))),
    carryBlocks: (guest, player) =>
      soon(() => {
        const own = blocksOf(guest).filter((each) => each !== player && !blocksOf(player).includes(each));
        for (const [other, blocked] of blocks)
          if (other !== player && blocked.includes(guest) && !blocked.includes(player)) blocked.push(player);
        blocks.set(player, [...blocksOf(player), ...own]);
      }),
    blockedBy: (player) => soon(() => blocksOf(player).map(named)),
    blockersOf: (player) => soon(() => [...blocks].filter(([, ids]) => ids.includes(player)).map(([id]) => id)),
    isShut: (player, other) => soon(() => blocksOf(player).includes(other) || bans.has(player) || bans.has(other)),
    report: (reporter, report, at) =>
      soon(() => {
        const { player, game } = report;
        const played = game === null ? null : games.get(game);
        if (!players.has(player) || player === reporter) return false;
        if (played !== null && played?.host !== player && played?.summary.guest !== player) return false;
        const before = reports.findIndex(
          (each) => each.by === reporter && each.player === player && each.game === game,
        );
        if (before >= 0) reports.splice(before, 1);
        const { name } = named(player);
        reports.unshift({
          ...report,
          at,
          name,
          reporter: named(reporter),
          banned: false,
          by: reporter,
          setAside: null,
        });
        return true;
      }),
    reports: (limit) =>
      soon(() =>
        reports.slice(0, limit).map(({ by, setAside, ...report }) => ({ ...report, banned: bans.has(report.player) })),
      ),
    noteLeft: (player, game, at) =>
      soon(() => {
        const own = left.get(player) ?? new Map<string, number>();
        left.set(player, own.set(game, own.get(game) ?? at));
      }),
    leftSince: (player, since) =>
      soon(() => {
        const moments = [...(left.get(player)?.values() ?? [])].filter((at) => at >= since);
        return { games: moments.length, last: Math.max(0, ...moments) };
      }),
    forgetLeft: (before) =>
      soon(() => {
        for (const own of left.values()) for (const [game, at] of own) if (at < before) own.delete(game);
      }),
    ban: (player) =>
      soon(() => {
        if (!players.has(player)) return false;
        if (!bans.has(player)) bans.set(player, null);
        endSessions(player);
        return true;
      }),
    unban: (player) => soon(() => bans.delete(player)),
    bannedOf: (ids) => soon(() => ids.filter((id) => bans.has(id) || bans.has(ownerOf(id) ?? ''))),
  };
}

import type { ModeratedPlayer, ModerationCase, NamedPlayer } from '@merellier/protocol';
import type { Earlier, ModerationStore, NewModerationAct, PlaceStore } from '../store/moderation-store.ts';
import type { ConductState } from './memory-conduct.ts';

interface Parts extends ConductState {
  readonly players: ReadonlyMap<
    string,
    { readonly id: string; readonly name: string; readonly registered: boolean; readonly at: number }
  >;
  readonly soon: <Value>(answer: () => Value) => Promise<Value>;
  readonly endSessions: (player: string) => void;
}

interface Sighting {
  readonly player: string;
  readonly period: number;
  readonly place: string;
  at: number;
}

/** What moderators see and do, and where players were seen, in memory. */
export function memoryModeration(parts: Parts): ModerationStore & PlaceStore {
  const { players, soon, reports, bans, endSessions } = parts;
  const acts: (NewModerationAct & { undone: { readonly at: number; readonly by: string } | null })[] = [];
  const secrets = new Map<number, string>();
  let sightings: Sighting[] = [];
  const named = (id: string): NamedPlayer | null => {
    const player = players.get(id);
    return player ? { id, name: player.name } : null;
  };
  const shown = (id: string): ModeratedPlayer[] => {
    const player = players.get(id);
    if (!player) return [];
    const { name, registered, at } = player;
    return [{ id, name, registered, since: at, banned: bans.has(id) }];
  };
  const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
  /** Does an act; the players to whom it made a difference. */
  const done = ({ id, kind, players: wanted }: NewModerationAct): string[] => {
    switch (kind) {
      case 'ban': {
        const fresh = wanted.filter((each) => players.has(each) && !bans.has(each));
        for (const player of fresh) {
          bans.set(player, id);
          endSessions(player);
        }
        return fresh;
      }
      case 'unban':
        return wanted.filter((each) => bans.delete(each));
      case 'set-aside': {
        const open = reports.filter(({ player, setAside }) => wanted.includes(player) && setAside === null);
        for (const report of open) report.setAside = id;
        return open.map(({ player }) => player);
      }
    }
  };
  return {
    cases: (closed, limit, before = null) =>
      soon(() =>
        unique(reports.map(({ player }) => player))
          .map((id) => ({ player: shown(id), reports: reports.filter(({ player }) => player === id) }))
          .flatMap(({ player: [player], reports: own }) => {
            const waits = own.some(({ setAside }) => setAside === null) && !player?.banned;
            if (!player || waits === closed) return [];
            return [{ player, reports: own.map((report) => ({ ...shownReport(report) })) }];
          })
          .sort((a, b) => byMoment(placeOf(a), placeOf(b)))
          .filter((each) => before === null || byMoment(before, placeOf(each)) < 0)
          .slice(0, limit),
      ),
    moderate: (act) =>
      soon(() => {
        const changed = unique(done(act));
        if (changed.length > 0) acts.unshift({ ...act, players: changed, undone: null });
        return changed.length > 0;
      }),
    undoModeration: (id, moderator, at) =>
      soon(() => {
        const act = acts.find((each) => each.id === id && each.kind !== 'unban' && each.undone === null);
        if (!act) return null;
        act.undone = { at, by: moderator };
        for (const [player, by] of bans) if (by === id) bans.delete(player);
        for (const report of reports) if (report.setAside === id) report.setAside = null;
        return act.players;
      }),
    moderationActs: (moderator, limit, before = null) =>
      soon(() =>
        acts
          .filter((act) => moderator === null || act.moderator === moderator)
          .sort(byMoment)
          .filter((act) => before === null || byMoment(before, act) < 0)
          .slice(0, limit)
          .map(({ id, kind, at, moderator: by, players: of, undone }) => ({
            ...{ id, kind, at, by: named(by) },
            players: of.flatMap((each) => named(each) ?? []),
            undone: undone && { at: undone.at, by: named(undone.by) },
          })),
      ),
    placeSecret: (period, fresh) =>
      soon(() => {
        const secret = secrets.get(period) ?? fresh;
        secrets.set(period, secret);
        return secret;
      }),
    seenFrom: (player, period, place, at) =>
      soon(() => {
        const known = sightings.find(
          (each) => each.player === player && each.period === period && each.place === place,
        );
        if (known) known.at = Math.max(known.at, at);
        else if (players.has(player)) sightings.push({ player, period, place, at });
      }),
    forgetPlaces: (before) =>
      soon(() => {
        sightings = sightings.filter(({ period }) => period >= before);
        for (const period of secrets.keys()) if (period < before) secrets.delete(period);
      }),
    placesOf: (player) =>
      soon(() =>
        sightings
          .filter((each) => each.player === player)
          .map(({ place, at }) => ({ place, at }))
          .sort((a, b) => b.at - a.at),
      ),
    companionsOf: (player, except, limit) =>
      soon(() => {
        const own = sightings.filter((each) => each.player === player);
        const near = sightings.filter(
          (each) =>
            each.player !== player &&
            !except.includes(each.player) &&
            own.some(({ period, place }) => period === each.period && place === each.place),
        );
        const lastOf = (id: string): number => Math.max(...near.flatMap((each) => (each.player === id ? each.at : [])));
        return unique(near.map((each) => each.player))
          .flatMap((id) => shown(id).map((each) => ({ ...each, at: lastOf(id) })))
          .sort((a, b) => b.at - a.at)
          .slice(0, limit);
      }),
  };
}

const byMoment = (a: Earlier, b: Earlier): number => b.at - a.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const placeOf = ({ player, reports }: ModerationCase): Earlier => ({
  at: Math.max(...reports.map(({ at }) => at)),
  id: player.id,
});

const shownReport = ({ game, reason, note, at, reporter, setAside }: ConductState['reports'][number]) => ({
  ...{ game, reason, note, at, reporter },
  setAside: setAside !== null,
});

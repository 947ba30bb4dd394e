import type { RecordedEvent } from '@merellier/protocol';
import { commandToLookFor } from '../store/once.ts';
import { type NewGame, type Store, SWEEP_CLAIM, type TokenInfo } from '../store/store.ts';
import { type Summary, summaryOf } from '../store/summary.ts';
import { packedAndUnpacked } from './memory-archives.ts';
import { memoryClubs } from './memory-clubs.ts';
import { memoryCompany } from './memory-company.ts';
import { type ConductState, memoryConduct } from './memory-conduct.ts';
import { memoryFair } from './memory-fair.ts';
import { memoryKept } from './memory-kept.ts';
import { memoryModeration } from './memory-moderation.ts';
import { memoryOpenings } from './memory-openings.ts';
import { memoryPush } from './memory-push.ts';
import { memoryPuzzles } from './memory-puzzles.ts';
import { memoryRatings } from './memory-ratings.ts';
import { memoryTournaments } from './memory-tournaments.ts';

interface Kept {
  request: string | null;
  readonly secret: string | null;
  readonly place: number | null;
  readonly host: string;
  readonly rules: string;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly createdAt: number;
  readonly events: RecordedEvent[];
  readonly commands: Map<string, number>;
  summary: Summary;
  /** Whether its events were packed, and are what was read of that, since it last changed. */
  archived?: boolean;
}

/** A store in memory, and the one thing done to accounts in it. */
export interface MemoryStore extends Store {
  /** Gives a player an account. */
  register(player: string): Promise<void>;
}

/** A store in memory, to test nodes on; `now` is its clock. Each answer takes a turn of the event loop, as a database's would. */
export function memoryStore(now: () => number = Date.now): MemoryStore {
  const games = new Map<string, Kept>();
  const seen = new Map<string, number>();
  const swept = new Map<string, number>();
  const nodes = new Map<string, number>();
  const openingsCounted = new Set<string>();
  const players = new Map<string, { id: string; name: string; registered: boolean; at: number }>();
  const sessions = new Map<string, { player: string; seenAt: number }>();
  const tokens = new Map<string, { owner: string; info: TokenInfo }>();
  const soon = async <Value>(answer: () => Value): Promise<Value> => {
    await new Promise((resolve) => setImmediate(resolve));
    return answer();
  };
  const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
  const counted = (game: string, event: RecordedEvent | null): void => {
    const kept = games.get(game);
    if (!kept) return;
    kept.events.push(...(event ? [copy(event)] : []));
    kept.summary = { ...kept.summary, rating_due: false, changed_at: event?.at ?? kept.summary.changed_at };
  };
  const insert = ({ id, request, secret, place = null, state, events }: NewGame): string => {
    if (games.has(id)) throw new Error(`game ${id} exists`);
    const { players: seats, options, createdAt } = state;
    const { listed, rated } = options;
    const fixed = { request, secret, place, host: seats.host.id, rules: options.rules.id, listed, rated, createdAt };
    games.set(id, { ...fixed, events: copy([...events]), commands: new Map(), summary: summaryOf(state) });
    return id;
  };
  const list = () => [...games].map(([id, kept]) => ({ id, ...kept, ...kept.summary }));
  const isDue = (deadline: number | null, at: number) => deadline !== null && deadline <= at;
  const endSessions = (player: string): void => {
    for (const [token, of] of sessions) if (of.player === player) sessions.delete(token);
  };
  const ownerOf = (program: string): string | undefined =>
    [...tokens.values()].find(({ info }) => info.player === program)?.owner;
  const conductState: ConductState = { reports: [], bans: new Map() };
  const conduct = memoryConduct(conductState, players, games, soon, endSessions, ownerOf);
  return {
    now: () => soon(now),
    create: (game) =>
      soon(() => {
        const made = game.request !== null && [...games].find(([, kept]) => kept.request === game.request);
        return made ? made[0] : insert(game);
      }),
    append: (append) =>
      soon(() => {
        const { game, expected, commandId, events, state, next } = append;
        const kept = games.get(game);
        const command = commandToLookFor(append);
        if (command !== null && kept?.commands.has(command)) return 'duplicate';
        if (!kept || kept.events.length !== expected) return 'conflict';
        kept.events.push(...copy([...events]));
        kept.archived = false;
        swept.delete(game);
        const { ended_at, rating_due } = kept.summary;
        const summary = summaryOf(state);
        kept.summary = {
          ...summary,
          ended_at: ended_at ?? summary.ended_at,
          rating_due: rating_due ?? summary.rating_due,
        };
        if (commandId !== null) kept.commands.set(commandId, kept.events.length);
        if (next) insert(next);
        return 'appended';
      }),
    makeLeftGames: () => soon(() => undefined),
    forgetRequests: (before) =>
      soon(() => {
        for (const kept of games.values()) if (kept.createdAt < before) kept.request = null;
      }),
    read: (game) =>
      soon(() => {
        const kept = games.get(game);
        return kept ? { secret: kept.secret, events: copy(kept.events) } : null;
      }),
    readSince: (game, since) => soon(() => copy(games.get(game)?.events.slice(since) ?? [])),
    findCommand: (game, commandId) => soon(() => games.get(game)?.commands.get(commandId) ?? null),
    heads: (ids) =>
      soon(() => new Map(list().flatMap(({ id, events }) => (ids.includes(id) ? [[id, events.length]] : [])))),
    placeOfHost: (id) => soon(() => games.get(id)?.place ?? null),
    due: (at, limit) =>
      soon(() =>
        list()
          .filter(({ id, deadline }) => isDue(deadline, at) && !((swept.get(id) ?? -Infinity) > at - SWEEP_CLAIM))
          .sort((a, b) => (a.deadline ?? 0) - (b.deadline ?? 0))
          .slice(0, limit)
          .map(({ id }) => {
            swept.set(id, at);
            return id;
          }),
      ),
    // Each deadline is noted as it is.
    postpone: () => soon(() => undefined),
    underWay: (before) =>
      soon(() =>
        list()
          .filter(({ deadline, phase }) => phase === 'playing' && isDue(deadline, before))
          .sort((a, b) => (a.deadline ?? 0) - (b.deadline ?? 0))
          .map(({ id }) => id),
      ),
    lobby: (limit) =>
      soon(() =>
        list()
          .filter(({ phase, listed }) => phase === 'waiting' && listed)
          .sort((a, b) => b.createdAt - a.createdAt)
          .slice(0, limit)
          .map(({ id, events }) => ({ game: id, first: copy(events[0] as RecordedEvent), last: events.length })),
      ),
    countGames: (player) =>
      soon(() => {
        const own = list().filter(({ host, guest }) => host === player || guest === player);
        const waiting = own.filter(({ phase }) => phase === 'waiting').length;
        return { waiting, playing: own.filter(({ phase }) => phase === 'agreeing' || phase === 'playing').length };
      }),
    seen: (seats, at) =>
      soon(() => {
        for (const { game, player } of seats) {
          const key = `${game} ${player}`;
          if (games.has(game)) seen.set(key, Math.max(at, seen.get(key) ?? 0));
        }
      }),
    lastSeen: (game, player) => soon(() => seen.get(`${game} ${player}`) ?? null),
    alive: (node, at) => soon(() => void nodes.set(node, at)),
    forget: (before) =>
      soon(() => {
        for (const [node, at] of nodes) if (at < before) nodes.delete(node);
      }),
    lastAlive: (except) =>
      soon(() => {
        const signs = [...nodes].flatMap(([node, at]) => (node === except ? [] : [at]));
        return signs.length > 0 ? Math.max(...signs) : null;
      }),
    createPlayer: ({ id, name }, tokenHash, at) =>
      soon(() => {
        players.set(id, { id, name, registered: false, at });
        sessions.set(tokenHash, { player: id, seenAt: at });
      }),
    playerOf: (tokenHash, at) =>
      soon(() => {
        const session = sessions.get(tokenHash);
        const player = players.get(session?.player ?? '');
        if (session) session.seenAt = Math.max(session.seenAt, at);
        return player ? { id: player.id, name: player.name, registered: player.registered } : null;
      }),
    endSession: (tokenHash) => soon(() => void sessions.delete(tokenHash)),
    forgetSessions: (before) =>
      soon(() => {
        const old = [...sessions].filter(([, { seenAt }]) => seenAt < before);
        for (const [token] of old) sessions.delete(token);
        const has = (id: string): boolean =>
          [...sessions.values()].some(({ player }) => player === id) ||
          [...tokens.values()].some(({ owner, info }) => owner === id || info.player === id) ||
          list().some(({ host, guest }) => host === id || guest === id);
        for (const [, { player: id }] of old) if (!players.get(id)?.registered && !has(id)) players.delete(id);
      }),
    openGames: (player) =>
      soon(() =>
        list()
          .filter(({ host, guest, phase }) => phase !== 'over' && (host === player || guest === player))
          .sort((a, b) => a.createdAt - b.createdAt)
          .map(({ id }) => id),
      ),
    createToken: (owner, info, tokenHash) =>
      soon(() => {
        tokens.set(tokenHash, { owner, info });
        if (info.scope === 'bot')
          players.set(info.player, { id: info.player, name: info.name, registered: false, at: info.createdAt });
      }),
    playerOfToken: async (tokenHash) => {
      const { owner, info } = tokens.get(tokenHash) ?? {};
      const player = players.get(info?.player ?? '');
      if (!owner || !player || (await conduct.bannedOf([owner, player.id])).length > 0) return null;
      return { id: player.id, name: player.name, registered: false, ...(info?.scope === 'bot' && { bot: true }) };
    },
    tokensOf: (owner) =>
      soon(() =>
        [...tokens.values()]
          .filter((token) => token.owner === owner)
          .map(({ info }) => info)
          .sort((a, b) => b.createdAt - a.createdAt),
      ),
    deleteToken: (owner, id) =>
      soon(() => {
        const found = [...tokens].find(([, token]) => token.owner === owner && token.info.id === id);
        if (found) tokens.delete(found[0]);
        return found?.[1].info.player ?? null;
      }),
    ...memoryRatings({ soon, list, counted, known: (id) => players.get(id) ?? null }),
    ...memoryOpenings({ soon, list, counted: openingsCounted }),
    archiveGames: (before, limit) =>
      soon(() => {
        const due = [...games].filter(([id, kept]) => {
          const { ended_at, rating_due, changed_at } = kept.summary;
          const hasCounted = !rating_due && (!kept.rated || openingsCounted.has(id));
          return ended_at !== null && hasCounted && changed_at <= before && !kept.archived;
        });
        for (const [, kept] of due.slice(0, limit)) {
          Object.assign(kept, packedAndUnpacked(kept), { archived: true });
        }
        return due.slice(0, limit).map(([id]) => id);
      }),
    register: (id) =>
      soon(() => {
        const player = players.get(id);
        if (player) players.set(id, { ...player, registered: true });
      }),
    ...conduct,
    ...memoryModeration({ ...conductState, players, soon, endSessions }),
    ...memoryFair({ soon, list, players, bans: conductState.bans }),
    ...memoryCompany({
      ...{ players, soon, conduct },
      isProgram: (player) => ownerOf(player) !== undefined,
      isWaiting: (game) => games.get(game)?.summary.phase === 'waiting',
    }),
    classes: memoryKept(soon),
    races: memoryKept(soon),
    ...memoryPuzzles(soon),
    ...memoryTournaments({ soon, insert, isOver: (game) => games.get(game)?.summary.phase === 'over' }),
    ...memoryClubs({ soon, nameOf: (id) => players.get(id)?.name ?? null }),
    ...memoryPush(soon),
    close: async () => undefined,
  };
}

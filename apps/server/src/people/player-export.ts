import { Readable } from 'node:stream';
import { recordOf, replay } from '@merellier/protocol';
import { writeGame } from '@merellier/rules/notation';
import type { FastifyReply } from 'fastify';
import type { GamesWanted } from '../store/rating-store.ts';
import type { Store } from '../store/store.ts';

/** So many games are exported at most, the last to end first, and so many are looked for at a time. */
export const MOST_EXPORTED = 1_000;
const PAGE = 50;

interface Wanted {
  readonly player: string;
  /** Also games that only who plays them may see. */
  readonly all: boolean;
  /** `pdn` leaves out all but draughts. */
  readonly format: 'text' | 'pdn';
}

/**
 * Answers with the games of a player that are over, as one game text after the other; `done` is called once when that has
 * come to its end, whichever.
 */
export function sendGames<Reply extends FastifyReply>(
  reply: Reply,
  store: Store,
  wanted: Wanted,
  done: (error: Error | null) => void,
): Reply {
  const stream = Readable.from(texts(store, wanted));
  let failure: Error | null = null;
  stream.once('error', (error) => {
    failure = error;
  });
  stream.once('close', () => done(failure));
  const name = `merellier-${wanted.player}.${wanted.format === 'pdn' ? 'pdn' : 'txt'}`;
  reply.header('cache-control', 'no-store');
  reply.header('content-disposition', `attachment; filename="${name}"`);
  reply.type('text/plain; charset=utf-8').send(stream);
  return reply;
}

async function* texts(store: Store, { player, all, format }: Wanted): AsyncGenerator<string> {
  let before: GamesWanted['before'] = null;
  for (let left = MOST_EXPORTED; left > 0; left -= PAGE) {
    const games = await store.gamesOver(player, { all, before, limit: Math.min(PAGE, left) });
    for (const { game } of games) {
      const events = (await store.read(game))?.events ?? [];
      if (events.length === 0) continue;
      const state = replay(game, events);
      if (format === 'pdn' && state.rules.family !== 'draughts') continue;
      yield `${writeGame(recordOf(state)).trimEnd()}\n\n`;
    }
    const last = games.at(-1);
    if (games.length < PAGE || !last?.endedAt) return;
    before = { endedAt: last.endedAt, game: last.game };
  }
}

import { randomUUID } from 'node:crypto';
import { positionOf } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { openPostgres } from '../apps/server/src/store/postgres-database.ts';
import { openSqlStore } from '../apps/server/src/store/sql-store.ts';
import { appendOf, newGame } from '../apps/server/src/testing/stored-game.ts';
import { startPostgres } from '../scripts/services.mjs';
import { printFigures, whole } from './figures.ts';

// What a game takes for ever: before it is archived, and after. Turns are drawn by lot, with times as people take them; a game of
// people has some 50 turns.

const GAMES = Number(process.env['GAMES'] ?? 400);
const TURNS = 50;
const AFTER = 1_000_000_000;
const BYTES_AT_MOST = 4_000;

const postgres = await startPostgres();
const database = await openPostgres(postgres.url, console.error);
const store = await openSqlStore(database);
const now = Math.floor(await store.now());
let random = 7;
const below = (bound: number): number => {
  random = (random * 48_271) % 2_147_483_647;
  return random % bound;
};

/** Plays a game to its end, or to so many turns and a resignation; gives the number of its events. */
async function play(): Promise<number> {
  const { create, host, guest, ...made } = newGame(now, {
    time: { kind: 'increment', initial: 3_600_000, increment: 5_000 },
  });
  await store.create({ ...create, secret: null });
  let state = made.state;
  const carryOut = async (player: typeof host, command: Parameters<typeof appendOf>[2]) => {
    const at = state.at + 700 + below(9_000);
    const append = appendOf(state, player, command, `${player.id}/${randomUUID()}`, at);
    if ((await store.append(append)) !== 'appended') throw new Error('a turn was not stored');
    state = append.state;
  };
  await carryOut(guest, { kind: 'join', contribution: null });
  for (let turn = 0; turn < TURNS && state.phase === 'playing'; turn++) {
    const position = positionOf(state.game);
    const turns = state.rules.turns(position);
    const chosen = turns[below(turns.length)];
    if (chosen === undefined) break;
    const text = writeTurn(state.rules, position, chosen);
    await carryOut(turn % 2 === 0 ? host : guest, { kind: 'turn', turn: text, after: state.boardSeq });
  }
  if (state.phase === 'playing') await carryOut(host, { kind: 'resign' });
  return state.seq;
}

/** The bytes of tables of games with their indexes, once nothing is left in them that is gone. */
async function sizes(): Promise<ReadonlyMap<string, number>> {
  await database.query('vacuum full');
  const rows = await database.query<{ name: string; bytes: number }>(
    `select regexp_replace(relname, '_\\d+$', '') as name, sum(pg_total_relation_size(oid))::float8 as bytes from pg_class
    where relkind = 'r' and relname ~ '^(games|events|archives|requests)(_\\d+)?$' group by 1`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}

const empty = await sizes();
let events = 0;
for (let i = 0; i < GAMES; i++) events += await play();
const before = await sizes();
const begun = performance.now();
let archived = 0;
for (let more = 1; more > 0; archived += more) more = (await store.archiveGames(now + AFTER, 100)).length;
const perSecond = archived / ((performance.now() - begun) / 1_000);
// As it is a day later.
await store.forgetRequests(now + AFTER);
const after = await sizes();
const ofGame = (size: ReadonlyMap<string, number>, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (size.get(name) ?? 0) - (empty.get(name) ?? 0), 0) / GAMES;
const all = ['games', 'events', 'archives', 'requests'];
const [then, now_] = [ofGame(before, all), ofGame(after, all)];
const parts = (size: ReadonlyMap<string, number>): string =>
  all.map((name) => `${name} ${whole(ofGame(size, [name]))}`).join(', ');
printFigures([
  {
    what: `a game of ${(events / GAMES).toFixed(1)} events, as rows`,
    ours: `${whole(then)} B, ${whole(ofGame(before, ['events']) / (events / GAMES))} B an event`,
    limit: '',
    met: true,
    comparedTo: parts(before),
  },
  {
    what: 'archived',
    ours: `${whole(now_)} B`,
    limit: `${whole(BYTES_AT_MOST)} B`,
    met: now_ <= BYTES_AT_MOST && archived === GAMES,
    comparedTo: `${parts(after)}; ${(then / now_).toFixed(1)} times smaller`,
  },
  { what: 'games archived', ours: `${whole(perSecond)} a second`, limit: '', met: true, comparedTo: '' },
]);
await store.close();
await postgres.stop();

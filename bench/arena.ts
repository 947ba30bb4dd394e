import type { Player } from '@merellier/protocol';
import { openGames, replayOnline } from '@merellier/tournament/online';
import { memoryBus } from '../apps/server/src/games/memory-bus.ts';
import { noLimits } from '../apps/server/src/limits/limits.ts';
import { makeMetrics } from '../apps/server/src/node/metrics.ts';
import { Online } from '../apps/server/src/node/online.ts';
import { openClock } from '../apps/server/src/store/database-clock.ts';
import { openPostgres } from '../apps/server/src/store/postgres-database.ts';
import { openSqlStore } from '../apps/server/src/store/sql-store.ts';
import { someTournament } from '../apps/server/src/testing/some-tournament.ts';
import { startPostgres } from '../scripts/services.mjs';
import { printFigures } from './figures.ts';
import { p99, playTurns } from './server/play-turns.ts';

/** An arena on a node with PostgreSQL: all are paired at once, lose or win, and are paired again. */
const PLAYERS = 500;
const WAVES = 4;
const AT_MOST = 1_000;
/** Other games that go on meanwhile, and their turns. */
const GAMES = 8;
const TURNS = 40;
const TIMES_AT_MOST = 2;

const postgres = await startPostgres();
const store = await openSqlStore(await openPostgres(postgres.url, () => undefined));
const clock = await openClock(() => store.now());
const parts = { store, bus: memoryBus(), clock, limits: noLimits(), metrics: makeMetrics(), report: console.error };
const node = await Online.start({ ...parts, heartbeat: 3_600_000, sweep: 3_600_000 });
const { tournaments, games } = node;

const players: readonly Player[] = Array.from({ length: PLAYERS }, (_, i) => ({
  ...{ id: `player-number-${i}`, name: `Player ${i}`, rating: null, registered: false },
}));
const [organiser] = players as readonly [Player];
const settings = someTournament({ plan: { format: { kind: 'arena', minutes: 600, streaks: true } } });
const made = await tournaments.create({ player: organiser, id: 'announce' }, settings);
if (!made.ok) throw new Error(made.error.reason);
const { tournament } = made.value;
for (const player of players) await tournaments.command({ player, id: 'join' }, tournament, { kind: 'join' });

const untaken = () => store.untakenGames(PLAYERS);
const times: number[] = [];
for (let wave = 0; wave < WAVES; wave++) {
  const before = performance.now();
  const paired = await tournaments.command({ player: organiser, id: `pair-${wave}` }, tournament, { kind: 'pair' });
  times.push(performance.now() - before);
  if (!paired.ok) throw new Error(paired.error.reason);
  const open = openGames(replayOnline(await store.tournamentSince(tournament, 0)));
  for (const { id } of open) {
    const room = await node.rooms.get(id);
    const player = room?.state.players.host;
    if (player) await games.command({ player, id: 'resign' }, id, { kind: 'resign' }, 0);
  }
  // Not by a sweep, which on a slow machine would pair those who are free before it is measured.
  for (let left = await untaken(); left.length > 0; left = await untaken())
    for (const { game } of left) await tournaments.take(tournament, game);
}
/** The milliseconds of each turn of a game that is no tournament's, one after the other; each has players of its own. */
const turnTimes = async (name: string, number: number): Promise<number[]> => {
  const turns = await playTurns(node, `${name}-${number}`, players.slice(2 * number) as [Player, Player], TURNS);
  return turns.map(({ millis }) => millis);
};

/** Many games at once, while an arena goes on or while it rests. */
const turnsNow = async (name: string): Promise<number> =>
  p99((await Promise.all(Array.from({ length: GAMES }, (_, i) => turnTimes(name, i)))).flat());

const alone = await turnsNow('alone');
let isOver = false;
const during = turnsNow('during').finally(() => {
  isOver = true;
});
while (!isOver) {
  await tournaments.command({ player: organiser, id: `again-${performance.now()}` }, tournament, { kind: 'pair' });
  for (const { id } of openGames(replayOnline(await store.tournamentSince(tournament, 0)))) {
    if (isOver) break;
    const player = (await node.rooms.get(id))?.state.players.host;
    if (player) await games.command({ player, id: 'resign' }, id, { kind: 'resign' }, 0);
  }
}
const busy = await during;

const slowest = Math.max(...times);
printFigures([
  {
    what: `pairing an arena of ${PLAYERS}, games stored`,
    ours: `${times.map((ms) => Math.round(ms)).join(', ')} ms`,
    limit: `${AT_MOST} ms`,
    met: slowest <= AT_MOST,
    comparedTo: 'what a player waits for without noticing',
  },
  {
    what: `p99 of a turn in ${GAMES} games while the arena is paired and played`,
    ours: `${busy.toFixed(1)} ms (${alone.toFixed(1)} ms while it rests)`,
    limit: `${TIMES_AT_MOST} times that`,
    met: busy <= TIMES_AT_MOST * alone,
    comparedTo: 'the same games without it',
  },
]);
await node.stop(0);
await postgres.stop();

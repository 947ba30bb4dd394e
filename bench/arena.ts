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

/** An arena on a node with PostgreSQL: all are paired at once, lose or win, and are paired again. */
const PLAYERS = 500;
const WAVES = 4;
const AT_MOST = 1_000;

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
  for (let left = 1; left > 0; left = (await store.untakenGames(1)).length) await tournaments.sweep();
}
const slowest = Math.max(...times);
printFigures([
  {
    what: `pairing an arena of ${PLAYERS}, games stored`,
    ours: `${times.map((ms) => Math.round(ms)).join(', ')} ms`,
    limit: `${AT_MOST} ms`,
    met: slowest <= AT_MOST,
    comparedTo: 'what a player waits for without noticing',
  },
]);
await node.stop(0);
await postgres.stop();

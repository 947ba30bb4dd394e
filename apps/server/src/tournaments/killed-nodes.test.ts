import { type Player, replay } from '@merellier/protocol';
import {
  gameOf,
  type OnlineCommand,
  type OnlineSettings,
  openGames,
  placeKey,
  replayOnline,
  stageOf,
} from '@merellier/tournament/online';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { memoryBus } from '../games/memory-bus.ts';
import { noLimits } from '../limits/limits.ts';
import { makeMetrics } from '../node/metrics.ts';
import { Online } from '../node/online.ts';
import type { Store } from '../store/store.ts';
import { lossyBus } from '../testing/lossy-bus.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { someTournament } from '../testing/some-tournament.ts';

const LONG = 3_600_000;
const STEPS = 60;

/** Numbers below a bound, the same for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A node that dies at the write that it is told to: what it wrote may be stored, and it never hears of it. */
interface Mortal {
  readonly online: Online;
  /** Dies at the next write; `after` it or before. */
  kill(after: boolean): void;
  isDead(): boolean;
}

const WRITES = ['createTournament', 'appendTournament', 'append', 'create'] as const;

async function startMortal(whole: Store, bus: ReturnType<typeof memoryBus>, now: () => number): Promise<Mortal> {
  let fate: 'lives' | 'before' | 'after' | 'dead' = 'lives';
  const dying = <Arguments extends readonly unknown[], Value>(write: (...given: Arguments) => Promise<Value>) => {
    return async (...given: Arguments): Promise<Value> => {
      if (fate === 'lives') return write(...given);
      const wasAfter = fate === 'after';
      fate = 'dead';
      if (wasAfter) await write(...given);
      throw new Error('the node is dead');
    };
  };
  const store: Store = { ...whole };
  for (const name of WRITES) Object.assign(store, { [name]: dying(whole[name] as never) });
  const clock = { now, adjust: async () => undefined };
  const parts = { store, bus, clock, limits: noLimits(), metrics: makeMetrics(), report: () => undefined };
  const online = await Online.start({ ...parts, heartbeat: LONG, sweep: LONG });
  return {
    online,
    kill: (after) => {
      fate = after ? 'after' : 'before';
    },
    isDead: () => fate === 'dead',
  };
}

const FORMATS: readonly OnlineSettings['plan']['format'][] = [
  { kind: 'swiss', rounds: 4 },
  { kind: 'round-robin', cycles: 1 },
  { kind: 'knock-out', thirdPlace: true },
  { kind: 'arena', minutes: 20 },
  { kind: 'hill', minutes: 20 },
  { kind: 'simultaneous', colour: 'alternate', extra: 5 },
];

/** An evening of random commands at random nodes, which die at random writes; then what is stored is looked at. */
async function evening(seed: number): Promise<void> {
  const below = numbers(seed);
  let time = 1_700_000_000_000;
  const now = (): number => time;
  const store = memoryStore(now);
  const bus = memoryBus();
  const start = () => startMortal(store, lossyBus(bus, below), now);
  const nodes = [await start(), await start()];
  const gone: Mortal[] = [];
  const anyNode = (): Online => (nodes[below(nodes.length)] as Mortal).online;
  const players: readonly Player[] = Array.from({ length: 7 }, (_, i) => ({
    ...{ id: `player-number-${i}`, name: `Player ${i}`, rating: null, registered: true },
  }));
  const [organiser] = players as readonly [Player];
  const plan = { format: FORMATS[below(FORMATS.length)] as (typeof FORMATS)[number], games: (1 + below(2)) as 1 | 2 };
  const settings = someTournament({ plan, rounds: below(2) === 0 ? 'clock' : 'organiser', pause: 20_000 });
  const made = await store.createTournament(announced(organiser, settings, now()));
  const stateNow = async () => replayOnline(await store.tournamentSince(made, 0));
  const entered = new Map<string, string>();

  const command = async (): Promise<readonly [Player, OnlineCommand]> => {
    const player = players[below(players.length)] as Player;
    const { tournament, seats } = await stateNow();
    switch (below(9)) {
      case 0:
      case 1:
      case 2:
        return [player, { kind: 'join' }];
      case 3:
        return [player, { kind: 'leave' }];
      case 4:
        return [organiser, { kind: below(3) === 0 ? 'pause' : 'resume' }];
      case 5: {
        const name = `Room ${below(3)}`;
        return [organiser, { kind: 'enter', entrants: [{ name, team: null, ageClass: null, strength: null }] }];
      }
      case 6: {
        const round = tournament.rounds.at(-1);
        const table = below(Math.max(1, round?.pairings.length ?? 1));
        const result = (['first', 'draw', 'second'] as const)[below(3)] ?? 'draw';
        return [organiser, { kind: 'result', round: round?.number ?? 1, table, game: below(2), result }];
      }
      case 7:
        return seats.size > 4 && below(4) === 0
          ? [organiser, { kind: 'remove', player: 1 + below(7) }]
          : [organiser, { kind: 'pair' }];
      default:
        return [organiser, { kind: 'pair' }];
    }
  };
  const play = async (): Promise<void> => {
    const games = openGames(await stateNow());
    const game = games[below(Math.max(1, games.length))];
    if (!game) return;
    const room = await anyNode().rooms.get(game.id);
    const { host, guest } = room?.state.players ?? {};
    const player = below(2) === 0 ? host : guest;
    const id = `resign-${game.id}`;
    if (player) await anyNode().games.command({ player, id }, game.id, { kind: 'resign' }, 0);
  };

  for (let step = 0; step < STEPS; step++) {
    const [victim] = nodes;
    if (below(4) === 0) victim?.kill(below(2) === 0);
    try {
      if (below(3) === 0) await play();
      else {
        const [player, asked] = await command();
        const id = `step-${step}`;
        // An answer that is lost is asked for again, elsewhere, with the same id.
        const ask = () => anyNode().tournaments.command({ player, id }, made, asked);
        const outcome = await ask().catch(ask);
        if (outcome.ok && asked.kind === 'result') entered.set(placeKey(asked), asked.result ?? '');
      }
      if (below(3) === 0) {
        time += [1_000, 20_000, 70_000, 300_000][below(4)] ?? 0;
        await anyNode().sweep();
      }
    } catch {
      // It died with the question.
    }
    for (const [i, node] of nodes.entries())
      if (node.isDead()) {
        gone.push(node);
        nodes[i] = await start();
      }
  }
  // The nodes that are left end what is open: every game by its clock, and the tournament takes the results.
  const last = await start();
  for (let i = 0; i < 40; i++) {
    time += 300_000;
    await last.online.sweep();
  }

  const events = await store.tournamentSince(made, 0);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  const state = replayOnline(events);
  // No game is paired twice, and each is there, of those whom the pairing names.
  const games = events.flatMap(({ event }) => (event.kind === 'playing' ? [event] : []));
  expect(new Set(games.map(placeKey)).size).toBe(games.length);
  for (const game of games) {
    const played = replay(game.id, (await store.read(game.id))?.events ?? []);
    expect(played.options.tournament?.id).toBe(made);
    const pairing = state.tournament.rounds[game.round - 1]?.pairings[game.table];
    const seated = [pairing?.first, pairing?.second].map((player) => state.seats.get(player ?? 0)?.id ?? organiser.id);
    expect([played.players.host.id, played.players.guest?.id].sort()).toEqual(seated.sort());
    // No result is lost.
    expect(played.phase).toBe('over');
    expect(pairing?.games[game.game]).not.toBeNull();
  }
  expect(await store.untakenGames(1_000)).toEqual([]);
  for (const [place, result] of entered) {
    const [round = 0, table = 0, game = 0] = place.split('/').map(Number);
    const kept = state.tournament.rounds[round - 1]?.pairings[table]?.games[game];
    // A correction may have made further games of a knock-out needless.
    if (kept !== undefined || settings.plan.format.kind !== 'knock-out') expect(kept).toBe(result);
  }
  if (settings.plan.format.kind === 'swiss') {
    const pairs = state.tournament.rounds.flatMap(({ pairings }) =>
      pairings.flatMap(({ first, second }) => (second === null ? [] : [[first, second].sort().join(' ')])),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  }
  // Nobody sits at two games at once but the organiser, who lends a screen to the room.
  for (const { id } of players.slice(1)) expect(gameOf(state, id)).toBeNull();
  expect(['running', 'over', 'announced']).toContain(stageOf(state));
  for (const node of [...nodes, ...gone, last]) await node.online.stop(0);
}

function announced(organiser: Player, settings: OnlineSettings, at: number) {
  const id = 'an-evening-of-tuesdays';
  const who = { id: organiser.id, name: organiser.name };
  const first = { seq: 1, at, event: { kind: 'announced', id, settings, organiser: who } as const };
  return { id, request: 'announce', events: [first], state: replayOnline([first]) };
}

describe('tournaments over nodes that are killed', () => {
  it('pair nobody twice, lose no result, and go on wherever somebody asks', async () => {
    await fc.assert(fc.asyncProperty(fc.nat(2 ** 31), evening), { numRuns: isLong ? 2_000 : 15 });
  });
});

import { isFinished } from '@merellier/tournament';
import {
  beginOnline,
  evolveOnline,
  type OnlineTournament,
  openGames,
  type RecordedOnlineEvent,
  replayOnline,
  sidesOf,
} from '@merellier/tournament/online';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerProcess } from '../testing/server-process.ts';
import { someTournament } from '../testing/some-tournament.ts';
import { LONGEST_WAIT, signIn } from '../testing/test-client.ts';
import { startTwoServers, type TwoServers } from '../testing/two-servers.ts';

// An arena of eight programs and two people over two servers on one database, one of which is killed while results come in.

const PROGRAMS = 8;
const PEOPLE = 2;
const WAVES = 3;

let servers: TwoServers;

beforeAll(async () => {
  servers = await startTwoServers();
});

afterAll(() => servers?.stop());

/** Somebody who asks any node, whichever is up. */
interface Visitor {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Asks a node; with the same id it may be asked again, of another node, until there is an answer. */
async function ask({ headers }: Visitor, path: string, body: object, at: number): Promise<number> {
  for (let node = at; ; node++) {
    try {
      const answer = await fetch(`${servers.nodes[node % servers.nodes.length]?.url}/api/v1${path}`, {
        ...{ method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
        body: JSON.stringify(body),
      });
      if (answer.status < 500) return answer.status;
    } catch {
      // That one is down.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A program, or a person who plays through one, by a token. */
async function visitor(name: string, scope: 'bot' | 'play'): Promise<Visitor> {
  const { url } = servers.nodes[name.length % 2] as ServerProcess;
  const { cookie } = await signIn(url, name);
  const answer = await fetch(`${url}/api/v1/tokens`, {
    ...{ method: 'POST', headers: { cookie, 'content-type': 'application/json' } },
    body: JSON.stringify({ name, scope }),
  });
  const { token, player } = (await answer.json()) as { readonly token: string; readonly player: string };
  return { id: player, headers: { authorization: `Bearer ${token}` } };
}

async function eventsOf(tournament: string): Promise<readonly RecordedOnlineEvent[]> {
  const answer = await fetch(`${servers.nodes.at(-1)?.url}/api/v1/tournaments/${tournament}`);
  return ((await answer.json()) as { readonly events: readonly RecordedOnlineEvent[] }).events;
}

/** Who has White at a place. */
function whiteAt(state: OnlineTournament, game: string): string {
  const place = openGames(state).find(({ id }) => id === game);
  const pairing = place && state.tournament.rounds[place.round - 1]?.pairings[place.table];
  return (pairing && sidesOf(state, pairing, place.game)?.white) ?? '';
}

it('an arena goes on when a server is killed: no result is lost, and nobody is paired twice', async () => {
  const programs = Array.from({ length: PROGRAMS }, (_, i) => visitor(`Program ${i}`, 'bot'));
  const people = Array.from({ length: PEOPLE }, (_, i) => visitor(`Person ${i}`, 'play'));
  const all = await Promise.all([...people, ...programs]);
  const [organiser] = all as [Visitor];
  const format = { kind: 'arena', minutes: 1_000 } as const;
  const settings = someTournament({ plan: { format, clock: 'increment-10-0' }, startWithin: 600_000 });
  const made = await fetch(`${servers.nodes[0]?.url}/api/v1/tournaments`, {
    ...{ method: 'POST', headers: { ...organiser.headers, 'content-type': 'application/json' } },
    body: JSON.stringify({ settings }),
  });
  const { tournament } = (await made.json()) as { readonly tournament: string };
  const of = `/tournaments/${tournament}/commands`;
  for (const [i, each] of all.entries()) expect(await ask(each, of, { command: { kind: 'join' } }, i)).toBe(200);
  expect(await ask(organiser, of, { id: 'begin-the-arena', command: { kind: 'pair' } }, 0)).toBe(200);

  /** Who has given up which game: the node that was asked has said so. */
  const lost = new Map<string, string>();
  for (let wave = 0; wave < WAVES; wave++) {
    let state = replayOnline(await eventsOf(tournament));
    await expect
      .poll(
        async () => {
          state = replayOnline(await eventsOf(tournament));
          return openGames(state).length;
        },
        { timeout: LONGEST_WAIT, interval: 200 },
      )
      .toBe(all.length / 2);
    const resigned = openGames(state).map(async ({ id }, i) => {
      const loser = all.find((each) => each.id === whiteAt(state, id)) as Visitor;
      lost.set(id, loser.id);
      return ask(loser, `/bot/games/${id}/resign`, { id: `resign-${id}`.slice(0, 36) }, i);
    });
    // While some of it is asked of the first node, it dies; all is asked again of the other one.
    if (wave === 1) {
      await Promise.race(resigned);
      await servers.nodes[0]?.kill();
      servers.nodes.shift();
    }
    for (const status of await Promise.all(resigned)) expect(status).toBe(200);
    if (wave === 1) servers.nodes.push(await servers.startNode());
  }
  await expect
    .poll(
      async () => {
        const open = openGames(replayOnline(await eventsOf(tournament)));
        return open.filter(({ id }) => lost.has(id));
      },
      { timeout: LONGEST_WAIT, interval: 200 },
    )
    .toEqual([]);

  // Each game that was given up has its result, that of the one who won it.
  const events = await eventsOf(tournament);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  const { tournament: played, games, seats } = replayOnline(events);
  const results = new Map([...games].map(([place, id]) => [id, place]));
  expect(results.size).toBe(games.size);
  for (const [id, loser] of lost) {
    const [round = 0, table = 0, game = 0] = (results.get(id) ?? '').split('/').map(Number);
    const pairing = played.rounds[round - 1]?.pairings[table];
    const isFirst = seats.get(pairing?.first ?? 0)?.id === loser;
    expect(pairing?.games[game], id).toBe(isFirst ? 'second' : 'first');
  }
  // Nobody was ever paired while a game of theirs was under way.
  const [first, ...rest] = events as [RecordedOnlineEvent, ...RecordedOnlineEvent[]];
  rest.reduce((state, event) => {
    const next = evolveOnline(state, event);
    const busy = next.tournament.rounds.flatMap(({ pairings }) =>
      pairings.flatMap((pairing) => (isFinished(pairing) ? [] : [pairing.first, pairing.second])),
    );
    expect(new Set(busy).size, `after event ${event.seq}`).toBe(busy.length);
    return next;
  }, beginOnline(first));
});

import {
  DAY,
  type GameOptions,
  GONE_LIMIT,
  HOUR,
  playerOf,
  readChanceTags,
  recordOf,
  running,
  START_LIMIT,
  type TimeControl,
  verifyChance,
} from '@merellier/protocol';
import { ruleSet, type Side } from '@merellier/rules';
import { readGame, writeGame } from '@merellier/rules/notation';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ClockedServer, startClockedServer } from '../testing/clocked-server.ts';
import { TestClient } from '../testing/test-client.ts';

// Games played through the server by script, with its clock in hand. Numbers in brackets are those of
// packages/protocol/SPEC.md.

let server: ClockedServer;
const clients: TestClient[] = [];
beforeAll(async () => {
  server = await startClockedServer();
});
afterEach(() => {
  for (const client of clients.splice(0)) client.drop();
});
afterAll(() => server.stop());

/** Two players in a game: the host plays White unless colours are drawn. */
class Pair {
  readonly host: TestClient;
  readonly guest: TestClient;
  readonly game: string;

  private constructor(host: TestClient, guest: TestClient, game: string) {
    this.host = host;
    this.guest = guest;
    this.game = game;
  }

  static async at(options: Partial<GameOptions>): Promise<Pair> {
    const [host, guest] = await Promise.all(['Anna', 'Ben'].map((name) => TestClient.join(server.url, name)));
    if (!host || !guest) throw new Error('no clients');
    clients.push(host, guest);
    const game = await host.create(options);
    const chance = host.state(game).chance !== null;
    if (chance) await host.command(game, { kind: 'contribute', contribution: 'a1'.repeat(32) });
    await guest.enter(game, chance ? 'b2'.repeat(32) : null);
    const pair = new Pair(host, guest, game);
    await pair.both((client) => client.state(game).phase === 'playing');
    return pair;
  }

  get state() {
    return this.host.state(this.game);
  }

  /** Waits until something holds for both. */
  async both(holds: (client: TestClient) => unknown): Promise<void> {
    for (const client of [this.host, this.guest]) await client.until(() => holds(client));
  }

  get mover(): TestClient {
    const player = playerOf(this.state, running(this.state) as Side);
    return player?.id === this.host.player?.id ? this.host : this.guest;
  }

  /** Plays turns, each by the side to play, after so long; both have seen each before the next. */
  async play(turns: string, thought = 0): Promise<this> {
    for (const turn of turns.split(' ')) {
      await server.pass(thought);
      const answer = await this.mover.turn(this.game, turn);
      if (answer.type !== 'done') throw new Error(`${turn}: ${JSON.stringify(answer)}`);
      await this.both((client) => client.state(this.game).seq >= answer.seq);
    }
    return this;
  }

  async refusal(client: TestClient, turn: string): Promise<unknown> {
    const answer = await client.turn(this.game, turn);
    return answer.type === 'refused' ? answer.refusal : null;
  }

  /** What the last turn cost, as both have it. */
  cost(): { readonly spent: number; readonly gained: number; readonly lag: number } {
    const events = (client: TestClient) => client.histories.get(this.game) ?? [];
    expect(events(this.guest)).toEqual(events(this.host));
    const last = events(this.host).findLast(({ event }) => event.kind === 'turned')?.event;
    if (last?.kind !== 'turned') throw new Error('no turn');
    return last;
  }

  async over(): Promise<void> {
    await this.both((client) => client.state(this.game).phase === 'over');
  }
}

describe('huffing', () => {
  // Black could have taken 10x17, and moved 5-9 instead.
  const LEFT_UNDONE = '21-17 9-13 17-14 5-9';
  const at = async () => (await Pair.at({ rules: { id: 'dames-a-souffler', parameters: {} } })).play(LEFT_UNDONE);
  const men = ({ state }: Pair): number => {
    const { game, rules } = state;
    return rules.view((game.nodes[game.at] as (typeof game.nodes)[number]).position).men.length;
  };

  it('takes the piece off, and the huffer plays on', async () => {
    const pair = await at();
    const before = men(pair);
    await pair.play('huff:10');
    expect(men(pair)).toBe(before - 1);
    expect(pair.mover).toBe(pair.host);
    expect(await pair.refusal(pair.guest, '9-14')).toMatchObject({ reason: 'not-your-turn' });
    await pair.play('25-21');
    expect(pair.mover).toBe(pair.guest);
  });

  it('or demands the capture, which then is the only turn', async () => {
    const pair = await (await at()).play('demand');
    expect(pair.mover).toBe(pair.guest);
    expect(await pair.refusal(pair.guest, '5-9')).toMatchObject({ reason: 'illegal-turn' });
    await pair.play('10x17');
    expect(pair.mover).toBe(pair.host);
  });

  it('or lets it pass; a turn later it is too late', async () => {
    const pair = await (await at()).play('25-21 10x17');
    expect(await pair.refusal(pair.host, 'huff:10')).toMatchObject({ reason: 'illegal-turn' });
  });
});

describe('dice and lots', () => {
  it('are thrown for every turn, also after one was taken back, and the game’s text proves them [C3–C8]', async () => {
    const pair = await Pair.at({ rules: { id: 'marelle-avec-des', parameters: { men: 3 } }, side: 'toss' });
    for (let i = 0; i < 14 && pair.state.phase === 'playing'; i++) {
      const { mover } = pair;
      await pair.play(mover.legalTurn(pair.game, 7 * i));
      if (i !== 9 || pair.state.phase !== 'playing') continue;
      await mover.command(pair.game, { kind: 'offer', what: 'takeback' });
      await pair.mover.command(pair.game, { kind: 'accept', what: 'takeback' });
      await pair.both((client) => client.histories.get(pair.game)?.at(-1)?.event.kind === 'taken-back');
    }
    if (pair.state.phase === 'playing') await pair.host.command(pair.game, { kind: 'resign' });
    await pair.both((client) => client.state(pair.game).chance?.secret);
    for (const client of [pair.host, pair.guest]) {
      const read = readGame(writeGame(recordOf(client.state(pair.game))));
      const proof = read.ok ? readChanceTags(read.value) : null;
      if (!proof?.ok) throw new Error(JSON.stringify(proof));
      expect(proof.value.throws.length).toBeGreaterThan(4);
      expect(proof.value.white).not.toBeNull();
      expect(verifyChance(proof.value)).toBeNull();
    }
  });
});

describe('house rules', () => {
  it('hold for both, and the game names all of them to anyone who reads it later [S2]', async () => {
    const parameters = { men: 3, flying: 0, 'mill-at-entry': 'extra-turn' } as const;
    const pair = await Pair.at({ rules: { id: 'marelle', parameters } });
    expect(pair.state.options.rules.parameters).toEqual(ruleSet('marelle', parameters).parameters);
    await pair.play('a7 a1 d7 b2 g7');
    // A mill at entry earns another turn here, and takes nothing.
    expect(pair.state.phase).toBe('playing');
    expect(pair.mover).toBe(pair.host);
  });

  it('may let Black begin', async () => {
    const pair = await Pair.at({ rules: { id: 'pool', parameters: {} } });
    expect(pair.mover).toBe(pair.guest);
    await pair.play(pair.mover.legalTurn(pair.game));
    expect(pair.mover).toBe(pair.host);
  });
});

describe('clocks', () => {
  const begun = async (time: TimeControl): Promise<Pair> => (await Pair.at({ time })).play('d6 f4');
  const remaining = ({ state }: Pair) => state.clock?.remaining ?? { white: Number.NaN, black: Number.NaN };

  it('add an increment to each turn, and the flag falls [K2, K6]', async () => {
    const pair = await (await begun({ kind: 'increment', initial: 60_000, increment: 2_000 })).play('d2', 5_000);
    const { spent, gained, lag } = pair.cost();
    expect({ time: spent + lag, gained }).toEqual({ time: 5_000, gained: 2_000 });
    expect(remaining(pair).white).toBe(60_000 - spent + 2_000);
    // The first turn is not timed, and earns nothing.
    expect(remaining(pair).black).toBe(60_000);
    await server.pass(60_000 + 1_001);
    await pair.over();
    expect(pair.state.outcome).toMatchObject({ winner: 'white', reason: 'time' });
    expect(await pair.refusal(pair.guest, 'b4')).toEqual({ reason: 'game-over' });
  });

  it('start each turn after a simple delay, what is left of which is lost [K3]', async () => {
    const pair = await (await begun({ kind: 'delay', initial: 60_000, delay: 3_000 })).play('d2', 2_000);
    expect(pair.cost()).toMatchObject({ spent: 0, gained: 0 });
    expect(remaining(pair).white).toBe(60_000);
    await pair.play('b4', 10_000);
    const { spent, lag } = pair.cost();
    expect(spent + lag).toBe(7_000);
    expect(remaining(pair).black).toBe(60_000 - spent);
    await server.pass(63_000 + 1_001);
    await pair.over();
    expect(pair.state.outcome).toMatchObject({ winner: 'black', reason: 'time' });
  });

  it('give back what a turn took, up to the delay, after Bronstein; a clock that was down stays so [K4]', async () => {
    const pair = await (await begun({ kind: 'bronstein', initial: 10_000, delay: 3_000 })).play('d2', 2_000);
    expect(pair.cost().gained).toBe(pair.cost().spent);
    expect(remaining(pair).white).toBe(10_000);
    await pair.play('b4', 5_000);
    const { spent, gained } = pair.cost();
    expect(gained).toBe(3_000);
    expect(remaining(pair).black).toBe(10_000 - spent + 3_000);
    await server.pass(11_001);
    await pair.over();
    expect(pair.state.outcome).toMatchObject({ winner: 'black', reason: 'time' });
  });

  it('give each turn its days in correspondence, and a gift lasts for one [K5, O5]', async () => {
    const pair = await (await begun({ kind: 'correspondence', perTurn: DAY })).play('d2 b4', 20 * HOUR);
    expect(remaining(pair)).toEqual({ white: DAY, black: DAY });
    await pair.guest.command(pair.game, { kind: 'give-time' });
    await pair.both((client) => client.state(pair.game).clock?.remaining.white === 2 * DAY);
    await pair.play('f6', 30 * HOUR);
    expect(remaining(pair).white).toBe(DAY);
    await server.pass(DAY + 1_001);
    await pair.over();
    expect(pair.state.outcome).toMatchObject({ winner: 'white', reason: 'time' });
  });

  it('are not there at all, and the game rests [K9]', async () => {
    const pair = await (await begun({ kind: 'none' })).play('d2', 80 * DAY);
    expect(pair.cost()).toMatchObject({ spent: 0, gained: 0, lag: 0 });
    expect((await pair.guest.command(pair.game, { kind: 'give-time' })).type).toBe('refused');
    await server.pass(91 * DAY);
    await pair.over();
    expect(pair.state.outcome).toMatchObject({ winner: null, reason: 'abandonment' });
  });
});

describe('the start', () => {
  it('has a deadline for each first turn, after which nobody has won [K1]', async () => {
    const time = { kind: 'increment', initial: 60_000, increment: 0 } as const;
    const pair = await (await Pair.at({ time })).play('d6', START_LIMIT - 5_000);
    await server.pass(START_LIMIT + 1_001);
    await pair.over();
    expect(pair.state.outcome).toMatchObject({ winner: null, reason: 'aborted' });
  });

  it('has days where each turn has some [K1]', async () => {
    const pair = await Pair.at({ time: { kind: 'correspondence', perTurn: HOUR } });
    await server.pass(DAY - HOUR);
    expect(pair.state.phase).toBe('playing');
    await server.pass(HOUR + 1_001);
    await pair.over();
    expect(pair.state.outcome).toMatchObject({ winner: null, reason: 'aborted' });
  });
});

describe('who is left alone', () => {
  const claim = (pair: Pair, result: 'win' | 'draw' = 'win') => pair.host.command(pair.game, { kind: 'claim', result });
  const alone = async (time: TimeControl): Promise<Pair> => {
    const pair = await (await Pair.at({ time })).play('d6 f4');
    const isGone = () => !pair.host.messages.findLast((message) => message.type === 'presence')?.here.guest;
    await pair.host.until(() => !isGone());
    pair.guest.drop();
    await pair.host.until(isGone);
    return pair;
  };
  const LIVE = { kind: 'increment', initial: 600_000, increment: 0 } as const;

  it('claims the game after a minute with a clock, unless the other comes back [E3]', async () => {
    const pair = await alone(LIVE);
    await server.pass(GONE_LIMIT - 1_000);
    expect(await claim(pair)).toMatchObject({ refusal: { reason: 'not-gone', wait: 1_000 } });
    await pair.guest.connect(server.url);
    await pair.host.until(() => pair.host.messages.findLast((message) => message.type === 'presence')?.here.guest);
    await server.pass(10_000);
    expect(await claim(pair)).toMatchObject({ refusal: { reason: 'not-gone', wait: GONE_LIMIT } });
    pair.guest.drop();
    await pair.host.until(() => !pair.host.messages.findLast((message) => message.type === 'presence')?.here.guest);
    await server.pass(GONE_LIMIT);
    expect(await claim(pair)).toMatchObject({ type: 'done' });
    await pair.host.until(() => pair.state.phase === 'over');
    expect(pair.state.outcome).toMatchObject({ winner: 'white', reason: 'abandonment' });
  });

  it('after a day without one, and may be content with a draw [E3]', async () => {
    const pair = await alone({ kind: 'none' });
    await server.pass(DAY - HOUR);
    expect(await claim(pair, 'draw')).toMatchObject({ refusal: { reason: 'not-gone', wait: HOUR } });
    await server.pass(HOUR);
    expect(await claim(pair, 'draw')).toMatchObject({ type: 'done' });
    await pair.host.until(() => pair.state.phase === 'over');
    expect(pair.state.outcome).toMatchObject({ winner: null, reason: 'abandonment' });
  });

  it('never where each turn has its days: they decide [E3]', async () => {
    const pair = await alone({ kind: 'correspondence', perTurn: 7 * DAY });
    await server.pass(6 * DAY);
    expect(await claim(pair)).toMatchObject({ refusal: { reason: 'not-gone', wait: null } });
  });
});

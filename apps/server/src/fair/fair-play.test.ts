import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Player, replay } from '@merellier/protocol';
import { type MillPosition, type MillRuleSet, newGame as newRecord, playTurn, ruleSet } from '@merellier/rules';
import { readFen, readTurn } from '@merellier/rules/notation';
import { exactTurns, Places, type Tables, UNKNOWN } from '@merellier/tablebase';
import type { DiskTables } from '@merellier/tablebase/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateGame } from '../ratings/rate-game.ts';
import type { Store } from '../store/store.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { carryOut, newcomerTo } from '../testing/rated-game.ts';
import { newGame } from '../testing/stored-game.ts';
import { between, expectedOf, shareKept } from './expectation.ts';
import { coveredRules, FairPlay, SCORED_AFTER } from './fair-play.ts';
import { CHOICES, choiceOf, judgeGame, judgeTurn, readTurns, writeTurns } from './judge-turns.ts';
import { makeScorer, type Scorer } from './scorer.ts';
import { chanceOf } from './surprise.ts';
import { tablesFor } from './table-source.ts';

const rules = ruleSet('marelle-a-3-diagonales') as MillRuleSet;
let scratch: string;
let tables: DiskTables;
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'merellier-fair-test-'));
  tables = (await tablesFor(rules, { folder: null, scratch })) as DiskTables;
});
afterAll(() => {
  tables.close();
  rmSync(scratch, { recursive: true });
});

const positionOf = (fen: string): MillPosition => {
  const read = readFen(rules, fen);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value as MillPosition;
};

describe('a turn', () => {
  it('matters where some turns keep what the position is worth and some lose it', () => {
    // The middle wins for whoever begins; any other first man gives the win away.
    const start = rules.start();
    const turns = exactTurns(rules, tables, start, false) ?? [];
    const [winning, others] = [
      turns.filter(({ value }) => value === 'win'),
      turns.filter(({ value }) => value !== 'win'),
    ];
    expect([winning.length, others.length]).toEqual([1, 8]);
    const choice = choiceOf(true, 'win', 1, 9);
    for (const { turn } of winning) expect(judgeTurn(rules, tables, start, turn)).toEqual({ choice, kept: true });
    for (const { turn } of others) expect(judgeTurn(rules, tables, start, turn)).toEqual({ choice, kept: false });
  });

  it('does not matter where all turns are worth the same, and is not known without tables', () => {
    // White closes a row whatever Black does.
    const lost = positionOf('B:Wa1,b2:Ba3,c2:H1,1');
    const all = exactTurns(rules, tables, lost, false) ?? [];
    expect(new Set(all.map(({ value }) => value))).toEqual(new Set(['loss']));
    for (const { turn } of all) expect(judgeTurn(rules, tables, lost, turn)).toBeNull();
    const nine = ruleSet('marelle') as MillRuleSet;
    const [turn] = nine.turns(nine.start());
    const nothing: Tables = { places: new Places(nine), men: 0, look: () => UNKNOWN };
    if (turn) expect(judgeTurn(nine, nothing, nine.start(), turn)).toBeUndefined();
  });

  it('is a letter, a capital one where the value was kept', () => {
    const turns = CHOICES.flatMap((choice) => [true, false].map((kept) => ({ choice, kept })));
    expect(writeTurns(turns)).toHaveLength(40);
    expect(readTurns(writeTurns(turns))).toEqual(turns);
    expect(new Set(CHOICES.map((choice) => choice)).size).toBe(20);
    expect(choiceOf(false, 'win', 1, 10)).toBe('a');
    expect(choiceOf(true, 'draw', 9, 10)).toBe('t');
  });
});

/** The turns of a game, by their texts, of which the first has the win in hand and gives it away with its second man. */
const GAME = ['b2', 'a1', 'c2', 'a2', 'a3', 'c1'] as const;

it('counts the turn of a position that comes again once', () => {
  let game = newRecord(rules);
  for (const text of ['b2', 'a1', 'a3', 'c1', 'b1', 'b3', 'a3-a2', 'a1-a3', 'a2-a1', 'a3-a2', 'a1-a3', 'a2-a1']) {
    const turn = readTurn(rules, game.nodes[game.at]?.position as MillPosition, text);
    if (!turn.ok) continue;
    const played = playTurn(game, turn.value);
    if (played.ok) game = played.value;
  }
  const turns = judgeGame(game, tables);
  const keys = turns.map(({ ply }) => ply);
  expect(keys.length).toBeGreaterThan(3);
  expect(new Set(keys).size).toBe(keys.length);
});

describe('what is expected', () => {
  const turns = readTurns('AbcDEfgHIJ');

  it('grows with the rating, and is less of a choice that is hard', () => {
    const at = (rating: number) => expectedOf('six-seven', rating, turns).expected;
    expect(at(900)).toBeLessThan(at(1500));
    expect(at(1500)).toBeLessThan(at(1900));
    expect(shareKept('six-seven', 1500, 'p')).toBeLessThan(shareKept('six-seven', 1500, 't'));
  });

  it('is, where nothing was measured, as much as it is anywhere', () => {
    for (const choice of CHOICES) {
      const shares = (['nine', 'three', 'six-seven'] as const).map((group) => shareKept(group, 1400, choice));
      expect(shareKept('cube', 1400, choice)).toBeGreaterThanOrEqual(Math.max(...shares) - 1e-9);
    }
  });

  it('lies between what is known on both sides', () => {
    expect([0, 10, 15, 20, 99].map((at) => between([10, 20], [1, 3], at))).toEqual([1, 1, 2, 3, 3]);
    expect([0, 3, 4].map((deviations) => Number(chanceOf(deviations).toPrecision(3)))).toEqual([
      0.5, 0.00135, 0.0000317,
    ]);
  });
});

describe('rated games', () => {
  let store: Store;
  let pair: readonly [Player, Player];
  let at = 1_700_000_000_000;
  const clock = { now: () => at };
  const scorer: Scorer = makeScorer(null);
  afterAll(() => scorer.close());
  const faults: unknown[] = [];
  const fairPlay = () =>
    new FairPlay({ store, clock, scorer, report: (error) => faults.push(error), tables: null, pause: 1e9 });

  beforeAll(async () => {
    store = memoryStore(() => at);
    pair = [await newcomerTo(store, 'Anna', at), await newcomerTo(store, 'Ben', at)];
  });

  async function played(thinking: number): Promise<string> {
    const [white, black] = pair;
    const options = { rules: { id: rules.id, parameters: {} }, rated: true };
    const { create } = newGame(at, options, white);
    await store.create({ ...create, request: null });
    let state = await carryOut(store, create.state, black, { kind: 'join', contribution: null }, at);
    for (const [i, turn] of GAME.entries()) {
      at += thinking;
      state = await carryOut(store, state, i % 2 ? black : white, { kind: 'turn', turn, after: state.boardSeq }, at);
    }
    for (const turn of ['a3-b3', 'c1-b1', 'b3-a3', 'b1-c1']) {
      const side = state.game.nodes[state.game.at]?.position.toPlay;
      at += thinking;
      state = await carryOut(
        store,
        state,
        side === 'white' ? white : black,
        { kind: 'turn', turn, after: state.boardSeq },
        at,
      );
    }
    await carryOut(store, state, black, { kind: 'resign' }, at);
    while (await store.rateNext(rateGame, at));
    return create.id;
  }

  it('are looked at one by one, each once, some time after their end', async () => {
    const games = [await played(3_000), await played(5_000)];
    const [one, two] = [fairPlay(), fairPlay()];
    expect(await one.scoreOne()).toBe(false);
    at += SCORED_AFTER;
    expect(await Promise.all([one.scoreOne(), two.scoreOne()])).toEqual([true, true]);
    expect(await one.scoreOne()).toBe(false);
    for (const player of pair) {
      const found = await store.fairGamesOf(player.id);
      expect(found.map(({ game }) => game).sort()).toEqual([...games].sort());
      for (const { game, turns, kept, choices, criticalMs, criticalTimed, easyTimed } of found) {
        const state = replay(game, (await store.read(game))?.events ?? []);
        const side = player === pair[0] ? 'white' : 'black';
        const judged = judgeGame(state.game, tables).filter((each) => each.side === side);
        const mattered = judged.flatMap(({ judged: each }) => each ?? []);
        expect([turns, kept]).toEqual([mattered.length, mattered.filter((each) => each.kept).length]);
        expect(choices).toBe(writeTurns(mattered));
        expect([criticalTimed, easyTimed]).toEqual([turns, judged.length - turns]);
        // No clock runs before the first turn of a side.
        const per = criticalMs / (game === games[0] ? 3 : 5);
        expect([turns, turns - 1].map((timed) => timed * 1_000)).toContain(per);
        expect(per).toBeGreaterThan(0);
      }
    }
    const [score] = await store.fairScoresOf(pair[0].id);
    expect(score).toMatchObject({ rules: rules.id, games: 2 });
    expect(score?.turns).toBeGreaterThan(1);
    expect(score?.kept).toBeLessThan(score?.turns ?? 0);
    await Promise.all([one.close(), two.close()]);
    expect(faults).toEqual([]);
  });

  it('are looked at in all rule sets that can be solved, whole or in their endings', () => {
    const covered = coveredRules(null);
    expect(covered.get('marelle-a-6')).toBe('whole');
    expect(covered.get('marelle')).toBe('few-men');
    for (const id of ['dames', 'international', 'marelle-avec-des'] as const) expect(covered.has(id)).toBe(false);
  });

  it('do not stop at one that cannot be read', async () => {
    const broken: Scorer = {
      ...scorer,
      score: (request) => scorer.score({ ...request, events: request.events.slice(1) }),
    };
    const game = await played(1_000);
    at += SCORED_AFTER;
    const own = new FairPlay({
      store,
      clock,
      scorer: broken,
      report: (error) => faults.push(error),
      tables: null,
      pause: 1e9,
    });
    expect(await own.scoreOne()).toBe(true);
    expect(faults).toHaveLength(1);
    expect(await own.scoreOne()).toBe(false);
    expect((await store.fairGamesOf(pair[0].id)).map((each) => each.game)).not.toContain(game);
  });
});

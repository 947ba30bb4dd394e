import {
  newGame,
  outcomeOf,
  type Position,
  playTurn,
  positionOf,
  RULE_SET_IDS,
  ruleSet,
  type Turn,
} from '@merellier/rules';
import { readFen, readTurn, writeTurn } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { Engine } from './engine.ts';
import { searchGame } from './family.ts';
import { randomFrom } from './random.ts';
import { rootOf } from './root.ts';
import { rankOf } from './score.ts';
import { AWAITS_THROW } from './search-game.ts';
import { houseRules, pick, randomGame } from './testing/positions.ts';

function at(id: string, fen: string) {
  const rules = ruleSet(id);
  const read = readFen(rules, fen);
  if (!read.ok) throw new Error(fen);
  return { rules, position: read.value };
}

it('does not play a turn that it has just proven lost, while others are open, wherever it is cut short', () => {
  const rules = ruleSet('jeu-du-moulin');
  const read = readFen(rules, 'B:Wb4,c4,d2,d6,e5,f4,f6:Ba7,c5,d3,d5,e4');
  if (!read.ok) throw new Error('position');
  const engine = new Engine(rules, { memoryMb: 4 });
  for (let nodes = 10_000; nodes <= 14_000; nodes += 250) {
    engine.clear();
    const { lines } = engine.search(rootOf(newGame(rules, read.value)), { nodes });
    expect(lines[0]?.score.kind, `${nodes} nodes`).toBe('estimate');
  }
});

describe('the search', () => {
  it('finds the same however often it is interrupted', async () => {
    for (const id of ['marelle', 'marelle-de-ceylan', 'marelle-avec-des']) {
      const rules = ruleSet(id);
      const random = randomFrom(3);
      for (let i = 0; i < 4; i++) {
        const root = rootOf(randomGame(rules, random, 10 + 10 * i));
        const limits = { nodes: 30_000, depth: 60 };
        const whole = new Engine(rules, { memoryMb: 1 }).search(root, limits);
        let rests = 0;
        const resting = await new Engine(rules, { memoryMb: 1 }).searchAsync(root, limits, {
          rest: async () => {
            rests++;
          },
        });
        expect(resting).toEqual(whole);
        if (whole.nodes >= 30_000) expect(rests).toBeGreaterThan(5);
      }
    }
  });

  it('keeps to a number of nodes to the last one', () => {
    for (const id of ['marelle', 'marelle-avec-des', 'international'])
      for (const nodes of [1, 10, 1000, 10_000, 33_333]) {
        const rules = ruleSet(id);
        const result = new Engine(rules, { memoryMb: 1 }).search(rules.start(), { nodes });
        expect(result.turn).not.toBeNull();
        expect(result.nodes).toBe(nodes);
      }
  });

  it('gives several lines of one depth, the best one first, wherever it is stopped', () => {
    for (const id of ['marelle', 'dames']) {
      const rules = ruleSet(id);
      for (let nodes = 200; nodes < 60_000; nodes = Math.floor(nodes * 1.7)) {
        const { lines, depth } = new Engine(rules, { memoryMb: 1 }).search(rules.start(), { nodes }, { lines: 4 });
        if (depth === 0) continue;
        expect(lines.map((line) => line.depth)).toEqual(lines.map(() => depth));
        const ranks = lines.map(({ score }) => rankOf(score));
        expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
      }
    }
  });

  it('says nothing where the game is over', () => {
    const { rules, position } = at('marelle', 'W:Wa1,a4:Bd6,f6,g7');
    const result = new Engine(rules, { memoryMb: 1 }).search(position, { depth: 5 });
    expect(result).toMatchObject({ turn: null, lines: [], settled: true });
  });

  it('counts no nodes of the search before where the game is over', () => {
    const { rules, position } = at('marelle', 'W:Wa1,a4:Bd6,f6,g7');
    const engine = new Engine(rules, { memoryMb: 1 });
    engine.search(rules.start(), { nodes: 1000 });
    expect(engine.search(position, { depth: 5 })).toMatchObject({ nodes: 0, selective: 0, depth: 0 });
  });

  it('gives a value, but no turn, where a throw is awaited', () => {
    const { rules, position } = at('marelle-avec-des', 'W:Wa1,a4,d6,b2:Bb4,c5,d3,e3');
    const result = new Engine(rules, { memoryMb: 1 }).search(position, { depth: 3 });
    expect(result.turn).toBeNull();
    expect(result.lines).toHaveLength(1);
  });

  it('sees that a turn brings the last repetition, whatever the position is worth', () => {
    const { rules, position } = at('jeu-du-moulin', 'W:Wa1,a4,b6,d6,f6,g7:Bc3,c4,e3,e4');
    let game = newGame(rules, position);
    // Three times to and fro: the position after White's next a1-d1 has then stood three times.
    for (const text of [
      'a1-d1',
      'c3-d3',
      'd1-a1',
      'd3-c3',
      'a1-d1',
      'c3-d3',
      'd1-a1',
      'd3-c3',
      'a1-d1',
      'c3-d3',
      'd1-a1',
      'd3-c3',
    ]) {
      const turn = readTurn(rules, positionOf(game), text);
      if (!turn.ok) throw new Error(text);
      const played = playTurn(game, turn.value);
      if (!played.ok) throw new Error(played.error.reason);
      game = played.value;
    }
    const now = positionOf(game);
    const { lines } = new Engine(rules, { memoryMb: 1 }).search(rootOf(game), { depth: 5 }, { lines: 100 });
    const scoreOf = (text: string) =>
      lines.find(({ turns }) => writeTurn(rules, now, turns[0] as Turn) === text)?.score;
    expect(scoreOf('a1-d1')).toEqual({ kind: 'estimate', centimen: 0 });
    expect(scoreOf('b6-b4')).not.toEqual({ kind: 'estimate', centimen: 0 });
  });
});

describe('forced results', () => {
  it('wins at once where it can', () => {
    const { rules, position } = at('merels', 'W:Wa1,a4,d7,g7:Bb4,c5,d3');
    const result = new Engine(rules, { memoryMb: 1 }).search(position, { depth: 3 });
    expect(result.lines[0]?.score).toEqual({ kind: 'win', turns: 1 });
    expect(writeTurn(rules, position, result.turn as Turn)).toMatch(/-a7x/);
  });
});

/** What stands where, and who is to play: all of a position but what a search keeps beside it. */
const seen = (position: Position): unknown => {
  const { huff: _, demanded: __, dice: ___, runs: ____, ...rest } = position as Position & Record<string, unknown>;
  return rest;
};

it('every turn leads to the position that the rules give, with its hash and its state', () => {
  const random = randomFrom(8);
  const houses = Array.from({ length: 12 }, () => houseRules(pick(random, RULE_SET_IDS), random));
  for (const rules of [...RULE_SET_IDS.map((id) => ruleSet(id)), ...houses]) {
    const [made, fresh] = [searchGame(rules, { symmetric: false }), searchGame(rules, { symmetric: false })];
    for (let i = 0; i < 10; i++) {
      // Every other game is a long one: kings come late.
      const game = randomGame(rules, random, Math.floor(random() * (i % 2 === 0 ? 60 : 200)));
      if (outcomeOf(game) !== null) continue;
      const position = positionOf(game);
      made.load({ start: position, played: [] }, position);
      const end = made.generate(0);
      for (let index = 0; index < end; index++) {
        const turn = made.turnOf(made.turns[index] as number, position) as Turn;
        const text = `${rules.id} ${JSON.stringify(turn)}`;
        const state = made.make(index);
        const next = rules.play(position, turn);
        fresh.load({ start: position, played: [{ turn, position: next }] }, next);
        made.lookUp(1);
        fresh.lookUp(1);
        const found = { state, key: [...made.key], men: made.men(), throws: (state & AWAITS_THROW) !== 0 };
        const expected = {
          state: fresh.state(),
          key: [...fresh.key],
          men: fresh.men(),
          throws: rules.awaitsThrow(next),
        };
        expect({ ...found, board: seen(made.view()) }, text).toEqual({ ...expected, board: seen(next) });
        made.unmake();
      }
    }
  }
});

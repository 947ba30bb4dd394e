import { type MillPosition, type MillRuleSet, type Position, ruleSet, type Turn } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import {
  type ExactTurn,
  exactTurns,
  exactValue,
  isSolvable,
  MemoryTables,
  Places,
  pairsUpTo,
  searchProbe,
  solveSmall,
  Table,
  variantOf,
} from '@merellier/tablebase';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../../scripts/long.mjs';
import { chooseTurn } from './choose.ts';
import { Engine } from './engine.ts';
import { type Probe, UNKNOWN } from './probe.ts';
import { randomFrom } from './random.ts';
import type { Root } from './root.ts';
import { type EngineAnswer, EngineService, rulesMessage } from './service.ts';

const MEN = 4;
/** How long a turn of a won game is thought about. */
const NODES = isLong ? 250_000 : 60_000;

interface SolvedRules {
  readonly rules: MillRuleSet;
  readonly tables: MemoryTables;
  /** The same without distances. */
  readonly values: MemoryTables;
}

const solving = new Map<string, Promise<SolvedRules>>();

/** A rule set with its tables, solved once. */
function solved(id: string): Promise<SolvedRules> {
  const known = solving.get(id) ?? solve(id);
  solving.set(id, known);
  return known;
}

async function solve(id: string): Promise<SolvedRules> {
  const variant = variantOf(ruleSet(id));
  if (!isSolvable(variant)) throw new Error(id);
  const { tables } = await solveSmall(variant, MEN);
  const without = tables.map(({ pair, side, values }) => new Table(pair, side, values, null));
  const places = new Places(variant.rules);
  return { rules: variant.rules, tables: new MemoryTables(places, tables), values: new MemoryTables(places, without) };
}

const engineOn = (rules: MillRuleSet, tables: MemoryTables): Engine =>
  new Engine(rules, { memoryMb: 1, probe: searchProbe(rules, tables, { slow: false, hands: false }) });

/** A turn at the level that is perfect with tables, after a search that is short whatever the machine. */
function play(engine: Engine, root: Root, nodes: number): Turn {
  let asked = 0;
  const shouldStop = (): boolean => ++asked > nodes / 4096;
  return chooseTurn(engine, root, 10, { random: randomFrom(1), shouldStop }) as Turn;
}

function randomPosition(tables: MemoryTables, pick: number, index: number, turned: boolean): MillPosition {
  const pairs = pairsUpTo(MEN);
  const pair = pairs[pick % pairs.length] as (typeof pairs)[number];
  const [white, black] = tables.places.at(pair, index % tables.places.size(pair));
  return { white, black, whiteHand: 0, blackHand: 0, toPlay: turned ? 'black' : 'white', dice: null };
}

const positions = fc.tuple(fc.nat(1000), fc.nat(2 ** 30), fc.boolean());

describe.each(['marelle', 'merels', 'merels-diagonals'])('the last level with tables of %s', async (id) => {
  const { rules, tables, values } = await solved(id);
  const same = (turn: Turn) => (each: ExactTurn) => rules.same(each.turn, turn as ExactTurn['turn']);

  it('never gives away a won or drawn position, and wins and loses by the shortest and longest way', () => {
    const engine = engineOn(rules, tables);
    fc.assert(
      fc.property(positions, ([pick, index, turned]) => {
        const position = randomPosition(tables, pick, index, turned);
        if (rules.outcome(position)) return;
        const turns = exactTurns(rules, tables, position) as readonly ExactTurn[];
        const chosen = turns.find(same(play(engine, position, 4096)));
        const { value, distance } = exactValue(rules, tables, position) as { value: string; distance: number | null };
        expect(chosen).toMatchObject({ value, distance });
      }),
      { numRuns: isLong ? 200 : 25 },
    );
  });

  it('never gives them away where only the turns of the position itself are known, from elsewhere', async () => {
    const answers: EngineAnswer[] = [];
    const rest = (): Promise<void> => new Promise((done) => setImmediate(done));
    const service = new EngineService({
      post: (each) => answers.push(each),
      now: () => performance.now(),
      rest,
      memoryMb: 1,
    });
    for (let request = 0; request < 20; request++) {
      const position = randomPosition(values, request, request * 7_919 + 104_729, request % 2 === 0);
      if (rules.outcome(position)) continue;
      const turns = exactTurns(rules, values, position) as readonly ExactTurn[];
      const about = { rules: rulesMessage(rules), root: position, turns };
      service.receive(structuredClone({ kind: 'choose', request, level: 10, seed: 1, millis: 20, ...about }));
      const isAnswer = (each: EngineAnswer): boolean => each.request === request && each.kind === 'chosen';
      while (!answers.some(isAnswer)) await rest();
      const answer = answers.find(isAnswer);
      const chosen = turns.find(same((answer as { turn: Turn }).turn));
      expect(chosen?.value).toBe(exactValue(rules, tables, position)?.value);
    }
  });

  it('never gives them away where the tables know no distances', () => {
    const engine = engineOn(rules, values);
    fc.assert(
      fc.property(positions, ([pick, index, turned]) => {
        const position = randomPosition(tables, pick, index, turned);
        if (rules.outcome(position)) return;
        const turns = exactTurns(rules, tables, position) as readonly ExactTurn[];
        const chosen = turns.find(same(play(engine, position, 4096)));
        expect(chosen?.value).toBe(exactValue(rules, tables, position)?.value);
      }),
      { numRuns: isLong ? 200 : 20 },
    );
  });
});

describe.each(['marelle', 'merels-diagonals'])('drawn positions of %s', (id) => {
  const rules = ruleSet(id);

  it('are played for a win: the search chooses among turns that draw, however many answers lose after some', () => {
    /** Everything is drawn; after some turns all answers but one lose. */
    const turnsOf = (position: Position) =>
      rules.turns(position as MillPosition).map((turn, i) => {
        const isLost = i > 0 && rules.key(position).length % 2 === 0;
        return { turn, value: isLost ? 'loss' : 'draw', distance: isLost ? 2 : null, beyondLimit: false } as const;
      });
    const probe: Probe = {
      mostMen: 18,
      slow: false,
      value: () => 0,
      turns: (position, thorough) =>
        thorough ? turnsOf(position).map((each) => ({ ...each, value: 'draw', distance: null })) : turnsOf(position),
    };
    const knowing = new Engine(rules, { memoryMb: 1, probe });
    const searching = new Engine(rules, { memoryMb: 1 });
    const random = randomFrom(3);
    for (let games = 0; games < 4; games++) {
      let position = rules.start() as MillPosition;
      for (let i = 0; i < 9 + games; i++) {
        const turns = rules.turns(position);
        position = rules.play(position, turns[Math.floor(random() * turns.length)] as Turn) as MillPosition;
      }
      const [known] = knowing.search(position, { nodes: 20_000 }, { exact: true }).lines;
      const [searched] = searching.search(position, { nodes: 20_000 }).lines;
      expect(known?.score).toEqual({ kind: 'draw' });
      expect(known?.turns[0]).toEqual(searched?.turns[0]);
    }
  });
});

describe.each([
  ['marelle', 2],
  ['merels', 4],
])('a won position of %s that the tables know without distances', async (id, most) => {
  const { rules, tables, values } = await solved(id);

  it('is won against the best defence, before fifty turns without capture', () => {
    const engine = engineOn(rules, values);
    const random = randomFrom(7);
    let longest = 0;
    for (let games = 0; games < most; ) {
      const start = randomPosition(tables, Math.floor(random() * 1000), Math.floor(random() * 2 ** 30), false);
      const exact = rules.outcome(start) ? null : exactValue(rules, tables, start);
      // Near wins are found by any search.
      if (exact?.value !== 'win' || (exact.distance ?? 0) < 9) continue;
      games++;
      const played: { turn: Turn; position: Position }[] = [];
      let now = start;
      let quiet = 0;
      while (!rules.outcome(now) && !rules.drawn({ start, played: played as never })) {
        const turns = exactTurns(rules, tables, now) as readonly ExactTurn[];
        const defence = turns.reduce((a, b) => ((b.distance ?? 999) > (a.distance ?? 999) ? b : a));
        const turn = now.toPlay === start.toPlay ? play(engine, { line: { start, played }, now }, NODES) : defence.turn;
        quiet = (turn as ExactTurn['turn']).captures.length > 0 ? 0 : quiet + 1;
        longest = Math.max(longest, quiet);
        now = rules.play(now, turn as ExactTurn['turn']);
        played.push({ turn, position: now });
      }
      expect(rules.outcome(now)?.winner).toBe(start.toPlay);
    }
    expect(longest).toBeGreaterThan(8);
  });
});

describe('scores of an analysis', async () => {
  const { rules, tables } = await solved('marelle');

  it('are exact for each turn, the best first', () => {
    const engine = engineOn(rules, tables);
    const position = randomPosition(tables, 0, 4321, false);
    const { lines, settled } = engine.search(position, { depth: 3 }, { lines: 100 });
    const turns = exactTurns(rules, tables, position) as readonly ExactTurn[];
    expect(lines).toHaveLength(turns.length);
    expect(settled).toBe(true);
    for (const line of lines) {
      const known = turns.find((turn) => rules.same(turn.turn, line.turns[0] as never)) as ExactTurn;
      const { distance, beyondLimit } = known;
      expect(line.score).toEqual(
        known.value === 'draw' ? { kind: 'draw' } : { kind: `exact-${known.value}`, distance, beyondLimit },
      );
    }
  });

  it('come with as many lines as asked for, looked at alike, where turns are worth the same', () => {
    const start = rules.start();
    const turns = rules
      .turns(start)
      .map((turn) => ({ turn, value: 'draw', distance: null, beyondLimit: false }) as const);
    const { lines } = new Engine(rules, { memoryMb: 1 }).search(start, { depth: 4 }, { lines: 3, turns });
    expect(lines.map(({ score, depth }) => ({ ...score, depth }))).toEqual(Array(3).fill({ kind: 'draw', depth: 4 }));
    for (const line of lines) expect(line.turns.length).toBeGreaterThan(1);
  });

  it('find the way from a position with more men into the tables', () => {
    // With three men against four, the tables of three against three know what a capture leads to.
    const few = new MemoryTables(
      tables.places,
      tables.all.filter(({ pair }) => pair.white === 3),
    );
    const engine = engineOn(rules, few);
    const random = randomFrom(5);
    let found = 0;
    while (found < 3) {
      const [white, three] = tables.places.at({ white: 3, black: 3 }, Math.floor(random() * 169_000));
      const free = ~(white | three) & 0xffffff;
      const black = three | (free & -free);
      const position: MillPosition = { white, black, whiteHand: 0, blackHand: 0, toPlay: 'white', dice: null };
      if (rules.outcome(position)) continue;
      const wins = rules.turns(position).filter((turn) => {
        const after = rules.play(position, turn);
        return turn.captures.length > 0 && exactValue(rules, few, after)?.value === 'loss';
      });
      if (wins.length === 0) continue;
      found++;
      const result = engine.search(position, { depth: 4 });
      expect(result.lines[0]?.score.kind).toMatch(/win/);
    }
  });
});

it('takes up what its probe learns while it searches, and tells the probe what it is about to search', async () => {
  const { rules, tables } = await solved('marelle');
  const read = readFen(rules, 'W:Wc4,f6,g1:Ba7,c3,d2,d6');
  if (!read.ok) throw new Error('a position');
  const learnt = searchProbe(rules, tables, { slow: false, hands: false });
  let news = 0;
  const told: unknown[] = [];
  const probe: Probe = {
    slow: false,
    get mostMen() {
      return news === 0 ? 0 : learnt.mostMen;
    },
    get news() {
      return news;
    },
    value: (position) => (news === 0 ? UNKNOWN : learnt.value(position)),
    turns: (position, thorough) => (news === 0 ? null : learnt.turns(position, thorough)),
    prepare: (position) => told.push(position),
  };
  const engine = new Engine(rules, { memoryMb: 1, probe });
  const before = engine.search(read.value, { nodes: 5000 });
  expect(before.lines[0]?.score.kind).toBe('estimate');
  expect(told).toEqual([read.value]);
  let pauses = 0;
  const shouldStop = (): boolean => {
    if (++pauses === 2) news = 1;
    return false;
  };
  const { lines, nodes, settled } = engine.search(read.value, { nodes: 50_000 }, { shouldStop });
  expect(lines[0]?.score).toEqual({ kind: 'exact-win', distance: 11, beyondLimit: false });
  // It ends there, and counts what it had searched.
  expect(settled).toBe(true);
  expect(nodes).toBeGreaterThan(4000);
  expect(nodes).toBeLessThan(50_000);
});

import {
  addTurn,
  type Game,
  type MillPosition,
  newGame,
  outcomeOf,
  type Parameters,
  type Position,
  pathTo,
  positionOf,
  RULE_SET_IDS,
  type RuleSet,
  readRuleSet,
  ruleSet,
  type Side,
  type Turn,
} from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Engine } from '../../packages/engine/src/engine.ts';
import { type Random, randomFrom } from '../../packages/engine/src/random.ts';
import { type Root, rootOf } from '../../packages/engine/src/root.ts';
import { rankOf } from '../../packages/engine/src/score.ts';
import { PLAIN } from '../../packages/engine/src/selectivity.ts';
import { Minimax, TooLarge } from '../../packages/engine/src/testing/minimax.ts';
import { pick, randomGame, thrown } from '../../packages/engine/src/testing/positions.ts';
import { anyRules } from '../../packages/rules/src/testing/any-rules.ts';
import { isLong } from '../long.mjs';

const LEAVES = isLong ? 5000 : 100;
/** A mill is opened, the other side plays, and only then it could be closed again: that far brute force has to see. */
const REMEMBERED_LEAVES = 5000;

/** The search and brute force over the public rules, and how often they were compared. */
class Comparison {
  compared = 0;
  private readonly engine: Engine;
  private readonly brute: Minimax;
  private readonly told: string;

  constructor(rules: RuleSet, leaves: number = LEAVES) {
    this.engine = new Engine(rules, { memoryMb: 1, selectivity: PLAIN });
    this.brute = new Minimax(rules, leaves);
    this.told = `${rules.id} ${JSON.stringify(rules.changes)}`;
  }

  /** Compares the values of a root, as deep as brute force gets; gives those of each depth. */
  compare(root: Root, deepest: number = 4): readonly number[] {
    const best: number[] = [];
    for (let depth = 1; depth <= deepest; depth++) {
      const values = valuesOf(this.brute, root, depth);
      if (!values) break;
      this.engine.clear();
      const { lines } = this.engine.search(root, { depth });
      const value = rankOf(this.engine.scoreOf(Math.max(...values)));
      expect(lines[0] && rankOf(lines[0].score), `${this.told} depth ${depth} ${JSON.stringify(root)}`).toBe(value);
      best.push(value);
      this.compared++;
    }
    return best;
  }
}

function valuesOf(brute: Minimax, root: Root, depth: number): readonly number[] | null {
  try {
    return brute.values(root, depth);
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

it('the search finds what brute force over the rules finds, whatever the parameters', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyRules(RULE_SET_IDS), fc.nat(), (rules, seed) => {
      const random = randomFrom(seed);
      const comparison = new Comparison(rules);
      const game = randomGame(rules, random, Math.floor(random() * 80));
      if (outcomeOf(game) === null) comparison.compare(positionOf(game));
      for (const root of beforeTheEnd(quietGame(rules, random), 2)) comparison.compare(root);
      compared += comparison.compared;
    }),
    { numRuns: isLong ? 2000 : 20 },
  );
  expect(compared).toBeGreaterThan(30);
});

/** Rule sets with few turns in a position, and of draughts one for each searcher: with huffing it is the portable one. */
const FAMILIES: readonly (readonly [id: string, changes: Parameters])[] = [
  ['marelle', { board: 'six', men: 4, flying: 0 }],
  ['marelle-de-ceylan', { board: 'three-diagonals', men: 4, flying: 0 }],
  ['dames', {}],
  ['dames-a-souffler', {}],
];
const isDraw = ({ name }: { readonly name: string }): boolean => name.endsWith('-draw');
const DRAWS = FAMILIES.flatMap(([id, changes]) =>
  ruleSet(id)
    .specs.filter(isDraw)
    .map(({ name }) => [name, id, changes] as const),
);

it.each(DRAWS)('the search counts towards %s from the game so far (%s)', (name, id, changes) => {
  const never = Object.fromEntries(
    ruleSet(id)
      .specs.filter(isDraw)
      .map((spec) => [spec.name, 0]),
  );
  const random = randomFrom(1);
  const enough = isLong ? 300 : 3;
  // One king and five are six pieces, and the five often win.
  const most = name === 'seven-pieces-draw' ? 5 : 3;
  for (const limit of [2, 3]) {
    const rules = read(id, { ...changes, ...never, [name]: limit });
    const comparison = new Comparison(rules);
    // What would be found without the draw: where it is the same, a search that ignores the rule would pass.
    const without = new Minimax(read(id, { ...changes, ...never }), LEAVES);
    let mattered = 0;
    for (let i = 0; i < 50 * enough && mattered < enough; i++)
      for (const root of beforeTheEnd(quietGame(rules, random, most), 2))
        for (const [at, value] of comparison.compare(root).entries()) {
          const free = valuesOf(without, root, at + 1);
          if (free && Math.sign(Math.max(...free)) !== Math.sign(value)) mattered++;
        }
    expect(mattered, `limit ${limit}`).toBeGreaterThanOrEqual(enough);
  }
});

/** What positions remember of the turns before them: what the search forgets between two of its own turns is worth nothing. */
it.each([
  ['reclosing', 'later', { 'least-men': 2 }, 4],
  // A mill closed by an entry and one closed by a move may end alike at different depths: then the table knows more.
  ['mill-counts', 'once', {}, 2],
  ['mill-at-entry', 'later', { men: 3 }, 4],
] as const)('the search remembers what the rules do (%s=%s)', (name, value, changes, deepest) => {
  const base = { board: 'three-diagonals', men: 4, flying: 0, ...changes } as const;
  const rules = read('marelle', { ...base, [name]: value });
  const random = randomFrom(1);
  const comparison = new Comparison(rules, REMEMBERED_LEAVES);
  const without = new Minimax(read('marelle', base), REMEMBERED_LEAVES);
  let mattered = 0;
  for (let i = 0; i < 400 && mattered < 3; i++) {
    const game = randomGame(rules, random, 1 + Math.floor(random() * 30));
    if (outcomeOf(game) !== null) continue;
    const position = positionOf(game) as MillPosition;
    const { memory: _, ...forgetful } = position;
    for (const [at, best] of comparison.compare(position, deepest).entries()) {
      const free = valuesOf(without, forgetful, at + 1);
      if (free && Math.max(...free) !== best) mattered++;
    }
  }
  expect(mattered).toBeGreaterThanOrEqual(3);
});

it.each([
  ['marelle', { board: 'six', men: 5 }],
  ['marelle', { captures: 'per-mill', protection: 'never', blocked: 'draws' }],
  // In the kernel, and by the portable search.
  ['marelle', { board: 'six', men: 5, aim: 'lose', protection: 'never' }],
  ['marelle', { board: 'six', men: 5, aim: 'lose', reclosing: 'later' }],
] as const)('the search takes a side with too few men for lost (%s %o)', (id, changes) => {
  const rules = read(id, changes);
  const random = randomFrom(1);
  const comparison = new Comparison(rules);
  for (let i = 0; i < (isLong ? 1000 : 30); i++) {
    const game = newGame(rules, fewMen(rules, random));
    if (outcomeOf(game) === null) comparison.compare(rootOf(game));
  }
  expect(comparison.compared).toBeGreaterThan(20);
});

function read(id: string, changes: Parameters): RuleSet {
  const found = readRuleSet(id, changes);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

/** Three or four men, or one king or so many kings, of each side, anywhere. */
function fewMen(rules: RuleSet, random: Random, kings: number = 3): Position {
  const [king, least, most] = rules.family === 'draughts' ? ['K', 1, kings] : ['', 3, 4];
  const all = rules.view(rules.start());
  const menOf = (side: Side): number => all.men.filter((man) => man.side === side).length;
  const places = [...rules.board.names];
  const take = (side: Side): string => {
    const count = Math.min(pick(random, [least, most]), menOf(side) + all.hands[side]);
    const taken = Array.from({ length: count }, () => places.splice(Math.floor(random() * places.length), 1)[0]);
    return taken.map((place) => `${king}${place}`).join(',');
  };
  const position = readFen(rules, `${pick(random, ['W', 'B'])}:W${take('white')}:B${take('black')}`);
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  return position.value;
}

/** A game of few men in which little is taken and men often go back where they came from, to its end. */
function quietGame(rules: RuleSet, random: Random, kings?: number): Game {
  let game = thrown(newGame(rules, fewMen(rules, random, kings)), random);
  for (let i = 0; i < 40 && outcomeOf(game) === null; i++) {
    const position = positionOf(game);
    const turns = rules.turns(position) as readonly AnyTurn[];
    const quiet = turns.filter(({ captures }) => captures.length === 0);
    const mine = game.nodes[pathTo(game).at(-2) ?? 0]?.turn as AnyTurn | null;
    const back = quiet.filter(({ from, to }) => mine && to !== null && from === mine.to && to === mine.from);
    const choice = [back, quiet].find((some) => some.length > 0 && random() < 0.8) ?? turns;
    game = addTurn(game, pick(random, choice), position.dice);
    if (outcomeOf(game) === null) game = thrown(game, random);
  }
  return game;
}

/** A turn of either family, as far as it is looked at here. */
type AnyTurn = Turn & {
  readonly captures: readonly number[];
  readonly from: number | null;
  readonly to: number | null;
};

/** The last so many positions of a game before its last one, with the game up to there. */
const beforeTheEnd = (game: Game, most: number): readonly Root[] =>
  pathTo(game)
    .slice(0, -1)
    .slice(-most)
    .map((index) => rootOf(game, index));

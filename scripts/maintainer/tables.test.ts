import {
  MILL,
  type MillPosition,
  type MillRuleSet,
  other,
  type ParameterValue,
  readRuleSet,
  ruleSet,
} from '@merellier/rules';
import {
  type Exact,
  exactValue,
  isSolvable,
  MemoryTables,
  Places,
  solveSmall,
  type Value,
  type Variant,
  variantOf,
} from '@merellier/tablebase';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyRules } from '../../packages/rules/src/testing/any-rules.ts';
import {
  PlainMill,
  type PlainMillPosition,
  plainMillPosition,
} from '../../packages/rules/src/testing/plain-mill-rules.ts';
import { numbers } from '../../packages/rules/src/testing/random.ts';
import { isLong } from '../long.mjs';

const BOARDS = ['three', 'three-diagonals', ...(isLong ? ['six'] : [])];

/** What tables know nothing of, as in the rulebooks. */
const PLAIN = {
  ...{ 'black-men': 0, 'least-men': 3, 'moves-first': 'in-turn', 'placing-stops': 0, aim: 'win', taking: 'must' },
  ...{ 'mill-counts': 'always', reclosing: 'at-once' },
  ...{ captures: 'one', protection: 'unless-all', dice: 'none' },
};

/** Any rule set on a board so small that it is solved at once, most of them such that it can be solved. */
const smallRules = fc
  .tuple(anyRules(['marelle', 'marelle-a-3']), fc.constantFrom(...BOARDS), fc.constantFrom(3, 4), fc.nat(3))
  .map(([{ id, changes: any }, board, men, odd]) => {
    const { 'mill-at-entry': atEntry = 'capture', ...others } = any;
    const changes =
      odd === 0
        ? any
        : { ...others, ...(!/^from-hand|^later|^one-each|^marked|^opponent/.test(String(atEntry)) && any), ...PLAIN };
    const read = readRuleSet(id, { flying: 0, ...changes, board, men });
    const bare = readRuleSet(id, { ...changes, board, men, flying: 0 });
    return (read.ok ? read : bare) as { readonly ok: boolean; readonly value: MillRuleSet };
  });

/** Tables by their keys: what one rule set solved serves all others that share its key, as on a disk. */
const solved = new Map<string, Promise<MemoryTables>>();
function tablesOf(variant: Variant, men: number): Promise<MemoryTables> {
  const key = `${variant.key} ${men}`;
  const found =
    solved.get(key) ??
    solveSmall(variant, men).then(({ tables }) => new MemoryTables(new Places(variant.rules), tables));
  solved.set(key, found);
  return found;
}

/** Compares what the tables say of positions with what their turns lead to, unless the rule set is refused. */
async function compare(
  rules: MillRuleSet,
  men: number,
  positions: readonly MillPosition[],
): Promise<'same' | 'refused'> {
  const variant = variantOf(rules);
  if (!isSolvable(variant)) {
    expect(variant.reason).not.toBe('');
    return 'refused';
  }
  const tables = await tablesOf(variant, men);
  const plain = new PlainMill(rules.board, rules.parameters);
  for (const position of positions) {
    const exact = exactValue(rules, tables, position);
    const message = `${rules.id} ${JSON.stringify(rules.changes)} ${JSON.stringify(position)}`;
    expect(exact && { value: exact.value, distance: exact.distance }, message).toEqual(
      byTurns(rules, tables, plain, plainMillPosition(position)),
    );
  }
  return 'same';
}

it('tables say what the turns of plain rules lead to, or refuse the rule set', async () => {
  const count = { same: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(smallRules, fc.nat(), async ({ ok, value: rules }, seed) => {
      fc.pre(ok);
      const below = numbers(seed);
      const positions = Array.from({ length: isLong ? 400 : 40 }, () => somePosition(rules, below));
      count[await compare(rules, 4, positions)]++;
    }),
    { numRuns: isLong ? 1500 : 40 },
  );
  expect(count.same).toBeGreaterThan(0);
  expect(count.refused).toBeGreaterThan(0);
});

/** Each value of each parameter, one at a time, numbers up to four; only those that fit. */
const oneChange = (
  [
    ['marelle', 'three-diagonals'],
    ['marelle-a-3', 'three'],
  ] as const
).flatMap(([id, board]) =>
  ruleSet(id).specs.flatMap((spec) => {
    const values: readonly ParameterValue[] = spec.kind === 'choice' ? spec.choices : [0, 3, 4];
    return values.flatMap((value) => {
      const read = readRuleSet(id, { board, men: 4, flying: 0, [spec.name]: value });
      // The large boards take seconds.
      return read.ok && !String(value).startsWith('nine') ? [read.value as MillRuleSet] : [];
    });
  }),
);

it('tables answer for every value of every parameter', async () => {
  const below = numbers(1);
  for (const rules of oneChange)
    await compare(
      rules,
      4,
      Array.from({ length: isLong ? 400 : 12 }, () => somePosition(rules, below)),
    );
});

/** Three to four men of each side anywhere, every other time with a black mill. */
function somePosition(rules: MillRuleSet, below: (bound: number) => number): MillPosition {
  const { lines, names } = rules.board;
  const mill = below(2) === 0 ? (lines[below(lines.length)] ?? []) : [];
  const points = names.map((_, i) => i).filter((point) => !mill.includes(point));
  const take = (given: readonly number[]): number => {
    const rest = Array.from({ length: 4 - below(2) - given.length }, () => takeFrom(points, below));
    return setOf([...given, ...rest]);
  };
  return { white: take([]), black: take(mill), whiteHand: 0, blackHand: 0, toPlay: 'white', dice: null };
}

const takeFrom = (points: number[], below: (bound: number) => number): number =>
  points.splice(below(points.length), 1)[0] as number;
const setOf = (points: readonly number[]): number => points.reduce((set, point) => set | (1 << point), 0);

// Men must fly to close two mills at once on this board, and those of six do not.
it.each(MILL.captures.choices)('tables know what closing two mills at once takes (%s)', async (captures) => {
  const rules = ruleSet('marelle', { board: 'six', men: 6, flying: 5, captures });
  const below = numbers(1);
  const positions = Array.from({ length: isLong ? 2000 : 40 }, () => twoMillsAtHand(rules, below));
  expect(await compare(rules, 6, positions)).toBe(captures === 'two' ? 'refused' : 'same');
});

it.each(MILL.protection.choices)('tables know which men in mills can be taken (%s)', async (protection) => {
  const rules = ruleSet('marelle', { board: 'six', men: 5, flying: 0, protection });
  const below = numbers(1);
  const positions: MillPosition[] = [];
  while (positions.length < (isLong ? 2000 : 40)) {
    const position = besideAMill(rules, below);
    if (rules.turns(position).some(({ captures }) => captures.length > 0)) positions.push(position);
  }
  expect(await compare(rules, 5, positions)).toBe(protection === 'once-placed' ? 'refused' : 'same');
});

/** Five men of each side anywhere, three of Black's in a mill. */
function besideAMill({ board }: MillRuleSet, below: (bound: number) => number): MillPosition {
  const mill = board.lines[below(board.lines.length)] ?? [];
  const points = board.names.map((_, i) => i).filter((point) => !mill.includes(point));
  const take = (count: number): number[] => Array.from({ length: count }, () => takeFrom(points, below));
  return {
    white: setOf(take(5)),
    black: setOf([...mill, ...take(2)]),
    whiteHand: 0,
    blackHand: 0,
    toPlay: 'white',
    dice: null,
  };
}

/** White can close both lines of a corner with its fifth man; Black has six. */
function twoMillsAtHand({ board }: MillRuleSet, below: (bound: number) => number): MillPosition {
  const corners = board.names.flatMap((_, i) =>
    board.lines.filter((line) => line.includes(i)).length === 2 ? [i] : [],
  );
  const corner = corners[below(corners.length)] as number;
  const around = board.lines.filter((line) => line.includes(corner)).flat();
  const points = board.names.map((_, i) => i).filter((point) => !around.includes(point));
  const white = setOf([...around.filter((point) => point !== corner), takeFrom(points, below)]);
  const black = setOf(Array.from({ length: 6 }, () => takeFrom(points, below)));
  return { white, black, whiteHand: 0, blackHand: 0, toPlay: 'white', dice: null };
}

/** What a position must be worth by its turns alone: value, and plies to the next capture or the end. */
function byTurns(
  rules: MillRuleSet,
  tables: MemoryTables,
  plain: PlainMill,
  position: PlainMillPosition,
): Pick<Exact, 'value' | 'distance'> {
  const { toPlay } = position;
  const outcome = plain.outcome(position, null);
  if (outcome?.winner === null) return { value: 'draw', distance: null };
  if (outcome) return { value: outcome.winner === toPlay ? 'win' : 'loss', distance: 0 };
  const found: Record<Value, number[]> = { win: [], draw: [], loss: [] };
  for (const turn of plain.turns(position)) {
    const after = plain.after(position, turn);
    const { value, distance } = afterTurn(rules, tables, plain, after);
    const own = value === 'draw' || after.toPlay === toPlay ? value : value === 'win' ? 'loss' : 'win';
    found[own].push(turn.captures.length > 0 ? 1 : (distance ?? 0) + 1);
  }
  if (found.win.length > 0) return { value: 'win', distance: Math.min(...found.win) };
  if (found.draw.length > 0) return { value: 'draw', distance: null };
  return { value: 'loss', distance: Math.max(...found.loss) };
}

function afterTurn(
  rules: MillRuleSet,
  tables: MemoryTables,
  plain: PlainMill,
  position: PlainMillPosition,
): Pick<Exact, 'value' | 'distance'> {
  const outcome = plain.outcome(position, null);
  if (outcome?.winner === null) return { value: 'draw', distance: null };
  if (outcome) return { value: outcome.winner === other(position.toPlay) ? 'loss' : 'win', distance: 0 };
  const { men, toPlay } = position;
  const exact = exactValue(rules, tables, {
    ...{ white: setOf(men.white), black: setOf(men.black), toPlay },
    ...{ whiteHand: 0, blackHand: 0, dice: null },
  });
  if (!exact) throw new Error('the tables do not cover the position');
  return exact;
}

import { type MillPosition, type MillRuleSet, other, readRuleSet } from '@merellier/rules';
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
import { isLong } from './runs.ts';

const MEN = 4;
const BOARDS = ['three', 'three-diagonals', ...(isLong ? ['six'] : [])];

/** Any rule set on a board so small that it is solved at once. */
const smallRules = fc
  .tuple(anyRules(['marelle']), fc.constantFrom(...BOARDS), fc.constantFrom(3, MEN))
  .map(([{ changes }, board, men]) => {
    const read = readRuleSet('marelle', { flying: 0, ...changes, board, men });
    const bare = readRuleSet('marelle', { ...changes, board, men, flying: 0 });
    return (read.ok ? read : bare) as { readonly ok: boolean; readonly value: MillRuleSet };
  });

/** Tables by their keys: what one rule set solved serves all others that share its key, as on a disk. */
const solved = new Map<string, Promise<MemoryTables>>();
function tablesOf(variant: Variant): Promise<MemoryTables> {
  const found =
    solved.get(variant.key) ??
    solveSmall(variant, MEN).then(({ tables }) => new MemoryTables(new Places(variant.rules), tables));
  solved.set(variant.key, found);
  return found;
}

it('tables say what the turns of plain rules lead to, or refuse the rule set', async () => {
  let compared = 0;
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(smallRules, fc.nat(), async ({ ok, value: rules }, seed) => {
      fc.pre(ok);
      const variant = variantOf(rules);
      if (!isSolvable(variant)) {
        refused++;
        expect(variant.reason).not.toBe('');
        return;
      }
      const tables = await tablesOf(variant);
      const plain = new PlainMill(rules.board, rules.parameters);
      const below = numbers(seed);
      for (let i = 0; i < (isLong ? 400 : 60); i++) {
        const position = somePosition(rules, below);
        const exact = exactValue(rules, tables, position);
        expect(exact && { value: exact.value, distance: exact.distance }, JSON.stringify(position)).toEqual(
          byTurns(rules, tables, plain, plainMillPosition(position)),
        );
        compared++;
      }
    }),
    { numRuns: isLong ? 1500 : 120 },
  );
  expect(compared).toBeGreaterThan(300);
  expect(refused).toBeGreaterThan(5);
});

/** Three to four men of each side, anywhere. */
function somePosition(rules: MillRuleSet, below: (bound: number) => number): MillPosition {
  const points = rules.board.names.map((_, i) => i);
  const take = (): number => {
    let men = 0;
    for (let left = MEN - below(2); left > 0; left--) men |= 1 << (points.splice(below(points.length), 1)[0] as number);
    return men;
  };
  return { white: take(), black: take(), whiteHand: 0, blackHand: 0, toPlay: 'white', dice: null };
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
  const bits = (men: readonly number[]): number => men.reduce((set, point) => set | (1 << point), 0);
  const { men, toPlay } = position;
  const exact = exactValue(rules, tables, {
    ...{ white: bits(men.white), black: bits(men.black), toPlay },
    ...{ whiteHand: 0, blackHand: 0, dice: null },
  });
  if (!exact) throw new Error('the tables do not cover the position');
  return exact;
}

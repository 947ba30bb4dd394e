import { type MillPosition, type MillRuleSet, ruleSet } from '@merellier/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../../scripts/long.mjs';
import { searchProbe } from './engine-probe.ts';
import { type Exact, exactTurns, exactValue } from './exact.ts';
import { pairName, pairsUpTo } from './pair.ts';
import { Places } from './place.ts';
import { checkSolved, type Solved, solveSmall } from './small.ts';
import { readSmall, writeSmall } from './small-file.ts';
import type { SideCounts } from './solve-pair.ts';
import { MemoryTables } from './tables.ts';
import { MARELLE_COUNTS } from './testing/known.ts';
import { solvePlainly } from './testing/plain-solver.ts';
import { isSolvable, type Variant, variantOf } from './variant.ts';

function solvable(id: string, changes = {}): Variant {
  const variant = variantOf(ruleSet(id, changes));
  if (!isSolvable(variant)) throw new Error(`${id} is not solvable: ${variant.reason}`);
  return variant;
}

const solving = new Map<string, Promise<Solved>>();

/** All positions of a rule set with up to so many men a side, solved once. */
function solvedUpTo(men: number, variant: Variant): Promise<Solved> {
  const name = `${men} ${variant.key}`;
  const solved = solving.get(name) ?? solveSmall(variant, men);
  solving.set(name, solved);
  return solved;
}

const movement = (white: number, black: number, toPlay: 'white' | 'black'): MillPosition => ({
  ...{ white, black, toPlay },
  ...{ whiteHand: 0, blackHand: 0, dice: null },
});

const tablesOf = ({ rules }: Variant, { tables }: Solved): MemoryTables => new MemoryTables(new Places(rules), tables);

/** What a position must be worth, by the values of its turns alone. */
function byTurns(rules: MillRuleSet, tables: MemoryTables, position: MillPosition): Pick<Exact, 'value' | 'distance'> {
  const outcome = rules.outcome(position);
  if (outcome?.winner === null) return { value: 'draw', distance: null };
  if (outcome) return { value: outcome.winner === position.toPlay ? 'win' : 'loss', distance: 0 };
  const turns = exactTurns(rules, tables, position) ?? [];
  const plies = (value: string): number[] =>
    turns.filter((t) => t.value === value).map(({ distance }) => distance ?? 0);
  if (plies('win').length > 0) return { value: 'win', distance: Math.min(...plies('win')) };
  if (plies('draw').length > 0) return { value: 'draw', distance: null };
  return { value: 'loss', distance: Math.max(...plies('loss')) };
}

it('counts each class of symmetric positions once, on the cube with its 48 symmetries too', async () => {
  const { counts } = await solvedUpTo(3, solvable('marelle-cubique'));
  const [first, second] = counts.get('3-3') as readonly [SideCounts, SideCounts];
  const all = ({ wins, losses, draws }: SideCounts): number => wins + losses + draws;
  // By Burnside's lemma three men against three stand there in so many ways.
  expect([all(first), all(second)]).toEqual([97_794, 97_794]);
  // With as many men, the same positions with the colours changed.
  expect(second).toEqual(first);
});

describe('the marelle up to four men a side', async () => {
  const variant = solvable('marelle');
  const solved = await solvedUpTo(4, variant);

  it.each(MARELLE_COUNTS.filter(([mover, opponent]) => Math.max(mover, opponent) <= 4))(
    'has the published counts with %i men against %i',
    (mover, opponent, known) => {
      const counts = solved.counts.get(
        pairName({ white: Math.max(mover, opponent), black: Math.min(mover, opponent) }),
      );
      expect(counts?.[mover >= opponent ? 0 : 1]).toMatchObject(known);
    },
  );

  it('agrees with its own turns in the kernel too', () => {
    expect(checkSolved(variant, solved, isLong ? 5 : 29)).toBe(0);
  });

  it('is the same where only what a pair leads to is solved', async () => {
    const few = await solveSmall(variant, { white: 4, black: 3 });
    expect([...few.counts.keys()]).toEqual(['3-3', '4-3']);
    expect(few.counts.get('4-3')).toEqual(solved.counts.get('4-3'));
    expect(tablesOf(variant, few).men).toBe(4);
  });

  it('gives symmetric positions the same value', () => {
    const tables = tablesOf(variant, solved);
    const { rules } = variant;
    fc.assert(
      fc.property(fc.nat(3667664), fc.nat(15), (index, symmetry) => {
        const [white, black] = tables.places.at({ white: 4, black: 4 }, index);
        const position = movement(white, black, 'white');
        expect(exactValue(rules, tables, rules.transform(position, symmetry))).toEqual(
          exactValue(rules, tables, position),
        );
      }),
    );
  });

  it('is the same after it was written and read, and refused when damaged or of another rule set', () => {
    const tables = tablesOf(variant, solved);
    const bytes = writeSmall(variant, solved);
    const again = readSmall(variant, bytes, 'kept');
    fc.assert(
      fc.property(fc.constantFrom(...pairsUpTo(4)), fc.nat(200_000), (pair, index) => {
        const [white, black] = tables.places.at(pair, index);
        expect(again.look(white, black)).toBe(tables.look(white, black));
        expect(again.look(black, white)).toBe(tables.look(black, white));
      }),
    );
    expect(() => readSmall(solvable('merels'), bytes, 'kept')).toThrow('kept: other-table');
    expect(() => readSmall(variant, bytes.subarray(0, -1), 'kept')).toThrow('kept: damaged');
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 1;
    expect(() => readSmall(variant, bytes, 'kept')).toThrow('kept: damaged');
  });

  it('tells a search the value, nearer wins by smaller numbers, and fewer men as nearer still', () => {
    const tables = tablesOf(variant, solved);
    const { rules } = variant;
    const probe = searchProbe(rules, tables, { slow: false, hands: false });
    expect(probe.mostMen).toBe(8);
    expect(probe.value(rules.start())).toBe(-32_768);
    fc.assert(
      fc.property(fc.constantFrom(...pairsUpTo(4)), fc.nat(200_000), fc.boolean(), (pair, index, turned) => {
        const [white, black] = tables.places.at(pair, index);
        const position = movement(white, black, turned ? 'black' : 'white');
        if (rules.outcome(position)) return;
        const value = probe.value(position);
        const { value: known } = exactValue(rules, tables, position) as Exact;
        expect(Math.sign(value)).toBe(known === 'win' ? 1 : known === 'loss' ? -1 : 0);
        expect(Math.abs(value)).toBeLessThanOrEqual(500);
        if (value <= 0) return;
        const answers = rules.turns(position).map((turn) => rules.play(position, turn));
        const lost = answers.filter((next) => rules.outcome(next) || probe.value(next) < 0);
        expect(lost.some((next) => rules.outcome(next) || -probe.value(next) <= value)).toBe(true);
      }),
    );
  });

  it('does not know positions with more men, or with men in hand', () => {
    const tables = tablesOf(variant, solved);
    expect(exactValue(variant.rules, tables, movement(0b11111, 0b111 << 10, 'white'))).toBeNull();
    expect(exactValue(variant.rules, tables, variant.rules.start())).toBeNull();
  });
});

/**
 * On the large board four men a side take most of a second: the short form has them where men stop flying with four, where they
 * never fly, and where they have diagonals besides; elsewhere three, of which a capture takes the last that is needed.
 */
const NEED_FOUR = new Set(
  [
    solvable('marelle', { protection: 'never', flying: 4 }),
    solvable('merels', { blocked: 'passes', protection: 'always', 'mill-by-moving': 'capture-and-extra-turn' }),
    solvable('merels-diagonals', { captures: 'per-mill', blocked: 'draws' }),
    // With three men a mill wins either way.
    solvable('marelle', {
      'mill-at-entry': 'wins',
      'mill-by-moving': 'wins',
      protection: 'always',
      captures: 'per-mill',
    }),
  ].map(({ key }) => key),
);

// Every parameter that the movement phase depends on, each with a value that the named rule sets do not have too.
describe.each([
  ['marelle', {}],
  ['merels', {}],
  ['merels-diagonals', {}],
  ['marelle-de-poche', {}],
  ['marelle-de-ceylan', {}],
  ['marelle', { protection: 'never', flying: 4 }],
  ['merels-diagonals', { captures: 'per-mill', blocked: 'draws' }],
  ['marelle-a-6', {}],
  ['marelle-a-6', { flying: 3, blocked: 'loses-unless-full' }],
  ['marelle', { board: 'three', men: 4 }],
  ['marelle', { board: 'three-diagonals', men: 4, blocked: 'passes' }],
  ['merels', { blocked: 'passes', protection: 'always', 'mill-by-moving': 'capture-and-extra-turn' }],
  ['marelle-a-3', { men: 4 }],
  ['marelle-a-3-diagonales', { men: 4, 'mill-at-entry': 'forbidden', blocked: 'passes' }],
  ['marelle', { 'mill-at-entry': 'wins', 'mill-by-moving': 'wins', protection: 'always', captures: 'per-mill' }],
  ['marelle-a-7', {}],
  // Twenty-six points, forty-eight symmetries.
  ['marelle-cubique', {}],
  ['marelle-a-7', { captures: 'per-mill', flying: 4 }],
  ['marelle-a-7', { protection: 'always', 'mill-by-moving': 'capture-and-extra-turn' }],
])('%s %o', async (id, changes) => {
  const variant = solvable(id, changes);
  const { rules } = variant;
  const most = isLong || rules.board.names.length < 24 || NEED_FOUR.has(variant.key) ? 4 : 3;
  const tables = tablesOf(variant, await solvedUpTo(most, variant));

  it('gives random positions the value and distance that their turns, by the rules, lead to', () => {
    for (const pair of pairsUpTo(most))
      fc.assert(
        fc.property(fc.nat(tables.places.size(pair) - 1), fc.constantFrom('white', 'black'), (index, toPlay) => {
          const [white, black] = tables.places.at(pair, index);
          const position = movement(white, black, toPlay);
          expect(exactValue(rules, tables, position)).toMatchObject(byTurns(rules, tables, position));
        }),
        { numRuns: isLong ? 300 : 100 },
      );
  });
});

/** The plain solver takes seconds for these: the short form has the like on smaller boards. */
const LARGE: readonly [string, object][] = isLong
  ? [
      ['marelle-a-6', { flying: 3, blocked: 'loses-unless-full' }],
      ['marelle-a-7', { flying: 3, captures: 'per-mill' }],
      ['marelle-a-6', { 'mill-at-entry': 'wins', 'mill-by-moving': 'wins' }],
      ['marelle-a-7', {}],
    ]
  : [];

it.each([
  ['marelle-a-6', {}],
  ['marelle-a-3', {}],
  ['marelle-a-3', { flying: 3, blocked: 'passes' }],
  ['marelle-a-3-diagonales', { blocked: 'draws' }],
  ['marelle', { board: 'three', men: 4, flying: 0, 'mill-at-entry': 'wins', 'mill-by-moving': 'wins' }],
  ...LARGE,
])('agrees with a plain solver on every position of %s %o with three men a side', async (id, changes) => {
  const variant = solvable(id, changes);
  const plain = solvePlainly(variant.rules);
  const tables = tablesOf(variant, await solvedUpTo(3, variant));
  const different: string[] = [];
  for (let index = 0; index < tables.places.size({ white: 3, black: 3 }); index++) {
    const [white, black] = tables.places.at({ white: 3, black: 3 }, index);
    const position = movement(white, black, 'white');
    if (variant.rules.outcome(position)?.reason === 'mill') continue;
    const exact = exactValue(variant.rules, tables, position);
    const plies = plain.value(white, black);
    const expected =
      plies === 0
        ? { value: 'draw', distance: null }
        : plies > 0
          ? { value: 'win', distance: plies }
          : { value: 'loss', distance: -plies - 1 };
    if (exact?.value !== expected.value || exact.distance !== expected.distance) different.push(`${white} ${black}`);
  }
  expect(different).toEqual([]);
  // Some of each were compared.
  for (const count of [plain.wins, plain.losses, plain.draws]) expect(count).toBeGreaterThan(0);
});

it('names tables by what their values depend on, not by the rule set', () => {
  const key = (id: string, changes = {}): string => solvable(id, changes).key;
  expect(new Set(['marelle', 'merels-wild', 'jeu-du-moulin'].map((id) => key(id)))).toEqual(
    new Set(['nine-unless-all-fly3']),
  );
  expect(key('marelle', { 'no-capture-draw': 0, begins: 'black', men: 7 })).toBe(key('marelle'));
  // Nine men a side do not fill the board, and draws that look back never change a value.
  expect(key('marelle', { blocked: 'loses-unless-full', 'three-men-draw': 10 })).toBe(key('marelle'));
  expect(key('marelle-a-6')).toBe('six-unless-all-fly0');
  // A board that can fill up is another matter; where the first mill wins nothing is taken, whatever a mill protects.
  expect(key('morabaraba')).toBe('nine-diagonals-unless-all-fly3-blocked-loses-unless-full');
  expect(key('morabaraba', { men: 11 })).toBe('nine-diagonals-unless-all-fly3');
  expect(key('marelle-a-3', { protection: 'always', captures: 'per-mill' })).toBe('three-fly0-first-mill');
  expect(key('merels')).not.toBe(key('marelle'));
  expect(key('marelle-de-poche')).not.toBe(key('marelle'));
});

it('refuses what it cannot solve, with the reason', () => {
  const reason = (id: string, changes = {}): unknown => variantOf(ruleSet(id, changes));
  expect(reason('marelle-mixte', { captures: 'per-mill' })).toMatchObject({ reason: 'entry' });
  expect(reason('marelle-cubique', { entry: 'any-time' })).toMatchObject({ reason: 'points' });
  expect(reason('marelle-avec-des')).toMatchObject({ reason: 'dice' });
  expect(reason('dames')).toMatchObject({ reason: 'family' });
  expect(reason('shax')).toMatchObject({ reason: 'rule', parameters: ['mill-at-entry'] });
  expect(reason('marelle', { leap: 'yes', aim: 'lose' })).toMatchObject({ parameters: ['aim', 'leap'] });
  expect(reason('lasker', { blocked: 'passes' })).toMatchObject({ reason: 'entry' });
  // Men in hand are another matter; once all are on the board, it is the marelle.
  expect(reason('marelle-mixte')).toMatchObject({ key: 'nine-unless-all-fly3', anyTime: true });
});

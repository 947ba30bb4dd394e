import { DRAUGHTS_RULE_SET_IDS, type DraughtsPosition, type DraughtsRuleSet, draughtsRuleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TableFileError } from '../table-file.ts';
import { plainEndings } from '../testing/plain-endings.ts';
import { endingProbe } from './ending-probe.ts';
import { type EndingRules, endingsOf, hasEndings } from './ending-rules.ts';
import { EndingTables } from './ending-tables.ts';
import { readEndings, writeEndings } from './endings-file.ts';
import { endingTurns, endingValue } from './exact-endings.ts';
import { Numbering } from './numbering.ts';
import { quietMoves } from './quiet-moves.ts';
import { solveEndings } from './solve-endings.ts';
import { solveMaterial } from './solve-material.ts';

const isLong = process.env.MERELLIER_LONG === '1';
const solvable = DRAUGHTS_RULE_SET_IDS.map((id) => endingsOf(draughtsRuleSet(id))).filter(hasEndings);

const at = (rules: DraughtsRuleSet, fen: string): DraughtsPosition => {
  const read = readFen(rules, fen);
  if (!read.ok) throw new Error(fen);
  return read.value;
};

/** Endings of so many kings against one. */
function kingsAgainstOne(rules: DraughtsRuleSet, most: number): EndingTables {
  const numbering = new Numbering(rules);
  const tables = new EndingTables(numbering, most + 1);
  const quiet = quietMoves(numbering);
  for (let kings = 1; kings <= most; kings++)
    for (const table of solveMaterial(tables, { men: 0, kings, otherMen: 0, otherKings: 1 }, quiet)) tables.add(table);
  return tables;
}

describe('endings', () => {
  const plainly = solvable.filter(({ rules }) => isLong || rules.board.side < 10);
  it.each(plainly.map((endings) => [endings.rules.id, endings] as const))(
    'of %s are what a plain program finds, turn by turn',
    (_, endings) => {
      const pieces = isLong && endings.rules.board.side === 8 ? 3 : 2;
      const tables = solveEndings(endings, pieces);
      let wrong = 0;
      for (const { position, value, plies } of plainEndings(endings.rules, pieces).values()) {
        const found = endingValue(tables, position);
        if (found?.value !== value || (value !== 'draw' && found.distance !== plies)) wrong++;
      }
      expect(wrong).toBe(0);
    },
    isLong ? 600_000 : 60_000,
  );

  it('are refused where a turn depends on the one before, and for other games', () => {
    expect(endingsOf(draughtsRuleSet('dames-a-souffler'))).toEqual({ reason: 'huffing' });
  });

  it('share their tables where only draws, notation or who begins differ', () => {
    const keys = [{}, { 'kings-only-draw': 0 }, { begins: 'black' }, { squares: 'letters' }] as const;
    const [first, ...others] = keys.map((changes) => endingsOf(draughtsRuleSet('pool', changes)));
    for (const other of others) expect(other).toHaveProperty('key', (first as EndingRules).key);
    expect(endingsOf(draughtsRuleSet('pool', { 'king-range': 'short' }))).not.toHaveProperty(
      'key',
      (first as EndingRules).key,
    );
  });
});

describe('what is known of kings', () => {
  let russian: EndingTables;
  let english: EndingTables;
  beforeAll(() => {
    russian = kingsAgainstOne(draughtsRuleSet('russian'), 3);
    english = kingsAgainstOne(draughtsRuleSet('english'), 2);
  });

  it('king against king is drawn where none is taken at once, and so are two against one', () => {
    for (const fen of ['W:WKa1:BKb8', 'B:WKc5:BKh4', 'W:WKa1,Kc1:BKb8', 'W:WKd4,Kf4:BKa5'])
      expect(endingValue(russian, at(russian.rules, fen))).toMatchObject({ value: 'draw' });
    expect(endingValue(russian, at(russian.rules, 'W:WKa1:BKd4'))).toMatchObject({ value: 'win', distance: 1 });
  });

  it('three against one win by Petrov’s triangle within fifteen moves, but for one on the long diagonal', () => {
    const { rules, numbering } = russian;
    const table = russian.table({ men: 0, kings: 3, otherMen: 0, otherKings: 1 });
    const road = rules.board.names.flatMap((name, place) =>
      name.charCodeAt(0) - 97 === Number(name[1]) - 1 ? [place] : [],
    );
    expect(road).toHaveLength(8);
    const { kings, otherKings } = numbering.of({ men: 0, kings: 3, otherMen: 0, otherKings: 1 });
    let [longest, offRoad, notWon] = [0, 0, 0];
    for (const [index, value] of (table?.values ?? []).entries()) {
      const other = 31 - (otherKings.squares[index % 32] as number);
      const own = [...kings.squares.subarray(Math.floor(index / 32) * 3, Math.floor(index / 32) * 3 + 3)];
      longest = Math.max(longest, value === 0 ? 0 : (value - 1) >> 1);
      // On the road it is lost only where it is taken, or cut off from it, at once.
      if (own.includes(other) || road.includes(other)) continue;
      offRoad++;
      if (value === 0) notWon++;
    }
    expect(longest).toBe(25);
    // Who is not on the road yet, and cannot be kept from it.
    expect([offRoad, notWon]).toEqual([107_880, 896]);
  });

  it('a lone king in the corner of the long diagonal draws', () => {
    expect(endingValue(russian, at(russian.rules, 'W:WKb8,Kc7,Kd8:BKa1'))).toMatchObject({ value: 'draw' });
    expect(endingValue(russian, at(russian.rules, 'W:WKb8,Kc7,Kd8:BKa5'))).toMatchObject({ value: 'win' });
  });

  it('two short kings win against one, in the double corner too', () => {
    for (const fen of ['W:WK14,K15:BK5', 'W:WK23,K22:BK32', 'W:WK18,K19:BK1'])
      expect(endingValue(english, at(english.rules, fen))).toMatchObject({ value: 'win' });
  });

  it('says where the rule set’s own draw comes before the end', () => {
    const hurried = draughtsRuleSet('russian', { 'kings-only-draw': 3 });
    // The same tables (above): only where a draw comes first is another.
    const tables = new EndingTables(new Numbering(hurried), 4);
    for (const table of russian.all) tables.add(table);
    const near = at(hurried, 'W:WKb8,Kc7,Kd8:BKa5');
    expect(endingValue(tables, near)).toEqual({ value: 'win', distance: 3, beyondLimit: false });
    const far = at(hurried, 'W:WKa1,Kb2,Ke1:BKf8');
    expect(endingValue(tables, far)).toEqual({ value: 'win', distance: 21, beyondLimit: true });
    const turns = endingTurns(tables, far)?.filter(({ value }) => value === 'win') ?? [];
    expect(turns.length).toBeGreaterThan(0);
    expect(turns.filter(({ beyondLimit }) => !beyondLimit)).toEqual([]);
  });

  it('a probe has the nearer win for the nearer one, and turns for all that is legal', () => {
    const probe = endingProbe(russian);
    const position = at(russian.rules, 'W:WKb8,Kc7,Kd8:BKa5');
    const turns = probe.turns(position, false) ?? [];
    expect(turns).toHaveLength(russian.rules.turns(position).length);
    const nearest = Math.min(...turns.flatMap(({ value, distance }) => (value === 'win' ? [distance ?? 0] : [])));
    expect(probe.value(position)).toBe(nearest + 1);
    expect(probe.value(russian.rules.start())).toBe(-32_768);
  });
});

describe('a file of endings', () => {
  it('comes back as it was, and is refused where it is damaged, cut or of other rules', () => {
    const [first, second] = solvable as [EndingRules, EndingRules];
    const tables = solveEndings(first, 2).all;
    const { bytes } = writeEndings(first, tables, (raw) => raw);
    expect(readEndings(first, bytes, (raw) => raw, 'two')).toEqual(tables);
    const problem = (given: Uint8Array, rules = first): string => {
      try {
        readEndings(rules, given, (raw) => raw, 'two');
        return 'none';
      } catch (error) {
        return (error as TableFileError).problem;
      }
    };
    expect(problem(bytes, second)).toBe('other-table');
    expect(problem(bytes.subarray(0, 12))).toBe('not-a-table');
    expect(problem(bytes.subarray(0, -1))).toBe('truncated');
    for (const place of [8, 20, bytes.length - 1]) {
      const flipped = bytes.slice();
      flipped[place] = (flipped[place] as number) ^ 16;
      expect(['other-version', 'damaged']).toContain(problem(flipped));
    }
  });
});

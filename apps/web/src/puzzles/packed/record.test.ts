import { ruleSet } from '@merellier/rules';
import { expect, it } from 'vitest';
import type { Puzzle } from '../puzzle.ts';
import { BitReader, BitWriter } from './bits.ts';
import { readCollection, writeCollection } from './collection-file.ts';

const asked = (puzzle: Puzzle): unknown => ({
  ...puzzle,
  line: puzzle.line,
  others: [...puzzle.others].sort(),
});

it('numbers come back bit for bit', () => {
  const to = new BitWriter();
  for (const [value, width] of [
    [5, 3],
    [0, 0],
    [2 ** 32 - 1, 32],
    [9, 4],
  ] as const)
    to.put(value, width);
  const from = new BitReader(to.bytes());
  expect([from.take(3), from.take(0), from.take(32), from.take(4)]).toEqual([5, 0, 2 ** 32 - 1, 9]);
  expect(() => to.put(8, 3)).toThrow(RangeError);
});

it('a puzzle with men in hand comes back as it was: values, the answer where it is one, its own name', () => {
  const rules = ruleSet('marelle-a-3');
  const puzzle: Puzzle = {
    ...{ id: 'marelle-a-3-0badcafe', rules: rules.id, fen: 'W:Wa1,b2:Ba2,c3:H1,1' },
    ...{ kind: 'win', theme: 'mill', goal: { value: 'win' }, grade: 2, found: 17, seenAt: null },
    line: ['a3', 'c1'],
    others: [
      ['b1', 'loss', 'c1'],
      ['b3', 'draw', null],
      ['c1', 'loss', null],
      ['c2', 'loss', 'c1'],
    ],
  };
  const read = readCollection(rules, writeCollection(rules, [puzzle]));
  expect(read.map(asked)).toEqual([asked(puzzle)]);
});

it('a combination with kings comes back, and a turn that is none is refused', () => {
  const rules = ruleSet('dames');
  const turns = [
    '15-10',
    '15-1',
    '15-11',
    '15-8',
    '15-4',
    '15-18',
    '15-22',
    '15-25',
    '15-29',
    '15-19',
    '15-24',
    '15-28',
  ];
  const puzzle: Puzzle = {
    ...{ id: 'dames-01b09ec3', rules: rules.id, fen: 'B:WK2:B5,K15' },
    ...{ kind: 'win', theme: 'combination', goal: { value: 'win', winIn: 2 }, grade: 1, found: 20, seenAt: 3 },
    line: ['15-6', '2x9', '5x14'],
    others: ['5-9', ...turns].map((turn) => [turn, 'slower', null] as const),
  };
  const read = readCollection(rules, writeCollection(rules, [puzzle, puzzle]));
  expect(read.map(asked)).toEqual([asked(puzzle), asked(puzzle)]);
  expect(() => writeCollection(rules, [{ ...puzzle, line: ['15-7'] }])).toThrow(RangeError);
});

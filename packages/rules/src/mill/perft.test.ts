import { expect, it } from 'vitest';
import { ruleSet } from '../catalogue.ts';
import { at } from '../testing/examples.ts';

const CAPTURE = [24, 552, 12144, 255024, 5140800];

// Provenance: rules.md, section 3, computed by an independent program; marelle, mixte and diagonals also published.
const TABLE: readonly (readonly [string, readonly number[]])[] = [
  ['marelle', CAPTURE],
  ['merels', CAPTURE],
  ['merels-wild', CAPTURE],
  ['marelle-de-poche', CAPTURE],
  ['jeu-du-moulin', CAPTURE],
  ['marelle-mixte', [24, 552, 13552, 319176, 7911352]],
  ['marelle-de-ceylan', [24, 552, 12144, 255024, 5100480]],
  ['merels-diagonals', [24, 552, 12144, 255024, 5150880]],
  ['marelle-avec-des', [24, 552, 12144, 255024, 5060160]],
  ['marelle-cubique', [26, 650, 15600, 358800, 7966464]],
];

it.each(TABLE)('%s has the published number of turns to depth 5', (id, counts) => {
  const rules = ruleSet(id);
  expect(counts.map((_, i) => rules.perft(rules.start(), i + 1))).toEqual(counts);
});

it('counts the same leaves by whole positions as by packed integers', () => {
  const count = (rules: ReturnType<typeof ruleSet>, position: ReturnType<typeof at>, depth: number): number =>
    depth === 0
      ? 1
      : rules.turns(position).reduce((sum, turn) => sum + count(rules, rules.play(position, turn), depth - 1), 0);
  const examples = [
    ['marelle', 'W:Wa1,a4,d6,f6,g7,c3:Bb4,b6,d3,e3,f4,g1:H1,1'],
    ['marelle', 'B:Wa1,a7,d6:Bb4,c4,d3,e3'],
    ['marelle-mixte', 'W:Wa1,a4:Bd3,e3:H2,2'],
    ['marelle-de-ceylan', 'W:Wa1,a4,d6,b6:Bd3,e3,b4,c5'],
    ['merels-diagonals', 'W:Wa1,b2,d6,b6:Bd3,e3,b4,c5,g7'],
    ['marelle-de-poche', 'W:Wa1,a4,d6,b6,f4:Bd3,e3,c3,c5,g7,g4'],
    ['marelle-cubique', 'W:W111,211,331,333,123:B112,212,322,221,121'],
  ] as const;
  for (const [id, fen] of examples) {
    const rules = ruleSet(id);
    expect(rules.perft(at(rules, fen), 3), `${id} ${fen}`).toBe(count(rules, at(rules, fen), 3));
  }
});

it('stops at a throw of the dice, which is no turn', () => {
  const rules = ruleSet('marelle-avec-des');
  const fen = 'W:Wa1,a4,d6:Bb4,c5,d3';
  expect(rules.perft(at(rules, `${fen}:D321`), 1)).toBe(rules.turns(at(rules, `${fen}:D321`)).length);
  expect(() => rules.perft(at(rules, fen), 1)).toThrow(RangeError);
  expect(() => rules.perft(at(rules, `${fen}:D321`), 2)).toThrow(RangeError);
});

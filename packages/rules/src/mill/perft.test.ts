import { expect, it } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { ruleSet } from '../catalogue.ts';
import { perft } from '../perft.ts';
import { at } from '../testing/examples.ts';
import { type PlainGame, plainPerft } from '../testing/plain-mill.ts';
import { PlainMill, type PlainMillPosition, plainMillPosition } from '../testing/plain-mill-rules.ts';

const CAPTURE = [24, 552, 12144, 255024, 5140800];
/** Until then these play like the marelle: what tells them apart comes later. */
const SAME = isLong ? CAPTURE : CAPTURE.slice(0, 4);

// Provenance: rules.md, section 3, computed by an independent program; marelle, mixte and diagonals also published.
const TABLE: readonly (readonly [string, readonly number[]])[] = [
  ['marelle', CAPTURE],
  ['merels', SAME],
  ['merels-wild', SAME],
  ['marelle-de-poche', SAME],
  ['jeu-du-moulin', SAME],
  ['marelle-mixte', [24, 552, 13552, 319176, 7911352]],
  ['marelle-de-ceylan', [24, 552, 12144, 255024, 5100480]],
  ['merels-diagonals', [24, 552, 12144, 255024, 5150880]],
  ['marelle-avec-des', [24, 552, 12144, 255024, 5060160]],
  ['marelle-cubique', [26, 650, 15600, 358800, 7966464]],
];

it.each(TABLE)('%s has the published numbers of turns', (id, counts) => {
  const rules = ruleSet(id);
  expect(counts.map((_, i) => perft(rules, rules.start(), i + 1))).toEqual(counts);
});

const THREE = ['a1 b1 c1', 'a2 b2 c2', 'a3 b3 c3', 'a1 a2 a3', 'b1 b2 b3', 'c1 c2 c3'];
const SIX = ['a1 c1 e1', 'e1 e3 e5', 'e5 c5 a5', 'a5 a3 a1', 'b2 c2 d2', 'd2 d3 d4', 'd4 c4 b4', 'b4 b3 b2'];
const CROSS = ['a3 b3 c3', 'b3 c3 d3', 'c3 d3 e3', 'c1 c2 c3', 'c2 c3 c4', 'c3 c4 c5'];
const NINE = [
  ...['a1 d1 g1', 'a4 b4 c4', 'a7 d7 g7', 'b2 d2 f2', 'b6 d6 f6', 'c3 d3 e3', 'c5 d5 e5', 'e4 f4 g4'],
  ...['a1 a4 a7', 'b2 b4 b6', 'c3 c4 c5', 'd1 d2 d3', 'd5 d6 d7', 'e3 e4 e5', 'f2 f4 f6', 'g1 g4 g7'],
];
const CORNERS = ['a1 b2 c3', 'a7 b6 c5', 'g1 f2 e3', 'g7 f6 e5'];

// Provenance: counted here by lists of names, with no code in common with the rules.
const PLAIN: readonly (readonly [string, Record<string, number>, number, PlainGame])[] = [
  ['marelle-a-3', {}, 7, { lines: THREE, men: 3, firstMill: true }],
  ['marelle-a-3', { flying: 3 }, 6, { lines: THREE, men: 3, firstMill: true, flies: true }],
  ['marelle-a-3-diagonales', {}, 7, { lines: [...THREE, 'a1 b2 c3', 'a3 b2 c1'], men: 3, firstMill: true }],
  ['marelle-a-6', {}, 4, { lines: SIX, links: ['a3 b3', 'd3 e3', 'c1 c2', 'c4 c5'], men: 6 }],
  ['marelle-a-7', {}, 4, { lines: [...SIX, ...CROSS], men: 7 }],
  ['lasker', {}, 3, { lines: NINE, men: 10, mixed: true, flies: true }],
  ['morabaraba', {}, 3, { lines: [...NINE, ...CORNERS], men: 12, flies: true }],
];

it.each(PLAIN)('%s %o has as many turns to depth %i as a plain count finds', (id, changes, depth, game) => {
  const rules = ruleSet(id, changes);
  for (let to = 1; to <= depth; to++) expect(perft(rules, rules.start(), to), `depth ${to}`).toBe(plainPerft(game, to));
});

it('counts moves and captures on the small boards as a plain count does', () => {
  const cases = [
    ['marelle-a-6', SIX, ['a3 b3', 'd3 e3', 'c1 c2', 'c4 c5'], 'a1,c1,e3,d4,b3', 'a5,c5,d2,b2,c4'],
    ['marelle-a-7', [...SIX, ...CROSS], [], 'a3,b3,c2,d4,e1,c5', 'a1,c1,d2,b2,c4,e3'],
    ['morabaraba', [...NINE, ...CORNERS], [], 'a1,b2,c4,d6', 'a7,b6,d5'],
  ] as const;
  for (const [id, lines, links, white, black] of cases) {
    const rules = ruleSet(id);
    const game: PlainGame = { lines, links, men: 0, flies: rules.parameters.flying === 3 };
    const start = at(rules, `W:W${white}:B${black}`);
    for (let to = 1; to <= 4; to++)
      expect(perft(rules, start, to), `${id} ${to}`).toBe(plainPerft(game, to, white, black));
  }
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
    ['mul-mulan', 'W:Wa1,d6,b2,f4:Ba7,g7,c3,e5'],
    // Three men of a row, before the next throw.
    ['marelle-avec-des-a-la-pose', 'W:Wb4,c4:Bd5,f4,g1:H7,6:D654'],
  ] as const;
  for (const [id, fen] of examples) {
    const rules = ruleSet(id);
    expect(perft(rules, at(rules, fen), 3), `${id} ${fen}`).toBe(count(rules, at(rules, fen), 3));
  }
});

// Mills are opened and closed again within four turns. Provenance of the counts: the plain rules, by lists of points.
it.each([
  ['marelle-a-6', { reclosing: 'later' }, ''],
  ['marelle-a-6', { reclosing: 'later-after-mill' }, ''],
  ['marelle-a-6', { 'mill-counts': 'once' }, ':SWa1-e1:SBa5-e5'],
  ['marelle-de-ceylan', { 'mill-counts': 'once', reclosing: 'later', board: 'six', men: 6 }, ''],
  ['marelle-a-6', { 'mill-at-entry': 'later' }, ':T2,1W'],
  ['marelle-a-6', { 'mill-at-entry': 'one-each' }, ':T1,1W'],
  ['marelle-a-6', { 'mill-at-entry': 'marked' }, ':H1,1'],
  ['marelle-a-6', { 'mill-at-entry': 'opponent-chooses' }, ':H1,1'],
] as const)('%s %o%s remembers as the plain rules do', (id, changes, memory) => {
  const rules = ruleSet(id, changes);
  const plain = new PlainMill(rules.board, rules.parameters);
  const count = (position: PlainMillPosition, depth: number): number => {
    const turns = plain.turns(position);
    return depth === 1
      ? turns.length
      : turns.reduce((sum, turn) => sum + count(plain.after(position, turn), depth - 1), 0);
  };
  const without = ruleSet(id, { ...changes, reclosing: 'at-once', 'mill-counts': 'always' });
  const men = 'W:Wa1,c1,e1,b2,d2:Ba5,c5,e5,b4,b3';
  const start = at(rules, `${men}${memory}`);
  for (let depth = 1; depth <= 4; depth++)
    expect(perft(rules, start, depth), `depth ${depth}`).toBe(
      count(plainMillPosition(start, rules.board.lines), depth),
    );
  expect(perft(rules, start, 4)).not.toBe(perft(without, at(without, men), 4));
});

it('stops at a throw of the dice, which is no turn', () => {
  const rules = ruleSet('marelle-avec-des');
  const fen = 'W:Wa1,a4,d6:Bb4,c5,d3';
  expect(perft(rules, at(rules, `${fen}:D321`), 1)).toBe(rules.turns(at(rules, `${fen}:D321`)).length);
  expect(() => perft(rules, at(rules, fen), 1)).toThrow(RangeError);
  expect(() => perft(rules, at(rules, `${fen}:D321`), 2)).toThrow(RangeError);
});

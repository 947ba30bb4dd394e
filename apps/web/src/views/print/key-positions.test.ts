import type { Game } from '@merellier/rules';
import { readGame } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import { singleLine } from '../../lines/single-line.ts';
import { keyPositions } from './key-positions.ts';

const read = (text: string): Game => {
  const game = readGame(text);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return singleLine(game.value);
};
const nodes = (text: string, most: number) => keyPositions(read(text), most).map(({ node }) => node);
const LONG = '[Rules "marelle"] 1. d6 f4 2. d2 b4 3. g7 a7 4. a1 g1 5. d7 a4 6. g4 d1 7. e5 d3 *';

it('a short line has a board for each turn, and one without turns none', () => {
  expect(nodes('[Rules "marelle"] 1. d6 f4 2. d2 *', 6)).toEqual([1, 2, 3]);
  expect(nodes('[Rules "marelle"] *', 6)).toEqual([]);
});

it('of a long line are shown its end, the name that it bears, and steps between them', () => {
  const found = keyPositions(read(LONG), 6);
  expect(found).toHaveLength(6);
  expect(found.at(-1)?.node).toBe(14);
  expect(found.filter(({ name }) => name).map(({ node, name }) => [node, name?.name('fr')])).toEqual([[4, 'La croix']]);
  const steps = found.map(({ node }, i) => node - (found[i - 1]?.node ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(4);
});

it('captures come before steps, and no more boards are shown than there is room for', () => {
  const text = '[Rules "marelle"] 1. a7 a1 2. d7 d1 3. g7xa1 b2 4. b6 b4 *';
  expect(nodes(text, 2)).toContain(8);
  expect(nodes(text, 3)).toContain(5);
  expect(nodes(text, 1)).toEqual([8]);
});

it('variations are not printed', () => {
  const game = read('[Rules "marelle"] 1. d6 (1. a1 g7) 1... f4 *');
  expect(game.nodes).toHaveLength(3);
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MillRuleSet, readMillRuleSet } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { costOf, wholePositions } from './cost.ts';
import { solveWholeGame } from './whole-game.ts';

function mill(id: string, changes: object = {}): MillRuleSet {
  const read = readMillRuleSet(id, changes as Record<string, string>);
  if (!read.ok) throw new RangeError(id);
  return read.value;
}

describe('what a rule set would cost', () => {
  it.each([
    ['marelle', {}, 'marelle'],
    ['merels-diagonals', {}, 'merels-diagonals'],
    ['marelle-de-ceylan', {}, 'marelle-de-ceylan'],
    ['marelle-a-6', {}, 'marelle-a-6'],
    ['marelle-a-7', {}, 'marelle-a-7'],
    ['marelle-mixte', { men: 4 }, 'marelle-mixte-4'],
    ['marelle-mixte', { board: 'six', men: 6, flying: 0 }, 'marelle-a-6-any-time'],
    ['marelle-cubique', { men: 5 }, 'marelle-cubique-5'],
  ])('is, of %s %o, the positions that its list has', (id, changes, file) => {
    const list = readFileSync(fileURLToPath(new URL(`../../../docs/solved/${file}.csv`, import.meta.url)), 'utf8');
    const listed = list
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',').map(Number))
      .reduce((sum, [, , , wins = 0, losses = 0, draws = 0]) => sum + wins + losses + draws, 0);
    const { positions } = costOf(mill(id, changes));
    expect(positions / listed).toBeGreaterThanOrEqual(1);
    expect(positions / listed).toBeLessThan(1.02);
  });

  it.each([
    {},
    { 'black-men': 3 },
    { men: 3, 'black-men': 4, flying: 3 },
    { 'least-men': 2 },
    { 'least-men': 1 },
    { 'placing-stops': 3 },
    { 'mill-at-entry': 'from-hand' },
    { 'mill-at-entry': 'from-hand-and-extra-turn' },
    { 'mill-at-entry': 'extra-turn' },
    { 'mill-at-entry': 'nothing' },
    { 'mill-at-entry': 'one-each' },
    { entry: 'any-time' },
    { entry: 'any-time', 'black-men': 3 },
  ])('is no less than what a game goes through, and not far from it: %o', (changes) => {
    const rules = mill('marelle', { board: 'three', men: 4, ...changes });
    const found = solveWholeGame(rules)?.positions as number;
    expect(wholePositions(rules) / found).toBeGreaterThanOrEqual(1);
    expect(wholePositions(rules) / found).toBeLessThan(6);
  });

  it('tells what tiny games take on the disk: mostly the tables’ own heads', () => {
    // Seven tables, 2 kB together.
    expect(costOf(mill('marelle-a-3')).bytes).toBeGreaterThan(1500);
    expect(costOf(mill('marelle-a-3')).bytes).toBeLessThan(2500);
  });

  it('grows and falls with every parameter that counts', () => {
    const positions = (changes: object): number => costOf(mill('marelle', changes)).positions;
    expect(positions({ 'black-men': 5 })).toBeLessThan(positions({}) / 5);
    // Who begins has the handicap, or the other.
    expect(positions({ men: 5, 'black-men': 9 }) / positions({ men: 9, 'black-men': 5 })).toBeCloseTo(1, 3);
    expect(positions({ 'black-men': 9 })).toBe(positions({}));
    expect(positions({ 'least-men': 1 })).toBeGreaterThan(positions({}));
    expect(positions({ 'placing-stops': 6, men: 12 })).toBeLessThan(positions({ men: 12 }));
    expect(positions({ 'mill-at-entry': 'forbidden' })).toBeLessThan(positions({}));
    expect(positions({ 'mill-at-entry': 'from-hand' })).toBeGreaterThan(positions({}));
    expect(costOf(mill('marelle', { dice: 'alfonso' })).seconds).toBeGreaterThan(costOf(mill('marelle')).seconds);
  });
});

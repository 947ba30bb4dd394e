import { describe, expect, it } from 'vitest';
import type { Strength } from './glicko.ts';
import { puzzleStrength, ratePuzzle } from './rate-puzzle.ts';

const NOW = 1_700_000_000_000;
const YEAR = 365 * 24 * 3_600_000;
const settled: Strength = { rating: 1500, deviation: 60, volatility: 0.06, at: NOW };

describe('an attempt at a puzzle', () => {
  it('raises whichever of the two held out, the other falls', () => {
    const puzzle = puzzleStrength(10, NOW);
    const right = ratePuzzle({ solver: settled, puzzle, right: true, at: NOW });
    expect(right.solver.after.rating).toBeGreaterThan(1500);
    expect(right.puzzle.after.rating).toBeLessThan(puzzle.rating);
    const wrong = ratePuzzle({ solver: settled, puzzle, right: false, at: NOW });
    expect(wrong.solver.after.rating).toBeLessThan(1500);
    expect(wrong.puzzle.after.rating).toBeGreaterThan(puzzle.rating);
  });

  it('is worth more at a hard puzzle than at an easy one', () => {
    const gain = (found: number): number =>
      ratePuzzle({ solver: settled, puzzle: puzzleStrength(found, NOW), right: true, at: NOW }).solver.after.rating;
    expect(gain(0)).toBeGreaterThan(gain(10));
    expect(gain(10)).toBeGreaterThan(gain(20));
  });

  it('finds a puzzle that nobody touched for years as certain as it was', () => {
    const old: Strength = { ...settled, deviation: 50, at: NOW - 5 * YEAR };
    const { puzzle } = ratePuzzle({ solver: settled, puzzle: old, right: true, at: NOW });
    expect(puzzle.before).toEqual({ ...old, at: NOW });
    expect(puzzle.after.deviation).toBeLessThan(52);
  });

  it('finds a puzzle’s true strength, though it was measured wrong', () => {
    // Solvers of 1500 solve it three times in four: it belongs near 1500 - 400 * log10(3).
    let puzzle = puzzleStrength(2, NOW);
    for (let i = 0; i < 300; i++)
      puzzle = ratePuzzle({ solver: settled, puzzle, right: i % 4 !== 0, at: NOW }).puzzle.after;
    expect(Math.abs(puzzle.rating - (1500 - 400 * Math.log10(3)))).toBeLessThan(60);
  });
});

import rate from 'glicko2-lite';
import { describe, expect, it } from 'vitest';
import { afterGame, deviationAt, newcomer, PERIOD, SETTLED, type Strength, shown } from './glicko.ts';
import { rateGame } from './rate-game.ts';

const NOW = 1_700_000_000_000;
const YEAR = 365 * 24 * 3_600_000;
const strength = (rating: number, deviation: number): Strength => ({ rating, deviation, volatility: 0.06, at: NOW });

/** A player who meets equals, winning every other game, one each day. */
function regular(games: number): Strength {
  let own = newcomer(NOW);
  for (let i = 1; i <= games; i++) {
    const at = NOW + (i * PERIOD) / 5;
    own = afterGame(own, { ...strength(own.rating, 60), at }, i % 2 ? 1 : 0, at);
  }
  return own;
}

describe('the library', () => {
  it('computes the worked example of Glickman’s paper', () => {
    const after = rate(1500, 200, 0.06, [
      [1400, 30, 1],
      [1550, 100, 0],
      [1700, 300, 0],
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.rd).toBeCloseTo(151.52, 1);
    expect(after.vol).toBeCloseTo(0.05999, 4);
  });
});

describe('a game', () => {
  it('is a period of its own', () => {
    // The first game of the example alone: g = 0.9955 and E = 0.639 as there, hence v = 4.374, φ* = 1.1529, φ' = 1.0096, µ' = 0.3663.
    const win = afterGame(strength(1500, 200), strength(1400, 30), 1, NOW);
    expect(win.rating).toBeCloseTo(1500 + 173.7178 * 0.3663, 0);
    expect(win.deviation).toBeCloseTo(173.7178 * 1.0096, 0);
    const draw = afterGame(strength(1500, 200), strength(1400, 30), 0.5, NOW);
    const loss = afterGame(strength(1500, 200), strength(1400, 30), 0, NOW);
    expect(draw.rating).toBeLessThan(1500);
    expect(loss.rating).toBeLessThan(draw.rating);
  });

  it('counts for both by what they were before it, alike for both sides', () => {
    const { white, black } = rateGame({
      group: 'nine',
      strengths: { white: null, black: null },
      winner: 'black',
      endedAt: NOW,
      earlier: 0,
    });
    expect(black.change.before).toEqual({ points: 1500, provisional: true });
    expect(black.after.rating - 1500).toBeCloseTo(1500 - white.after.rating, 6);
    expect(white.after.deviation).toBeCloseTo(black.after.deviation, 6);
    const draw = rateGame({
      group: 'nine',
      strengths: { white: null, black: null },
      winner: null,
      endedAt: NOW,
      earlier: 0,
    });
    expect(draw.white.after.rating).toBeCloseTo(1500, 6);
    expect(draw.white.after.deviation).toBeLessThan(350);
  });
});

describe('a game of two who meet again and again', () => {
  const change = (earlier: number) => {
    const strengths = { white: strength(1500, 90), black: strength(1500, 90) };
    const { white } = rateGame({ group: 'nine', strengths, winner: 'white', endedAt: NOW, earlier });
    return { points: white.after.rating - 1500, certainty: white.after.deviation ** -2 - white.before.deviation ** -2 };
  };

  it('counts in full four times a day, and then less and less', () => {
    expect(change(3)).toEqual(change(0));
    for (const [earlier, weight] of [
      [4, 4 / 5],
      [7, 1 / 2],
      [39, 1 / 10],
    ] as const) {
      expect(change(earlier).points).toBeCloseTo(change(0).points * weight, 6);
      expect(change(earlier).certainty).toBeLessThan(change(0).certainty);
    }
  });
});

describe('the deviation', () => {
  it('settles with games, and grows without', () => {
    expect(deviationAt(newcomer(NOW), NOW + YEAR)).toBe(350);
    expect(shown(regular(3), NOW).provisional).toBe(true);
    const settled = regular(100);
    expect(settled.deviation).toBeLessThan(70);
    expect(shown(settled, settled.at).provisional).toBe(false);
    expect(deviationAt(settled, settled.at + YEAR / 2)).toBeLessThan(SETTLED);
    expect(shown(settled, settled.at + 2 * YEAR).provisional).toBe(true);
    expect(deviationAt(settled, settled.at + 100 * YEAR)).toBe(350);
  });

  it('counts a long rest in the next game', () => {
    const settled = regular(100);
    const opponent = (at: number): Strength => ({ ...strength(1500, 60), at });
    const soon = afterGame(settled, opponent(settled.at), 1, settled.at + 1_000);
    const late = afterGame(settled, opponent(settled.at + YEAR), 1, settled.at + YEAR);
    expect(late.rating - settled.rating).toBeGreaterThan(soon.rating - settled.rating);
  });
});

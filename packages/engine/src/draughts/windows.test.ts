import { type DraughtsPosition, type DraughtsRuleSet, lineTo, outcomeOf, positionOf, ruleSet } from '@merellier/rules';
import { setOf } from '@merellier/rules/kernel';
import { describe, expect, it } from 'vitest';
import { type Random, randomFrom } from '../random.ts';
import { randomGame } from '../testing/positions.ts';
import { DraughtsGame } from './draughts-game.ts';
import { DraughtsFeatureEvaluation } from './feature-evaluation.ts';
import type { LearntWeights } from './features.ts';
import { kernelSearching } from './kernel-search.ts';
import { readLearnt, writeLearnt } from './learnt-file.ts';
import { plainWeights } from './weights.ts';
import { Windows } from './windows.ts';

const IDS = ['dame-36', 'english', 'russian', 'spanish', 'international', 'frisian'] as const;
const rulesOf = (id: string): DraughtsRuleSet => ruleSet(id) as DraughtsRuleSet;

/** Weights that set every pattern apart. */
function anyWeights({ core }: DraughtsRuleSet, random: Random): LearntWeights {
  const patterns = (): Int8Array =>
    Int8Array.from({ length: new Windows(core).weights }, () => Math.round(random() * 254) - 127);
  return { ...plainWeights(core), patterns: { full: patterns(), empty: patterns() } };
}

/** A position turned round, with the colours exchanged. */
function turned({ core }: DraughtsRuleSet, position: DraughtsPosition): DraughtsPosition {
  const { layout } = core;
  const side = (low: number, high: number) =>
    setOf(
      layout,
      Array.from({ length: layout.squares }, (_, place) => place)
        .filter((place) => ((layout.low[place] as number) & low) | ((layout.high[place] as number) & high))
        .map((place) => layout.squares - 1 - place),
    );
  const [white, black] = [side(position.black, position.blackHigh), side(position.white, position.whiteHigh)];
  const kings = side(position.kings, position.kingsHigh);
  return {
    ...position,
    ...{ white: white.low, whiteHigh: white.high, black: black.low, blackHigh: black.high },
    ...{ kings: kings.low, kingsHigh: kings.high, toPlay: position.toPlay === 'white' ? 'black' : 'white' },
  };
}

describe.each(IDS)('patterns of men in %s', (id) => {
  const rules = rulesOf(id);
  const random = randomFrom(11);
  const evaluation = new DraughtsFeatureEvaluation(rules.core, anyWeights(rules, random));
  const kernel = kernelSearching(rules, evaluation, { memoryMb: 1 });
  const portable = new DraughtsGame(rules, evaluation);

  it('are worth the same in the kernel, and from either side of the board', () => {
    expect(kernel === null).toBe(rules.core.capturesAcross);
    let compared = 0;
    for (let i = 0; i < 40; i++) {
      const game = randomGame(rules, random, Math.floor(random() * 70));
      if (outcomeOf(game) !== null) continue;
      const position = positionOf(game) as DraughtsPosition;
      portable.load({ start: position, played: [] }, position);
      const value = portable.evaluate();
      kernel?.game.load(lineTo(game, game.at), position);
      if (kernel) expect(kernel.game.evaluate()).toBe(value);
      const other = turned(rules, position);
      portable.load({ start: other, played: [] }, other);
      expect(portable.evaluate()).toBe(value);
      compared++;
    }
    expect(compared).toBeGreaterThan(8);
  });

  it('are each read from the squares of their window', () => {
    const windows = new Windows(rules.core);
    const { across, count } = windows;
    const { rows } = rules.core.board;
    const frame = new Int32Array(20);
    const seen = new Map<number, number>();
    for (const [place, row] of rows.entries()) {
      for (const side of [0, 2]) {
        frame.fill(0);
        frame[side] = rules.core.layout.low[place] as number;
        frame[side + 1] = rules.core.layout.high[place] as number;
        windows.read(frame, 0);
        for (const [i, state] of windows.states.entries()) {
          const top = 2 * Math.floor(i / across);
          const left = i % across;
          const column = place % (across + 1);
          const inside = row >= top && row < top + 4 && (column === left || column === left + 1);
          expect(state % 6561 !== 0).toBe(inside);
          if (inside) seen.set(state, (seen.get(state) ?? 0) + 1);
        }
      }
    }
    // Each of the eight squares of each window has two states of its own.
    expect(seen.size).toBe(16 * count);
  });
});

describe('a file of learnt weights', () => {
  const rules = rulesOf('english');
  const weights = anyWeights(rules, randomFrom(3));
  weights.patterns.empty.fill(0, 40, 2000);
  const text = writeLearnt(rules.core, weights);

  it('holds what was written', () => {
    const read = readLearnt(rules.core, text);
    if (!read.ok) throw new Error(read.problem);
    const { patterns, ...rest } = read.weights;
    const { patterns: written, ...others } = weights;
    expect(rest).toEqual(others);
    for (const phase of ['full', 'empty'] as const)
      expect(patterns[phase].every((each, i) => each === written[phase][i])).toBe(true);
  });

  it('says what is wrong with another one', () => {
    const bytes = [...atob(text)];
    const changed = (at: number): string => btoa(bytes.map((byte, i) => (i === at ? '\x07' : byte)).join(''));
    const problem = (written: string, of = rules) => {
      const read = readLearnt(of.core, written);
      return read.ok ? null : read.problem;
    };
    expect(problem(changed(2))).toBe('other-version');
    expect(problem(text, rulesOf('international'))).toBe('other-board');
    const damaged = ['', 'AAAA', '%%%%', text.slice(0, 400), text.slice(4), changed(3), changed(100), changed(5000)];
    for (const each of damaged) expect(problem(each), each.slice(0, 20)).toBe('damaged');
  });
});

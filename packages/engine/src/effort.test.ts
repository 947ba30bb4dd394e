import { type RuleSet, ruleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import { chooseTurn } from './choose.ts';
import { Effort } from './effort.ts';
import { Engine } from './engine.ts';
import type { SearchResult } from './game-engine.ts';
import { randomFrom } from './random.ts';

const marelle = ruleSet('marelle');

/** What a search finds, depth after depth: a turn and its score. */
function partAfter(rules: RuleSet, found: readonly (readonly [turn: number, centimen: number])[]): number {
  const effort = new Effort(rules);
  const turns = rules.turns(rules.start());
  for (const [i, [which, centimen]] of found.entries()) {
    const turn = turns[which] ?? null;
    const line = { turns: turn ? [turn] : [], score: { kind: 'estimate', centimen }, depth: i + 1 } as const;
    const result: SearchResult = {
      turn,
      lines: [line],
      depth: i + 1,
      selective: 9,
      nodes: 1,
      millis: 1,
      settled: false,
    };
    effort.note(result);
    // What is told again within a depth counts once.
    effort.note(result);
  }
  return effort.part;
}

it('takes a part of the time where depth after depth finds the same turn, all where it changes or gets worse', () => {
  const same = Array.from({ length: 12 }, () => [3, 20] as const);
  expect(partAfter(marelle, same.slice(0, 5))).toBe(1);
  expect(partAfter(marelle, same.slice(0, 8))).toBe(0.6);
  expect(partAfter(marelle, same)).toBe(0.3);
  expect(partAfter(marelle, [...same, [4, 25]])).toBe(1);
  expect(partAfter(marelle, [...same, [3, -40]])).toBe(1);
});

it('is how the last level uses a fixed time, by a clock of its own', () => {
  const read = readFen(marelle, 'W:Wa1,d1,f4,g7,d6,b2,c4:Bb4,c3,f2,f6,e5,a7,d7');
  if (!read.ok) throw new Error('a position');
  let time = 0;
  const now = (): number => {
    time += 0.5;
    return time;
  };
  const turn = chooseTurn(new Engine(marelle, { memoryMb: 8 }), read.value, 10, {
    random: randomFrom(1),
    now,
    millis: 400,
  });
  expect(turn).not.toBeNull();
  expect(time).toBeLessThan(410);
});

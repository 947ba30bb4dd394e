import { type DraughtsPosition, lineTo, type MillPosition, positionOf, type RuleSet } from '@merellier/rules';
import { expect } from 'vitest';
import { GameEngine } from '../game-engine.ts';
import { type Probe, UNKNOWN } from '../probe.ts';
import { type Random, randomFrom } from '../random.ts';
import { rootOf } from '../root.ts';
import { HAS_WON, LOST, type RootGame } from '../search-game.ts';
import type { Searching } from '../searcher.ts';
import { houseRules, pick, randomGame } from './positions.ts';

/** The portable search of a rule set and the kernel's, in this order. */
export type Twins = readonly [portable: Searching, kernel: Searching];

const nameOf = (rules: RuleSet): string => `${rules.id} ${JSON.stringify(rules.changes)}`;

/** A house rule set, made from one of these, for which `fits` holds. */
export function houseRulesLike<R extends RuleSet>(
  ids: readonly string[],
  random: Random,
  fits: (rules: R) => boolean,
): R {
  for (;;) {
    const rules = houseRules(pick(random, ids), random) as R;
    if (fits(rules)) return rules;
  }
}

/** Everything that is asked of a position, in a form that is the same on either side. */
function look(game: RootGame): unknown {
  const end = game.generate(0);
  const state = game.state();
  return {
    position: { ...game.view() },
    turns: Array.from({ length: end }, (_, i) => [game.turns[i], game.ranks[i]]),
    state,
    value: (state & (LOST | HAS_WON)) !== 0 ? null : game.evaluate(),
    men: game.men(),
    side: game.side(),
    glance: game.glance(),
  };
}

/** Goes through a random game on both sides, from where so many turns at most have been played. */
export function comparePositions(rules: RuleSet, twins: Twins, seed: number, turns: number): void {
  const random = randomFrom(seed);
  const start = randomGame(rules, random, Math.floor(random() * turns));
  const games = twins.map(({ game }) => game);
  for (const game of games) game.load(lineTo(start, start.at), positionOf(start));
  const [portable, kernel] = games as [RootGame, RootGame];
  for (let i = 0; i < 40; i++) {
    expect(look(kernel), nameOf(rules)).toEqual(look(portable));
    const end = portable.generate(0);
    if (end === 0) break;
    kernel.generate(0);
    const index = Math.floor(random() * end);
    for (const game of games) game.make(index);
  }
}

/** A probe that knows every other position of few men, and values it by chance: the same each time. */
export const chancy = (mostMen: number): Probe => ({
  mostMen,
  slow: false,
  value: (position) => {
    const { white, black } = position as MillPosition | DraughtsPosition;
    const drawn = Math.imul(white ^ (black << 5), 0x2c1b3c6d) >>> 20;
    return drawn % 2 === 0 ? UNKNOWN : (drawn % 7) - 3;
  },
  turns: () => null,
});

/**
 * Searches where a random game of so many turns at most stands, on both sides, in many slices; the second search knows what the first
 * has learnt.
 */
export function compareSearches(
  rules: RuleSet,
  twins: Twins,
  { seed, nodes, turns, probe = null }: { seed: number; nodes: number; turns: number; probe?: Probe | null },
): void {
  const random = randomFrom(seed);
  const game = randomGame(rules, random, Math.floor(random() * turns));
  const engines = twins.map((searching) => new GameEngine(rules, searching, { probe }));
  for (const limits of [{ nodes: nodes / 4, depth: 4 }, { nodes }]) {
    const found = engines.map((engine) => {
      const depths: unknown[] = [];
      const { millis: _, ...result } = engine.search(rootOf(game), limits, {
        ...{ now: () => 0, lines: seed % 3 === 0 ? 3 : 1 },
        onInfo: ({ depth, nodes, lines }) => depths.push([depth, nodes, lines[0]?.score]),
      });
      return { result, depths };
    });
    expect(found[1], `${nameOf(rules)} ${rules.key(positionOf(game))}`).toEqual(found[0]);
  }
}

import { type DraughtsRuleSet, lineTo, positionOf, ruleSet, type Turn } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { LOST, type SearchGame } from '../search-game.ts';
import { houseRules, pick, randomGame } from '../testing/positions.ts';
import { DraughtsGame } from './draughts-game.ts';
import { DraughtsFeatureEvaluation } from './feature-evaluation.ts';
import { kernelKnows } from './kernel.ts';
import { KernelGame } from './kernel-game.ts';
import { weightsFor } from './weights.ts';

const IDS = [
  ...(['dames', 'dame-36', 'dame-100', 'international', 'russian', 'english', 'italian', 'spanish', 'czech'] as const),
  ...(['thai', 'antidraughts', 'breakthrough', 'killer'] as const),
] as const;

const judging = ({ core }: DraughtsRuleSet): DraughtsFeatureEvaluation =>
  new DraughtsFeatureEvaluation(core, weightsFor(core));

/** Everything the search asks of a position, in a form that is the same on either side. */
function look(game: SearchGame, rules: DraughtsRuleSet): unknown {
  const end = game.generate(0);
  const position = game.view();
  const turns = Array.from({ length: end }, (_, i) => [
    JSON.stringify(game.turnOf(game.turns[i] as number, position) as Turn),
    game.ranks[i],
  ]);
  const state = game.state();
  const value = (state & LOST) !== 0 ? null : game.evaluate();
  game.lookUp(9);
  return {
    key: rules.key(position as never),
    hash: [...game.key],
    turns,
    value,
    state,
    mayBeStuck: game.mayBeStuck,
    drawn: game.drawn(),
    men: game.men(),
    side: game.side(),
    glance: game.glance(),
  };
}

function compare(rules: DraughtsRuleSet, seed: number): void {
  const random = randomFrom(seed);
  const plain = new DraughtsGame(rules, judging(rules));
  const kernel = new KernelGame(rules, judging(rules));
  const start = randomGame(rules, random, Math.floor(random() * 60));
  const position = positionOf(start);
  for (const game of [plain, kernel]) game.load(lineTo(start, start.at), position);
  let depth = 0;
  for (let i = 0; i < 60; i++) {
    const expected = look(plain, rules);
    expect(look(kernel, rules)).toEqual(expected);
    const end = plain.generate(0);
    if (end === 0 || random() < 0.1) {
      if (depth === 0) break;
      plain.unmake();
      kernel.unmake();
      depth--;
      continue;
    }
    kernel.generate(0);
    const index = Math.floor(random() * end);
    const other = Math.floor(random() * end);
    for (const game of [plain, kernel]) {
      // The search reorders lists: all columns must go along.
      game.swap(index, other);
      game.make(index);
    }
    depth++;
  }
}

describe('the kernel of draughts sees what the portable searcher sees', () => {
  it.each(IDS)('%s', (id) => {
    for (let seed = 0; seed < 12; seed++) compare(ruleSet(id) as DraughtsRuleSet, seed);
  });

  it('house rule sets', () => {
    const random = randomFrom(7);
    for (let i = 0; i < 60; i++) {
      const rules = houseRules(pick(random, IDS), random) as DraughtsRuleSet;
      if (kernelKnows(rules.core)) compare(rules, i);
    }
  });

  it('in games with kings, whose draws look back', () => {
    for (const id of IDS) {
      const endings = {
        'two-to-one-draw': 3,
        'three-to-one-draw': 4,
        'three-kings-draw': 2,
        'two-kings-draw': 2,
        'main-road-draw': 2,
        'five-pieces-draw': 4,
        'seven-pieces-draw': 5,
        'king-moves-draw': 5,
      };
      const rules = ruleSet(id, { 'one-king-draw': 3, 'kings-only-draw': 4, ...endings }) as DraughtsRuleSet;
      for (let seed = 0; seed < 6; seed++) {
        const random = randomFrom(100 + seed);
        const plain = new DraughtsGame(rules, judging(rules));
        const kernel = new KernelGame(rules, judging(rules));
        const game = randomGame(rules, random, 180);
        for (const searcher of [plain, kernel]) searcher.load(lineTo(game, game.at), positionOf(game));
        expect(look(kernel, rules)).toEqual(look(plain, rules));
      }
    }
  });
});

import { addTurn, annotate, type Game, goTo, newGame, outcomeOf, positionOf, ruleSet, undo } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { handOver, outcomeByRules } from './outcome-by-rules.ts';

it('ends alike however often, and wherever in a game, it was asked before', () => {
  const rules = ruleSet('marelle', { 'no-capture-draw': 4, 'repetition-draw': 2 });
  const start = readFen(rules, 'W:Wa1,d1,f6,g4:Ba7,b4,d5,f2');
  if (!start.ok) throw new Error('a position');
  let ended = 0;
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const below = (bound: number): number => numbers.next().value % bound;
      const games: Game[] = [newGame(rules, start.value)];
      for (let step = 0; step < 60; step++) {
        const game = games[below(games.length)] as Game;
        const turns = game.rules.turns(positionOf(game));
        const turn = turns[below(Math.max(turns.length, 1))];
        const ways = [undo(game), goTo(game, below(game.nodes.length)), annotate(game, { nags: [1] })];
        const next = ways[below(10)] ?? (turn ? handOver(game, addTurn(game, turn, null)) : game);
        games.push(next);
        if (below(4) === 0) continue;
        const whole = outcomeOf(next);
        if (whole) ended++;
        expect(outcomeByRules(next)).toEqual(whole);
      }
    }),
  );
  expect(ended).toBeGreaterThan(0);
});

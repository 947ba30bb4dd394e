import { addTurn, newGame, outcomeOf, positionOf, RULE_SET_IDS, ruleSet } from '@merellier/rules';
import { expect, it } from 'vitest';
import { findWalk, premovePosition } from './premove.ts';

it.each(RULE_SET_IDS)(
  '%s: a turn can be planned wherever that is of use, and is found again if it is still legal',
  (id) => {
    let game = newGame(ruleSet(id));
    let found = 0;
    for (let i = 0; i < 40 && !outcomeOf(game); i++) {
      const position = positionOf(game);
      if (game.rules.awaitsThrow(position)) break;
      const turns = game.rules.turns(position);
      const planner = position.toPlay === 'white' ? 'black' : 'white';
      const ahead = premovePosition(game, planner);
      const planned = ahead && game.rules.walks(ahead)[i % Math.max(1, game.rules.walks(ahead).length)];
      const turn = turns[(i * 7) % turns.length];
      if (!turn) break;
      game = addTurn(game, turn, position.dice);
      const next = positionOf(game);
      if (!planned || next.toPlay !== planner || outcomeOf(game)) continue;
      const walk = findWalk(game.rules, next, planned.steps);
      if (!walk) continue;
      found++;
      expect(game.rules.turns(next).some((legal) => game.rules.same(legal, walk.turn))).toBe(true);
    }
    if (ruleSet(id).usesDice) expect(found).toBe(0);
    else expect(found).toBeGreaterThan(0);
  },
);

import type { Position, Turn } from '@merellier/rules';
import type { GameEngine, Hooks, Limits } from '../game-engine.ts';
import type { Thinking } from '../thinking.ts';
import type { Force } from './force.ts';
import { takesMen } from './lead.ts';
import type { Guide, Reply } from './tree.ts';

/** By a proof: every reply, and to each an answer that keeps the aim. */
export function proofGuide(force: Force): Guide {
  return {
    goesOn: (position) => force.exchange(position).length > 0,
    // biome-ignore lint/correctness/useYield: a proof is there already.
    *answer(position, left) {
      if (left <= 0) return force.exchange(position)[0] ?? null;
      const least = force.least(position, left);
      if (least === 0) return force.exchange(position)[0] ?? null;
      return least === null ? null : force.answer(position, least);
    },
    *replies(position, left) {
      if (left <= 0) return force.exchange(position).map((turn) => ({ turn, left: 0 }));
      const replies: Reply[] = [];
      for (const [turn, next] of force.of.trials.after(position)) {
        replies.push({ turn, left: force.least(next, left - 1) ?? left - 1 });
        yield;
      }
      return replies.sort((a, b) => b.left - a.left);
    },
  };
}

/** By exact values: the nearest capture for the one side, the farthest for the other. A draw is held, not forced. */
export function exactGuide(engine: GameEngine): Guide {
  return {
    // biome-ignore lint/correctness/useYield: values are there already.
    *answer(position) {
      return engine.knownTurns(position)?.[0]?.turn ?? null;
    },
    *replies(position, left) {
      const [best, ...rest] = engine.knownTurns(position) ?? [];
      if (!best) return [];
      const asGood = rest.filter(({ value }) => value === best.value);
      // What takes a man ends what the values count to.
      return [best, ...asGood].map(({ turn }) => ({ turn, left: takesMen(turn) ? 0 : left - 1 }));
    },
  };
}

/** By a search: its best answer, and the replies that it thinks best. */
export function searchGuide(engine: GameEngine, limits: Limits, hooks: Pick<Hooks, 'now' | 'shouldStop'>): Guide {
  function* lines(position: Position, count: number): Thinking<readonly Turn[]> {
    const result = yield* engine.think(position, limits, { ...hooks, lines: count });
    return result.lines.flatMap(({ turns: [turn] }) => (turn ? [turn] : []));
  }
  return {
    *answer(position) {
      return (yield* lines(position, 1))[0] ?? null;
    },
    *replies(position, left) {
      return (yield* lines(position, 3)).map((turn) => ({ turn, left: left - 1 }));
    },
  };
}

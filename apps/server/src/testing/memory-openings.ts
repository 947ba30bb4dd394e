import type { Side } from '@merellier/rules';
import type { CountedTurn, OpeningStore } from '../store/opening-store.ts';
import { scoreOf } from '../store/sql-openings.ts';
import type { MemoryGame } from './memory-ratings.ts';

interface Parts {
  readonly soon: <Value>(answer: () => Value) => Promise<Value>;
  readonly list: () => readonly MemoryGame[];
  /** Which games have been looked at. */
  readonly counted: Set<string>;
}

/** What was played in openings, in memory. */
export function memoryOpenings({ soon, list, counted }: Parts): OpeningStore {
  const positions = new Map<string, Map<string, CountedTurn>>();
  const keyOf = (rules: string, position: string): string => `${rules}\n${position}`;
  return {
    countOpenings: (turnsOf, limit) =>
      soon(() => {
        const due = list()
          .filter(({ id, rated, ended_at }) => rated && ended_at !== null && !counted.has(id))
          .slice(0, limit);
        for (const { id, winner, events } of due) {
          counted.add(id);
          const score = scoreOf(winner as Side | null);
          for (const { rules, position, turn } of turnsOf(id, events)) {
            const key = keyOf(rules, position);
            const turns = positions.get(key) ?? new Map<string, CountedTurn>();
            const { white, black, drawn } = turns.get(turn) ?? { white: 0, black: 0, drawn: 0 };
            const sum = { white: white + score.white, black: black + score.black, drawn: drawn + score.drawn };
            positions.set(key, turns.set(turn, { turn, ...sum }));
          }
        }
        return due.length;
      }),
    playedIn: (rules, position) => soon(() => [...(positions.get(keyOf(rules, position))?.values() ?? [])]),
  };
}

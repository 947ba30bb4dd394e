import type { Draw, GameResult } from '../pairing.ts';
import { randomFrom } from '../random.ts';
import { Evening } from './evening.ts';

/** A Swiss tournament that is the same each time: all but who meets whom follows from its number. */
export interface PlayedSwiss {
  readonly evening: Evening;
  readonly rounds: number;
  /** Players who leave do so before the next round. */
  readonly prepare: () => void;
  /** Pairs the next round so, and plays it. */
  readonly play: (draws: readonly Draw[]) => void;
}

export function playedSwiss(seed: number): PlayedSwiss {
  const random = randomFrom(seed);
  const size = 6 + Math.floor(random() * 35);
  const rounds = Math.min(size - 2, 4 + Math.floor(random() * 5));
  const evening = new Evening({ kind: 'swiss', rounds }, size, { seed });
  return {
    ...{ evening, rounds },
    prepare() {
      const leaves = random() < 0.25;
      const player = 1 + Math.floor(random() * size);
      if (evening.state.rounds.length > 0 && leaves) evening.do({ kind: 'withdraw', player });
    },
    play(draws) {
      evening.do({ kind: 'pair', now: 0, draws });
      evening.play((first, second): GameResult => {
        const chance = random() + (second - first) / (3 * size);
        return chance > 0.62 ? 'first' : chance > 0.45 ? 'draw' : 'second';
      });
    },
  };
}

import type { RuleSet, Turn } from '@merellier/rules';
import type { SearchResult } from './game-engine.ts';
import { rankOf } from './score.ts';

/** Depths in a row that found the same turn, and the part of the time after which it is then played. */
const ENOUGH: readonly (readonly [depths: number, part: number])[] = [
  [5, 0.3],
  [3, 0.6],
];
/** Less deep searches say nothing of how hard a position is. */
const FIRST_DEPTH = 5;
/** A position that got worse by more hundredths of a man from one depth to the next is looked at for all the time. */
const WORSE = 30;

/** How hard a position is by how a search of it goes: where depth after depth finds the same turn, a part of the time is enough. */
export class Effort {
  private readonly rules: RuleSet;
  private turn: Turn | null = null;
  private depth = 0;
  private rank = 0;
  private same = 0;

  constructor(rules: RuleSet) {
    this.rules = rules;
  }

  /** Takes note of what the search has found. */
  note({ turn, depth, lines }: SearchResult): void {
    const [best] = lines;
    if (!turn || !best || depth < FIRST_DEPTH || depth === this.depth) return;
    const rank = rankOf(best.score);
    const isSame = this.turn !== null && this.rules.same(turn, this.turn) && rank > this.rank - WORSE;
    this.same = isSame ? this.same + 1 : 0;
    this.turn = turn;
    this.depth = depth;
    this.rank = rank;
  }

  /** The part of the time that is enough, 0 to 1. */
  get part(): number {
    return ENOUGH.find(([depths]) => this.same >= depths)?.[1] ?? 1;
  }
}

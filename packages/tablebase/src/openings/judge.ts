import type { MillPosition, MillRuleSet } from '@merellier/rules';
import { exactTurns, exactValue, type Value } from '../exact.ts';
import type { Tables } from '../tables.ts';
import { type CanonicalKey, canonicalKeys } from './canonical.ts';
import { type Opening, openingsOf } from './openings.ts';

/** What tables say of an opening. */
export interface JudgedOpening extends Opening {
  /** For the side to play. */
  readonly value: Value;
  /** Turns of the side to play that hold the value, and all that it has; of symmetric twins one counts. */
  readonly holds: number;
  readonly choices: number;
  /** The same of the other side's answers, after all turns that hold: their share, from 0 to 1; 1 where there are none. */
  readonly answers: number;
  /**
   * The fewest plies, of turns that all hold the value, after which just one turn holds it; null where that is further away
   * than was looked. It is 0 where the side to play has one turn alone.
   */
  readonly onlyTurnIn: number | null;
}

/** Plies to look for the first position in which one turn alone holds the value. */
export const LOOK_AHEAD = 3;

/** All openings of so many turns with what tables say of them; null where the tables do not hold them all. */
export function judgeOpenings(
  rules: MillRuleSet,
  tables: Tables,
  plies: number,
  lookAhead: number = LOOK_AHEAD,
): readonly JudgedOpening[] | null {
  const judge = new Judge(rules, tables);
  const judged: JudgedOpening[] = [];
  for (const opening of openingsOf(rules, plies, judge.keyOf)) {
    const found = judge.judge(opening, lookAhead);
    if (!found) return null;
    judged.push(found);
  }
  return judged;
}

/** The turns of a position that hold its value, by where they lead; and how many lead to different positions at all. */
interface Holding {
  readonly next: readonly MillPosition[];
  readonly choices: number;
}

class Judge {
  readonly keyOf: CanonicalKey;
  private readonly rules: MillRuleSet;
  private readonly tables: Tables;
  private readonly known = new Map<string, Holding | null>();

  constructor(rules: MillRuleSet, tables: Tables) {
    this.rules = rules;
    this.tables = tables;
    this.keyOf = canonicalKeys(rules);
  }

  judge(opening: Opening, lookAhead: number): JudgedOpening | null {
    const { rules, tables } = this;
    const exact = exactValue(rules, tables, opening.position);
    const here = this.holding(opening.position);
    if (!exact || !here) return null;
    let [held, all] = [0, 0];
    for (const next of here.next) {
      const answers = this.holding(next);
      if (!answers) return null;
      held += answers.next.length;
      all += answers.choices;
    }
    return {
      ...opening,
      value: exact.value,
      holds: here.next.length,
      choices: here.choices,
      answers: all === 0 ? 1 : held / all,
      onlyTurnIn: this.onlyTurnIn(opening.position, lookAhead),
    };
  }

  private onlyTurnIn(position: MillPosition, lookAhead: number): number | null {
    for (let plies = 0; plies <= lookAhead; plies++) if (this.isOnlyIn(position, plies)) return plies;
    return null;
  }

  /** Whether after just so many plies that hold, one turn alone may be left. */
  private isOnlyIn(position: MillPosition, plies: number): boolean {
    const holding = this.holding(position);
    if (!holding) return false;
    if (plies === 0) return holding.next.length === 1 && holding.choices > 1;
    return holding.next.some((next) => this.isOnlyIn(next, plies - 1));
  }

  private holding(position: MillPosition): Holding | null {
    const key = this.keyOf(position);
    let found = this.known.get(key);
    if (found === undefined) {
      found = this.findHolding(position);
      this.known.set(key, found);
    }
    return found;
  }

  private findHolding(position: MillPosition): Holding | null {
    const { rules, tables, keyOf } = this;
    const turns = exactTurns(rules, tables, position, false);
    if (!turns) return null;
    const best = turns.some(({ value }) => value === 'win')
      ? 'win'
      : turns.some(({ value }) => value === 'draw')
        ? 'draw'
        : 'loss';
    const different = new Map<string, readonly [MillPosition, holds: boolean]>();
    for (const { turn, value } of turns) {
      const next = rules.play(position, turn);
      const key = keyOf(next);
      if (!different.has(key)) different.set(key, [next, value === best]);
    }
    const next = [...different.values()].filter(([, holds]) => holds).map(([after]) => after);
    return { next, choices: different.size };
  }
}

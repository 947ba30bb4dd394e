import { type RatingGroup, ratingGroupOf } from '@merellier/protocol';
import { RULE_SET_IDS, type RuleSetId, ruleSet } from '@merellier/rules';
import { deviationAt, newcomer } from '../ratings/glicko.ts';
import type { FairGame } from '../store/fair-store.ts';
import type { Store } from '../store/store.ts';
import { benefitOfDoubt, expectedOf } from './expectation.ts';
import { readTurns } from './judge-turns.ts';
import type { SideFound } from './score-game.ts';
import { type Scorer, UnreadableGame } from './scorer.ts';
import { type Coverage, coverageOf } from './table-source.ts';

/** What is looked at, and how much of it. */
export type Covered = ReadonlyMap<RuleSetId, Coverage>;

export interface FairPlayParts {
  readonly store: Store;
  readonly clock: { now(): number };
  readonly scorer: Scorer;
  readonly report: (error: unknown) => void;
  /** The folder of the host's tables; null where there is none. */
  readonly tables: string | null;
  /** Milliseconds between looks for games, while there are none. */
  readonly pause?: number;
}

/** Milliseconds after its end from which on a game is looked at: nothing hurries, and nobody is to be disturbed by it. */
export const SCORED_AFTER = 10 * 60_000;
const PAUSE = 10_000;
/** After each game it rests so many times as long as that took: a fifth of one processor at most. */
const RESTS = 4;
const LEAST_REST = 50;
/** After something went wrong: tables that cannot be read, a full disk. */
const AFTER_FAULT = 3_600_000;
/** The thread is given up after so many looks that found nothing. */
const IDLE_LOOKS = 30;

/** The rule sets in which exact values are known, here or with these tables. */
export function coveredRules(tables: string | null): Covered {
  return new Map(
    RULE_SET_IDS.flatMap((id) => {
      const coverage = coverageOf(ruleSet(id), tables);
      return coverage ? [[id, coverage] as const] : [];
    }),
  );
}

/** Looks at rated games that are over, one after the other, as long as it is not closed. */
export class FairPlay {
  readonly covered: Covered;
  private readonly parts: FairPlayParts;
  private timer: NodeJS.Timeout | null = null;
  private work: Promise<void> = Promise.resolve();
  private closed = false;
  private idle = 0;

  constructor(parts: FairPlayParts) {
    this.parts = parts;
    this.covered = coveredRules(parts.tables);
    this.after(parts.pause ?? PAUSE);
  }

  private after(ms: number): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      this.work = this.look().then(
        (rest) => this.after(rest),
        (error: unknown) => {
          if (this.closed) return;
          this.parts.report(error);
          this.after(AFTER_FAULT);
        },
      );
    }, ms);
    this.timer.unref();
  }

  /** Looks at one game; gives how long to wait before the next one. */
  private async look(): Promise<number> {
    const begun = performance.now();
    if (await this.scoreOne()) {
      this.idle = 0;
      return Math.max(LEAST_REST, RESTS * (performance.now() - begun));
    }
    if (++this.idle === IDLE_LOOKS) await this.parts.scorer.rest();
    return this.parts.pause ?? PAUSE;
  }

  /** Looks at the game that has waited longest, on any node; false where none waits. */
  async scoreOne(): Promise<boolean> {
    const { store, clock, scorer, report } = this.parts;
    const now = clock.now();
    const game = await store.claimFairGame([...this.covered.keys()], now - SCORED_AFTER, now);
    if (game === null) return false;
    const events = (await store.read(game))?.events ?? [];
    const first = events[0]?.event;
    const rules = first?.kind === 'created' ? first.options.rules.id : '';
    let found: readonly SideFound[] = [];
    try {
      if (this.covered.has(rules as RuleSetId)) found = await scorer.score({ game, rules: rules as RuleSetId, events });
    } catch (error) {
      // Of a game that cannot be read nothing is found, and the others are looked at all the same; tables that cannot be read stop it.
      if (!(error instanceof UnreadableGame)) throw error;
      report(error);
    }
    await store.keepFairGame(game, await this.judged(game, found, events.at(-1)?.at ?? now));
    return true;
  }

  private async judged(game: string, found: readonly SideFound[], at: number): Promise<readonly FairGame[]> {
    const now = this.parts.clock.now();
    return Promise.all(
      found.map(async ({ choices, ...side }): Promise<FairGame> => {
        const group = ratingGroupOf(side.rules) as RatingGroup;
        const stored = (await this.parts.store.ratingsOf(side.player)).find((each) => each.group === group);
        const strength = stored ?? newcomer(now);
        const rating = benefitOfDoubt({ ...strength, deviation: deviationAt(strength, now) });
        const turns = readTurns(choices);
        const kept = turns.filter((turn) => turn.kept).length;
        return { ...side, game, choices, rating, turns: turns.length, kept, ...expectedOf(group, rating, turns), at };
      }),
    );
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    const { scorer, report } = this.parts;
    await scorer.close().catch(report);
    await this.work;
  }
}

import { randomInt } from 'node:crypto';
import {
  newRaceCode,
  nextMoment,
  RACE_PUZZLES,
  type RaceRefusal,
  type RacerId,
  type RaceServerRefusal,
  type RaceState,
} from '@merellier/protocol/race';
import type { Bus } from '../games/bus.ts';
import type { KeptMember, KeptRoom } from '../kept/kept-room.ts';
import { KeptRooms } from '../kept/kept-rooms.ts';
import type { PuzzleBook } from '../puzzles/puzzle-book.ts';
import type { KeptStore } from '../store/kept-store.ts';

/** A race in which nothing happened for so many milliseconds is over. */
const KEPT = 3_600_000;

export type RaceRefused = RaceRefusal | RaceServerRefusal;
export type RaceRoom = KeptRoom<RaceState, RacerId, RaceRefused>;
export type RaceMember = KeptMember<RaceState, RacerId>;

interface Parts {
  readonly node: string;
  readonly store: KeptStore<RaceState>;
  readonly bus: Bus;
  readonly book: PuzzleBook;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** By chance that nobody foresees, from 0 to less than 1. */
const chance = (): number => randomInt(2 ** 32) / 2 ** 32;

/** The races of puzzles of a node. */
export class Races extends KeptRooms<RaceState, RacerId, RaceRefused> {
  readonly book: PuzzleBook;
  readonly now: () => number;

  constructor({ book, ...parts }: Parts) {
    super({
      ...parts,
      ...{
        sort: 'race',
        newWord: () => newRaceCode(randomInt),
        keptFor: KEPT,
        gone: { reason: 'no-race' },
        nextMoment,
      },
      prepare: async ({ rules }) => {
        if (rules !== null) await book.load(rules);
      },
    });
    this.book = book;
    this.now = parts.now;
  }

  /** The names of puzzles of a new round, by lot. */
  deal(rules: string): readonly string[] | null {
    return this.book.deal(rules, RACE_PUZZLES, chance);
  }
}

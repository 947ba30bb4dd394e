import type { AttemptSizes } from './attempts.ts';
import { TokenBuckets } from './token-buckets.ts';

/**
 * Who may do how much. A school behind one address must be able to play; one that floods the server must not. Buckets are this
 * process's own: what they hold back would cost more to count in a database than to do.
 */
export interface Limits {
  readonly messagesOfPlayer: TokenBuckets;
  readonly messagesOfAddress: TokenBuckets;
  readonly connectionsOfAddress: TokenBuckets;
  readonly sessionsOfAddress: TokenBuckets;
  readonly gamesOfPlayer: TokenBuckets;
  /** Games for the lobby: it is everybody's, and one address must not fill it. */
  readonly seeksOfAddress: TokenBuckets;
  readonly phrasesOfPlayer: TokenBuckets;
  /** Ways into accounts, which are counted in the database. */
  readonly attempts: AttemptSizes;
  /** All that an account holds, as a file. */
  readonly exportsOfPlayer: TokenBuckets;
  /** Other names for an account: others know it by the one it has. */
  readonly renamesOfPlayer: TokenBuckets;
  /** Requests to `/api/`: by what the request carries to say who asks, a cookie or a token (else the address). */
  readonly requestsOfSession: TokenBuckets;
  readonly requestsOfAddress: TokenBuckets;
  readonly blocksOfPlayer: TokenBuckets;
  readonly reportsOfPlayer: TokenBuckets;
  /** What a moderator does about players. */
  readonly actsOfModerator: TokenBuckets;
  /** Following, choosing what others may do, declining. */
  readonly followsOfPlayer: TokenBuckets;
  readonly challengesOfPlayer: TokenBuckets;
  readonly classesOfAddress: TokenBuckets;
  /** Words that opened no class. */
  readonly classGuessesOfAddress: TokenBuckets;
  /** Rated puzzles asked for and answered. */
  readonly puzzlesOfPlayer: TokenBuckets;
  readonly racesOfAddress: TokenBuckets;
  /** Words that opened no race. */
  readonly raceGuessesOfAddress: TokenBuckets;
  /** Tournaments announced, and what is asked of them. */
  readonly tournamentsOfPlayer: TokenBuckets;
  readonly tournamentCommandsOfPlayer: TokenBuckets;
  /** Clubs founded, and what is done and written in them. */
  readonly clubsOfPlayer: TokenBuckets;
  readonly clubDeedsOfPlayer: TokenBuckets;
}

export function makeLimits(): Limits {
  return {
    messagesOfPlayer: new TokenBuckets({ capacity: 60, perSecond: 10 }),
    messagesOfAddress: new TokenBuckets({ capacity: 1_000, perSecond: 200 }),
    connectionsOfAddress: new TokenBuckets({ capacity: 200, perSecond: 5 }),
    sessionsOfAddress: new TokenBuckets({ capacity: 60, perSecond: 0.5 }),
    gamesOfPlayer: new TokenBuckets({ capacity: 10, perSecond: 0.1 }),
    seeksOfAddress: new TokenBuckets({ capacity: 30, perSecond: 1 / 20 }),
    phrasesOfPlayer: new TokenBuckets({ capacity: 5, perSecond: 0.3 }),
    attempts: {
      accountsOfAddress: { points: 40, seconds: 800 },
      triesOfAddress: { points: 60, seconds: 120 },
      triesOfLogin: { points: 10, seconds: 600 },
      triesOfDevice: { points: 10, seconds: 600 },
    },
    exportsOfPlayer: new TokenBuckets({ capacity: 3, perSecond: 1 / 300 }),
    renamesOfPlayer: new TokenBuckets({ capacity: 10, perSecond: 1 / 600 }),
    requestsOfSession: new TokenBuckets({ capacity: 120, perSecond: 20 }),
    requestsOfAddress: new TokenBuckets({ capacity: 1_000, perSecond: 200 }),
    blocksOfPlayer: new TokenBuckets({ capacity: 30, perSecond: 0.1 }),
    reportsOfPlayer: new TokenBuckets({ capacity: 5, perSecond: 1 / 600 }),
    actsOfModerator: new TokenBuckets({ capacity: 30, perSecond: 0.5 }),
    followsOfPlayer: new TokenBuckets({ capacity: 30, perSecond: 0.2 }),
    challengesOfPlayer: new TokenBuckets({ capacity: 8, perSecond: 1 / 30 }),
    classesOfAddress: new TokenBuckets({ capacity: 20, perSecond: 1 / 60 }),
    classGuessesOfAddress: new TokenBuckets({ capacity: 40, perSecond: 1 / 15 }),
    puzzlesOfPlayer: new TokenBuckets({ capacity: 40, perSecond: 1 }),
    racesOfAddress: new TokenBuckets({ capacity: 30, perSecond: 1 / 30 }),
    raceGuessesOfAddress: new TokenBuckets({ capacity: 40, perSecond: 1 / 15 }),
    tournamentsOfPlayer: new TokenBuckets({ capacity: 5, perSecond: 1 / 120 }),
    tournamentCommandsOfPlayer: new TokenBuckets({ capacity: 60, perSecond: 1 }),
    clubsOfPlayer: new TokenBuckets({ capacity: 2, perSecond: 1 / 3_600 }),
    clubDeedsOfPlayer: new TokenBuckets({ capacity: 20, perSecond: 0.1 }),
  };
}

/** None of the limits: for measurements on one machine only. */
export function noLimits(): Limits {
  const endless = new TokenBuckets({ capacity: Number.MAX_SAFE_INTEGER, perSecond: 1_000_000 });
  const untold = { points: 1_000_000_000, seconds: 1 };
  return {
    messagesOfPlayer: endless,
    messagesOfAddress: endless,
    connectionsOfAddress: endless,
    sessionsOfAddress: endless,
    gamesOfPlayer: endless,
    seeksOfAddress: endless,
    phrasesOfPlayer: endless,
    attempts: { accountsOfAddress: untold, triesOfAddress: untold, triesOfLogin: untold, triesOfDevice: untold },
    exportsOfPlayer: endless,
    renamesOfPlayer: endless,
    requestsOfSession: endless,
    requestsOfAddress: endless,
    blocksOfPlayer: endless,
    reportsOfPlayer: endless,
    actsOfModerator: endless,
    followsOfPlayer: endless,
    challengesOfPlayer: endless,
    classesOfAddress: endless,
    classGuessesOfAddress: endless,
    puzzlesOfPlayer: endless,
    racesOfAddress: endless,
    raceGuessesOfAddress: endless,
    tournamentsOfPlayer: endless,
    tournamentCommandsOfPlayer: endless,
    clubsOfPlayer: endless,
    clubDeedsOfPlayer: endless,
  };
}

import { TokenBuckets } from './token-buckets.ts';

/** Who may do how much. A school behind one address must be able to play; one that floods the server must not. */
export interface Limits {
  readonly messagesOfPlayer: TokenBuckets;
  readonly messagesOfAddress: TokenBuckets;
  readonly connectionsOfAddress: TokenBuckets;
  readonly sessionsOfAddress: TokenBuckets;
  readonly gamesOfPlayer: TokenBuckets;
  readonly phrasesOfPlayer: TokenBuckets;
  readonly accountsOfAddress: TokenBuckets;
  /** Tries to sign in or to recover an account; passwords tried for one name, wherever from. */
  readonly triesOfAddress: TokenBuckets;
  readonly triesOfLogin: TokenBuckets;
  /** All that an account holds, as a file. */
  readonly exportsOfPlayer: TokenBuckets;
  /** Requests to `/api/`: by what the request carries to say who asks, a cookie or a token (else the address). */
  readonly requestsOfSession: TokenBuckets;
  readonly requestsOfAddress: TokenBuckets;
  readonly blocksOfPlayer: TokenBuckets;
  readonly reportsOfPlayer: TokenBuckets;
}

export function makeLimits(): Limits {
  return {
    messagesOfPlayer: new TokenBuckets({ capacity: 60, perSecond: 10 }),
    messagesOfAddress: new TokenBuckets({ capacity: 1_000, perSecond: 200 }),
    connectionsOfAddress: new TokenBuckets({ capacity: 200, perSecond: 5 }),
    sessionsOfAddress: new TokenBuckets({ capacity: 60, perSecond: 0.5 }),
    gamesOfPlayer: new TokenBuckets({ capacity: 10, perSecond: 0.1 }),
    phrasesOfPlayer: new TokenBuckets({ capacity: 5, perSecond: 0.3 }),
    accountsOfAddress: new TokenBuckets({ capacity: 40, perSecond: 0.05 }),
    triesOfAddress: new TokenBuckets({ capacity: 60, perSecond: 0.5 }),
    triesOfLogin: new TokenBuckets({ capacity: 10, perSecond: 1 / 60 }),
    exportsOfPlayer: new TokenBuckets({ capacity: 3, perSecond: 1 / 300 }),
    requestsOfSession: new TokenBuckets({ capacity: 120, perSecond: 20 }),
    requestsOfAddress: new TokenBuckets({ capacity: 1_000, perSecond: 200 }),
    blocksOfPlayer: new TokenBuckets({ capacity: 30, perSecond: 0.1 }),
    reportsOfPlayer: new TokenBuckets({ capacity: 5, perSecond: 1 / 600 }),
  };
}

/** None of the limits: for measurements on one machine only. */
export function noLimits(): Limits {
  const endless = new TokenBuckets({ capacity: Number.MAX_SAFE_INTEGER, perSecond: 1_000_000 });
  return {
    messagesOfPlayer: endless,
    messagesOfAddress: endless,
    connectionsOfAddress: endless,
    sessionsOfAddress: endless,
    gamesOfPlayer: endless,
    phrasesOfPlayer: endless,
    accountsOfAddress: endless,
    triesOfAddress: endless,
    triesOfLogin: endless,
    exportsOfPlayer: endless,
    requestsOfSession: endless,
    requestsOfAddress: endless,
    blocksOfPlayer: endless,
    reportsOfPlayer: endless,
  };
}

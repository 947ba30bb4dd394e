import type {
  GroupRating,
  Leaderboard,
  LeaderboardRow,
  LiveGame,
  PlayerGame,
  PlayerGames,
  PlayerProfile,
  RatingPoint,
  Tally,
} from '@merellier/protocol';
import {
  gameIdSchema,
  gameOptionsSchema,
  outcomeSchema,
  playerSchema,
  ratingChangesSchema,
  ratingGroupSchema,
  shownRatingSchema,
} from '@merellier/protocol/schemas';
import { z } from 'zod';

// What is told of players over HTTP.

const time = z.number().describe('Milliseconds since 1970');
const seat = z.enum(['host', 'guest']);
const tally = z.object({ won: z.int(), drawn: z.int(), lost: z.int() }) satisfies z.ZodType<Tally>;

const groupRating = z.object({
  ...shownRatingSchema.shape,
  group: ratingGroupSchema,
  deviation: z.int().describe('The true rating lies within twice as much in 95 of 100 cases'),
  games: tally,
  at: time.describe('When the last rated game of the group ended'),
}) satisfies z.ZodType<GroupRating>;

export const playerProfileSchema = z
  .object({
    player: playerSchema,
    since: time.describe('When the player first came'),
    ratings: z.array(groupRating).readonly(),
    games: tally.describe('Games that anyone may see, rated or not; of oneself, all'),
  })
  .meta({ id: 'PlayerProfile' }) satisfies z.ZodType<PlayerProfile>;

const playerGame = z
  .object({
    game: gameIdSchema,
    phase: z.enum(['waiting', 'agreeing', 'playing', 'over']),
    options: gameOptionsSchema,
    players: z.object({ host: playerSchema, guest: playerSchema.nullable() }),
    white: seat.nullable().describe('Who plays white, once play has begun'),
    outcome: outcomeSchema.nullable(),
    ratings: ratingChangesSchema.nullable().describe('What a rated game did to the ratings of both'),
    createdAt: time,
    endedAt: time.nullable(),
  })
  .meta({ id: 'PlayerGame' }) satisfies z.ZodType<PlayerGame>;

export const playerGamesSchema = z.object({
  games: z.array(playerGame).readonly(),
  next: z.string().nullable().describe('What to send as `before` for the next ones; null at the end'),
}) satisfies z.ZodType<PlayerGames>;

export const ratingPointSchema = z.object({
  ...shownRatingSchema.shape,
  group: ratingGroupSchema,
  game: gameIdSchema,
  change: z.int(),
  at: time,
}) satisfies z.ZodType<RatingPoint>;

const leaderboardRow = z.object({
  rank: z.int(),
  player: playerSchema,
  points: z.int(),
  games: tally,
}) satisfies z.ZodType<LeaderboardRow>;

export const leaderboardSchema = z.object({
  group: ratingGroupSchema,
  players: z.array(leaderboardRow).readonly(),
  own: leaderboardRow.nullable().describe('The row of the player who asks; null without a settled rating'),
}) satisfies z.ZodType<Leaderboard>;

const side = z.enum(['white', 'black']);

export const liveGameSchema = z
  .object({
    game: gameIdSchema,
    options: gameOptionsSchema,
    players: z.object({ white: playerSchema, black: playerSchema }),
    fen: z.string().describe('The position, as docs/notation.md writes it'),
    turns: z.int(),
    toPlay: side,
    clock: z.object({ white: z.number(), black: z.number() }).nullable().describe('Milliseconds left'),
  })
  .meta({ id: 'LiveGame' }) satisfies z.ZodType<LiveGame>;

import type {
  GroupRating,
  Leaderboard,
  LeaderboardRow,
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

// What is told of players over HTTP; a client ignores properties that it does not know.

const time = z.int().describe('Milliseconds since 1970');
const seat = z.enum(['host', 'guest']);
const tally = z.object({ won: z.int(), drawn: z.int(), lost: z.int() }) satisfies z.ZodType<Tally>;

/** What is told of players over HTTP; a client ignores properties that it does not know. */
export const playerProfileSchema = z.object({
  player: playerSchema,
  since: time,
  ratings: z.array(
    z.object({
      ...shownRatingSchema.shape,
      group: ratingGroupSchema,
      deviation: z.int(),
      games: tally,
      at: time,
    }) satisfies z.ZodType<GroupRating>,
  ),
  games: tally,
}) satisfies z.ZodType<PlayerProfile>;

export const playerGamesSchema = z.object({
  games: z.array(
    z.object({
      game: gameIdSchema,
      phase: z.enum(['waiting', 'agreeing', 'playing', 'over']),
      options: gameOptionsSchema,
      players: z.object({ host: playerSchema, guest: playerSchema.nullable() }),
      white: seat.nullable(),
      outcome: outcomeSchema.nullable(),
      ratings: ratingChangesSchema.nullable(),
      createdAt: time,
      endedAt: time.nullable(),
    }) satisfies z.ZodType<PlayerGame>,
  ),
  next: z.string().nullable(),
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
  players: z.array(leaderboardRow),
  own: leaderboardRow.nullable(),
}) satisfies z.ZodType<Leaderboard>;

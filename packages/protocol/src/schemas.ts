import { z } from 'zod';
import type { PlayerCommand } from './command.ts';
import type { GameEvent, RecordedEvent } from './event.ts';
import { DAY, GAME_ID, GAMES_WATCHED, HOUR, MINUTE, MOST_TIME, SECOND } from './limits.ts';
import type { ClientMessage } from './message.ts';
import { MOST_OPENING_TURNS } from './opening.ts';
import type { GameOptions, RulesReference } from './options.ts';
import type { OnlineOutcome } from './outcome.ts';
import { PHRASES } from './phrases.ts';
import { playerIdSchema, playerSchema } from './player-schemas.ts';
import { ratingChangesSchema } from './rating-schemas.ts';
import { REPORT_NOTE, REPORT_REASONS, type Report } from './report.ts';
import type { TimeControl } from './time-control.ts';

export * from './account-schemas.ts';
export * from './player-schemas.ts';
export * from './rating-schemas.ts';

// Schemas of all that comes in, strict throughout: what the types do not name is refused.

const side = z.enum(['white', 'black']);
const seat = z.enum(['host', 'guest']);
const offer = z.enum(['draw', 'takeback', 'rematch']);
const time = z.int().min(0).max(8_640_000_000_000_000);
const count = z.int().min(0).max(1_000_000);
/** A part in chance, 32 random bytes. */
export const chanceTextSchema = z.string().regex(/^[0-9a-f]{64}$/, 'must be 32 bytes as 64 digits 0-9 and a-f');

/** The id of a game. */
export const gameIdSchema = z
  .string()
  .regex(GAME_ID, 'must be the id of a game: 16 to 32 letters, digits, - or _') satisfies z.ZodType<string>;
/** The id of a request, chosen by the sender; a UUID for instance. */
export const requestIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _') satisfies z.ZodType<string>;
export const rulesReferenceSchema = z.strictObject({
  id: z.string().max(40),
  parameters: z
    .record(z.string().max(40), z.union([z.string().max(40), z.int().min(0).max(1_000_000)]))
    .refine((parameters) => Object.keys(parameters).length <= 40),
}) satisfies z.ZodType<RulesReference>;

const initial = z
  .int()
  .min(10 * SECOND)
  .max(MOST_TIME);
const extra = z
  .int()
  .min(0)
  .max(3 * MINUTE);

export const timeControlSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('increment'), initial, increment: extra }),
  z.strictObject({ kind: z.literal('delay'), initial, delay: extra }),
  z.strictObject({ kind: z.literal('bronstein'), initial, delay: extra }),
  z.strictObject({
    kind: z.literal('correspondence'),
    perTurn: z
      .int()
      .min(HOUR)
      .max(14 * DAY),
  }),
]) satisfies z.ZodType<TimeControl>;

export const gameOptionsSchema = z.strictObject({
  rules: rulesReferenceSchema,
  time: timeControlSchema,
  side: z.enum(['white', 'black', 'toss']),
  listed: z.boolean(),
  rated: z.boolean(),
  opening: z
    .array(z.string().min(1).max(40))
    .min(1)
    .max(MOST_OPENING_TURNS)
    .readonly()
    .exactOptional()
    .describe('The turns that lead to the position from which the game begins; its rematches begin there too'),
  tournament: z
    .strictObject({
      id: gameIdSchema,
      startWithin: z
        .int()
        .min(10 * SECOND)
        .max(14 * DAY),
      berserk: z.array(side).max(2).readonly().exactOptional(),
      many: z.strictObject({ side, extra: z.int().min(0).max(MOST_TIME) }).exactOptional(),
    })
    .exactOptional()
    .describe('Of a game that a tournament has made: its id, and the milliseconds for the first turn of each side'),
}) satisfies z.ZodType<GameOptions>;

/** What somebody may ask of a new game: those of a tournament are made by the server alone. */
export const askedOptionsSchema = gameOptionsSchema.omit({ tournament: true }) satisfies z.ZodType<GameOptions>;

/** What players say to each other. */
export const phraseSchema = z.enum(PHRASES);

export const playerCommandSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('join'), contribution: chanceTextSchema.nullable() }),
  z.strictObject({ kind: z.literal('contribute'), contribution: chanceTextSchema }),
  z.strictObject({ kind: z.literal('turn'), turn: z.string().min(1).max(200), after: count }),
  z.strictObject({ kind: z.literal('abort') }),
  z.strictObject({ kind: z.literal('resign') }),
  z.strictObject({ kind: z.literal('offer'), what: offer }),
  z.strictObject({ kind: z.literal('accept'), what: offer }),
  z.strictObject({ kind: z.literal('decline'), what: offer }),
  z.strictObject({ kind: z.literal('give-time') }),
  z.strictObject({ kind: z.literal('claim'), result: z.enum(['win', 'draw']) }),
]) satisfies z.ZodType<PlayerCommand>;

export const clientMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.union([z.int(), z.strictObject({ oldest: z.int(), newest: z.int() })]),
    games: z.array(z.strictObject({ game: gameIdSchema, since: count })).max(GAMES_WATCHED),
    lobby: z.boolean(),
  }),
  z.strictObject({ type: z.literal('watch'), game: gameIdSchema, since: count }),
  z.strictObject({ type: z.literal('unwatch'), game: gameIdSchema }),
  z.strictObject({ type: z.literal('lobby'), on: z.boolean() }),
  z.strictObject({ type: z.literal('create'), id: requestIdSchema, options: askedOptionsSchema }),
  z.strictObject({
    type: z.literal('command'),
    id: requestIdSchema,
    game: gameIdSchema,
    command: playerCommandSchema,
  }),
  z.strictObject({ type: z.literal('say'), game: gameIdSchema, phrase: phraseSchema }),
]) satisfies z.ZodType<ClientMessage>;

/** A report as it is sent; its note has no invisible characters but line breaks. */
export const reportSchema = z.strictObject({
  player: playerIdSchema,
  game: gameIdSchema.nullable(),
  reason: z.enum(REPORT_REASONS),
  note: z
    .string()
    .max(REPORT_NOTE)
    .regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n]*$/u, 'must have no invisible characters but line breaks'),
}) satisfies z.ZodType<Report>;

const die = z.int().min(1).max(6);

/** How a game ended. */
export const outcomeSchema = z.strictObject({
  winner: side.nullable(),
  reason: z.enum([
    'few-men',
    'men-lost',
    'shut-in',
    'mill',
    'blocked',
    'no-pieces',
    'no-capture',
    'repetition',
    'one-king-each',
    'kings-only',
    'king-moves',
    'lone-king',
    'few-pieces',
    'one-piece-each',
    'all-given',
    'blocked-wins',
    'first-king',
    'agreement',
    'resignation',
    'time',
    'abandonment',
    'aborted',
  ]),
  count: z.number().nullable(),
}) satisfies z.ZodType<OnlineOutcome>;

/** Events, as the API gives them out and imports read them. */
export const gameEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('created'),
    options: gameOptionsSchema,
    host: playerSchema,
    commitment: chanceTextSchema.nullable(),
    rematchOf: gameIdSchema.nullable(),
  }),
  z.strictObject({ kind: z.literal('joined'), guest: playerSchema }),
  z.strictObject({ kind: z.literal('reseated'), seat, player: playerSchema }),
  z.strictObject({ kind: z.literal('contributed'), seat, contribution: chanceTextSchema }),
  z.strictObject({ kind: z.literal('started'), white: seat }),
  z.strictObject({ kind: z.literal('thrown'), index: count, dice: z.tuple([die, die, die]).readonly() }),
  z.strictObject({
    kind: z.literal('turned'),
    side,
    turn: z.string(),
    spent: z.number(),
    gained: z.number(),
    lag: z.number(),
  }),
  z.strictObject({ kind: z.literal('offered'), side, what: offer }),
  z.strictObject({ kind: z.literal('declined'), side, what: offer }),
  z.strictObject({ kind: z.literal('taken-back'), side, turns: count }),
  z.strictObject({ kind: z.literal('time-given'), side, ms: z.number() }),
  z.strictObject({ kind: z.literal('compensated'), sides: z.array(side).readonly(), ms: z.number() }),
  z.strictObject({ kind: z.literal('ended'), outcome: outcomeSchema }),
  z.strictObject({ kind: z.literal('revealed'), secret: chanceTextSchema }),
  z.strictObject({ kind: z.literal('rated'), ratings: ratingChangesSchema }),
  z.strictObject({ kind: z.literal('rematched'), game: gameIdSchema }),
]) satisfies z.ZodType<GameEvent>;

export const recordedEventSchema = z.strictObject({
  seq: z.int().min(1),
  at: time,
  shape: z.int().min(1).optional(),
  event: gameEventSchema,
}) satisfies z.ZodType<RecordedEvent>;

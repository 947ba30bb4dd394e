import { DAY, type ListedTournament, MINUTE, SECOND } from '@merellier/protocol';
import { gameIdSchema, playerIdSchema, rulesReferenceSchema } from '@merellier/protocol/schemas';
import {
  type Draw,
  type Entrant,
  FARTHEST_REACH,
  type Format,
  GAME_RESULTS,
  LONGEST_LOT,
  LONGEST_NAME,
  LOTS_FOR,
  type Lots,
  MOST_LOTS,
  ORDERS,
  type Settings,
  TIE_BREAKS,
} from '@merellier/tournament';
import type {
  OnlineEvent,
  OnlineSettings,
  OrganiserCommand,
  PersonCommand,
  RecordedOnlineEvent,
} from '@merellier/tournament/online';
import { z } from 'zod';

/** The longest that a tournament of one kind lasts: rounds, groups, minutes. */
const few = z.int().min(1).max(120);
const index = z.int().min(0).max(100_000);
const number = z.int().min(1).max(100_000);
const line = z
  .string()
  .max(4 * LONGEST_NAME)
  .regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]*$/u, 'must have no invisible characters');

const formatSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('round-robin'), cycles: z.union([z.literal(1), z.literal(2)]) }),
  z.strictObject({ kind: z.literal('rutsch') }),
  z.strictObject({ kind: z.literal('swiss'), rounds: few }),
  z.strictObject({ kind: z.literal('knock-out'), thirdPlace: z.boolean() }),
  z.strictObject({ kind: z.literal('groups'), groups: few, advance: few, thirdPlace: z.boolean() }),
  z.strictObject({
    kind: z.literal('arena'),
    minutes: z.int().min(1).max(1_440),
    streaks: z.boolean().exactOptional(),
  }),
  z.strictObject({ kind: z.literal('hill'), minutes: z.int().min(1).max(1_440) }),
  z.strictObject({
    kind: z.literal('ladder'),
    reach: z.int().min(1).max(FARTHEST_REACH).describe('How many places up a challenge may go'),
  }),
  z.strictObject({
    kind: z.literal('simultaneous'),
    colour: z.enum(['white', 'black', 'alternate']).describe('The colour of who announces it and plays against all'),
    extra: z.int().min(0).max(120).describe('Minutes that they have more'),
  }),
]) satisfies z.ZodType<Format>;

const lotsSchema = z.strictObject({
  list: z.string().max(20).describe('What this choice of openings is called'),
  each: z.enum(LOTS_FOR).describe('Whether all pairings of a round begin with the same opening'),
  from: z
    .array(
      z.strictObject({
        number,
        turns: z
          .string()
          .max(LONGEST_LOT)
          .regex(/^\S{1,40}( \S{1,40})*$/, 'must be turns, separated by spaces'),
      }),
    )
    .min(1)
    .max(MOST_LOTS)
    .readonly(),
}) satisfies z.ZodType<Lots>;

const planSchema = z.strictObject({
  name: line,
  format: formatSchema,
  rules: z.strictObject({ id: rulesReferenceSchema.shape.id, changes: rulesReferenceSchema.shape.parameters }),
  clock: z
    .string()
    .max(30)
    .describe(
      '`increment-10-5`: minutes, seconds for each turn; so too `delay-…`, `bronstein-…`; `days-3` for each turn',
    ),
  games: z.union([z.literal(1), z.literal(2)]).describe('How many games a pairing is'),
  points: z.strictObject({ win: z.number().min(0).max(100), draw: z.number().min(0).max(100) }),
  bye: z.enum(['win', 'draw', 'none']),
  tieBreaks: z.array(z.enum(TIE_BREAKS)).max(TIE_BREAKS.length),
  order: z.enum(ORDERS),
  teamsApart: z.boolean(),
  seed: z
    .int()
    .min(0)
    .max(2 ** 32),
  lots: lotsSchema.exactOptional().describe('Openings that are drawn for the games'),
}) satisfies z.ZodType<Settings>;

export const settingsSchema = z
  .strictObject({
    plan: planSchema,
    rated: z.boolean(),
    startsAt: z.int().min(0).max(8_640_000_000_000_000).nullable().describe('Null: the organiser begins it'),
    rounds: z.enum(['clock', 'organiser']).describe('Whether rounds are paired by themselves or by the organiser'),
    pause: z
      .int()
      .min(0)
      .max(7 * DAY)
      .describe('With `clock`: milliseconds after the last result of a round'),
    startWithin: z
      .int()
      .min(20 * SECOND)
      .max(14 * DAY)
      .default(2 * MINUTE)
      .describe('Milliseconds for the first turn of each player; without it, the game is lost'),
    berserk: z.boolean().default(false).describe('Whether players of an arena may halve their time for more points'),
    bots: z.boolean(),
    listed: z.boolean(),
    club: z.string().max(40).nullable(),
  })
  .meta({ id: 'TournamentSettings' }) satisfies z.ZodType<OnlineSettings>;

const entrantSchema = z.strictObject({
  name: line,
  team: line.nullable().default(null),
  ageClass: line.nullable().default(null),
  strength: z.number().nullable().default(null),
}) satisfies z.ZodType<Entrant>;

const drawSchema = z.strictObject({
  first: number,
  second: number.nullable(),
  group: index.exactOptional(),
  third: z.literal(true).exactOptional(),
  lot: index.exactOptional().describe('Which of the openings is drawn for its games, from 0'),
  berserk: z.array(number).max(2).readonly().exactOptional(),
}) satisfies z.ZodType<Draw>;

const place = { round: number, table: index, game: index };
const result = z.enum(GAME_RESULTS).nullable();

/** What anybody may ask of a tournament, and what its organiser may. */
export const tournamentCommandSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('join') }),
  z.strictObject({ kind: z.literal('leave') }),
  z.strictObject({ kind: z.literal('challenge'), player: number }),
  z.strictObject({ kind: z.literal('berserk'), on: z.boolean() }),
  z.strictObject({ kind: z.literal('rearrange'), settings: settingsSchema }),
  z.strictObject({ kind: z.literal('enter'), entrants: z.array(entrantSchema).min(1).max(120) }),
  z.strictObject({ kind: z.literal('remove'), player: number }),
  z.strictObject({ kind: z.literal('pair'), draws: z.array(drawSchema).max(600).exactOptional() }),
  z.strictObject({ kind: z.literal('result'), ...place, result }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('resume') }),
  z.strictObject({ kind: z.literal('close') }),
]) satisfies z.ZodType<PersonCommand | OrganiserCommand>;

const player = { player: number };
const person = z.object({
  id: playerIdSchema,
  registered: z.boolean(),
  bot: z.literal(true).exactOptional(),
});

const eventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('announced'),
    id: gameIdSchema,
    settings: settingsSchema,
    organiser: z.object({ id: playerIdSchema, name: z.string() }),
  }),
  z.object({ kind: z.literal('rearranged'), settings: settingsSchema }),
  z.object({ kind: z.literal('joined'), ...player, person, entrant: entrantSchema }),
  z.object({
    kind: z.literal('reseated'),
    from: playerIdSchema,
    person: person.extend({ name: z.string() }),
  }),
  z.object({ kind: z.literal('entered'), ...player, entrant: entrantSchema }),
  z.object({ kind: z.literal('corrected'), ...player, entrant: entrantSchema }),
  z.object({ kind: z.literal('removed'), ...player }),
  z.object({ kind: z.literal('withdrawn'), ...player }),
  z.object({ kind: z.literal('returned'), ...player }),
  z.object({ kind: z.literal('paired'), draws: z.array(drawSchema), at: z.number(), byHand: z.boolean() }),
  z.object({ kind: z.literal('playing'), ...place, id: gameIdSchema }),
  z.object({ kind: z.literal('resulted'), ...place, result }),
  z.object({ kind: z.literal('hastened'), ...player, on: z.boolean() }),
  z.object({ kind: z.literal('paused') }),
  z.object({ kind: z.literal('resumed') }),
  z.object({ kind: z.literal('barred'), person: playerIdSchema }),
  z.object({ kind: z.literal('closed') }),
  z.object({ kind: z.literal('reopened') }),
]) satisfies z.ZodType<OnlineEvent>;

export const tournamentEventSchema = z
  .object({
    seq: z.int().min(1),
    at: z.number(),
    shape: z.int().min(1).optional().describe('The shape in which it was recorded; 1 where none is named'),
    event: eventSchema,
  })
  .meta({ id: 'TournamentEvent' }) satisfies z.ZodType<RecordedOnlineEvent>;

export const listedTournamentSchema = z
  .object({
    id: gameIdSchema,
    name: z.string(),
    stage: z.enum(['announced', 'running', 'over']),
    format: z.string(),
    rules: z.string(),
    clock: z.string(),
    rated: z.boolean(),
    startsAt: z.number().nullable(),
    club: z.string().nullable(),
    players: z.int(),
  })
  .meta({ id: 'ListedTournament' }) satisfies z.ZodType<ListedTournament>;

import { z } from 'zod';
import type { Player } from './options.ts';
import { shownRatingSchema } from './rating-schemas.ts';
import { isOfOneScript } from './script.ts';

/**
 * What shows nothing: the empty pattern of Braille, and whatever Unicode lets a program leave out, such as the fillers of Hangul and
 * joiners of marks; but for what chooses the picture of the sign before it.
 */
const BLANK = /\u2800|(?<!\p{Extended_Pictographic})[\uFE0E\uFE0F]|(?![\uFE0E\uFE0F])\p{Default_Ignorable_Code_Point}/u;

/** The public id of a player. */
export const playerIdSchema = z
  .string()
  .regex(
    /^[A-Za-z0-9_-]{8,32}$/,
    'must be the id of a player: 8 to 32 letters, digits, - or _',
  ) satisfies z.ZodType<string>;

/** The name of a player: 1 to 24 characters in one script, none of them invisible, spaces inside only and one at a time. */
export const nameSchema = z
  .string()
  .transform((text) => text.normalize('NFC').trim().replace(/\s+/gu, ' '))
  .pipe(
    z
      .string()
      .regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]{1,24}$/u, 'must have 1 to 24 characters, none of them invisible')
      .refine((name) => !BLANK.test(name), 'must have 1 to 24 characters, none of them invisible')
      .refine(isOfOneScript, 'must be written in one script'),
  ) satisfies z.ZodType<string>;

export const playerSchema = z.strictObject({
  id: playerIdSchema,
  name: z.string().max(60),
  rating: shownRatingSchema.nullable(),
  registered: z.boolean().default(false),
  bot: z.literal(true).exactOptional(),
}) satisfies z.ZodType<Player>;

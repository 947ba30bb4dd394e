import { z } from 'zod';
import type { RatingChange, ShownRating } from './rating.ts';
import { RATING_GROUP_IDS, type RatingGroup } from './rating-groups.ts';

export const shownRatingSchema = z.strictObject({
  points: z.int(),
  provisional: z.boolean(),
}) satisfies z.ZodType<ShownRating>;

const change = z.strictObject({
  before: shownRatingSchema,
  after: shownRatingSchema,
}) satisfies z.ZodType<RatingChange>;

/** What a rated game did to the ratings of both sides. */
export const ratingChangesSchema = z.strictObject({ white: change, black: change });

/** The id of a group of rule sets that share a rating. */
export const ratingGroupSchema = z.enum(RATING_GROUP_IDS) satisfies z.ZodType<RatingGroup>;

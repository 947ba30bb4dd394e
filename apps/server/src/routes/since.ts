import { z } from 'zod';

/** From where on a stream goes. */
export const sinceSchema = z.strictObject({
  since: z.coerce.number().int().min(0).default(0).describe('The last event that one has; 0 for none'),
});

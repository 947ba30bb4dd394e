import { z } from 'zod';
import { CLASS_CODE } from '../class/code.ts';
import { nameSchema } from '../player-schemas.ts';
import type { RaceCommand } from './command.ts';
import type { RaceClientMessage } from './message.ts';

const count = z.int().min(0).max(1_000_000);
const protocol = z.int().min(1).max(1_000);
const code = z.string().regex(CLASS_CODE);

/** What may be asked of a race. */
export const raceCommandSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('begin'), rules: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
  z.strictObject({ kind: z.literal('answer'), round: count, index: count, turn: z.string().min(1).max(120) }),
  z.strictObject({ kind: z.literal('leave') }),
]) satisfies z.ZodType<RaceCommand>;

/** What comes in at the socket of races. */
export const raceClientMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('make'), protocol, name: nameSchema }),
  z.strictObject({ type: z.literal('join'), protocol, code, name: nameSchema }),
  z.strictObject({ type: z.literal('enter'), protocol, code, key: z.string().regex(/^[\w-]{43}$/) }),
  z.strictObject({ type: z.literal('do'), command: raceCommandSchema }),
]) satisfies z.ZodType<RaceClientMessage>;

import { z } from 'zod';
import { rulesReferenceSchema } from '../schemas.ts';
import { ANIMALS } from './animals.ts';
import { CLASS_CODE } from './code.ts';
import type { ClassCommand } from './command.ts';
import type { ClassClientMessage } from './message.ts';
import { LONGEST_SHOWN } from './state.ts';

const pupil = z.enum(ANIMALS);
const seat = z.enum([...ANIMALS, 'teacher', 'computer']);
const side = z.enum(['white', 'black']);
const board = z.string().regex(/^[1-9]\d{0,6}$/);
const turn = z.string().min(1).max(60);
const turns = z.array(turn).max(40).readonly();
const position = z.string().min(1).max(400);
const level = z.int().min(1).max(10).nullable();
const die = z.int().min(1).max(6);
const count = z.int().min(0).max(1_000_000);
const code = z.string().regex(CLASS_CODE);
const protocol = z.int().min(1).max(1_000);

/** What may be asked of a class. */
export const classCommandSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ask'),
    rules: rulesReferenceSchema,
    position,
    text: z.string().max(300),
    right: turns.nullable(),
  }),
  z.strictObject({ kind: z.literal('solve'), right: turns }),
  z.strictObject({ kind: z.literal('unask') }),
  z.strictObject({
    kind: z.literal('show'),
    rules: rulesReferenceSchema,
    start: position.nullable(),
    turns: z.array(turn).max(LONGEST_SHOWN).readonly(),
    throws: z
      .array(z.tuple([die, die, die]).readonly())
      .max(LONGEST_SHOWN + 1)
      .readonly(),
    ended: z.strictObject({ winner: side.nullable(), reason: z.enum(['agreement', 'resignation']) }).nullable(),
  }),
  z.strictObject({ kind: z.literal('step'), at: count }),
  z.strictObject({ kind: z.literal('alone'), on: z.boolean() }),
  z.strictObject({ kind: z.literal('unshow') }),
  z.strictObject({
    kind: z.literal('play'),
    othersGoOn: z.boolean().optional(),
    rules: rulesReferenceSchema,
    start: position.nullable(),
    seatings: z
      .array(z.strictObject({ white: seat, black: seat, level }))
      .max(ANIMALS.length)
      .readonly(),
  }),
  z.strictObject({ kind: z.literal('stop'), board, winner: side.nullable() }),
  z.strictObject({ kind: z.literal('pause'), on: z.boolean() }),
  z.strictObject({ kind: z.literal('door'), open: z.boolean() }),
  z.strictObject({
    kind: z.literal('wall'),
    wall: z.union([
      z.strictObject({ kind: z.enum(['door', 'boards', 'question', 'answers', 'game']) }),
      z.strictObject({ kind: z.literal('board'), board }),
    ]),
  }),
  z.strictObject({ kind: z.literal('remove'), pupil }),
  z.strictObject({ kind: z.literal('lower'), pupil }),
  z.strictObject({ kind: z.literal('answer'), question: count, turn }),
  z.strictObject({ kind: z.literal('hand'), up: z.boolean() }),
  z.strictObject({ kind: z.literal('again'), board }),
  z.strictObject({ kind: z.literal('turn'), board, turn, after: count }),
]) satisfies z.ZodType<ClassCommand>;

/** What comes in at the socket of classes. */
export const classClientMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('open'), protocol }),
  z.strictObject({ type: z.literal('knock'), protocol, code }),
  z.strictObject({ type: z.literal('join'), code, pupil }),
  z.strictObject({ type: z.literal('enter'), protocol, code, key: z.string().regex(/^[\w-]{43}$/) }),
  z.strictObject({ type: z.literal('do'), command: classCommandSchema }),
  z.strictObject({ type: z.literal('end') }),
]) satisfies z.ZodType<ClassClientMessage>;

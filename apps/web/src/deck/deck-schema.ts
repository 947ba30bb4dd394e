import type { Parameters } from '@merellier/rules';
import * as v from 'valibot';
import { isRecord } from '../browser/json.ts';
import { type Card, cardId, GRADES, type Kind } from './card.ts';

// What a deck looks like in storage and in files.

const time = v.pipe(v.number(), v.finite(), v.minValue(0));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(400));

const changes = v.custom<Parameters>(
  (value) =>
    isRecord(value) && Object.values(value).every((each) => ['string', 'number', 'boolean'].includes(typeof each)),
);

const SUBJECT = v.variant('kind', [
  v.object({ kind: v.literal('puzzle'), puzzle: text, cause: v.picklist(['missed', 'helped']) }),
  v.object({
    kind: v.picklist(['mistake', 'opening']),
    rules: text,
    changes,
    fen: text,
    played: text,
    better: v.pipe(v.array(text), v.minLength(1)),
    proved: v.nullable(v.picklist(['win', 'draw'])),
  }),
  v.object({ kind: v.literal('word'), term: text }),
]);

const SCHEDULE = v.object({
  due: time,
  stability: v.pipe(amount, v.gtValue(0)),
  difficulty: v.pipe(v.number(), v.minValue(1), v.maxValue(10)),
  state: v.picklist(['learning', 'review', 'relearning']),
  step: count,
  days: amount,
  reps: count,
  lapses: count,
  last: time,
});

/** One card; what it is about says its id. */
export const CARD: v.GenericSchema<unknown, Card> = v.pipe(
  v.object({
    subject: SUBJECT,
    added: time,
    answers: v.array(v.object({ at: time, grade: v.picklist(GRADES) })),
    schedule: v.nullable(SCHEDULE),
  }),
  v.transform((card): Card => ({ id: cardId(card.subject), ...card })),
);

/** Which kinds are wanted; each that is not said is as it is by default. */
export const WANTED = (fallback: Readonly<Record<Kind, boolean>>) =>
  v.fallback(
    v.object({
      puzzle: v.fallback(v.boolean(), fallback.puzzle),
      mistake: v.fallback(v.boolean(), fallback.mistake),
      opening: v.fallback(v.boolean(), fallback.opening),
      word: v.fallback(v.boolean(), fallback.word),
    }),
    { ...fallback },
  );

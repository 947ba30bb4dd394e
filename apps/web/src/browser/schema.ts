import * as v from 'valibot';
import { parseJson } from './json.ts';

// Parts of schemas for what is kept: of something damaged, only what is bad is lost.

/** The value of a JSON text where it is of this shape; null otherwise. */
export function readJson<Value>(schema: v.GenericSchema<unknown, Value>, text: string | null): Value | null {
  const read = v.safeParse(schema, parseJson(text));
  return read.success ? read.output : null;
}

/** One of these words; the fallback instead of anything else. */
export const word = <const Word extends string>(words: readonly Word[], fallback: Word) =>
  v.fallback(v.picklist(words), fallback);

/** A list, without the items that are not of this shape; empty where there is none. */
export const listOf = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) => items.filter((each): each is Item => v.is(item, each))),
    ),
    [],
  );

/** A record, without the entries whose values are not of this shape; empty where there is none. */
export const recordOf = <Value>(value: v.GenericSchema<unknown, Value>) =>
  v.fallback(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform(
        (record): Readonly<Record<string, Value>> =>
          Object.fromEntries(Object.entries(record).filter((entry): entry is [string, Value] => v.is(value, entry[1]))),
      ),
    ),
    {},
  );

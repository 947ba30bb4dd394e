/** Checks for what comes back from storage or from an address: it may be old, foreign or damaged. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One of these words, or the fallback. */
export const oneOf = <Word extends string>(words: readonly Word[], value: unknown, fallback: Word): Word =>
  words.find((word) => word === value) ?? fallback;

export const isIndexList = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => Number.isInteger(item) && item >= 0);

/** The value of a JSON text; undefined where it is none. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

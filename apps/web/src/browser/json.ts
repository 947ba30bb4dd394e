// What comes back from storage, from a file or from a server: it may be old, foreign or damaged.

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One of these words, or the fallback. */
export const oneOf = <Word extends string>(words: readonly Word[], value: unknown, fallback: Word): Word =>
  words.find((word) => word === value) ?? fallback;

/** The value of a JSON text; undefined where it is none. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

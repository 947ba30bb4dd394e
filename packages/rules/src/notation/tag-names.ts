const KNOWN_TAGS: ReadonlyMap<string, string> = new Map(
  ['Rules', 'GameType', 'FEN', 'SetUp', 'Result', 'White', 'Black', 'Event', 'Site', 'Date', 'Round'].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

/** The name of a tag as it is usually written, where the notation knows it: files have it in any case. */
export const canonicalTag = (name: string): string => KNOWN_TAGS.get(name.toLowerCase()) ?? name;

/** What players can say to each other: each reader sees it in a language of their own. */
export const PHRASES = [
  'hello',
  'good-luck',
  'have-fun',
  'well-played',
  'thank-you',
  'oops',
  'one-moment',
  'goodbye',
] as const;

export type Phrase = (typeof PHRASES)[number];

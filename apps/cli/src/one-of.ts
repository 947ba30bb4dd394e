import type { Words } from '@merellier/words';

/** What may be typed, as a choice: `pdn, pgn, or csv`. */
export const oneOf = ({ language }: Words, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(names);

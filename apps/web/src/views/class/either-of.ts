/** Names of which each will do, as people write them: “b2 or f2”. */
export const eitherOf = (language: string, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(names);

/** All of these names, as people write them: “Fox, Bee and Wolf”. */
export const allOf = (language: string, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** Names of which each will do, as people write them: “b2 or f2”. */
export const eitherOf = (language: string, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(names);

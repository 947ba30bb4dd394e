/** The forms of a noun by number, by the plural categories that the language has; `other` is always there. */
export type Forms = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Numbers and counted nouns of one language, over the platform's own tables. */
export interface Numbers {
  number(value: number): string;
  /** The form of a noun that goes with a number. */
  form(value: number, forms: Forms): string;
  /** The number and its noun: `3 pions`. */
  count(value: number, forms: Forms): string;
  /** Names in a row: `28, 32 et 37`. */
  list(names: readonly string[], kind?: 'conjunction' | 'disjunction'): string;
}

export function numbersOf(language: string): Numbers {
  // Made when they are first asked: the platform's tables take longer to read than all words.
  let format: Intl.NumberFormat | undefined;
  let cardinal: Intl.PluralRules | undefined;
  const number = (value: number): string => {
    format ??= new Intl.NumberFormat(language);
    return format.format(value);
  };
  const form = (value: number, forms: Forms): string => {
    cardinal ??= new Intl.PluralRules(language);
    return forms[cardinal.select(value)] ?? forms.other;
  };
  return {
    number,
    form,
    count: (value, forms) => `${number(value)} ${form(value, forms)}`,
    // One name needs no table, which a telephone reads for fifty milliseconds: a man may be on its way meanwhile.
    list: (names, type = 'conjunction') =>
      names.length < 2 ? names.join('') : new Intl.ListFormat(language, { type }).format(names),
  };
}

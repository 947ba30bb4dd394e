/** A day as one writes it in a language. */
export const dateIn = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);

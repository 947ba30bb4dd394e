import { dateFormat } from '../../interface/date-format.ts';

/** A day as one writes it in a language. */
export const dateIn = (language: string, at: number): string =>
  dateFormat(language, { dateStyle: 'medium' }).format(at);

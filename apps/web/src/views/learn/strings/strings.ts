import { viewStrings } from '../../../interface/view-strings.tsx';
import type { LearnStrings } from './fr.ts';

export const { Strings, useStrings, preload } = viewStrings<LearnStrings>({
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
});

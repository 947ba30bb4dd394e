import { viewStrings } from '../../../interface/view-strings.tsx';
import type { ManualStrings } from './fr.ts';

export const { Strings, useStrings, preload } = viewStrings<ManualStrings>({
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
});

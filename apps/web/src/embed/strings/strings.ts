import type { Language } from '@merellier/words';
import type { EmbedStrings } from './fr.ts';

export type { EmbedStrings };

/** The texts of an embedded board, language by language. */
export const EMBED_STRINGS: Readonly<Record<Language, () => Promise<EmbedStrings>>> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};

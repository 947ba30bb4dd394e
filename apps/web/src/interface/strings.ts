import type { Language } from '@merellier/words';

export type { FirstStrings, Strings } from './catalogue.ts';

/** The languages, each by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { fr: 'Français', en: 'English', de: 'Deutsch' };

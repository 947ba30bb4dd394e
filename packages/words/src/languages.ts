/** The languages in which the rules speak, French first: whatever speaks has all of them, or does not compile. */
export const LANGUAGES = ['fr', 'en', 'de'] as const;

/** One of the {@link LANGUAGES}, by its code of ISO 639-1. */
export type Language = (typeof LANGUAGES)[number];

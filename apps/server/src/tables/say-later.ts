import type { Language } from '@merellier/words';

/** When it is worth asking again. */
export interface Later {
  /** Milliseconds. */
  readonly retryAfter: number;
  /** How many rule sets are being solved or wait for it, where that is the reason. */
  readonly waiting?: number;
}

const TEXTS: Readonly<Record<Language, (seconds: number, waiting: number | undefined) => string>> = {
  fr: (seconds, waiting) =>
    waiting === undefined
      ? `Vous avez demandé beaucoup de calculs\u202f: redemandez dans ${seconds}\u00a0s.`
      : `${waiting} calculs passent avant le vôtre\u202f: redemandez dans ${seconds}\u00a0s environ.`,
  en: (seconds, waiting) =>
    waiting === undefined
      ? `Much has been solved here lately: ask again in ${seconds} s.`
      : `${waiting} in the queue before you: ask again in about ${seconds} s.`,
  de: (seconds, waiting) =>
    waiting === undefined
      ? `Hier wurde zuletzt viel berechnet: bitte in ${seconds} s noch einmal fragen.`
      : `${waiting} sind vorher an der Reihe: bitte in etwa ${seconds} s noch einmal fragen.`,
};

/** One sentence about it, in the first language of an Accept-Language header that is spoken here, or else in English. */
export function sayLater({ retryAfter, waiting }: Later, accepted: string | undefined): string {
  const wanted = (accepted ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  const language = wanted.find((each): each is Language => Object.hasOwn(TEXTS, each)) ?? 'en';
  return TEXTS[language](Math.ceil(retryAfter / 1000), waiting);
}

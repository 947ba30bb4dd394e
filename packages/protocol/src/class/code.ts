const CONSONANTS = 'BDFGJLMNPRSTV';
const VOWELS = 'AEIOU';
/** Consonants and vowels so that a word can be said, and is written as it sounds in each of our languages. */
const PATTERNS = ['CVCV', 'VCVC', 'CVVC'] as const;

/** What must not stand on the wall of a class. */
const UNWANTED = new Set(
  'ANAL ANUS BITE DEAD FAUF FOUF NUDE ORAL PEDE PEDO PIPI POPO PUTA PUTE RAPE SADO SEIN SUIF TETE TUER TUES URIN'.split(
    ' ',
  ),
);

/** What the word of a class looks like. */
export const CLASS_CODE: RegExp = /^[A-Z]{4}$/;

/** A word of four letters that opens a class; `below` gives a whole number from 0 to less than its argument, by chance. */
export function newClassCode(below: (bound: number) => number): string {
  for (;;) {
    const pattern = PATTERNS[below(PATTERNS.length)] ?? PATTERNS[0];
    const code = [...pattern]
      .map((sort) => (sort === 'C' ? CONSONANTS : VOWELS))
      .map((letters) => letters[below(letters.length)])
      .join('');
    if (!UNWANTED.has(code)) return code;
  }
}

/** A word as somebody typed it: small letters, spaces and accents do not matter. */
export const readClassCode = (typed: string): string =>
  typed
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();

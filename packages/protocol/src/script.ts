/** Scripts that are written together: in Japan, Korea and China with one another. */
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;
const LATIN = /\p{Script=Latin}/u;

/** The others whose letters look like those of another, each by itself. */
const ALONE = [
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
];

/**
 * Whether a name is written in one script, so that no letter stands for one of another that looks like it ("Аdmin" with a
 * Cyrillic А). As in Unicode Technical Standard 39, "highly restrictive": Latin may stand beside the scripts of East Asia.
 */
export function isOfOneScript(name: string): boolean {
  const alone = ALONE.filter((script) => script.test(name)).length;
  const others = (LATIN.test(name) || EAST_ASIAN.test(name)) && alone > 0;
  return alone <= 1 && !others;
}

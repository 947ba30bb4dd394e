/** Letters without accents and capitals, so that "a souffler" finds « À souffler ». */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word that is looked for begins a word of the text. */
export function matches(text: string, wanted: string): boolean {
  const words = plain(text).split(/[\s.,;:·()’']+/);
  return plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => words.some((known) => known.startsWith(word)));
}

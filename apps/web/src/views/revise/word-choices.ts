import type { Language } from '@merellier/words';
import { TERM_IDS, TERMS, type TermId } from '../learn/glossary.ts';

/** How many words stand to choose from. */
const CHOICES = 4;

/** The words to choose from, the right one among them: others each time, the same for the same time. */
export function wordChoices(term: TermId, time: number): readonly TermId[] {
  const mixed = (terms: readonly TermId[], by: string): readonly TermId[] =>
    [...terms].sort((a, b) => hash(`${a}${by}${term}${time}`) - hash(`${b}${by}${term}${time}`));
  const others = mixed(TERM_IDS, 'chosen').filter((id) => id !== term);
  return mixed([term, ...others.slice(0, CHOICES - 1)], 'shown');
}

/** Two wrong words, which a hint takes away. */
export const hintedAway = (term: TermId, choices: readonly TermId[]): readonly TermId[] =>
  choices.filter((id) => id !== term).slice(0, 2);

/** An explanation without the word that it explains. */
export function withoutWord(text: string, term: TermId, language: Language): string {
  const names = TERMS[term][language]
    .split(', ')
    .map((name) => name.replace(/^(to|the|an?|eine?n?) /, ''))
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.replace(new RegExp(`(?<!\\p{L})(${names.join('|')})(?!\\p{L})`, 'giu'), '…');
}

/** A number for a text, the same each time (FNV-1a, mixed once more). */
function hash(text: string): number {
  let found = 2166136261;
  for (const letter of text) found = Math.imul(found ^ (letter.codePointAt(0) ?? 0), 16777619);
  found = Math.imul(found ^ (found >>> 15), 2246822507);
  return (found ^ (found >>> 13)) >>> 0;
}

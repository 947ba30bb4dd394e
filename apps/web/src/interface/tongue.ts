import { type Language, loadWords, type Words } from '@merellier/words';
import { loadStrings, type Strings } from './strings.ts';

/** A language as the page speaks it: its own buttons and menus, and what the rules say. */
export interface Tongue {
  readonly language: Language;
  readonly strings: Strings;
  readonly words: Words;
}

export async function loadTongue(language: Language): Promise<Tongue> {
  const [strings, words] = await Promise.all([loadStrings(language), loadWords(language)]);
  return { language, strings, words };
}

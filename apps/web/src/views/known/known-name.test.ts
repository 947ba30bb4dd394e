import { LANGUAGES, loadWords } from '@merellier/words';
import { expect, it } from 'vitest';
import { KNOWN_GAMES } from '../../known/known-games.ts';
import { nameOfKnown } from './known-name.ts';
import { de } from './strings/de.ts';
import { en } from './strings/en.ts';
import { fr } from './strings/fr.ts';

it.each(LANGUAGES)('no two solved games are called alike, and none by its id (%s)', async (language) => {
  const words = await loadWords(language);
  const names = KNOWN_GAMES.map((game) => nameOfKnown({ fr, en, de }[language], words, game));
  expect(new Set(names).size).toBe(names.length);
  for (const [i, { id }] of KNOWN_GAMES.entries()) expect(names[i]).not.toContain(id);
});

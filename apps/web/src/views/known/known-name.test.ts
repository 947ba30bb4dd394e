import { loadWords } from '@merellier/words';
import { expect, it } from 'vitest';
import { KNOWN_GAMES } from '../../known/known-games.ts';
import { nameOfKnown } from './known-name.ts';
import { de } from './strings/de.ts';
import { en } from './strings/en.ts';
import { fr } from './strings/fr.ts';

it('no two solved games are called the same, in any language', async () => {
  for (const [language, s] of [
    ['fr', fr],
    ['en', en],
    ['de', de],
  ] as const) {
    const words = await loadWords(language);
    const names = KNOWN_GAMES.map((game) => nameOfKnown(game, s, words));
    expect(
      names.filter((name, i) => names.indexOf(name) !== i),
      language,
    ).toEqual([]);
  }
});

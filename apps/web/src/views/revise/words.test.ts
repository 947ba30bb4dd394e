import { LANGUAGES } from '@merellier/words';
import { describe, expect, it } from 'vitest';
import { TERM_IDS, TERMS } from '../learn/glossary.ts';
import { glossaryTexts } from './glossary-texts.ts';
import { hintedAway, withoutWord, wordChoices } from './word-choices.ts';

describe('a word of the game', () => {
  it.each(LANGUAGES)('is not given away by its explanation, in %s', async (language) => {
    const texts = await glossaryTexts(language);
    for (const term of TERM_IDS) {
      const text = withoutWord(texts[term], term, language).toLowerCase();
      for (const name of TERMS[term][language].toLowerCase().split(', '))
        expect(` ${text} `, `${term}: ${text}`).not.toMatch(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'));
      expect(text.replace(/[….]/g, '').length, term).toBeGreaterThan(10);
    }
  });

  it('stands among four, others beside it each time, and never two alike', () => {
    for (const term of TERM_IDS) {
      const choices = wordChoices(term, 0);
      expect(new Set(choices).size).toBe(4);
      expect(choices).toContain(term);
      expect(wordChoices(term, 0)).toEqual(choices);
      expect(hintedAway(term, choices)).not.toContain(term);
      expect(hintedAway(term, choices)).toHaveLength(2);
    }
    const places = new Set(TERM_IDS.map((term) => wordChoices(term, 0).indexOf(term)));
    expect(places.size).toBe(4);
    expect(TERM_IDS.some((term) => wordChoices(term, 0).join() !== wordChoices(term, 1).join())).toBe(true);
  });

  it('has no second right word beside it in any language', () => {
    for (const term of TERM_IDS)
      for (let time = 0; time < 5; time++)
        for (const language of LANGUAGES)
          expect(new Set(wordChoices(term, time).map((id) => TERMS[id][language])).size).toBe(4);
  });
});

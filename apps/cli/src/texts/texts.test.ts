import { describe, expect, it } from 'vitest';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { FRENCH } from './fr.ts';

/** Every text of a catalogue; functions are called with what may stand for one thing, and for several. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return ['1', '5'].map((each) => String(value(...Array(6).fill(each))));
  return Object.values(value as object).flatMap(textsOf);
}

describe('what the command line says', () => {
  it('keeps to French typography: narrow no-break spaces, curly apostrophes', () => {
    const texts = textsOf(FRENCH);
    expect(texts.length).toBeGreaterThan(200);
    for (const text of texts) expect(text).not.toMatch(/[ \u00a0][;:!?»%]|«[ \u00a0]|'|\.\.\./u);
  });

  it('keeps to English and German typography', () => {
    for (const text of textsOf([ENGLISH, GERMAN])) expect(text).not.toMatch(/\s[;:!?]|'|\.\.\./u);
  });

  it('counts one table as one', () => {
    const said = [FRENCH, ENGLISH, GERMAN].map(({ verify }) => verify.checked('1', '20', '3 s'));
    expect(said).toEqual([
      '20 valeurs de 1 table vérifiées en 3 s.',
      '20 values of 1 table checked in 3 s.',
      '20 Werte aus 1 Tabelle in 3 s geprüft.',
    ]);
  });
});

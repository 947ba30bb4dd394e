import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of all views, each with its own catalogues. */
const views = import.meta.glob<Record<string, unknown>>('../views/*/strings/{fr,en,de}.ts', { eager: true });
const ofViews = (language: string): unknown[] =>
  Object.entries(views).flatMap(([path, module]) => (path.endsWith(`/${language}.ts`) ? Object.values(module) : []));

/** Every text of a catalogue; functions are called with something for each argument. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    const takesSide = /^\((side|loser|bottom)\b/.test(String(value));
    const calls = takesSide
      ? [
          ['white', true, 2, true],
          ['black', false, 1, false],
          ['white', 3, 1, true],
          ['black', null, 0, false],
        ]
      : [[0], [1], [5]];
    return calls.map((call) => String(value(...call)));
  }
  // What needs no saying in a rule set.
  if (value === null) return [];
  return Object.values(value as object).flatMap(textsOf);
}

describe('the interface', () => {
  it('keeps to French typography: narrow spaces, curly apostrophes', () => {
    for (const whole of textsOf([fr, ...ofViews('fr')])) {
      // A position is written in its own way.
      const text = whole.replace(/\S+:\S*:\S*/, '');
      expect(text).not.toMatch(/[\u0020\u00a0][;:!?»]|«[\u0020\u00a0]|\S(?<!\u202f)[;:!?»]|'|"|\.\.\./u);
      expect(text).not.toMatch(/(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu);
    }
  });

  it('keeps to English and German typography', () => {
    for (const text of textsOf([en, de, ...ofViews('en'), ...ofViews('de')])) {
      expect(text).not.toMatch(/\s[;:!?]|'|"|\.\.\./);
    }
  });

  it('says everything in every language', () => {
    for (const text of [fr, en, de, Object.values(views)].flatMap(textsOf)) expect(text).toMatch(/\S/);
    for (const other of [en, de]) {
      const same = Object.entries(fr).filter(([key, text]) => text === other[key as keyof typeof other]);
      expect(
        same
          .map(([key]) => key)
          .filter((key) => !['menu', 'rulesSource', 'rematch', 'variation', 'code'].includes(key)),
      ).toEqual([]);
    }
  });
});

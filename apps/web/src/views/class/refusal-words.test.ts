import { expect, it } from 'vitest';
import type { ClassRefused } from './class-state.ts';
import { refusalWords } from './refusal-words.ts';
import { de } from './strings/de.ts';
import { en } from './strings/en.ts';
import { fr } from './strings/fr.ts';

it('a class refuses in one sentence of each language', () => {
  for (const strings of [fr, en, de]) {
    const refused: readonly ClassRefused[] = [
      ...Object.keys(strings.refusals).map((reason) => ({ reason }) as ClassRefused),
      { reason: 'too-many', retryAfter: 1_500 },
    ];
    for (const refusal of refused) expect(refusalWords(strings, refusal)).toMatch(/^(?!.*[.!?]\s+\p{Lu}).+[.!?]$/u);
  }
  expect(refusalWords(en, { reason: 'too-many', retryAfter: 1_500 })).toContain('2 s');
});

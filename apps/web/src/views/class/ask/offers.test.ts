import { ruleSet } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { de as learnDe } from '../../learn/strings/de.ts';
import { en as learnEn } from '../../learn/strings/en.ts';
import { fr as learnFr } from '../../learn/strings/fr.ts';
import { de } from '../strings/de.ts';
import { en } from '../strings/en.ts';
import { fr } from '../strings/fr.ts';
import { lessonOffers } from './offers.ts';

describe('lessons for a class', () => {
  it.each([
    ['fr', fr, learnFr],
    ['en', en, learnEn],
    ['de', de, learnDe],
  ] as const)('offer those that the teacher’s page names, by their names: %s', (_, s, learn) => {
    const titles = lessonOffers(ruleSet('jeu-du-moulin'), learn).map(({ title }) => title);
    const [, firstHour = []] = s.teacherSheet.parts.at(-1) ?? [];
    const named = [...(firstHour[0] ?? '').matchAll(/[«“„]\s?([^»”“]*?)\s?[»”“]/g)].map(([, name]) => name);
    expect(named).toHaveLength(2);
    for (const name of named) expect(titles).toContain(name);
  });
});

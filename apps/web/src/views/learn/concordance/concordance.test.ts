import { ruleSet } from '@merellier/rules';
import { readFen, readTurn } from '@merellier/rules/notation';
import { loadWords } from '@merellier/words';
import { describe, expect, it } from 'vitest';
import { tellSections } from '../rule-prose.ts';
import { fr } from '../strings/fr.ts';
import type { Became } from './became.ts';
import { BOOKS } from './books.ts';

const ALL = Object.entries(BOOKS).flatMap(([book, sentences]) =>
  sentences.map(({ fingerprint, became }, i) => ({ id: `${book}-${i + 1}`, fingerprint, became })),
);
const words = await loadWords('fr');

/** What is wrong about what a sentence became; null where it holds. */
function fault(became: Became): string | null {
  switch (became.kind) {
    case 'apart':
      return null;
    case 'story':
      return became.chapters.every((chapter) => fr.storyTexts[chapter].text.length > 0) ? null : 'an empty chapter';
    case 'rule': {
      const { parameters } = ruleSet(became.id);
      const other = Object.entries(became.values).filter(([name, value]) => parameters[name as never] !== value);
      return other.length === 0 ? null : `${became.id} has not ${other.join(' ')}`;
    }
    case 'decided': {
      const told = words.rules(became.id).decisions.map(({ id }) => id);
      const missing = became.decisions.filter((decision) => !told.includes(decision));
      return missing.length === 0 ? null : `${became.id} does not tell ${missing.join(' ')}`;
    }
    case 'told': {
      const part = tellSections(ruleSet(became.id), fr.prose).find(({ section }) => section === became.section);
      return part && part.sentences.length > 0 ? null : `${became.id} says nothing of ${became.section}`;
    }
    case 'example': {
      const rules = ruleSet(became.id);
      const position = readFen(rules, became.fen);
      if (!position.ok) return `${became.fen} is no position`;
      return readTurn(rules, position.value, became.turn).ok ? null : `${became.turn} is no turn`;
    }
  }
}

describe('the five rulebooks', () => {
  it('have so many sentences', () => {
    const counts = Object.entries(BOOKS).map(([book, sentences]) => [book, sentences.length]);
    expect(Object.fromEntries(counts)).toEqual({ '000': 31, '001': 26, '002': 81, '003': 63, '004': 54 });
    expect(ALL.filter(({ fingerprint }) => !/^[0-9a-f]{8}$/.test(fingerprint))).toEqual([]);
  });

  it('have no sentence that became nothing, or something that does not hold', () => {
    const faults = ALL.flatMap(({ id, became }) =>
      became.length === 0
        ? [`${id} became nothing`]
        : became.flatMap((each) => fault(each) ?? []).map((text) => `${id}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it('tell what was decided at places where that can be looked up', () => {
    const told = new Set(
      ALL.flatMap(({ became }) => became.flatMap((each) => (each.kind === 'decided' ? each.decisions : []))),
    );
    const ofBooks = Object.entries(BOOKS).flatMap(([, sentences]) =>
      sentences.flatMap(({ became }) => became.flatMap((each) => (each.kind === 'rule' ? [each.id] : []))),
    );
    const decided = new Set(ofBooks.flatMap((id) => words.rules(id).decisions.map((decision) => decision.id)));
    expect([...decided].filter((id) => !told.has(id))).toEqual([]);
  });
});

describe('a decision', () => {
  it('that can be read otherwise leads to a house rule set that is played', () => {
    for (const { id, became } of ALL)
      for (const each of became) {
        if (each.kind !== 'decided') continue;
        const decisions = words.rules(each.id).decisions.filter((decision) => each.decisions.includes(decision.id));
        for (const { otherwise } of decisions)
          if (otherwise !== null) expect(ruleSet(each.id, otherwise).changes, id).not.toEqual({});
      }
  });
});

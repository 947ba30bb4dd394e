import { describe, expect, it } from 'vitest';
import { keptInBrowser } from '../testing/kept-in-browser.ts';
import { escapedForAnki, writeAnkiFile } from './anki-file.ts';
import type { Card, Subject } from './card.ts';
import { type Deck, EMPTY_DECK, withCard, withoutCard, withSubject } from './deck.ts';
import { readDeckFile, writeDeckFile } from './deck-file.ts';
import { answered } from './schedule.ts';
import { changeDeck, readDeck } from './stored-deck.ts';

const NOW = Date.UTC(2026, 10, 23, 10);
const SUBJECTS: readonly Subject[] = [
  { kind: 'puzzle', puzzle: 'marelle-12345678', cause: 'missed' },
  { kind: 'word', term: 'mill' },
  {
    kind: 'mistake',
    rules: 'jeu-du-moulin',
    changes: { men: 7 },
    fen: 'W:Wa1,d6:Bb4,f2:H7,7',
    played: 'd7',
    better: ['d5', 'g1'],
    proved: null,
  },
  {
    ...{ kind: 'opening', rules: 'marelle', changes: {}, fen: 'W:Wb2,f2:Ba4,d5:H7,7' },
    ...{ played: 'd7', better: ['d6'], proved: 'draw' },
  },
];
const fresh = SUBJECTS.reduce((deck, subject) => withSubject(deck, subject, NOW), EMPTY_DECK);
const full: Deck = withCard(fresh, answered(fresh.cards[0] as Card, 'helped', NOW));

const kept = keptInBrowser();
const keep = (key: string, value: unknown): void => void kept.set(`merellier.${key}`, JSON.stringify(value));

describe('the deck of a device', () => {
  it('is found again as it was left', () => {
    expect(changeDeck(() => full, NOW)).toEqual({ deck: full, kept: true });
    expect(readDeck(NOW)).toEqual(full);
  });

  it('begins with the puzzles that took help before there was one, once', () => {
    keep('puzzles', { solved: { 'marelle-1': 'helped', 'marelle-2': 'clean' }, lastDay: '2026-11-22', streak: 3 });
    const before = kept.get('merellier.puzzles');
    expect(readDeck(NOW).cards.map(({ id }) => id)).toEqual(['puzzle/marelle-1']);
    changeDeck((deck) => withoutCard(deck, 'puzzle/marelle-1'), NOW);
    expect(readDeck(NOW).cards).toEqual([]);
    // What was solved, and the days in a row, stay where they are.
    expect(kept.get('merellier.puzzles')).toBe(before);
  });

  it('loses only the card that is damaged', () => {
    changeDeck(() => full, NOW);
    const saved = JSON.parse(kept.get('merellier.deck') ?? '');
    saved.cards[1].added = 'yesterday';
    keep('deck', saved);
    expect(readDeck(NOW).cards).toEqual([full.cards[0], full.cards[2], full.cards[3]]);
    keep('deck', { cards: 7, wanted: { word: true } });
    expect(readDeck(NOW)).toEqual({ cards: [], wanted: { puzzle: true, mistake: true, opening: true, word: true } });
  });
});

describe('a file of cards', () => {
  it('brings back all cards as they were', () => {
    expect(readDeckFile(writeDeckFile(full))).toEqual({ ok: true, value: full });
  });

  it('that is damaged brings nothing, and the fault is named', () => {
    const file = () => JSON.parse(writeDeckFile(full));
    const problem = (value: unknown): unknown => {
      const read = readDeckFile(typeof value === 'string' ? value : JSON.stringify(value));
      return read.ok ? null : read.error;
    };
    expect(problem('')).toEqual({ problem: 'not-cards' });
    expect(problem(writeDeckFile(full).slice(0, -20))).toEqual({ problem: 'not-cards' });
    expect(problem({ ...file(), format: 'merellier-settings' })).toEqual({ problem: 'not-cards' });
    expect(problem({ ...file(), cards: null })).toEqual({ problem: 'not-cards' });
    expect(problem({ ...file(), version: 2 })).toEqual({ problem: 'newer' });
    const bad = file();
    bad.cards[0].schedule.due = 'soon';
    expect(problem(bad)).toEqual({ problem: 'bad-card', number: 1, field: 'schedule.due' });
    const worse = file();
    worse.cards[2].subject.better = [];
    expect(problem(worse)).toEqual({ problem: 'bad-card', number: 3, field: 'subject.better' });
  });
});

describe('a file for Anki', () => {
  it('has a line for each card, with its fields between tabs, after what Anki asks for', () => {
    const text = writeAnkiFile([
      { id: 'word/mill', front: 'Three\tmen\nin a row', back: escapedForAnki('a < "mill"'), tags: ['word'] },
      { id: 'word/man', front: '"man"', back: 'x', tags: ['word', 'two words'] },
    ]);
    const [separator, html, guid, deck, tags, ...lines] = text.trimEnd().split('\n');
    expect([separator, html, guid, deck, tags]).toEqual([
      '#separator:tab',
      '#html:true',
      '#guid column:1',
      '#deck:Mérellier',
      '#tags column:4',
    ]);
    expect(lines).toEqual([
      'word/mill\tThree men in a row\ta &lt; &quot;mill&quot;\tword',
      'word/man\t&quot;man"\tx\tword two-words',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Card, Subject } from './card.ts';
import {
  type Deck,
  deckFromProgress,
  dueCards,
  EMPTY_DECK,
  mergedDecks,
  NEW_A_DAY,
  nextCard,
  nextDue,
  WORDS_A_DAY,
  withCard,
  withoutCard,
  withSubject,
  withWords,
} from './deck.ts';
import { answered } from './schedule.ts';

const NOW = new Date(2026, 10, 23, 10).getTime();
const DAY = 86_400_000;
const missed = (puzzle: string): Subject => ({ kind: 'puzzle', puzzle, cause: 'missed' });
const word = (term: string): Subject => ({ kind: 'word', term });
const names = (cards: readonly Card[]): string => cards.map(({ id }) => id).join(' ');
const deckOf = (...puzzles: readonly string[]): Deck =>
  puzzles.reduce((deck, puzzle, i) => withSubject(deck, missed(puzzle), NOW - 1000 + i), EMPTY_DECK);
const answer = (deck: Deck, id: string, grade: 'right' | 'wrong', now = NOW): Deck =>
  withCard(deck, answered(deck.cards.find((card) => card.id === id) as Card, grade, now));

describe('what is due', () => {
  it('what was missed is due at once, the latest first; what was due before comes before it', () => {
    const deck = deckOf('a', 'b');
    expect(names(dueCards(deck, NOW))).toBe('puzzle/b puzzle/a');
    const older = answer(deck, 'puzzle/a', 'wrong', NOW - 3 * DAY);
    expect(names(dueCards(older, NOW))).toBe('puzzle/a puzzle/b');
  });

  it('what was right is not asked again on that day; what was wrong comes back in the same sitting', () => {
    const deck = answer(answer(deckOf('a', 'b'), 'puzzle/a', 'right'), 'puzzle/b', 'wrong');
    expect(dueCards(deck, NOW)).toEqual([]);
    expect(nextCard(deck, NOW, null)?.id).toBe('puzzle/b');
    const known = answer(deck, 'puzzle/b', 'right', NOW + 60_000);
    expect(nextCard(known, NOW + 60_000, null)).toBeNull();
    expect(nextDue(known, NOW)).toBeGreaterThan(NOW + DAY / 2);
  });

  it('asks another card than the last one as long as there is one', () => {
    const deck = deckOf('a', 'b');
    expect(nextCard(deck, NOW, 'puzzle/b')?.id).toBe('puzzle/a');
    expect(nextCard(withoutCard(deck, 'puzzle/a'), NOW, 'puzzle/b')?.id).toBe('puzzle/b');
  });

  it('a kind that is switched off does not come, and is there again when it is switched on', () => {
    const deck = deckOf('a');
    const off = { ...deck, wanted: { ...deck.wanted, puzzle: false } };
    expect(dueCards(off, NOW)).toEqual([]);
    expect(nextDue(off, NOW)).toBeNull();
    expect(names(dueCards({ ...off, wanted: deck.wanted }, NOW))).toBe('puzzle/a');
  });

  it('many new cards come over several days', () => {
    const many = deckOf(...Array.from({ length: 3 * NEW_A_DAY }, (_, i) => String(i)));
    expect(dueCards(many, NOW)).toHaveLength(NEW_A_DAY);
    const first = dueCards(many, NOW)[0]?.id ?? '';
    expect(dueCards(answer(many, first, 'right'), NOW)).toHaveLength(NEW_A_DAY - 1);
    expect(nextDue(many, NOW)).toBe(new Date(2026, 10, 24).getTime());
    expect(dueCards(answer(many, first, 'right'), NOW + DAY)).toHaveLength(NEW_A_DAY);
  });

  it('what is missed once more is due again, and keeps what is known of it', () => {
    const deck = answer(deckOf('a'), 'puzzle/a', 'right');
    const again = withSubject(deck, missed('a'), NOW + DAY / 2);
    expect(again.cards).toHaveLength(1);
    expect(names(dueCards(again, NOW + DAY / 2))).toBe('puzzle/a');
    expect(again.cards[0]?.schedule?.reps).toBe(1);
  });
});

describe('words', () => {
  const terms = ['a', 'b', 'c', 'd', 'e'];
  const on: Deck = { ...EMPTY_DECK, wanted: { ...EMPTY_DECK.wanted, word: true } };

  it('come where they are wanted, a few a day, and no more before those have been answered', () => {
    expect(withWords(EMPTY_DECK, terms, NOW).cards).toEqual([]);
    const first = withWords(on, terms, NOW);
    expect(first.cards).toHaveLength(WORDS_A_DAY);
    expect(withWords(first, terms, NOW)).toEqual(first);
    expect(withWords(first, terms, NOW + DAY)).toEqual(first);
    const known = first.cards.reduce((deck, { id }) => answer(deck, id, 'right'), first);
    expect(withWords(known, terms, NOW).cards).toHaveLength(WORDS_A_DAY);
    expect(withWords(known, terms, NOW + DAY).cards).toHaveLength(terms.length);
  });
});

describe('two decks', () => {
  it('are one: of each card what was answered last, nothing twice', () => {
    const here = answer(deckOf('a', 'b'), 'puzzle/a', 'right', NOW);
    const there = answer(withSubject(deckOf('a'), word('mill'), NOW), 'puzzle/a', 'wrong', NOW + DAY);
    const merged = mergedDecks(here, there);
    expect(names(merged.cards)).toBe('puzzle/a puzzle/b word/mill');
    expect(merged.cards[0]?.answers.at(-1)?.grade).toBe('wrong');
    expect(mergedDecks(there, here).cards[0]?.answers.at(-1)?.grade).toBe('wrong');
  });
});

it('what took help before there were cards is the first deck', () => {
  const deck = deckFromProgress(
    { solved: { a: 'clean', b: 'helped', c: 'helped' }, lastDay: null, streak: 0, days: {}, best: {} },
    NOW,
  );
  expect(names(deck.cards)).toBe('puzzle/b puzzle/c');
  expect(dueCards(deck, NOW)).toHaveLength(2);
});

import { dayOf } from '../puzzles/daily.ts';
import type { Progress } from '../puzzles/progress.ts';
import { type Card, dueAt, type Kind, newCard, type Subject } from './card.ts';

/** All that comes back, and which kinds of it are wanted. Immutable. */
export interface Deck {
  readonly cards: readonly Card[];
  readonly wanted: Readonly<Record<Kind, boolean>>;
}

/** Words come only where they are asked for; the rest is there because something was missed. */
export const EMPTY_DECK: Deck = { cards: [], wanted: { puzzle: true, mistake: true, opening: true, word: false } };

/** So many cards that were never answered come on one day; the others wait for the next. */
export const NEW_A_DAY = 20;
/** So many new words a day. */
export const WORDS_A_DAY = 3;
/** What is due within so many milliseconds is asked in the same sitting, once nothing else is. */
const SOON = 20 * 60_000;

/** Puts a thing in. What is there already is due again now: it was missed once more. */
export function withSubject(deck: Deck, subject: Subject, now: number): Deck {
  const fresh = newCard(subject, now);
  const known = deck.cards.find(({ id }) => id === fresh.id);
  if (!known) return { ...deck, cards: [...deck.cards, fresh] };
  const { schedule } = known;
  return schedule && schedule.due > now ? withCard(deck, { ...known, schedule: { ...schedule, due: now } }) : deck;
}

/** Puts a card in the place of the one of the same id. */
export const withCard = (deck: Deck, card: Card): Deck => ({
  ...deck,
  cards: deck.cards.map((each) => (each.id === card.id ? card : each)),
});

export const withoutCard = (deck: Deck, id: string): Deck => ({
  ...deck,
  cards: deck.cards.filter((each) => each.id !== id),
});

/** The cards of the kinds that are wanted. */
export const wantedCards = ({ cards, wanted }: Deck): readonly Card[] =>
  cards.filter(({ subject }) => wanted[subject.kind]);

/** What is to be answered now: what was due first comes first, then what is new, the latest first. */
export function dueCards(deck: Deck, now: number): readonly Card[] {
  const due = wantedCards(deck).filter((card) => dueAt(card) <= now);
  const today = dayOf(new Date(now));
  const begun = deck.cards.filter(({ answers }) => answers[0] && dayOf(new Date(answers[0].at)) === today).length;
  return [
    ...due.filter(({ schedule }) => schedule).sort((a, b) => dueAt(a) - dueAt(b)),
    ...due
      .filter(({ schedule }) => !schedule)
      .sort((a, b) => b.added - a.added)
      .slice(0, Math.max(0, NEW_A_DAY - begun)),
  ];
}

/** The card to ask next, rather another one than was asked last; null where nothing is due, nor will be in this sitting. */
export function nextCard(deck: Deck, now: number, last: string | null): Card | null {
  const due = dueCards(deck, now);
  const soon = wantedCards(deck)
    .filter(({ schedule }) => schedule && schedule.due > now && schedule.due <= now + SOON)
    .sort((a, b) => dueAt(a) - dueAt(b));
  const all = [...due, ...soon];
  return all.find(({ id }) => id !== last) ?? all[0] ?? null;
}

/** When the next card comes that is not due yet; null where there is none. What is new and waits its turn comes tomorrow. */
export function nextDue(deck: Deck, now: number): number | null {
  const present = new Set(dueCards(deck, now));
  const tomorrow = new Date(now);
  tomorrow.setHours(24, 0, 0, 0);
  const times = wantedCards(deck)
    .filter((card) => !present.has(card))
    .map((card) => (dueAt(card) > now ? dueAt(card) : tomorrow.getTime()));
  return times.length === 0 ? null : Math.min(...times);
}

/** The new words of a day, in the order of the glossary, once those that came before have been answered. */
export function withWords(deck: Deck, terms: readonly string[], now: number): Deck {
  if (!deck.wanted.word) return deck;
  const words = deck.cards.filter(({ subject }) => subject.kind === 'word');
  const today = dayOf(new Date(now));
  const came = words.filter(({ added, schedule }) => !schedule || dayOf(new Date(added)) === today).length;
  const known = new Set(words.map(({ subject }) => subject.kind === 'word' && subject.term));
  const next = terms.filter((term) => !known.has(term)).slice(0, Math.max(0, WORDS_A_DAY - came));
  return next.reduce((all, term) => withSubject(all, { kind: 'word', term }, now), deck);
}

/** The deck of somebody who has solved puzzles before there was one: those that took help. */
export const deckFromProgress = ({ solved }: Progress, now: number): Deck =>
  Object.entries(solved).reduce(
    (deck, [puzzle, how]) =>
      how === 'helped' ? withSubject(deck, { kind: 'puzzle', puzzle, cause: 'helped' }, now) : deck,
    EMPTY_DECK,
  );

/** Two decks in one, of two devices: of each card the one that was answered last. */
export function mergedDecks(own: Deck, other: Deck): Deck {
  const cards = new Map(own.cards.map((card) => [card.id, card]));
  for (const card of other.cards) {
    const known = cards.get(card.id);
    if (!known || (card.schedule?.last ?? 0) > (known.schedule?.last ?? 0)) cards.set(card.id, card);
  }
  return { ...own, cards: [...cards.values()] };
}

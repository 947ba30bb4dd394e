import { type Accessor, createSignal } from 'solid-js';
import { useLanguage, useNotices } from '../../context.ts';
import type { Card, Grade } from '../../deck/card.ts';
import { type Deck, withCard, withWords } from '../../deck/deck.ts';
import { answered } from '../../deck/schedule.ts';
import { changeDeck } from '../../deck/stored-deck.ts';
import { TERM_IDS } from '../learn/glossary.ts';

/** The deck as the page shows it, and the ways to change it. */
export interface DeckState {
  readonly deck: Accessor<Deck>;
  /** Where the browser keeps nothing, it is said. */
  readonly change: (become: (deck: Deck) => Deck) => void;
  /** Takes an answer down; gives the card with the day when it comes back. */
  readonly answer: (card: Card, grade: Grade) => Card;
}

/** The deck of this device, with the new words of the day where words are wanted. */
export function createDeckState(): DeckState {
  const { s } = useLanguage();
  const { announce } = useNotices();
  const now = Date.now();
  const [deck, setDeck] = createSignal(changeDeck((kept) => withWords(kept, TERM_IDS, now), now).deck);
  function change(become: (deck: Deck) => Deck): void {
    const { deck: next, kept } = changeDeck(become, Date.now());
    setDeck(next);
    if (!kept) announce(s().notKept);
  }
  return {
    ...{ deck, change },
    answer(card, grade) {
      const next = answered(card, grade, Date.now());
      change((kept) => withCard(kept, next));
      return next;
    },
  };
}

import * as v from 'valibot';
import { readJson } from '../browser/schema.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { readProgress } from '../puzzles/progress.ts';
import type { Card } from './card.ts';
import { type Deck, deckFromProgress, EMPTY_DECK } from './deck.ts';
import { CARD, WANTED } from './deck-schema.ts';

const VERSION = 1;

const SAVED = v.object({
  cards: v.fallback(v.array(v.unknown()), []),
  wanted: WANTED(EMPTY_DECK.wanted),
});

/** The deck of this device. Before there is one it is made of what was solved so far; a damaged card is left out. */
export function readDeck(now: number): Deck {
  const stored = readStored('local', 'deck');
  const saved = readJson(SAVED, stored);
  if (!saved) return deckFromProgress(readProgress(), now);
  const cards = new Map<string, Card>();
  for (const each of saved.cards) {
    const read = v.safeParse(CARD, each);
    if (read.success) cards.set(read.output.id, read.output);
  }
  return { cards: [...cards.values()], wanted: saved.wanted };
}

/** What a deck becomes, given what is kept now: another tab may have answered meanwhile. `kept`: whether the browser keeps it. */
export function changeDeck(become: (deck: Deck) => Deck, now: number): { readonly deck: Deck; readonly kept: boolean } {
  const deck = become(readDeck(now));
  return { deck, kept: writeStored('local', 'deck', JSON.stringify({ version: VERSION, ...withoutIds(deck) })) };
}

/** A deck as it is written: what a card is about says its id. */
export const withoutIds = ({ cards, wanted }: Deck) => ({ wanted, cards: cards.map(({ id: _, ...card }) => card) });

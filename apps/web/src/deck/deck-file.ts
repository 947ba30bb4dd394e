import type { Result } from '@merellier/rules';
import * as v from 'valibot';
import { readJson } from '../browser/schema.ts';
import type { Card } from './card.ts';
import { type Deck, EMPTY_DECK } from './deck.ts';
import { CARD, WANTED } from './deck-schema.ts';
import { withoutIds } from './stored-deck.ts';

const FORMAT = 'merellier-cards';
const VERSION = 1;

const FILE = v.object({
  format: v.literal(FORMAT),
  version: v.fallback(v.number(), Number.POSITIVE_INFINITY),
  wanted: WANTED(EMPTY_DECK.wanted),
  cards: v.array(v.unknown()),
});

/** Why a file gives no cards: it is none of ours, it is newer than this page, or a card in it, counted from 1, does not hold. */
export type DeckFileProblem =
  | { readonly problem: 'not-cards' }
  | { readonly problem: 'newer' }
  | { readonly problem: 'bad-card'; readonly number: number; readonly field: string };

/** All cards as a file that {@link readDeckFile} reads back. */
export const writeDeckFile = (deck: Deck): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, ...withoutIds(deck) }, null, 1)}\n`;

/** Reads a file of cards: whole or not at all. */
export function readDeckFile(text: string): Result<Deck, DeckFileProblem> {
  const file = readJson(FILE, text);
  if (!file) return { ok: false, error: { problem: 'not-cards' } };
  if (file.version > VERSION) return { ok: false, error: { problem: 'newer' } };
  const cards: Card[] = [];
  for (const [i, each] of file.cards.entries()) {
    const read = v.safeParse(CARD, each);
    if (!read.success) {
      const field = v.getDotPath(read.issues[0]) ?? '?';
      return { ok: false, error: { problem: 'bad-card', number: i + 1, field } };
    }
    cards.push(read.output);
  }
  return { ok: true, value: { cards, wanted: file.wanted } };
}

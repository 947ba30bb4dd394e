import type { Sentence } from './became.ts';
import { BOOK_000 } from './book-000.ts';
import { BOOK_001 } from './book-001.ts';
import { BOOK_002 } from './book-002.ts';
import { BOOK_003 } from './book-003.ts';
import { BOOK_004 } from './book-004.ts';

/** What each sentence of the five rulebooks became, by the number of the book; the sentences count from 1. */
export const BOOKS: Readonly<Record<string, readonly Sentence[]>> = {
  '000': BOOK_000,
  '001': BOOK_001,
  '002': BOOK_002,
  '003': BOOK_003,
  '004': BOOK_004,
};

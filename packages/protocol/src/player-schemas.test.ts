import { expect, it } from 'vitest';
import { nameSchema } from './schemas.ts';

const NAMES = [
  'Anna',
  'Zoé 2',
  'Дмитрий',
  'Ελένη',
  '山田 Taro',
  '김민수',
  'O’Brien',
  '★ Max ★',
  'Max ❤️',
  'あい アイ 愛',
  'Jean-Luc',
];

it.each(NAMES)('takes a name as people write it: %s', (name) => {
  expect(nameSchema.safeParse(name).success).toBe(true);
});

const BLANKS = [
  ...['\u3164', '\u2800', '\uffa0', '\u115f', '\u1160', '\u17b4', '\u2800\u2800', '\u200b', ''],
  // Joiners and selectors count as marks, which names may have.
  ...['\u034f', '\ufe0f', '\u180b', '\u{e0100}'],
].flatMap((blank) => (blank === '' ? [blank] : [blank, `Anna${blank}`, `An${blank}na`]));

it.each(BLANKS)('takes no name with signs that show nothing: %j', (name) => {
  expect(nameSchema.safeParse(name).success).toBe(false);
});

// The first letter is Cyrillic, Greek, Armenian or Cherokee.
it.each(['Аdmin', 'Αnna', 'Օscar', 'Ꭺnna', 'Маrie'])(
  'takes no name in which letters of two scripts pass for one: %s',
  (name) => {
    expect(nameSchema.safeParse(name).success).toBe(false);
  },
);

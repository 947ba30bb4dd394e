import { positionOf } from '@merellier/rules';
import { writeFen } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import { readPositionAddress } from './position-address.ts';

it('reads a rule set, a position of it and house rules from the address', () => {
  const fen = 'W:Wa1,d6,g4:Bb4,c3,f2:H2,2';
  const read = readPositionAddress(['marelle', fen, 'men=7&flying=0']);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value.rules.changes).toEqual({ men: 7, flying: 0 });
  expect(writeFen(read.value.rules, positionOf(read.value))).toBe(fen);
  expect(readPositionAddress(['dames']).ok).toBe(true);
});

it('says what is wrong', () => {
  expect(readPositionAddress(['marelle', 'W:Wz9:B'])).toMatchObject({ ok: false, error: { problem: 'fen-place' } });
  expect(readPositionAddress(['hats'])).toMatchObject({ ok: false, error: { problem: 'unknown-rules' } });
});

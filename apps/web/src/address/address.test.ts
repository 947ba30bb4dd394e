import { positionOf } from '@merellier/rules';
import { readGame, writeFen, writeGame } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { readAddress } from './address.ts';
import { packText, unpackText } from './pack.ts';

describe('an address', () => {
  it('holds a game', async () => {
    const text = '[Rules "marelle"]\n[Men "7"]\n[Result "*"]\n\n1. d6 f4 {« ici »} *\n';
    const packed = await packText(text);
    expect(packed).toMatch(/^[\w-]+$/);
    const read = await readAddress(`#g=${packed}`);
    expect(read.ok && writeGame(read.value)).toBe(text);
  });

  it('holds rules and a position, written by hand', async () => {
    const read = await readAddress('#rules=marelle-mixte&men=7&fen=B%3AWd6%3AB%3AH6%2C7');
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.rules.changes).toEqual({ men: 7 });
    expect(writeFen(read.value.rules, positionOf(read.value))).toBe('B:Wd6:B:H6,7');
  });

  it.each([
    ['#g=', 'game-unreadable'],
    ['#g=zzzz', 'address-damaged'],
    ['#g=p%FF', 'address-damaged'],
    ['#rules=chess', 'unknown-rules'],
    ['#rules=marelle&men=99', 'not-in-range'],
    ['#rules=marelle&colour=red', 'unknown-parameter'],
    ['#rules=marelle&fen=X', 'fen-unreadable'],
  ])('is refused when it cannot be read: %s', async (hash, problem) => {
    const read = await readAddress(hash);
    expect(read.ok ? read.value : read.error.problem).toBe(problem);
  });

  it('is refused when it unfolds into far too much', async () => {
    expect(await unpackText(await packText('a'.repeat(3_000_000)))).toBeNull();
  });

  it('keeps any text', async () => {
    for (const text of ['', 'a', 'é — « 654 »', '🂡'.repeat(50)])
      expect(await unpackText(await packText(text))).toBe(text);
    expect(readGame('').ok).toBe(false);
  });
});

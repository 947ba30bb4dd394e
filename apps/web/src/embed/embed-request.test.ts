import { describe, expect, it } from 'vitest';
import { readEmbedRequest } from './embed-request.ts';

const read = (search: string) => readEmbedRequest(search, ['pt-BR', 'de-AT']);

describe('the address of an embedded board', () => {
  it('names a game of the server', async () => {
    const { subject } = await read('?game=abcdefghijklmnopqrst');
    expect(subject).toEqual({ kind: 'online', id: 'abcdefghijklmnopqrst' });
  });

  it('names a position, house rules and all', async () => {
    const { subject } = await read('?rules=marelle&men=7&fen=W:Wa1,d1:Bb4:H5,6');
    if (!('kind' in subject) || subject.kind !== 'game') throw new Error('no game');
    expect(subject.game.rules.changes).toEqual({ men: 7 });
    expect(subject.game.nodes).toHaveLength(1);
    expect(subject.game.rules.view(subject.game.nodes[0]?.position as never).men).toHaveLength(3);
  });

  it('chooses language, light and look, and goes by the reader’s own without', async () => {
    expect((await read('?rules=dames&lang=en&theme=dark&look=slate')).manner).toEqual({
      language: 'en',
      theme: 'dark',
      look: 'slate',
    });
    expect((await read('?rules=dames')).manner).toEqual({ language: 'de', theme: 'auto', look: 'wood' });
  });

  it.each([
    ['', 'nothing'],
    ['?lang=fr', 'nothing'],
    ['?game=x', 'no-such-game'],
    ['?rules=nonsense', 'unknown-rules'],
    ['?rules=marelle&fen=nonsense', 'fen-unreadable'],
    ['?g=damaged', 'address-damaged'],
    ['?rules=dames&theme=pink', 'no-such-choice'],
  ])('with a fault says which: %s', async (search, problem) => {
    expect((await read(search)).subject).toMatchObject({ problem });
  });
});

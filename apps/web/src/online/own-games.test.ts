import { afterEach, expect, it, vi } from 'vitest';
import { forgetGame, noteGame, noteGames, ownGames } from './own-games.ts';

function fakeStorage(): void {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
  vi.stubGlobal('window', { localStorage });
}
afterEach(() => vi.unstubAllGlobals());

const id = (number: number): string => `game-${String(number).padStart(12, '0')}`;

it('keeps the games under way of this browser, until the server says which there are', () => {
  fakeStorage();
  noteGame(id(1));
  noteGame(id(2));
  noteGame(id(1));
  expect(ownGames()).toEqual([id(1), id(2)]);
  forgetGame(id(1));
  expect(ownGames()).toEqual([id(2)]);
  expect(noteGames([{ game: id(3) }, { game: id(4) }])).toEqual([id(3), id(4)]);
  expect(ownGames()).toEqual([id(3), id(4)]);
  expect(noteGames(Array.from({ length: 30 }, (_, i) => ({ game: id(i) })))).toHaveLength(20);
});

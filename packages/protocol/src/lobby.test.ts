import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedLobby, lobbyChange, type Seek } from './lobby.ts';

const seek = (number: number, points: number): Seek => ({
  game: `game-${number}`,
  host: { id: `host-${number}`, name: 'Anna', rating: { points, provisional: false }, registered: true },
  options: {
    rules: { id: 'marelle', parameters: {} },
    time: { kind: 'none' },
    side: 'white',
    listed: true,
    rated: false,
  },
  createdAt: number,
});

/** The newest first, as the server tells them. */
const lobbies = fc
  .uniqueArray(fc.tuple(fc.nat(12), fc.nat(1)), { selector: ([number]) => number })
  .map((games) => games.sort(([a], [b]) => b - a).map(([number, points]) => seek(number, points)));

it('a lobby and its changes come to what the whole lobby says', () => {
  fc.assert(
    fc.property(fc.array(lobbies, { minLength: 2, maxLength: 5 }), ([first = [], ...later]) => {
      let before = first;
      let shown: readonly Seek[] = first;
      for (const after of later) {
        const change = lobbyChange(before, after);
        shown = changedLobby(shown, change);
        expect(shown).toEqual(after);
        expect(changedLobby(shown, change)).toEqual(after);
        before = after;
      }
    }),
  );
});

it('one game more is told alone', () => {
  const before = Array.from({ length: 50 }, (_, i) => seek(50 - i, 0));
  expect(lobbyChange(before, [seek(51, 0), ...before])).toEqual({ came: [seek(51, 0)], gone: [] });
  expect(lobbyChange(before, before)).toEqual({ came: [], gone: [] });
});

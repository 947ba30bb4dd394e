import { createMemo } from 'solid-js';
import { nameTab } from '../../../parts/name-tab.ts';
import { nameOf } from '../names.ts';
import type { OnlineStrings } from '../strings/fr.ts';
import type { OnlineGame } from './online-game.ts';

/** Calls the page after both players, as long as their game is open; within a Solid root. */
export function nameTabAfterPlayers(game: OnlineGame, s: () => OnlineStrings): void {
  const names = createMemo(() => {
    const white = game.player('white');
    const black = game.player('black');
    return white && black ? `${nameOf(s(), white)} – ${nameOf(s(), black)}` : null;
  });
  nameTab(names);
}

import { createEffect, onCleanup } from 'solid-js';
import type { LanguageState } from '../../../state/language.ts';
import { nameOf } from '../names.ts';
import type { OnlineStrings } from '../strings/fr.ts';
import type { OnlineGame } from './online-game.ts';

/** Calls the page after both players, as long as their game is open; within a Solid root. */
export function nameTab(language: LanguageState, game: OnlineGame, s: () => OnlineStrings): void {
  createEffect(() => {
    const white = game.player('white');
    const black = game.player('black');
    if (!white || !black) return;
    const before = language.s().title(language.s().sheets.online);
    const title = language.s().title(`${nameOf(s(), white)} – ${nameOf(s(), black)}`);
    document.title = title;
    onCleanup(() => {
      // Another view may have put its own there already.
      if (document.title === title) document.title = before;
    });
  });
}

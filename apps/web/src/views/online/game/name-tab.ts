import { createEffect, createMemo, on, onCleanup } from 'solid-js';
import type { LanguageState } from '../../../state/language.ts';
import { nameOf } from '../names.ts';
import type { OnlineStrings } from '../strings/fr.ts';
import type { OnlineGame } from './online-game.ts';

/** Calls the page after both players, as long as their game is open; within a Solid root. */
export function nameTab(language: LanguageState, game: OnlineGame, s: () => OnlineStrings): void {
  const names = createMemo(() => {
    const white = game.player('white');
    const black = game.player('black');
    return white && black ? `${nameOf(s(), white)} – ${nameOf(s(), black)}` : null;
  });
  // Only when the names change: setting the title again with every turn would take the mark of one's turn off it.
  createEffect(
    on([names, language.s], ([both, texts]) => {
      if (both === null) return;
      const before = texts.title(texts.sheets.online);
      const title = texts.title(both);
      document.title = title;
      onCleanup(() => {
        // Another view may have put its own there already.
        if (document.title === title) document.title = before;
      });
    }),
  );
}

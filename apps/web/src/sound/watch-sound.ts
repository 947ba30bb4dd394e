import { createEffect, createRoot, on } from 'solid-js';
import type { Play } from '../play/play.ts';
import type { SettingsState } from '../state/settings.ts';

/** Loads what makes turns heard once that is wanted, and not before. */
export function watchSound(settings: SettingsState, play: Play): void {
  createRoot(() =>
    createEffect(
      on(
        () => settings.current().sound || settings.current().vibrate,
        (wanted) => {
          if (!wanted) return;
          // Without it the game goes on in silence.
          import('./hear-turns.ts').then(
            ({ hearTurns }) => hearTurns(settings, play),
            () => {},
          );
        },
      ),
    ),
  );
}

import { createEffect, createRoot, on } from 'solid-js';
import type { App } from '../context.ts';

/** Loads what makes turns heard once that is wanted, and not before. */
export function watchSound(app: App): void {
  createRoot(() =>
    createEffect(
      on(
        () => app.settings().sound,
        (sound) => {
          if (!sound) return;
          // Without it the game goes on in silence.
          import('./hear-turns.ts').then(
            ({ hearTurns }) => hearTurns(app),
            () => {},
          );
        },
      ),
    ),
  );
}

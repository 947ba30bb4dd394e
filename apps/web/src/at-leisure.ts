import { createEffect, createRoot } from 'solid-js';
import { ownName } from './frame/own-name.ts';
import type { Page } from './state/page.ts';

/** What the page begins by itself once it has come and nothing else is to be done. */
export function doAtLeisure(page: Page): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepOffline(page);
  void fetchLikely();
  createRoot((end) =>
    createEffect(() => {
      if (!ownName()) return;
      end();
      void callOfChallenges(page);
    }),
  );
}

/** Without a network it comes when it is asked for, or says that it cannot. */
async function fetchLikely(): Promise<void> {
  try {
    await (await import('./views/preload-likely.ts')).preloadLikely();
  } catch {
    // Nothing is lost by it.
  }
}

/** Where the browser refuses (a private window, a full disk), the page works as long as there is a network. */
async function keepOffline({ device }: Page): Promise<void> {
  try {
    await (await import('./browser/offline.ts')).installOffline(device);
  } catch {
    // Nothing is lost by it.
  }
}

/** Only somebody with a name is challenged; without a network nothing is lost. */
async function callOfChallenges(page: Page): Promise<void> {
  try {
    (await import('./views/company/challenge-call.tsx')).callOfChallenges(page);
  } catch {
    // They are in the lobby too.
  }
}

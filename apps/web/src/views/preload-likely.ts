import { pauseOfPlayer } from '../browser/pause-of-player.ts';
import { savesData } from '../browser/saves-data.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { preload as analysisTexts } from './analysis/strings/strings.ts';
import { preload as learnTexts } from './learn/strings/strings.ts';
import { preload as onlineTexts } from './online/strings/strings.ts';
import { preload as puzzlesTexts } from './puzzles/strings/strings.ts';

/** What is a single tap away, likely ones first: dialogs and views, and the texts that a view has of its own. */
const LIKELY: readonly { readonly load: () => Promise<unknown>; readonly texts?: () => void }[] = [
  { load: () => import('../dialogs/menu-dialog.tsx') },
  { load: () => import('./learn/learn-view.tsx'), texts: learnTexts },
  { load: () => import('./puzzles/puzzles-view.tsx'), texts: puzzlesTexts },
  { load: () => import('./online/online-view.tsx'), texts: onlineTexts },
  { load: () => import('./analysis/analysis-view.tsx'), texts: analysisTexts },
  { load: () => import('../dialogs/house-rules/house-rules-dialog.tsx') },
];

/** Fetches, one after the other and never while somebody plays, what is likely to be opened next. */
export async function preloadLikely(): Promise<void> {
  if (savesData()) return;
  for (const { load, texts } of LIKELY) {
    await pauseOfPlayer();
    await new Promise<void>((resolve) => void whenIdle(resolve));
    texts?.();
    await load();
  }
}

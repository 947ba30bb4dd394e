import { pauseOfPlayer } from '../browser/pause-of-player.ts';
import { savesData } from '../browser/saves-data.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { preload as analysisTexts } from './analysis/strings/strings.ts';
import { preload as learnTexts } from './learn/strings/strings.ts';
import { preload as onlineTexts } from './online/strings/strings.ts';
import { preload as puzzlesTexts } from './puzzles/strings/strings.ts';

/** The dialogs and views that are a single tap away, likely ones first, each with its texts. */
const LIKELY: readonly (() => Promise<unknown>)[] = [
  () => import('../dialogs/menu-dialog.tsx'),
  () => (learnTexts(), import('./learn/learn-view.tsx')),
  () => (puzzlesTexts(), import('./puzzles/puzzles-view.tsx')),
  () => (onlineTexts(), import('./online/online-view.tsx')),
  () => (analysisTexts(), import('./analysis/analysis-view.tsx')),
  () => import('../dialogs/house-rules/house-rules-dialog.tsx'),
];

/** Fetches, one after the other and never while somebody plays, what is likely to be opened next. */
export async function preloadLikely(): Promise<void> {
  if (savesData()) return;
  for (const load of LIKELY) {
    await pauseOfPlayer();
    await new Promise<void>((resolve) => void whenIdle(resolve));
    await load();
  }
}

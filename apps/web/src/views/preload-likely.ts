import { pauseOfPlayer } from '../browser/pause-of-player.ts';
import { savesData } from '../browser/saves-data.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { loadOpenable } from './load-openable.ts';

/** Fetches, one after the other and never while somebody plays, what is a single tap away, likely ones first. */
export async function preloadLikely(): Promise<void> {
  if (savesData()) return;
  const { DIALOGS, SHEET_VIEWS } = await loadOpenable();
  const { learn, puzzles, online, analysis } = SHEET_VIEWS;
  for (const part of [DIALOGS.menu, learn, puzzles, online, analysis, DIALOGS['house-rules']]) {
    await pauseOfPlayer();
    await new Promise<void>((resolve) => void whenIdle(resolve));
    await part.preload();
  }
}

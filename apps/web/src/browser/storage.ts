/**
 * The names under which this page keeps things: settings, the last game, the turn of it that is half done, the game before
 * it, the one analysed and what its review found, puzzles solved, lessons learnt, openings that one trains, what comes back, endings played, online games under way, one's name in them; the class of a teacher, and of a pupil, how
 * the pupils got on, and how they were paired last; the race of puzzles that one is in; the tournament that is
 * about to be made, and what of tournaments was on its way to the disk when a page was left; house rules that were used.
 */
export type StorageKey =
  | 'settings'
  | 'game'
  | 'turn'
  | 'previous'
  | 'analysis'
  | 'review'
  | 'trainer'
  | 'puzzles'
  | 'learn'
  | 'deck'
  | 'endings'
  | 'online'
  | 'name'
  | 'push'
  | 'clock'
  | 'class'
  | 'pupil'
  | 'progress'
  | 'pairing'
  | 'race'
  | 'tournament'
  | 'unwritten'
  | 'houses';

/** `local` outlives the tab and is shared by all; `tab` is this tab's own, so that two tabs never mix their games. */
export type StorageArea = 'local' | 'tab';

const nameOf = (key: StorageKey): string => `merellier.${key}`;

function areaOf(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** What is kept under a name; null where nothing is, or where the browser keeps nothing. */
export function readStored(area: StorageArea, key: StorageKey): string | null {
  try {
    return areaOf(area).getItem(nameOf(key));
  } catch {
    return null;
  }
}

/** Whether the browser keeps anything at all. */
export function keepsAnything(): boolean {
  try {
    const area = areaOf('local');
    area.setItem('merellier.trial', '');
    area.removeItem('merellier.trial');
    return true;
  } catch {
    return false;
  }
}

/** Keeps a text, whole or not at all; false where the browser refuses: switched off, or full. */
export function writeStored(area: StorageArea, key: StorageKey, text: string): boolean {
  try {
    areaOf(area).setItem(nameOf(key), text);
    return true;
  } catch {
    return false;
  }
}

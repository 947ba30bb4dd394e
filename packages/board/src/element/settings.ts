import type { Side } from '@merellier/rules';
import { createMemo, createSignal } from 'solid-js';
import type { Material } from '../drawing/material.ts';
import {
  type BoardArrow,
  type BoardMark,
  type Playable,
  readArrows,
  readHidden,
  readLook,
  readMarks,
} from './attributes.ts';
import { languageAt } from './voice.ts';

const PLAYABLE: readonly Playable[] = ['both', 'white', 'black', 'none'];

const SURFACES: readonly string[] = ['lime', 'walnut', 'slate', 'vellum', 'chalk'];

/** Whether the reader's system is dark, as a signal. */
function createDark(): () => boolean {
  const query = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
  const [dark, setDark] = createSignal(query?.matches ?? false);
  query?.addEventListener('change', () => setDark(query.matches));
  return dark;
}

/** What the attributes of an element say of how its board is shown and who plays on it, as signals. */
export function createSettings(element: Element) {
  const [changes, setChanges] = createSignal(0);
  const attribute = <Value>(name: string, read: (text: string | null) => Value) =>
    createMemo(() => {
      changes();
      return read(element.getAttribute(name));
    });
  const playable = attribute('playable', (text): Playable => PLAYABLE.find((each) => each === text) ?? 'both');
  const bottom = attribute('bottom', (text): Side => {
    if (text === 'white' || text === 'black') return text;
    return playable() === 'black' ? 'black' : 'white';
  });
  const prefersDark = createDark();
  const theme = attribute('theme', (text) => (text === 'dark' || text === 'light' ? text : null));
  const look = attribute('look', readLook);
  const images = attribute('images', (text) => text);
  /** What the board is made of, where the page says so; null is one colour beside the other. */
  const material = createMemo((): Material | null => {
    const chosen = look();
    if (!chosen) return null;
    const folder = images();
    const image: Material['image'] = (name) =>
      folder ? `${folder.replace(/\/?$/, '/')}${name}.${SURFACES.includes(name) ? 'avif' : 'webp'}` : null;
    return { look: chosen, theme: theme() ?? (prefersDark() ? 'dark' : 'light'), image };
  });
  const [marks, setMarks] = createSignal<readonly BoardMark[]>([]);
  const [arrows, setArrows] = createSignal<readonly BoardArrow[]>([]);
  return {
    ...{ playable, bottom, material, marks, setMarks, arrows, setArrows },
    hidden: attribute('hide', readHidden),
    /** Whether the reader may draw arrows and rings. */
    drawable: attribute('drawable', (text) => text !== null),
    /** Null until the element is on a page, which may say its language. */
    language: attribute('lang', () => (element.isConnected ? languageAt(element) : null)),
    /** An attribute has changed, or the place of the element in the page. */
    update(name?: string): void {
      if (name === 'marks') setMarks(readMarks(element.getAttribute('marks')));
      if (name === 'arrows') setArrows(readArrows(element.getAttribute('arrows')));
      setChanges((count) => count + 1);
    },
  };
}

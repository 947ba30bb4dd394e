import type { Side } from '@merellier/rules';
import { createMemo, createSignal } from 'solid-js';
import { type BoardArrow, type BoardMark, type Playable, readArrows, readHidden, readMarks } from './attributes.ts';
import { languageAt } from './voice.ts';

const PLAYABLE: readonly Playable[] = ['both', 'white', 'black', 'none'];

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
  const [marks, setMarks] = createSignal<readonly BoardMark[]>([]);
  const [arrows, setArrows] = createSignal<readonly BoardArrow[]>([]);
  return {
    ...{ playable, bottom, marks, setMarks, arrows, setArrows },
    hidden: attribute('hide', readHidden),
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

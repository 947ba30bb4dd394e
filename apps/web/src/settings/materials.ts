import type { Material, MaterialImage } from '@merellier/board';
import { type Accessor, createSignal } from 'solid-js';
import { type Addresses, addressesOf } from './image-addresses.ts';
import type { Look } from './settings.ts';

/** Wood and its men, which a first visit sees. */
const first = addressesOf(
  import.meta.glob('../../../../packages/board/images/{lime,walnut,man-ivory,man-ebony}.{avif,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
const [rest, setRest] = createSignal<Addresses | null>(null);
let asked = false;

/** Where the images of other looks, of kings, balls and dice are; null until they were asked for and have come. */
export const otherImages: Accessor<Addresses | null> = rest;

function askForRest(): void {
  if (asked) return;
  asked = true;
  import('./other-images.ts').then(
    ({ images }) => setRest(images),
    () => {
      asked = false;
    },
  );
}

/** What a look is made of, in the light or in the dark. An image that is not known yet is missing, and asked for. */
export function materialOf(look: Look, dark: boolean): Material {
  const others = rest();
  function image(name: MaterialImage): string | null {
    const found = first.get(name) ?? others?.get(name);
    if (!found && !others) askForRest();
    return found ?? null;
  }
  return { look, theme: dark ? 'dark' : 'light', image };
}

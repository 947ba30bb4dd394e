import type { Material, MaterialImage } from '@merellier/board';
import type { Look } from './settings.ts';

const files: Readonly<Record<string, string>> = import.meta.glob('../../../../packages/board/images/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});
const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.replace(/^.*\/|\.\w+$/g, ''), address] as const),
);

/** What a look is made of, in the light or in the dark. */
export const materialOf = (look: Look, dark: boolean): Material => ({
  look,
  theme: dark ? 'dark' : 'light',
  image: (name: MaterialImage) => addresses.get(name) ?? null,
});

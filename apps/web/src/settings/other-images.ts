import { addressesOf } from './image-addresses.ts';

/** Where all images of boards, men and dice are. */
export const images = addressesOf(
  import.meta.glob('../../../../packages/board/images/*.{avif,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

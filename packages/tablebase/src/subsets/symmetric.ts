import type { BlockShape } from './geometry.ts';

/**
 * For a block whose white set some symmetries leave alone: whether a black set, in the block's numbering, is the smallest of
 * those that they carry onto each other. Null where there are no such symmetries: then every set is.
 */
export function firstOfClass(
  { set, free }: BlockShape,
  symmetries: readonly (readonly number[])[],
): ((black: number) => boolean) | null {
  const isOwn = (image: readonly number[]): boolean => free.every((point) => !(set & (1 << (image[point] as number))));
  const turns = symmetries
    .filter((image) => isOwn(image) && image.some((to, from) => to !== from))
    .map((image) => free.map((point) => 1 << free.indexOf(image[point] as number)));
  if (turns.length === 0) return null;
  return (black) => {
    for (const turn of turns) {
      let image = 0;
      for (let rest = black; rest !== 0; rest &= rest - 1) image |= turn[31 - Math.clz32(rest & -rest)] as number;
      if (image < black) return false;
    }
    return true;
  };
}

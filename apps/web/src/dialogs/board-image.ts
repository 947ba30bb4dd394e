import { boardMaterial, boardPicture, imagesOf, type MaterialImage, type Picture } from '@merellier/board';
import type { Board, PositionView, Side } from '@merellier/rules';

interface Shown {
  readonly board: Board;
  readonly view: PositionView;
  readonly bottom: Side;
  readonly names: boolean;
}

/** The width of a picture made of pixels. */
const PIXELS = 1200;

/** The board in the look of the page, as it is on this screen: a picture that needs no other file. */
export async function imageOfBoard({ board, view, ...options }: Shown): Promise<Picture> {
  const style = getComputedStyle(document.documentElement);
  const material = boardMaterial();
  const images = material ? await stillImages(imagesOf(material, board.kind === 'squares'), material.image) : null;
  return boardPicture(board, view, {
    ...options,
    colour: (property) => style.getPropertyValue(property).trim(),
    material: material && { ...material, image: (name) => images?.get(name) ?? null },
  });
}

/** The pictures of a material as data, in formats that every program reads. */
async function stillImages(
  names: readonly MaterialImage[],
  address: (name: MaterialImage) => string | null,
): Promise<ReadonlyMap<MaterialImage, string>> {
  const still = await Promise.all(
    names.map(async (name): Promise<readonly [MaterialImage, string][]> => {
      const source = address(name);
      if (source === null) return [];
      const image = await loaded(source);
      // Men have a transparent ground.
      const type = name.includes('-') ? 'image/png' : 'image/jpeg';
      return [[name, drawn(image, image.naturalWidth, image.naturalHeight).toDataURL(type, 0.9)]];
    }),
  );
  return new Map(still.flat());
}

/** The same picture in pixels, as a PNG file; null where the browser makes none. */
export async function pixelsOf({ svg, width, height }: Picture): Promise<Blob | null> {
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const canvas = drawn(image, PIXELS, Math.round((PIXELS * height) / width));
  return new Promise((done) => canvas.toBlob(done));
}

async function loaded(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

function drawn(image: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas;
}

import { writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

/** Pixels, row by row, with three channels or, transparent, four. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly bytes: Uint8Array;
}

type Format = 'avif' | 'webp';

/** Writes pixels at the best quality that stays within so many bytes. */
export async function writeWithin(path: string, pixels: Pixels, format: Format, limit: number): Promise<void> {
  let best: Buffer | null = null;
  let [low, high] = [20, 95];
  while (low <= high) {
    const quality = (low + high) >> 1;
    const image = read(pixels);
    const made = await (format === 'avif'
      ? image.avif({ quality, effort: 6, chromaSubsampling: '4:2:0' })
      : image.webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: true })
    ).toBuffer();
    if (made.length <= limit) {
      best = made;
      low = quality + 1;
    } else high = quality - 1;
  }
  if (!best) throw new RangeError(`${path} does not fit in ${limit} bytes`);
  writeFileSync(path, best);
  console.log(`${path.split('/').at(-1)}: ${best.length} bytes at quality ${high}`);
}

/** The same as JPEG or, where it is transparent, PNG: for what draws pictures on a server and knows no newer format. */
export async function writeStill(path: string, pixels: Pixels, width: number): Promise<void> {
  const image = read(pixels).resize({ width });
  const made = await (pixels.channels === 3
    ? image.jpeg({ quality: 82, mozjpeg: true })
    : image.png({ palette: true, quality: 90, effort: 10 })
  ).toBuffer();
  writeFileSync(path, made);
}

const read = ({ bytes, width, height, channels }: Pixels): Sharp => sharp(bytes, { raw: { width, height, channels } });

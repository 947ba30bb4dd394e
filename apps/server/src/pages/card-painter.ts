import { createHash } from 'node:crypto';
import { CARD_FONT, CARD_WIDTH } from '@merellier/page/documents';
import { type FontFiles, layOutFonts } from './fonts.ts';

/** How many pictures are kept: about 350 kB each. */
const KEPT = 60;
/** How many may wait to be painted: more than that is no messenger any more. */
const WAITING = 20;

/**
 * Paints cards, one after the other and beside the process's own thread, and keeps those that were asked for last. The renderer
 * is loaded with the first card.
 */
export class CardPainter {
  private readonly kept = new Map<string, Buffer>();
  private readonly underWay = new Map<string, Promise<Buffer>>();
  private last: Promise<unknown> = Promise.resolve();
  private fonts: FontFiles | null = null;

  /** The picture of an SVG, or null where too much is asked for at once. */
  async paint(svg: string): Promise<Buffer | null> {
    const key = createHash('sha256').update(svg).digest('base64url');
    const known = this.kept.get(key);
    if (known) {
      this.keep(key, known);
      return known;
    }
    const begun = this.underWay.get(key);
    if (begun) return begun;
    if (this.underWay.size >= WAITING) return null;
    const picture = this.last.then(() => this.render(svg));
    this.last = picture.catch(() => undefined);
    this.underWay.set(key, picture);
    try {
      const png = await picture;
      this.keep(key, png);
      return png;
    } finally {
      this.underWay.delete(key);
    }
  }

  close(): void {
    this.fonts?.remove();
    this.fonts = null;
  }

  private async render(svg: string): Promise<Buffer> {
    const { renderAsync } = await import('@resvg/resvg-js');
    this.fonts ??= layOutFonts();
    const font = { fontFiles: [...this.fonts.paths], loadSystemFonts: false, defaultFontFamily: CARD_FONT };
    const image = await renderAsync(svg, { font, fitTo: { mode: 'width', value: CARD_WIDTH } });
    return image.asPng();
  }

  /** The one asked for last goes to the end, and the first gives way. */
  private keep(key: string, png: Buffer): void {
    this.kept.delete(key);
    this.kept.set(key, png);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}

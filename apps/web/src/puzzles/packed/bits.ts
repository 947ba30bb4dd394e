/** Writes whole numbers one after the other, each in as many bits as it is given. */
export class BitWriter {
  private readonly bits: number[] = [];

  /** The highest bit first. A number that needs more bits is a RangeError. */
  put(value: number, width: number): void {
    if (value < 0 || value >= 2 ** width) throw new RangeError(`${value} does not fit into ${width} bits`);
    for (let bit = width - 1; bit >= 0; bit--) this.bits.push(Math.floor(value / 2 ** bit) % 2);
  }

  /** What was written, filled up with zeros to whole bytes. */
  bytes(): Uint8Array {
    const bytes = new Uint8Array(Math.ceil(this.bits.length / 8));
    for (const [i, bit] of this.bits.entries()) bytes[i >> 3] = (bytes[i >> 3] as number) | (bit << (7 - (i & 7)));
    return bytes;
  }
}

/** Reads them again. */
export class BitReader {
  private readonly bytes: Uint8Array;
  /** In bits, from the first byte. */
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  take(width: number): number {
    let value = 0;
    for (let i = 0; i < width; i++, this.at++)
      value = value * 2 + (((this.bytes[this.at >> 3] ?? 0) >> (7 - (this.at & 7))) & 1);
    return value;
  }
}

/** The bits that tell so many things apart. */
export const widthFor = (things: number): number => (things <= 1 ? 0 : 32 - Math.clz32(things - 1));

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

export const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (each) => each.charCodeAt(0));

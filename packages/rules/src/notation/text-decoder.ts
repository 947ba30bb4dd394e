import { LineStarts } from './line-starts.ts';
import type { GameRemark } from './remark.ts';

type EncodingRemark = Extract<GameRemark, { remark: 'encoding' }>;

/** The decoder that browsers and Node both have: this package is compiled for neither. */
declare class TextDecoder {
  /** The encoding by its own name, whatever it was asked for by. */
  readonly encoding: string;
  constructor(label: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
  decode(bytes: Uint8Array, options?: { readonly stream?: boolean }): string;
}

/** What a part of a file is decoded by, once the file is known: what is UTF-8 or else Windows-1252, line by line, or UTF-16. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

const NEWLINE = 10;
/** How many bytes are looked at to tell the encoding. */
const HEAD = 64;

/** What Windows-1252 has from 0x80 to 0x9f; some platforms read Latin-1 under its name. Free places keep their control character. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const CONTROLS = /[\u0080-\u009f]/g;

/**
 * Turns the bytes of a file of games into text, block by block. UTF-8 is expected; UTF-16 is known by its mark, or by its zero
 * bytes; a line that is not UTF-8 is read as Windows-1252, which Latin-1 is part of. Lines end with `\n`, and every block but the
 * last one ends with a line.
 *
 * A decoder that is given the name of an encoding expects nothing else, and throws a `TypeError` at bytes that are not in it.
 */
export class GameTextDecoder {
  #wide: TextDecoder | null = null;
  #wideName: Exclude<FileEncoding, 'utf-8'> = 'utf-16le';
  #begun = false;
  #head: Uint8Array[] = [];
  /** What came since the last end of a line: bytes, or text of a wide encoding. */
  #bytes: Uint8Array[] = [];
  #text: string[] = [];
  #line = 1;
  #remarks: EncodingRemark[] = [];
  readonly #starts = new LineStarts();
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  readonly #windows = new TextDecoder('windows-1252');

  /**
   * @param encoding A name that the Encoding Standard knows, as `koi8-r` or `cp1251`; a `RangeError` where it knows none. Without one
   * it is found out.
   * @param known What {@link encoding} said of the file, where only a part of it comes.
   */
  constructor(encoding?: string, known?: FileEncoding) {
    this.#begun = encoding !== undefined || known !== undefined;
    if (encoding !== undefined) this.#wide = new TextDecoder(encoding, { fatal: true });
    else if (known !== undefined && known !== 'utf-8') this.#readWide(known);
  }

  /** How the file is encoded, as far as its beginning shows: lines that are not UTF-8 are still read as Windows-1252. */
  get encoding(): FileEncoding {
    return this.#wide ? this.#wideName : 'utf-8';
  }

  /** The byte of the file at which a line begins, counted from 1, of those that were decoded last; asked in rising order. */
  startOfLine(line: number): number {
    return this.#starts.of(line);
  }

  /** The text of these bytes and of those left over before, up to the end of the last line in them; all of it at the end. */
  decode(bytes: Uint8Array, last: boolean = false): string {
    if (!this.#begun) {
      this.#head.push(bytes);
      const head = join(this.#head);
      if (head.length < HEAD && !last) return '';
      this.#begin(head);
      return this.decode(head, last);
    }
    const first = this.#line;
    const text = this.#wide ? this.#decodeWide(this.#wide, bytes, last, first) : this.#decodeBytes(bytes, last, first);
    const plain = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
    for (let at = plain.indexOf('\n'); at >= 0; at = plain.indexOf('\n', at + 1)) this.#line++;
    return plain;
  }

  /** The remarks on lines that were decoded since this was asked last. */
  takeRemarks(): readonly EncodingRemark[] {
    const remarks = this.#remarks;
    this.#remarks = [];
    return remarks;
  }

  #begin(bytes: Uint8Array): void {
    this.#begun = true;
    const [first, second] = bytes;
    const head = bytes.subarray(0, HEAD);
    const zeros = (from: number): number => head.filter((byte, i) => i % 2 === from && byte === 0).length;
    const many = head.length / 4;
    if ((first === 0xff && second === 0xfe) || zeros(1) > many) this.#wideName = 'utf-16le';
    else if ((first === 0xfe && second === 0xff) || zeros(0) > many) this.#wideName = 'utf-16be';
    else return;
    this.#readWide(this.#wideName);
    // The mark of the encoding is not part of the text.
    if ((first ?? 0) + (second ?? 0) === 0x1fd) this.#starts.skip(2);
    this.#remarks.push({ remark: 'encoding', line: 1, encoding: this.#wideName });
  }

  #readWide(encoding: Exclude<FileEncoding, 'utf-8'>): void {
    this.#wideName = encoding;
    this.#wide = new TextDecoder(encoding);
  }

  #decodeWide(wide: TextDecoder, bytes: Uint8Array, last: boolean, line: number): string {
    const decoded = wide.decode(bytes, { stream: !last });
    const text = wide.encoding === 'windows-1252' ? withWindowsSigns(decoded) : decoded;
    const end = last ? text.length : text.lastIndexOf('\n') + 1;
    if (end === 0 && !last) {
      this.#text.push(text);
      return '';
    }
    const whole = this.#text.join('') + text.slice(0, end);
    this.#text = [text.slice(end)];
    this.#starts.next(whole, 2, line);
    return whole;
  }

  #decodeBytes(bytes: Uint8Array, last: boolean, line: number): string {
    const end = last ? bytes.length : bytes.lastIndexOf(NEWLINE) + 1;
    if (end === 0 && !last) {
      if (bytes.length > 0) this.#bytes.push(bytes);
      return '';
    }
    const whole = this.#bytes.length === 0 ? bytes.subarray(0, end) : join([...this.#bytes, bytes.subarray(0, end)]);
    this.#bytes = end < bytes.length ? [bytes.subarray(end)] : [];
    this.#starts.next(whole, 1, line);
    return this.#readUtf8(whole) ?? this.#decodeLines(whole);
  }

  #readUtf8(bytes: Uint8Array): string | null {
    try {
      return this.#utf8.decode(bytes);
    } catch {
      return null;
    }
  }

  #decodeLines(bytes: Uint8Array): string {
    const lines: string[] = [];
    for (let at = 0; at < bytes.length; ) {
      const newline = bytes.indexOf(NEWLINE, at);
      const end = newline < 0 ? bytes.length : newline + 1;
      const line = bytes.subarray(at, end);
      const text = this.#readUtf8(line);
      if (text === null)
        this.#remarks.push({ remark: 'encoding', line: this.#line + lines.length, encoding: 'windows-1252' });
      lines.push(text ?? withWindowsSigns(this.#windows.decode(line)));
      at = end;
    }
    return lines.join('');
  }
}

const withWindowsSigns = (text: string): string =>
  text.replace(CONTROLS, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);

function join(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * The text of a file of games, and what there is to tell of its encoding: see {@link GameTextDecoder}. Of a part of a file the
 * encoding has to be given.
 *
 * @example
 * ```ts
 * import { decodeGameText } from '@merellier/rules/notation';
 *
 * const { text, remarks } = decodeGameText(new Uint8Array([0x7b, 0x63, 0x61, 0x66, 0xe9, 0x7d]));
 * console.log(text, remarks.map(({ encoding }) => encoding)); // {café} [ 'windows-1252' ]
 * ```
 */
export function decodeGameText(
  bytes: Uint8Array,
  encoding?: FileEncoding,
): {
  readonly text: string;
  readonly remarks: readonly EncodingRemark[];
} {
  const decoder = new GameTextDecoder(undefined, encoding);
  const text = decoder.decode(bytes, true);
  return { text, remarks: decoder.takeRemarks() };
}

const PLAIN = 'p';
const DEFLATED = 'z';
/** Longer than any game; a small address must not unfold into more. */
const LONGEST = 2_000_000;

/** Packs a text for an address: compressed where the browser can, in letters that need no escaping. */
export async function packText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (!('CompressionStream' in globalThis)) return PLAIN + toBase64(bytes);
  return DEFLATED + toBase64(await through(bytes, new CompressionStream('deflate-raw')));
}

/** The text that was packed; null where the packing is damaged. */
export async function unpackText(packed: string): Promise<string | null> {
  try {
    const bytes = fromBase64(packed.slice(1));
    const plain = packed.startsWith(DEFLATED) ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes;
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return null;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > LONGEST) throw new RangeError('the packed text is too long');
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

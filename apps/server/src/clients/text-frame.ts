/** The longest text whose length is written in two bytes. */
const LONGEST = 0xffff;

/** Anything but the characters that are one byte each in UTF-8. */
const WIDE = /[^ -~]/;

let last = { text: '', frame: null as string | null };

/**
 * A text as one unmasked frame of a WebSocket (RFC 6455, 5.2), each character of it a byte: such a string goes to the network in one
 * piece, without buffers. Null for a text that is longer than that, or has other characters. The same text may be asked for several times in a row.
 */
export function frameOf(text: string): string | null {
  if (last.text !== text) last = { text, frame: text.length > LONGEST || WIDE.test(text) ? null : framed(text) };
  return last.frame;
}

const framed = (text: string): string =>
  text.length < 126
    ? String.fromCharCode(0x81, text.length) + text
    : String.fromCharCode(0x81, 126, text.length >> 8, text.length & 0xff) + text;

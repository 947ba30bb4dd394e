/** What a code says that a camera has read. */
export type ScannedCode =
  /** The result of a game: its tournament, the game, and the result where it says one. */
  | { readonly kind: 'result'; readonly rest: readonly string[] }
  /** A whole tournament. */
  | { readonly kind: 'tournament'; readonly packed: string }
  /** Not one of ours. */
  | { readonly kind: 'other' };

/** The longest address that a code can hold: its 40th version, with the least correction of errors. */
const LONGEST = 2953;

/**
 * Reads the address in a code. Only what stands after `#` counts: sheets may be printed at one address of a computer and scanned
 * at another.
 */
export function scannedCode(text: string): ScannedCode {
  const [, what = '', ...rest] = /#\/tournament\/(result|receive)\/(.+)$/.exec(text.slice(0, LONGEST)) ?? [];
  const parts = (rest[0] ?? '').split('/');
  if (what === 'result' && parts.length >= 2 && parts.length <= 3) return { kind: 'result', rest: parts };
  return what === 'receive' && parts.length === 1 ? { kind: 'tournament', packed: parts[0] ?? '' } : { kind: 'other' };
}
